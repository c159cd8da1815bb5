import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import type { Visit } from '../fixtures/visit.ts'
import { openShop, type Shop } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const headset = fileURLToPath(new URL('../fixtures/page/headset.js', import.meta.url))
const MOST_KEYS = 40
const MOST_PARTS = 8
/** Every sentence is heard to its end, on a machine that may have much else to do. */
const VISIT_MS = 180_000
const ARRIVED = /You have arrived at biscuits and snacks/

describe('a visit in a store', () => {
  it('to the way in by a headset’s button alone', { timeout: VISIT_MS }, async () => {
    const visit = await shop.visit({ query: '?storeid=1', motion: 'denied', scripts: [headset] })
    const press = () => visit.page.evaluate(() => window.__headset.pause?.({ action: 'pause' }))
    const listening = visit.page.getByRole('status').getByText('Listening...')

    async function tell(words: string, answer: string) {
      for (
        let said = 0;
        said < 3 && !(await visit.page.getByRole('log').getByText(answer).last().isVisible());
        said++
      ) {
        await press()
        await listening.waitFor({ timeout: 10_000 })
        await visit.say(await shop.speak(words))
        // Whoever lets go waits for longer than a phone that tells of one press twice.
        await press()
        await visit.hears(answer, 10_000).catch(() => undefined)
      }
      await visit.hears(answer, 1000)
    }

    await visit.start()
    await visit.hears(spoken('intro.offer'))
    await tell('not required', spoken('aisle.ask'))
    await tell('biscuits', spoken('entrance.ask'))
    expect(visit.faults).toEqual([])
    await visit.close()
  })

  it('to the shelf by two keys alone', { timeout: VISIT_MS }, async () => {
    const visit = await shop.visit({ query: '?storeid=1', motion: 'denied' })
    const { keyboard } = visit.page
    const focused = () =>
      visit.page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )

    /** As a switch does: on to the next, and press. */
    async function choose(name: string) {
      for (let keys = 0; keys < MOST_KEYS && (await focused()) !== name; keys++) await keyboard.press('Tab')
      expect(await focused()).toBe(name)
      await keyboard.press('Enter')
    }

    await visit.page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 30_000 })
    await choose('Start talking')
    await visit.hears(spoken('intro.offer'))
    for (const [name, answer] of [
      ['Not required', spoken('aisle.ask')],
      ['Biscuits', spoken('entrance.ask')],
    ] as const) {
      await choose(name)
      await visit.hears(answer)
    }
    await choose('Entrance')
    await visit.hears(/Move forward \d+ steps/, 60_000)
    await walkOn(visit, () => choose('Next'))
    expect(visit.faults).toEqual([])
    await visit.close()
  })
})

/** Part by part, each once the one before was said. */
async function walkOn(visit: Visit, next: () => Promise<unknown>) {
  for (let part = 0; part < MOST_PARTS && !ARRIVED.test(await visit.log()); part++) {
    await visit.untilSilent(1500)
    const before = await visit.log()
    await next()
    await expect.poll(visit.log, { timeout: 20_000 }).not.toBe(before)
  }
  expect(await visit.log()).toMatch(ARRIVED)
}
