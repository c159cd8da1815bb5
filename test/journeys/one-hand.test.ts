import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { packFront } from '../fixtures/pictures.ts'
import type { Visit } from '../fixtures/visit.ts'
import { BRAND, openShop, type Shop, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const headset = fileURLToPath(new URL('../fixtures/page/headset.js', import.meta.url))
const MOST_SAID = 4
const MOST_KEYS = 40
const MOST_PARTS = 8
/** Whoever lets go waits for longer than a phone that tells of one press twice. */
const PRESSES_APART_MS = 450
/** Every sentence is heard to its end, on a machine that may have much else to do. */
const VISIT_MS = 300_000
const ARRIVED = /You have arrived at biscuits and snacks/
const AT_COUNTER = /^You are at the cash counter/
const CONTAINS = /^From our list: contains (?:wheat and )?milk/

describe('a visit in a store', () => {
  it('from the entrance to goodbye by the talk button alone', { timeout: VISIT_MS }, async () => {
    const visit = await openInStore('granted')
    const button = visit.page.getByRole('button', { name: 'Talk: hold while speaking' })
    const tell = talker(visit, () => button.click())
    await visit.start()
    await toTheWay(visit, tell)
    await visit.hears(/Move forward \d+ steps/, 60_000)
    await visit.walk(true)
    await visit.hears(ARRIVED, 90_000)
    await visit.walk(false)
    await checkAPack(tell)
    await tell('yes', walkText('nav.return'))
    await visit.walk(true)
    await visit.hears(AT_COUNTER, 90_000)
    await visit.walk(false)
    await goodbye(visit, tell)
  })

  it('to the way in by a headset’s button alone', { timeout: VISIT_MS }, async () => {
    const visit = await shop.visit({ query: '?storeid=1', motion: 'denied', scripts: [headset] })
    const press = () => visit.page.evaluate(() => window.__headset.pause?.({ action: 'pause' }))
    const tell = talker(visit, press)
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

type Tell = (words: string, answer: string | RegExp) => Promise<void>

/** A phone in a store with a pack before its camera, not yet tapped. */
async function openInStore(motion: 'granted' | 'denied', scripts: readonly string[] = []) {
  const visit = await shop.visit({ query: '?storeid=1', motion, scripts })
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  return visit
}

/** Speaks between two presses of the one button, over whatever is being said; again when it was not understood. */
const talker =
  (visit: Visit, press: () => Promise<unknown>): Tell =>
  async (words, answer) => {
    const listening = visit.page.getByRole('status').getByText('Listening...')
    const answered = visit.page.getByRole('log').getByText(answer).last()
    for (let said = 0; said < MOST_SAID && !(await answered.isVisible()); said++) {
      await press()
      await listening.waitFor({ timeout: 10_000 })
      await visit.page.waitForTimeout(PRESSES_APART_MS)
      await visit.say(await shop.speak(words))
      await press()
      await answered.waitFor({ timeout: 15_000 }).catch(() => undefined)
    }
    await visit.hears(answer, 1000)
  }

async function toTheWay(visit: Visit, tell: Tell) {
  await visit.hears(spoken('intro.offer'))
  await tell('not required', spoken('aisle.ask'))
  await tell('biscuits', spoken('entrance.ask'))
  await tell('entrance', /^Hold the phone upright|Move forward \d+ steps/)
}

async function checkAPack(tell: Tell) {
  await tell('what is this', new RegExp(cookies.name))
  await tell('does it contain milk', CONTAINS)
  await tell('cash counter', spoken('standing.ask'))
}

async function goodbye(visit: Visit, tell: Tell) {
  await tell('next time', spoken('save.ask'))
  await tell('thank you', spoken('thanks', { brand: BRAND }))
  await over(visit)
}

async function over(visit: Visit) {
  await visit.page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 60_000 })
  expect(visit.faults).toEqual([])
  await visit.close()
}

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
