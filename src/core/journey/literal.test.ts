import { expect, it } from 'vitest'
import { playJourney, SENTENCE_MS } from '../../../test/fixtures/journey-player.ts'
import type { Where } from '../contract/place.ts'
import type { JourneyOptions } from './journey.ts'
import type { Snapshot } from './snapshot.ts'

const at = (where: Where, section: Snapshot['section'] = 'biscuits and snacks'): Snapshot => ({
  ...{ version: 1, storeId: '7', where, section },
  ...{ notThere: 0, walk: null, told: true },
})

/** A visit of the specification's profile that goes on here, once it has said where it is. */
function literalVisit(where: Where, changes: Partial<JourneyOptions> = {}) {
  const shop = playJourney({ literal: true, reload: 'literal', resume: at(where), ...changes })
  shop.send({ type: 'ready', again: false })
  shop.wait(2500)
  shop.finish()
  shop.said()
  return shop
}

it.each([
  ['introduction', 'biscuits', 'aisle.confirm.biscuits'],
  ['introduction', 'i will buy more', 'more.yes'],
  ['section', 'entrance', 'nav.prepare'],
  ['section', 'not there', 'entrance.no1'],
  ['section', 'continue', 'tour.1'],
  ['entrance', 'next time', 'save.ask'],
  ['entrance', 'not required', 'aisle.ask'],
  ['entrance', 'save it', 'save.android'],
  ['buyMore', 'thank you', 'thanks'],
  ['buyMore', 'dairy', 'aisle.confirm.dairy'],
  ['keepApp', 'bread', 'aisle.confirm.breads'],
] as const)('to the letter a keyword acts whatever is asked: %s, "%s"', (where, words, first) => {
  const shop = literalVisit(where)
  shop.hear(words)
  shop.finish()
  expect(shop.said()[0]).toBe(first)
})

it('to the letter "expiry" opens a look at the entrance', () => {
  const shop = literalVisit('entrance')
  shop.hear('expiry')
  expect(shop.last('ask')?.words).toBe('expiry')
})

it.each(['storekeeper', 'not required', 'biscuits'])(
  'to the letter "%s" holds no keyword of home',
  (words) => {
    const shop = literalVisit('place', { place: { kind: 'home' }, resume: { ...at('place'), storeId: null } })
    shop.hear(words)
    shop.finish()
    expect(shop.last('end')).toBeUndefined()
  },
)

it.each([
  ['buyMore', 'buy more', 15_000],
  ['keepApp', 'save', 14_000],
  ['buyMore', 'thank you', 9000],
] as const)(
  'to the letter the page loads anew so long after the words began: %s, "%s"',
  (where, words, waitMs) => {
    const shop = literalVisit(where)
    shop.hear(words)
    shop.wait(waitMs - 1)
    expect(shop.last('end')).toBeUndefined()
    shop.wait(1)
    expect(shop.last('end')?.reload).toBe(true)
  },
)

it('to the letter the walk begins 9 s after the words about the phone began, not after their end', () => {
  const shop = literalVisit('entrance')
  shop.hear('entrance')
  shop.wait(8999)
  expect(shop.said()).toEqual(['nav.prepare'])
  shop.wait(1)
  expect(shop.said()).toEqual(['nav.go'])
})

it('to the letter the visit ends 24 s after the warning began', () => {
  const shop = literalVisit('entrance')
  for (let s = 0; s < 120 && shop.saidEver().at(-1) !== 'idle.store'; s++) shop.wait(1000)
  const beganMs = shop.clock.now()
  shop.wait(24_000 - 1000 - SENTENCE_MS)
  expect(shop.last('end')).toBeUndefined()
  shop.wait(1000 + SENTENCE_MS)
  expect(shop.clock.now() - beganMs).toBe(24_000)
  expect(shop.last('end')?.why).toBe('inactive')
})
