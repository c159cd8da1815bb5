// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../src/web/settings.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>
const returning = { prepare: ({ set }: Page['phone']) => set({ returning: true }) }
const inStore = { ...returning, storeId: '1' }

const holds = (page: Page) => page.sent().flatMap((frame) => ('hold' in frame ? [frame.hold] : []))
const press = (page: Page, what: 'talk' | 'next' = 'talk') =>
  page.tell(() => void page.phone.pressHeadset(what))

describe('a headset’s button', () => {
  it('begins to talk and ends it, as the button on the screen does', async () => {
    const page = showPage(returning)
    await page.checking()
    await page.tell(() => page.server.say('A long sentence.'))
    await press(page)
    expect(page.phone.spies.speaker.hold).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: /^Talk/ }).getAttribute('aria-pressed')).toBe('true')
    await page.pass(1000)
    await press(page)
    await page.pass(200)
    expect(holds(page)).toEqual([{ on: true, since_ms: 0 }, { on: false }])
  })

  it('skips where there is no microphone, as that button does', async () => {
    const page = showPage({
      prepare: ({ set, faults }) => {
        set({ returning: true })
        faults.microphone = 'denied'
      },
    })
    await page.checking()
    await page.tell(() => page.server.say('A long sentence.'))
    await press(page)
    expect(holds(page)).toEqual([])
    expect(page.phone.spies.speaker.drop).toHaveBeenCalledWith(['a1'])
  })

  it('pressed for the next: skips what is being said, and in silence is the walk’s Next', async () => {
    const page = showPage({
      storeId: '1',
      prepare: ({ set }) => set({ returning: true, motion: 'denied' }),
    })
    await page.welcomed()
    for (const choice of ['Not required', 'Biscuits', 'Entrance']) {
      await page.choose(choice)
      await page.heardOut()
    }
    await page.pass(1000)
    await press(page, 'next')
    expect(page.store.get().walk?.leg).toBe(2)
    // The turn is being said: that is what it skips now, and a press just after it skips nothing more.
    await press(page, 'next')
    await page.heardOut()
    await press(page, 'next')
    expect(page.store.get().walk?.leg).toBe(2)
  })

  it('is no answer to a question', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await page.pass(2000)
    const before = page.log()
    await press(page, 'next')
    expect(page.log()).toBe(before)
  })

  it('is the phone’s again when the visit pauses, and on the specification’s own page', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    expect(page.phone.pressHeadset('next')).toBe(true)
    await page.choose('Pause')
    expect(page.phone.pressHeadset('talk')).toBe(false)
    page.unmount()
    const literal = showPage({
      ...inStore,
      settings: { asSpecified: { ...defaultSettings.asSpecified, transport: true } },
    })
    await literal.talking()
    expect(literal.phone.pressHeadset('talk')).toBe(false)
  })
})
