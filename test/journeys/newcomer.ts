import { expect } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { packFront, printedDate, printedRows, spokenDate } from '../fixtures/pictures.ts'
import type { Visit } from '../fixtures/visit.ts'
import { BRAND, type Shop, sample } from './shop.ts'

/** Each sentence is heard to its end, on a machine that may have much else to do. */
export const WHOLE_VISIT_MS = 420_000
const MOST_SAID = 8
const ANSWER_WITHIN_MS = 20_000
const DAYS_LEFT = 90

const cookies = sample('Sunrise Butter Cookies')

export interface Newcomer {
  shop: Shop
  /** Brings words to whoever listens: the embedded engine by sound, a cloud's model by what it is said to have heard. */
  tell: (visit: Visit, words: string) => unknown
  /** True: names a section in the middle of the introduction. */
  inHaste?: boolean
  /** True: ends where the way to the counter begins. */
  untilTheWayBack?: boolean
}

/**
 * A newcomer's whole visit by voice and steps: from the entrance to the shelf, a pack and its date, the counter, and
 * the page kept for the next time.
 */
export async function visitAsNewcomer({ shop, tell, inHaste = false, untilTheWayBack = false }: Newcomer) {
  const visit = await shop.visit({ query: '?storeid=1', firstVisit: true, motion: 'granted' })
  const log = visit.page.getByRole('log')
  /** What a look asks for that saw too little in its eight seconds. */
  const showBetter = log.getByText(spoken('scan.retry')).or(log.getByText(spoken('scan.nodate')))

  /** Says it again when a busy machine has not heard it, or has not seen enough. */
  async function sayUntil(words: string, answer: string | RegExp, overVoice = false) {
    const answered = log.getByText(answer).last()
    for (let said = 0; said < MOST_SAID && !(await answered.isVisible()); said++) {
      if (!overVoice || said > 0) await visit.untilSilent(600)
      const unclear = await showBetter.count()
      await tell(visit, words)
      const reply = answered.or(showBetter.nth(unclear)).first()
      await reply.waitFor({ timeout: ANSWER_WITHIN_MS }).catch(() => undefined)
    }
    await visit.hears(answer, 1000)
  }

  await visit.start()
  await visit.hears(spoken('safety'))
  await visit.hears(/^Welcome to .*take you to pay\.$/)
  await visit.hears(spoken('tour.short'), 60_000)
  await sayUntil('biscuits', spoken('entrance.ask'), inHaste)
  await sayUntil('entrance', walkText('nav.prepare'))
  await visit.hears(walkText('nav.go'), 60_000)
  await visit.hears(/Move forward \d+ steps/)
  await visit.walk(true)
  await visit.page.getByText(/^more steps?$/).waitFor({ timeout: 30_000 })
  await visit.hears(/^You have arrived at biscuits and snacks/, 90_000)
  await visit.walk(false)
  await visit.hears(spoken('scan.hello'), 30_000)

  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await sayUntil('what is this', new RegExp(cookies.name))
  await visit.hears(spoken('scan.askdate'))
  const today = new Date()
  await visit.show(await shop.paint(printedRows([`USE BY ${printedDate(today, DAYS_LEFT)}`, 'MRP RS 30.00'])))
  await sayUntil('use by date', spokenDate(today, DAYS_LEFT))

  await sayUntil('cash counter', spoken('counter.confirm'))
  await visit.hears(spoken('standing.ask'), 30_000)
  await sayUntil('yes', walkText('nav.return'))
  if (!untilTheWayBack) await toTheGoodbye()
  expect(visit.faults).toEqual([])
  await visit.close()

  async function toTheGoodbye() {
    await visit.hears(/Move forward \d+ steps/)
    await visit.walk(true)
    await visit.hears(/^You are at the cash counter/, 90_000)
    await visit.walk(false)
    await sayUntil('next time', spoken('save.ask'))
    await sayUntil('save', spoken('save.android'))
    await visit.page.getByText('Disconnected', { exact: true }).first().waitFor({ timeout: 60_000 })
    await visit.page.getByRole('button', { name: 'Start talking' }).waitFor()
    expect(await visit.page.getByRole('listitem').allInnerTexts()).toContain('Choose Add to Home screen.')
  }
}
