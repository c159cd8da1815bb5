import { describe, expect, it } from 'vitest'
import { type Player, visitAfter } from '../../../test/fixtures/journey-player.ts'
import { atTheShelf, FIRST, onTheWay, THEN_COUNTER } from '../../../test/fixtures/visit-places.ts'

const DID_YOU_SAY = (what: string) => `Did you say ${what}? Yes or no.`

const home = () => visitAfter(['home'], { place: { kind: 'home' } })
const after =
  (...words: string[]) =>
  () =>
    visitAfter(words)

/** Doubtful there, what is asked, and what follows from a yes and from a no. */
const rows: readonly (readonly [
  where: string,
  there: () => Player,
  word: string,
  what: string,
  yes: readonly string[],
  no: readonly string[],
])[] = [
  [
    'the introduction',
    after(),
    'biscuits',
    'biscuits',
    ['aisle.confirm.biscuits', 'entrance.ask'],
    ['carry.on', 'intro.offer'],
  ],
  [
    'the section choice',
    after('not required'),
    'dairy',
    'dairy',
    ['aisle.confirm.dairy', 'entrance.ask'],
    ['carry.on', 'aisle.ask'],
  ],
  [
    'the entrance',
    after('dairy'),
    'entrance',
    'entrance',
    ['nav.prepare'],
    ['carry.on', 'aisle.confirm.dairy', 'entrance.ask'],
  ],
  [
    'the entrance',
    after('dairy'),
    'startAgain',
    'start again',
    ['intro.offer'],
    ['carry.on', 'aisle.confirm.dairy', 'entrance.ask'],
  ],
  ['a walk', onTheWay, 'counter', 'cash counter', [THEN_COUNTER], ['carry.on', FIRST]],
  ['a walk', onTheWay, 'changeSection', 'change section', ['aisle.ask'], ['carry.on', FIRST]],
  [
    'a walk',
    onTheWay,
    'imHere',
    'I am here',
    [FIRST, 'You have arrived at biscuits and snacks. If it is not here, say lost.'],
    ['carry.on', FIRST],
  ],
  ['the product check', atTheShelf, 'counter', 'cash counter', ['counter.confirm', 'wait'], ['carry.on']],
  ['the product check', atTheShelf, 'thanks', 'goodbye', ['thanks'], ['carry.on']],
  [
    'the product check',
    atTheShelf,
    'dairy',
    'dairy',
    ['section.far', 'aisle.confirm.dairy', 'entrance.ask'],
    ['carry.on'],
  ],
  ['the product check at home', home, 'thanks', 'goodbye', ['thanks'], ['carry.on']],
]

