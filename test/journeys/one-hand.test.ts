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
const ARRIVED = /You have arrived at biscuits and snacks/

describe('a visit in a store to the shelf', () => {
  it('by a headset’s button alone', async () => {
    const visit = await shop.visit({ query: '?storeid=1', motion: 'denied', scripts: [headset] })
    const press = (button: 'pause' | 'nexttrack') =>
      visit.page.evaluate((action) => window.__headset[action]?.({ action }), button)
    const listening = visit.page.getByRole('status').getByText('Listening...')

    async function tell(words: string, answer: string) {
      for (
        let said = 0;
        said < 3 && !(await visit.page.getByRole('log').getByText(answer).isVisible());
        said++
      ) {
        await press('pause')
        await listening.waitFor({ timeout: 10_000 })
        await visit.say(await shop.speak(words))
        // Whoever lets go waits for longer than a phone that tells of one press twice.
        await press('pause')
        await visit.hears(answer, 10_000).catch(() => undefined)
      }
      await visit.hears(answer, 1000)
    }

    await visit.start()
    await visit.hears(spoken('intro.offer'))
    await tell('not required', spoken('aisle.ask'))
    await tell('biscuits', spoken('entrance.ask'))
    await tell('entrance', spoken('motion.denied'))
    await visit.hears(/Move forward \d+ steps/, 60_000)
    for (let part = 0; part < 8 && !ARRIVED.test(await visit.log()); part++) {
      await visit.untilSilent(1500)
      await press('nexttrack')
    }
    await visit.hears(/You have arrived at biscuits and snacks/)
    expect(visit.faults).toEqual([])
    await visit.close()
  })

  it('by two keys alone', async () => {
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
    for (let part = 0; part < 8 && !/You have arrived/.test(await visit.log()); part++)
      await walkOn(visit, choose)
    await visit.hears(/You have arrived at biscuits and snacks/)
    expect(visit.faults).toEqual([])
    await visit.close()
  })
})

async function walkOn(visit: Visit, choose: (name: string) => Promise<void>) {
  await choose('Next')
  await visit.untilSilent(500)
}
