import { describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { packFront } from '../fixtures/pictures.ts'
import { pageScript, type Visit } from '../fixtures/visit.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()

const headset = pageScript('headset.js')
const MOST_SAID = 4
const MOST_PARTS = 8
/** Whoever lets go waits for longer than a phone that tells of one press twice. */
const PRESSES_APART_MS = 450
/** Every sentence is heard to its end, on a machine that may have much else to do. */
const VISIT_MS = 300_000
const ARRIVED = /^You have arrived at biscuits and snacks/
const AT_COUNTER = /^You are at the cash counter/
const CONTAINS = /From our list: contains (?:wheat and )?milk/

/** From the entrance to the shelf, a pack named and asked about, the counter, goodbye: by one means alone. */
describe('a whole visit in a store', () => {
  it('by the talk button alone', { timeout: VISIT_MS }, async () => {
    const visit = await openInStore('granted')
    const button = visit.page.getByRole('button', { name: 'Talk: hold while speaking' })
    const tell = talker(visit, () => button.click())
    await visit.start()
    await toTheWay(visit, tell)
    await visit.hears(/Move forward \d+ steps/, 60_000)
    await visit.walk(true)
    await visit.hears(ARRIVED, 90_000)
    await visit.walk(false)
    await checkAPack(visit, tell)
    await tell('yes', walkText('nav.return'))
    await visit.walk(true)
    await visit.hears(AT_COUNTER, 90_000)
    await visit.walk(false)
    await goodbye(visit, tell)
  })

  it('by a headset’s buttons alone', { timeout: VISIT_MS }, async () => {
    const visit = await openInStore('denied', [headset])
    const press = (action: 'pause' | 'play' | 'nexttrack') =>
      visit.page.evaluate((its) => window.__headset[its]?.({ action: its }), action)
    let playing = true
    // A headset’s one button is told as pause while something plays, and as play when it thinks that nothing does.
    const tell = talker(visit, () => {
      playing = !playing
      return press(playing ? 'play' : 'pause')
    })
    await visit.start()
    await toTheWay(visit, tell)
    await visit.hears(/Move forward \d+ steps/, 60_000)
    await walkOn(visit, ARRIVED, () => press('nexttrack'))
    await checkAPack(visit, tell)
    await tell('yes', walkText('nav.return'))
    await walkOn(visit, AT_COUNTER, () => press('nexttrack'))
    await goodbye(visit, tell)
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

async function checkAPack(visit: Visit, tell: Tell) {
  await tell('what is this', new RegExp(cookies.name))
  await tell('does it contain milk', CONTAINS)
  // A pack that is still talked about is asked about first.
  await tell('cash counter', /^Shall we leave the product|^Are you where we arrived/)
  if (!(await visit.log()).includes(spoken('standing.ask'))) await tell('yes', spoken('standing.ask'))
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

/** Part by part, each once the one before was said; a press that came when the voice had hardly ended only skips it. */
async function walkOn(visit: Visit, arrived: RegExp, next: () => Promise<unknown>) {
  const there = visit.page.getByRole('log').getByText(arrived).last()
  const told = async () =>
    (await visit.log()).split('\n').filter((line) => line && !line.startsWith('You: ')).length
  for (let part = 0; part < MOST_PARTS; part++) {
    await visit.untilSilent(1500)
    if (await there.isVisible()) break
    const before = await told()
    await next()
    await expect
      .poll(told, { timeout: 5000 })
      .toBeGreaterThan(before)
      .catch(() => undefined)
  }
  await visit.hears(arrived, 1000)
}
