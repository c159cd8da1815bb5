// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { readThrough } from './screen-reader.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>
const inStore = { storeId: '1', prepare: ({ set }: Page['phone']) => set({ returning: true }) }

const talk = () => screen.getByRole('button', { name: /^Talk/ })
const unlock = () => screen.getByRole('button', { name: screenTexts.unlock })
const isLocked = () => screen.queryByRole('button', { name: screenTexts.unlock }) !== null
const heard = (page: Page, words: string, meaning: string) =>
  page.tell(() => page.server.hear(words, meaning))

async function locked() {
  const page = showPage(inStore)
  await page.welcomed()
  await heard(page, 'pocket', 'lockScreen')
  await page.heardOut()
  return page
}

describe('a locked screen', () => {
  it('says so, and has nothing but Talk and what unlocks it', async () => {
    const page = await locked()
    expect(page.log()).toContain(spokenTexts['lock.on'])
    expect(screen.getAllByRole('button')).toEqual([talk(), unlock()])
    expect(document.activeElement).toBe(talk())
    expect(await readThrough()).toContain(`button, ${screenTexts.unlock}`)
  })

  it('takes no touch of a pocket: neither taps, nor a finger that rests, nor keys', async () => {
    const page = await locked()
    const log = screen.getByRole('log')
    await page.tell(() => page.server.say('A long sentence.'))
    await page.tell(() => {
      fireEvent.pointerDown(log)
    })
    await page.pass(1000)
    await page.tell(() => {
      fireEvent.pointerUp(log)
      fireEvent.click(log)
      fireEvent.keyDown(document.body, { key: 'Escape' })
    })
    expect(page.sent().some((frame) => 'hold' in frame)).toBe(false)
    expect(page.phone.spies.speaker.drop).not.toHaveBeenCalledWith(['a1'])
    expect(isLocked()).toBe(true)
  })

  it('takes the Talk button, and what is said to it', async () => {
    const page = await locked()
    await page.tell(() => void fireEvent.click(talk()))
    expect(page.sent().some((frame) => 'hold' in frame)).toBe(true)
    await page.tell(() => void fireEvent.click(talk()))
    await page.pass(200)
    await heard(page, 'biscuits', 'biscuits')
    expect(page.log()).toContain(spokenTexts['aisle.confirm.biscuits'])
  })

  it('is unlocked by a finger that stays for two seconds, and not by one that slides', async () => {
    const page = await locked()
    const log = screen.getByRole('log')
    await page.tell(() => void fireEvent.pointerDown(log))
    await page.tell(() => void fireEvent.pointerMove(log, { clientX: 0, clientY: 60 }))
    await page.pass(3000)
    expect(isLocked()).toBe(true)
    await page.tell(() => void fireEvent.pointerDown(log))
    await page.pass(2000)
    expect(isLocked()).toBe(false)
    await page.heardOut()
    expect(page.log()).toContain(spokenTexts['lock.off'])
  })

  it.each<[string, () => void]>([
    ['a screen reader’s double tap', () => void fireEvent.click(unlock())],
    ['a key', () => void fireEvent.keyDown(unlock(), { key: 'Enter' })],
  ])('is unlocked by two presses with %s, of which the first says so', async (_, press) => {
    const page = await locked()
    await page.tell(press)
    await page.heardOut()
    expect(page.log()).toContain(spokenTexts['lock.again'])
    expect(isLocked()).toBe(true)
    await page.tell(press)
    expect(isLocked()).toBe(false)
  })

  it('stays locked when the second press is long after the first', async () => {
    const page = await locked()
    await page.tell(() => void fireEvent.click(unlock()))
    await page.pass(5000)
    await page.tell(() => void fireEvent.click(unlock()))
    expect(isLocked()).toBe(true)
  })

  it('locks out neither Stop nor Call staff by voice, nor the button that ends the siren', async () => {
    const page = await locked()
    await heard(page, 'call staff', 'callStaff')
    await page.heardOut()
    expect(page.phone.spies.siren.start).toHaveBeenCalled()
    await page.choose(screenTexts.stopSound)
    expect(page.phone.spies.siren.stop).toHaveBeenCalled()
    await heard(page, 'pause', 'pause')
    expect(page.store.get().phase).toBe('paused')
    expect(page.store.get().locked).toBe(false)
  })
})
