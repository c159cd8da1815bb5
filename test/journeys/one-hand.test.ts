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
const MOST_KEYS = 60
const MOST_PARTS = 10
const MOST_SAID = 8
const ANSWER_WITHIN_MS = 20_000
const SAID_WITHIN_MS = 60_000
/** Each sentence that leads on is waited for, on a machine that may have much else to do. */
const VISIT_MS = 420_000
const AT_SHELF = /You have arrived at biscuits and snacks/
const AT_COUNTER = /You are at the cash counter/

/** One way of answering: what is on a button, and what somebody says for it. */
interface Hand {
  /** Gives an answer until it has this effect. */
  answer(label: string, words: string, effect: string | RegExp): Promise<void>
  /** On to the walk's next part. */
  next(): Promise<unknown>
}

/** From the tap to the last word at the counter: nothing but the hand is used. `check`: at the shelf. */
async function wholeVisit(visit: Visit, hand: Hand, check?: () => Promise<void>) {
  await visit.hears(spoken('intro.offer'), SAID_WITHIN_MS)
  await hand.answer('Not required', 'not required', spoken('aisle.ask'))
  await hand.answer('Biscuits', 'biscuits', spoken('entrance.ask'))
  await hand.answer('Entrance', 'entrance', walkText('nav.manual'))
  await walkTo(AT_SHELF, visit, hand)
  await visit.hears(spoken('scan.hello'), SAID_WITHIN_MS)
  await check?.()
  await hand.answer('Cash counter', 'cash counter', spoken('counter.confirm'))
  await visit.hears(spoken('standing.ask'), SAID_WITHIN_MS)
  await hand.answer('Yes', 'yes', walkText('nav.return'))
  await walkTo(AT_COUNTER, visit, hand)
  await visit.hears(spoken('more.ask', { brand: BRAND }), SAID_WITHIN_MS)
  await hand.answer('Next time', 'next time', spoken('save.ask'))
  await hand.answer('Thank you', 'thank you', spoken('thanks', { brand: BRAND }))
  expect(visit.faults).toEqual([])
  await visit.close()
}

/** Part by part. */
async function walkTo(end: RegExp, visit: Visit, { next }: Hand) {
  for (let part = 0; part < MOST_PARTS && !end.test(await visit.log()); part++) {
    const before = await partOf(visit)
    await next()
    // Who is not understood says it again.
    const isFurther = async () => end.test(await visit.log()) || (await partOf(visit)) !== before
    await expect
      .poll(isFurther, { timeout: 8000 })
      .toBe(true)
      .catch(() => undefined)
  }
  expect(await visit.log()).toMatch(end)
}

const partOf = ({ page }: Visit) => page.getByText(/^Part \d+ of \d+$/).innerText()

/** Words between two presses of one button. */
function talkBy(visit: Visit, press: () => Promise<unknown>): Hand {
  const listening = visit.page.getByRole('status').getByText('Listening...')
  const log = visit.page.getByRole('log')
  /** With a product in hand who is led away is asked first. */
  const leaves = log.getByText(spoken('product.leave')).last()

  async function say(words: string) {
    // A press that a busy page took for the end of something is made again.
    for (let presses = 0; presses < 3 && !(await listening.isVisible()); presses++) {
      await press()
      await listening.waitFor({ timeout: 5000 }).catch(() => undefined)
    }
    await visit.say(await shop.speak(words))
    await press()
  }

  return {
    async answer(_, words, effect) {
      const answered = log.getByText(effect).last()
      for (let said = 0; said < MOST_SAID && !(await answered.isVisible()); said++) {
        const asked = await leaves.isVisible()
        await say(asked ? 'yes' : words)
        const reply = asked ? answered : answered.or(leaves).first()
        await reply.waitFor({ timeout: ANSWER_WITHIN_MS }).catch(() => undefined)
      }
      await visit.hears(effect, 1000)
    },
    next: () => say('next'),
  }
}

describe('a whole visit, from the entrance to the counter', () => {
  it('by a headset’s buttons alone', { timeout: VISIT_MS }, async () => {
    const visit = await shop.visit({ query: '?storeid=1', motion: 'denied', scripts: [headset] })
    const fire = (action: 'pause' | 'nexttrack') =>
      visit.page.evaluate((pressed) => window.__headset[pressed]?.({ action: pressed }), action)
    await visit.start()
    await wholeVisit(visit, {
      ...talkBy(visit, () => fire('pause')),
      async next() {
        // Pressed under the voice it skips that; in silence it leads on.
        await fire('nexttrack')
        await visit.untilSilent(1500)
        await fire('nexttrack')
      },
    })
  })

  it('by two keys alone, as a switch presses them', { timeout: VISIT_MS }, async () => {
    const visit = await shop.visit({ query: '?storeid=1', motion: 'denied' })
    const { keyboard } = visit.page
    const focused = () =>
      visit.page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
    async function choose(name: string) {
      await visit.page.getByRole('button', { name, exact: true }).waitFor({ timeout: 30_000 })
      for (let keys = 0; keys < MOST_KEYS && (await focused()) !== name; keys++) await keyboard.press('Tab')
      expect(await focused()).toBe(name)
      await keyboard.press('Enter')
    }
    await choose('Start talking')
    await wholeVisit(visit, {
      async answer(label, _, effect) {
        const answered = visit.page.getByRole('log').getByText(effect).last()
        for (let pressed = 0; pressed < MOST_SAID && !(await answered.isVisible()); pressed++) {
          await choose(label)
          await answered.waitFor({ timeout: ANSWER_WITHIN_MS }).catch(() => undefined)
        }
        await visit.hears(effect, 1000)
      },
      next: () => choose('Next'),
    })
  })

  it('by the talk button and words alone', { timeout: VISIT_MS }, async () => {
    const visit = await shop.visit({ query: '?storeid=1', motion: 'denied' })
    const button = visit.page.getByRole('button', { name: 'Talk: hold while speaking' })
    await visit.start()
    const hand = talkBy(visit, () => button.click())
    await wholeVisit(visit, hand, async () => {
      await visit.show(await shop.paint(packFront(cookies, BRAND)))
      await hand.answer('What is this?', 'what is this', new RegExp(cookies.name))
    })
  })
})
