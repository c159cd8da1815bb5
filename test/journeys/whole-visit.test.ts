import { afterAll, beforeAll, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/spoken.ts'
import { walkText } from '../../src/core/texts/walk.ts'
import { packFront, printedDate, printedRows } from '../fixtures/pictures.ts'
import type { Visit } from '../fixtures/visit.ts'
import { BRAND, openShop, type Shop, sample } from './shop.ts'

const WHOLE_VISIT_MS = 420_000
const TRIES = 3

const cookies = sample('Sunrise Butter Cookies')
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Says words in a pause of the product, once more when a busy machine has not heard them. */
async function sayUntil(visit: Visit, words: string, answer: string | RegExp, withinMs = 15_000) {
  const clip = await shop.speak(words)
  for (let tries = 1; ; tries++) {
    await visit.untilSilent(600)
    await visit.say(clip)
    try {
      return await visit.hears(answer, withinMs)
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

it(
  'a newcomer is led by voice and steps from the entrance to the shelf, checks a pack, and is led to the counter',
  async () => {
    const visit = await shop.visit({ query: '?storeid=1', firstVisit: true, motion: 'granted' })
    await visit.start()
    await visit.hears(spoken('safety'))
    await visit.hears(/^Welcome to .*take you to pay\.$/)
    await visit.hears(spoken('tour.1'), 60_000)
    await sayUntil(visit, 'biscuits', spoken('entrance.ask'))
    await sayUntil(visit, 'entrance', walkText('nav.prepare'))
    await visit.hears(walkText('nav.go'), 60_000)
    await visit.hears(/Move forward \d+ steps/)
    await visit.walk(true)
    await visit.page.getByText(/^steps? left$/).waitFor({ timeout: 30_000 })
    await visit.hears(/^You have arrived at biscuits and snacks/, 90_000)
    await visit.walk(false)
    await visit.hears(spoken('scan.hello'), 30_000)

    await visit.show(await shop.paint(packFront(cookies, BRAND)))
    await sayUntil(visit, 'what is this', new RegExp(cookies.name), 20_000)
    await visit.hears(spoken('scan.askdate'))
    await visit.show(await shop.paint(printedRows([`USE BY ${printedDate(new Date(), 90)}`, 'MRP RS 30.00'])))
    await sayUntil(visit, 'use by date', /two thousand|Hold the product close/, 20_000)

    await sayUntil(visit, 'cash counter', spoken('counter.confirm'))
    await visit.hears(walkText('nav.return'), 30_000)
    await visit.hears(/Move forward \d+ steps/)
    await visit.walk(true)
    await visit.hears(/^You are at the cash counter/, 90_000)
    await visit.walk(false)
    await sayUntil(visit, 'next time', spoken('save.ask'), 20_000)
    await sayUntil(visit, 'save', spoken('save.android'))
    await visit.page.getByText('Disconnected', { exact: true }).first().waitFor({ timeout: 60_000 })
    await visit.page.getByRole('button', { name: 'Start talking' }).waitFor()
    expect(await visit.page.getByRole('listitem').allInnerTexts()).toContain('Choose Add to Home screen.')
    expect(visit.faults).toEqual([])
    await visit.close()
  },
  WHOLE_VISIT_MS,
)
