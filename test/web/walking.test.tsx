// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultPreferences } from '../../src/core/page/preferences.ts'
import { journeyTexts } from '../../src/core/texts/en/journey.ts'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { walkText, walkTexts } from '../../src/core/texts/en/walk.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>

const returning = { storeId: '1', prepare: ({ set }: Page['phone']) => set({ returning: true }) }

/** From the welcome to the question about the entrance, by buttons. */
async function atEntrance(page: Page) {
  await page.welcomed()
  await page.choose('Not required')
  await page.heardOut()
  await page.choose('Biscuits')
  await page.heardOut()
}

/** From now on the phone reports that it is held still, as often as phones do. */
function holdStill({ phone }: Page) {
  const report = () => {
    phone.feel({ atMs: phone.clock.now(), x: 0, y: 9.8, z: 0 })
    phone.clock.after(50, report)
  }
  report()
}

describe('a visit in a store', () => {
  it('offers the choices of each question, the rest under More, and focuses none of the next', async () => {
    const page = showPage(returning)
    await page.welcomed()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Call staff' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Louder' })).toBeNull()
    await page.choose('More')
    expect(screen.getByRole('button', { name: 'Louder' })).toBeTruthy()
    await page.choose('Not required')
    await page.heardOut()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Choices' }))
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: 'Louder' })).toBeNull()
    await page.choose('Biscuits')
    await page.heardOut()
    expect(page.log()).toContain(journeyTexts['aisle.confirm.biscuits'])
    expect(screen.getByRole('button', { name: 'Not there' })).toBeTruthy()
  })

  it('keeps the focus by the choices where the one that had it is gone, though the first is the same', async () => {
    const page = showPage({ ...returning, prepare: ({ set }) => set({ returning: true, motion: 'granted' }) })
    await page.tapped()
    holdStill(page)
    await page.tell(page.server.accept)
    await page.pass(2500)
    await page.heardOut()
    await page.choose('Not required')
    await page.choose('Biscuits')
    await page.choose('Entrance')
    await page.tell(() => screen.getByRole('button', { name: 'Help' }).focus())
    await page.tell(() => page.server.hear('next', 'next'))
    await page.heardOut()
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Choices' }))
  })

  it('answers nothing by the second of two taps at one place, but by a key, and by a tap that comes later', async () => {
    const page = showPage(returning)
    await page.welcomed()
    await page.user.dblClick(screen.getByRole('button', { name: 'Not required' }))
    await page.heardOut()
    const place = { clientX: 100, clientY: 500 }
    const biscuits = screen.getByRole('button', { name: 'Biscuits' })
    await page.tell(() => void fireEvent.click(biscuits, { ...place, detail: 2 }))
    expect(screen.getByRole('button', { name: 'Biscuits' })).toBeTruthy()
    await page.tell(() => void fireEvent.click(biscuits, { ...place, detail: 1 }))
    const entrance = screen.getByRole('button', { name: 'Entrance' })
    await page.tell(() => void fireEvent.click(entrance, { ...place, detail: 2 }))
    expect(screen.getByRole('button', { name: 'Entrance' })).toBeTruthy()
    await page.tell(() => void fireEvent.click(entrance, { detail: 0 }))
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
  })

  it('goes on with Stop and Call staff however quickly they are tapped', async () => {
    const page = showPage(returning)
    await page.welcomed()
    const press = (name: string) =>
      page.tell(() => void fireEvent.click(screen.getByRole('button', { name }), { detail: 2 }))
    await press('Call staff')
    expect(screen.getByRole('button', { name: 'Stop the sound' })).toBeTruthy()
    await page.heardOut()
    await page.pass(4000)
    await press('Stop')
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
    await press('Start talking')
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })

  it('walks by Next where motion was refused, and shows each part', async () => {
    const page = showPage({ ...returning, prepare: ({ set }) => set({ returning: true, motion: 'denied' }) })
    await atEntrance(page)
    expect(page.alert()).toContain('Motion access denied.')
    await page.choose('Entrance')
    await page.heardOut()
    expect(page.log()).toContain(walkTexts['nav.manual'])
    expect(screen.getByText('Part 1 of 2')).toBeTruthy()
    await page.choose('Next')
    await page.heardOut()
    expect(screen.getByText('Part 2 of 2')).toBeTruthy()
    expect(page.log()).toContain(walkText('nav.right', { n: 3 }))
    expect(page.store.get().navData.navPathSet).toBe('onward')
    await page.choose('Next')
    await page.heardOut()
    expect(page.log()).toContain(walkText('nav.end.section', { section: 'biscuits and snacks' }))
    expect(page.phone.spies.signs).toHaveBeenCalledWith('arrived')
    await page.pass(4000)
    await page.heardOut()
    expect(page.sent()).toContainEqual({ shopper_session: { mode: 'scan', store_id: '1' } })
    expect(screen.queryByText('Part 2 of 2')).toBeNull()
    expect(screen.getByRole('button', { name: 'Cash counter' })).toBeTruthy()
  })

  it('is led on by the phone’s voice while there is no network, at the shopper’s pace', async () => {
    const page = showPage({
      storeId: '1',
      prepare: ({ devices, set }) => {
        set({ returning: true, motion: 'denied' })
        devices.memory.keepPreferences({ ...defaultPreferences, pace: 4 })
      },
    })
    await atEntrance(page)
    await page.choose('Entrance')
    await page.heardOut()
    await page.tell(() => page.phone.setOnline(false))
    await page.heardOut()
    await page.choose('Next')
    await page.heardOut()
    const words = walkText('nav.right', { n: 3 })
    expect(page.phone.spies.speaker.say).toHaveBeenCalledWith(words)
    expect(page.phone.spies.setPace).toHaveBeenLastCalledWith(1.4)
  })

  it('takes a sensor that says nothing for 1.5 s for none', async () => {
    const page = showPage(returning)
    await atEntrance(page)
    await page.choose('Entrance')
    await page.heardOut()
    expect(page.log()).toContain(walkTexts['nav.manual'])
  })

  it('asks for a swing where the sensor speaks', async () => {
    const page = showPage(returning)
    await page.talking()
    await page.tell(() => holdStill(page))
    await page.pass(2500)
    await page.heardOut()
    await page.choose('Not required')
    await page.heardOut()
    await page.choose('Biscuits')
    await page.heardOut()
    await page.choose('Entrance')
    await page.heardOut()
    expect(page.phone.listensToMotion()).toBe(true)
    expect(page.log()).toContain(walkTexts['nav.prepare'])
    expect(page.log()).not.toContain(walkTexts['nav.go'])
    await page.pass(9000)
    await page.heardOut()
    expect(page.log()).toContain(walkTexts['nav.go'])
  })

  it('keeps its place through a pause', async () => {
    const page = showPage({ ...returning, prepare: ({ set }) => set({ returning: true, motion: 'denied' }) })
    await atEntrance(page)
    await page.choose('Entrance')
    await page.heardOut()
    await page.choose('Next')
    await page.heardOut()
    await page.choose('Pause')
    expect(page.log()).toContain(spokenTexts['idle.paused'])
    await page.choose('Start talking')
    await page.pass(25)
    await page.tell(page.server.accept)
    // Nothing is asked yet: the buttons of the last question would do nothing.
    expect(screen.queryByRole('region', { name: 'Choices' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
    await page.pass(2500)
    await page.heardOut()
    expect(screen.getByText('Part 2 of 2')).toBeTruthy()
  })
})

describe('the end', () => {
  it('shows how to keep the app, to be read after the visit', async () => {
    const page = showPage({ ...returning, prepare: ({ set }) => set({ returning: true, motion: 'denied' }) })
    await atEntrance(page)
    await page.choose('Entrance')
    for (let part = 0; part < 2; part++) {
      await page.heardOut()
      await page.choose('Next')
    }
    await page.heardOut()
    await page.pass(4000)
    await page.heardOut()
    await page.choose('Cash counter')
    await page.heardOut()
    await page.pass(3000)
    await page.heardOut()
    await page.choose('Yes')
    for (let part = 0; part < 2; part++) {
      await page.heardOut()
      await page.choose('Next')
    }
    await page.heardOut()
    await page.pass(3000)
    await page.heardOut()
    await page.choose('Next time')
    await page.heardOut()
    await page.choose('Save')
    await page.heardOut()
    await page.pass(14_000)
    await page.heardOut()
    await page.pass(14_000)
    expect(page.status()).toContain('Disconnected')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    await page.choose('Install now')
    expect(page.phone.spies.install).toHaveBeenCalledOnce()
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})
