import { describe, expect, it } from 'vitest'
import { type Player, visitAfter } from '../../../test/fixtures/journey-player.ts'

const FIRST = 'Start with the door behind you. Move forward 2 steps.'
const SECOND = 'Stop. Turn left, a quarter turn. Then move forward 3 steps.'
const BACK = 'Move forward 2 steps.'
const DID_YOU_SAY = (what: string) => `Did you say ${what}? Yes or no.`

/** On the first part of the way to the biscuits. */
function onTheWay(): Player {
  const shop = visitAfter(['biscuits', 'entrance'])
  shop.press('next')
  shop.finish()
  shop.said()
  return shop
}

/** At the shelf of the biscuits, the product check begun. */
function atTheShelf(): Player {
  const shop = onTheWay()
  shop.hear("i'm here")
  shop.finish()
  shop.wait(4000)
  shop.finish()
  shop.said()
  return shop
}

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
  ['a walk', onTheWay, 'counter', 'cash counter', ['counter.confirm', 'wait'], ['carry.on', FIRST]],
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
    expect(shop.said()).toEqual([DID_YOU_SAY('cash counter'), 'counter.confirm', 'wait'])
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

describe('asked on a walk', () => {
  it('counts the steps that are made meanwhile', () => {
    const shop = onTheWay()
    shop.hearAs('counter', 'confirm')
    shop.finish()
    shop.step(1)
    shop.hearAs('no')
    expect(shop.said().slice(-2)).toEqual([FIRST, 'Keep going. 1 step left.'])
  })

  it('is ended by the next instruction', () => {
    const shop = onTheWay()
    shop.hearAs('counter', 'confirm')
    shop.said()
    shop.step(2)
    expect(shop.said()).toEqual([SECOND])
    shop.finish()
    shop.wait(9000)
    expect(shop.said()).toEqual([])
    expect(shop.snapshot().walk).toMatchObject({ leg: 1, counted: 0 })
  })
})

describe('asked in a scan on a walk', () => {
  function scanning() {
    const shop = onTheWay()
    shop.hear('what is this')
    shop.hearAs('counter', 'confirm')
    shop.finish()
    return shop
  }

  it('goes on with the same scan after a no, and then with the walk', () => {
    const shop = scanning()
    shop.hearAs('no')
    expect(shop.said().at(-1)).toBe('carry.on')
    expect(shop.effects.filter(({ kind }) => kind === 'ask')).toHaveLength(1)
    shop.finish()
    shop.wait(15_000)
    expect(shop.said()).toContain(FIRST)
  })

  it('leaves scan and walk after a yes', () => {
    const shop = scanning()
    shop.hearAs('yes')
    expect(shop.said().slice(-2)).toEqual(['counter.confirm', 'wait'])
  })
})

describe('asked while products are checked', () => {
  it('leaves everything else to the engine, which is told what is ours', () => {
    const shop = atTheShelf()
    shop.hearAs('counter', 'confirm')
    expect(shop.last('listenFor')?.listenFor).toBe('checking')
    expect(shop.own()).toEqual(
      expect.arrayContaining(['yes', 'no', 'back', 'counter', 'thanks', 'callStaff']),
    )
    shop.finish()
    shop.said()
    shop.hearAs('contains nuts')
    expect(shop.own()).not.toContain('yes')
    shop.press('ingredients')
    expect([shop.said(), shop.last('ask')?.words]).toEqual([[], 'ingredients'])
    expect(shop.effects.filter(({ kind }) => kind === 'mode')).toHaveLength(1)
  })

  it.each([
    ['a look is under way', (shop: Player) => shop.send({ type: 'look', open: true }), 'product.leave'],
    ['a product was named', scanned, 'product.leave'],
    [
      'its date was declined',
      (shop: Player) => {
        scanned(shop)
        shop.hear('no')
      },
      'counter.confirm',
    ],
    [
      'its date was read',
      (shop: Player) => {
        scanned(shop)
        shop.hear('yes')
        scanned(shop)
      },
      'counter.confirm',
    ],
    ['nothing was looked at', () => {}, 'counter.confirm'],
  ] as const)('"cash counter" when %s', (_, before, said) => {
    const shop = atTheShelf()
    before(shop)
    shop.hear('cash counter')
    expect(shop.said()[0]).toBe(said)
  })

  function scanned(shop: Player) {
    shop.send({ type: 'look', open: true })
    shop.send({ type: 'look', open: false })
  }

  it('is agreed to once: leaving the product leads to the counter', () => {
    const shop = atTheShelf()
    scanned(shop)
    shop.hear('cash counter')
    shop.finish()
    shop.hear('yes')
    expect(shop.said()).toEqual(['product.leave', 'counter.confirm', 'wait'])
    shop.finish()
    shop.wait(3000)
    shop.finish()
    expect(shop.said()).toEqual(['nav.return', 'nav.go', BACK])
  })

  it('"thank you" ends the visit after a yes, and at home at once', () => {
    const shop = atTheShelf()
    shop.hear('thank you')
    shop.finish()
    shop.hear('yes')
    expect(shop.said()).toEqual(['thanks.ask', 'thanks'])
    shop.finish()
    shop.wait(9000)
    expect(shop.last('end')?.why).toBe('thanks')
  })
})