describe('what leads away and may be misheard', () => {
  it.each(rows)('at %s: is asked back', (_, there, word, what, yes, no) => {
    for (const [answer, said] of [
      ['yes', yes],
      ['no', no],
      ['back', no],
    ] as const) {
      const shop = there()
      shop.hearAs(word, 'confirm')
      expect(shop.said()).toEqual([DID_YOU_SAY(what)])
      shop.finish()
      shop.hearAs(answer)
      expect(shop.said()).toEqual(said)
    }
  })

  it.each(rows)('at %s: comes to nothing in 8 s of silence', (_, there, word, _what, _yes, no) => {
    const shop = there()
    shop.hearAs(word, 'confirm')
    shop.finish()
    shop.said()
    shop.wait(7999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual(no)
  })

  it('is agreed to by saying it again', () => {
    const shop = onTheWay()
    shop.hearAs('counter', 'confirm')
    shop.hearAs('counter')
    expect(shop.said()).toEqual([DID_YOU_SAY('cash counter'), THEN_COUNTER])
  })

  it('is never asked twice running: the second time the question of before offers its buttons', () => {
    const shop = visitAfter(['not required'])
    shop.hearAs('dairy', 'confirm')
    shop.finish()
    shop.hearAs('no')
    shop.finish()
    shop.said()
    shop.hearAs('dairy', 'confirm')
    expect(shop.said()).toEqual(['aisle.ask.r2'])
  })

  it('is asked anew after something else was said', () => {
    const shop = visitAfter(['not required'])
    for (const word of ['dairy', 'breads', 'dairy']) {
      shop.hearAs(word, 'confirm')
      expect(shop.said()).toEqual([DID_YOU_SAY(word)])
      shop.finish()
    }
  })

  it.each([
    ['the product check', atTheShelf],
    ['a walk', onTheWay],
    ['the section choice', after('not required')],
  ])(
    'at %s: a cry that is heard again while it is asked about is agreed to, however doubtful',
    (_, there) => {
      const shop = there()
      shop.hearAs('callStaff', 'confirm')
      expect(shop.said()).toEqual([DID_YOU_SAY('call staff')])
      expect(shop.last('alarm')).toBeUndefined()
      shop.hearAs('callStaff', 'confirm')
      expect(shop.last('alarm')).toBeDefined()
    },
  )

  it('takes what it asks about for a yes, however doubtful', () => {
    const shop = visitAfter(['not required'])
    shop.hearAs('dairy', 'confirm')
    shop.finish()
    shop.said()
    shop.hearAs('dairy', 'confirm')
    expect(shop.said()).toEqual(['aisle.confirm.dairy', 'entrance.ask'])
  })

  it('gives way to a section that is named in its place', () => {
    const shop = visitAfter(['not required'])
    shop.hearAs('dairy', 'confirm')
    shop.finish()
    shop.said()
    shop.hear('no, take me to the bread section')
    expect(shop.said()).toEqual(['aisle.confirm.breads', 'entrance.ask'])
  })

  it('leaves no walk for a section that is named in its place without a yes', () => {
    for (const [answer, said] of [
      ['yes', ['aisle.confirm.breads', 'entrance.ask']],
      ['no', ['carry.on', FIRST]],
    ] as const) {
      const shop = onTheWay()
      shop.hearAs('counter', 'confirm')
      shop.finish()
      shop.said()
      shop.hear('no, take me to the bread section')
      expect(shop.said()).toEqual(['walk.leave'])
      shop.finish()
      shop.hear(answer)
      expect(shop.said()).toEqual(said)
    }
  })

  it('asks for yes or no once, and then carries on', () => {
    const shop = visitAfter(['not required'])
    shop.hearAs('dairy', 'confirm')
    shop.finish()
    shop.said()
    shop.hearAs(null, 'askAgain')
    expect(shop.said()).toEqual(['sure.r1'])
    shop.finish()
    shop.hearAs(null, 'askAgain')
    expect(shop.said()).toEqual(['carry.on', 'aisle.ask'])
  })

  it('lets staff be called, and carries on only when the sound is over', () => {
    const shop = visitAfter(['not required'])
    shop.hearAs('dairy', 'confirm')
    shop.finish()
    shop.hear('call staff')
    shop.finish()
    shop.said()
    shop.wait(20_000)
    expect(shop.said()).toEqual([])
    shop.send({ type: 'alarmStopped' })
    shop.wait(8000)
    expect(shop.said()).toEqual(['carry.on', 'aisle.ask'])
  })

  it('is waited for once more when a voice is heard, not for ever', () => {
    const shop = visitAfter(['not required'])
    shop.hearAs('dairy', 'confirm')
    shop.finish()
    shop.said()
    shop.wait(6000)
    shop.send({ type: 'voice' })
    shop.wait(6000)
    shop.send({ type: 'voice' })
    shop.wait(1999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual(['carry.on', 'aisle.ask'])
  })
})

it('a "continue" that is asked back in the middle of the introduction goes on with it', () => {
  const shop = visitAfter([])
  shop.hear('continue')
  shop.hearAs('continue', 'confirm')
  expect(shop.said().at(-1)).toBe(DID_YOU_SAY('continue'))
  shop.press('yes')
  expect(shop.said()).toEqual(['tour.1'])
})
