import { describe, expect, it } from 'vitest'
import {
  atIntroduction,
  journeyStore,
  type Player,
  playJourney,
  visitAfter,
} from '../../../test/fixtures/journey-player.ts'
import { MIDDLE } from '../../../test/fixtures/visit-places.ts'
import type { JourneyOptions } from './journey.ts'
import { readSnapshot } from './snapshot.ts'

const home = { place: { kind: 'home' } } as const

/** At the shelf of the biscuits, the product check begun. */
function atTheShelf(changes: Partial<JourneyOptions> = {}): Player {
  const shop = visitAfter(['biscuits', 'entrance'], changes)
  walkToTheShelf(shop)
  shop.said()
  return shop
}

/** From the entrance, through the walk, to the product check. */
function walkToTheShelf(shop: Player) {
  shop.press('next')
  shop.finish()
  shop.press('i am here')
  shop.finish()
  shop.wait(4000)
  shop.finish()
}

const kinds = (shop: Player, from: number) => shop.effects.slice(from).map(({ kind }) => kind)

describe('the product check', () => {
  it.each([
    ['what is this'],
    ['use by date'],
    ['is there sugar'],
    ['tell me more about the ingredients'],
    ['repeat'],
    ['yes'],
    ['no'],
    ['not there'],
  ])('leaves spoken "%s" to the engine, and hands it on when it was pressed', (words) => {
    const shop = atTheShelf()
    const from = shop.effects.length
    shop.hear(words)
    expect(kinds(shop, from)).toEqual([])
    shop.press(words)
    expect(shop.effects.slice(from)).toEqual([{ kind: 'ask', words }])
  })

  it.each([
    ['cash counter', ['counter.confirm', 'wait'], 'counter'],
    ['thank you', ['thanks.ask'], 'thanks'],
    ['start again', ['restart.ask'], 'startAgain'],
    ['call staff', ['staff.call'], 'callStaff'],
  ])(
    'leads on at "%s" by itself, which the engine is told, and ends what it was saying',
    (words, said, own) => {
      const shop = atTheShelf()
      expect(shop.own()).toContain(own)
      shop.answer(2)
      shop.said()
      shop.hear(words, 500)
      expect(shop.speech.speaking('check')).toBe(false)
      expect(shop.said()).toEqual(said)
    },
  )

  it('is taken up again after "no"', () => {
    const shop = atTheShelf()
    shop.hear('cash counter')
    shop.press('no')
    expect(shop.said()).toEqual(['counter.confirm', 'wait', 'hi'])
    expect(shop.last('mode')?.mode).toBe('scan')
  })

  it('speaks more slowly, the engine and the journey alike', () => {
    const shop = atTheShelf()
    shop.press('slower')
    expect(shop.last('pace')?.by).toBe(-1)
    expect(shop.last('ask')?.words).toBe('slower')
  })

  it('cannot answer without a connection, and says where it was', () => {
    const shop = atTheShelf()
    shop.send({ type: 'lost' })
    shop.finish()
    shop.said()
    shop.press('what is this')
    expect(shop.said()).toEqual(['scan.alone'])
    shop.finish()
    shop.send({ type: 'ready', again: true, last: 'Butter Crisp' })
    expect(shop.said()).toEqual(['Connected again. We were at: Butter Crisp.'])
  })

  it('waits for a tap when no connection can be had', () => {
    const shop = atTheShelf()
    shop.send({ type: 'gaveUp', reason: undefined })
    shop.finish()
    expect(shop.said()).toEqual(['net.fail'])
    expect(shop.last('pause')).toBeDefined()
  })

  it('has no way to the counter where nobody authored one', () => {
    const shop = atTheShelf({
      place: {
        kind: 'store',
        store: { ...journeyStore, paths: { entrance: journeyStore.paths.Entrance ?? {} } },
      },
    })
    shop.hear('counter')
    expect(shop.said()).toEqual(['nav.nopath'])
    expect(shop.snapshot().where).toBe('checking')
  })
})

describe('to the letter', () => {
  const literal = { literal: true, reload: 'literal', motionRequired: true, steps: 'specification' } as const

  it('ends at "thank you", and leads to the counter from a product, without a question', () => {
    for (const [words, said] of [
      ['thank you', 'thanks'],
      ['cash counter', 'counter.confirm'],
    ] as const) {
      const shop = atTheShelf(literal)
      shop.send({ type: 'look', open: true })
      shop.hearAs(words === 'thank you' ? 'thanks' : 'counter', 'confirm')
      expect(shop.said()[0]).toBe(said)
    }
  })

  it('waits for the motion sensor', () => {
    const shop = playJourney(literal)
    shop.send({ type: 'motionState', state: 'denied' })
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    expect(shop.said()).toEqual(['motion.denied'])
    expect(shop.last('notice')?.text).toBe('Motion access denied.')
    shop.finish()
    shop.send({ type: 'motionState', state: 'granted' })
    expect(shop.said()).toContain('intro.offer')
  })

  it('waits for the answer, and goes on where nobody is asked and no sensor is', () => {
    const shop = playJourney(literal)
    shop.send({ type: 'ready', again: false })
    shop.wait(10_000)
    expect(shop.said()).toEqual([])
    shop.send({ type: 'motionState', state: 'missing' })
    shop.finish()
    expect(shop.said()).toContain('intro.offer')
    shop.send({ type: 'lost' })
    shop.finish()
    shop.said()
    shop.send({ type: 'ready', again: true })
    expect(shop.said()[0]).toBe('hi')
  })

  it('is refused while it waits: it says so and stays', () => {
    const shop = playJourney(literal)
    shop.send({ type: 'ready', again: false })
    shop.wait(10_000)
    shop.send({ type: 'motionState', state: 'denied' })
    shop.finish()
    expect(shop.said()).toEqual(['motion.denied'])
    expect(shop.last('notice')?.text).toBe('Motion access denied.')
  })

  it('reconnects at every end of a way to a section, not after a pause there', () => {
    const walk = (shop: Player) => {
      for (const words of ['biscuits', 'entrance']) {
        shop.hear(words)
        shop.finish()
      }
      walkToTheShelf(shop)
    }
    const reconnects = (shop: Player) =>
      shop.effects.filter((effect) => effect.kind === 'mode' && effect.reconnect).length
    const shop = atIntroduction(literal)
    shop.hear('not required')
    shop.finish()
    walk(shop)
    expect(reconnects(shop)).toBe(1)
    shop.send({ type: 'ready', again: true })
    shop.finish()
    for (const words of ['start again', 'yes', 'not required']) {
      shop.hear(words)
      shop.finish()
    }
    walk(shop)
    expect(reconnects(shop)).toBe(2)

    const later = atIntroduction({ ...literal, resume: shop.snapshot() })
    expect(later.snapshot().where).toBe('checking')
    expect(reconnects(later)).toBe(0)
  })

  it('reconnects for the product check, and says hello after it', () => {
    const shop = atIntroduction({ ...literal, ...home })
    shop.hear('home')
    shop.finish()
    expect(shop.said()).toEqual(['wait'])
    expect(shop.last('mode')).toEqual({ kind: 'mode', mode: 'scan', reconnect: true })
    shop.send({ type: 'ready', again: true })
    expect(shop.said()).toEqual(['hi'])
  })

  it('takes the way to the section up again with a greeting', () => {
    const shop = visitAfter(['biscuits', 'entrance'], literal)
    shop.press('next')
    shop.finish()
    shop.wait(2000)
    shop.step(1)
    shop.send({ type: 'lost' })
    shop.finish()
    shop.said()
    shop.send({ type: 'ready', again: true })
    expect(shop.said().slice(0, 2)).toEqual(['hi', MIDDLE[0]])
  })

  it('stands still while the connection is lost, and resumes the way back after 11 s', () => {
    const shop = visitAfter(['biscuits', 'entrance'], literal)
    shop.press('next')
    shop.finish()
    shop.hear('cash counter')
    shop.finish()
    shop.wait(3000)
    shop.finish()
    shop.wait(2000)
    shop.send({ type: 'lost' })
    shop.step(3)
    shop.finish()
    shop.said()
    shop.send({ type: 'ready', again: true })
    shop.wait(10_999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual(['Move forward 2 steps.'])
  })
})

describe('a pause', () => {
  const places: readonly (readonly [string, () => Player, readonly string[]])[] = [
    ['the section choice', () => visitAfter(['not required']), ['hi', 'aisle.ask']],
    ['the entrance', () => visitAfter(['dairy']), ['hi', 'aisle.confirm.dairy', 'entrance.ask']],
    ['the product check', () => atTheShelf(), ['hi']],
    [
      'the middle of a walk',
      () => {
        const shop = visitAfter(['biscuits', 'entrance'])
        shop.press('next')
        shop.finish()
        shop.step(1)
        return shop
      },
      [
        'I cannot tell where you are now. We were in part one of two, one step into it. Are you still there? Yes or no.',
      ],
    ],
  ]
  it.each(places)('goes on at %s', (_, walked, said) => {
    const before = walked()
    before.press('pause')
    const stored: unknown = JSON.parse(JSON.stringify(before.last('snapshot')?.snapshot))
    const resume = readSnapshot(stored, '7')
    const shop = playJourney(resume ? { resume } : {})
    shop.send({ type: 'motionState', state: 'granted' })
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    shop.finish()
    expect(shop.said()).toEqual(said)
    if (resume?.where !== 'onward') return
    shop.press('yes')
    shop.finish()
    expect(shop.said()).toEqual(['hi', ...MIDDLE])
  })

  it.each([
    [null, '7'],
    [{ version: 2 }, '7'],
    ['biscuits', '7'],
    [{ version: 1, storeId: '8', where: 'section', section: null, notThere: 0, walk: null, told: true }, '7'],
    [
      { version: 1, storeId: '7', where: 'section', section: null, notThere: -1, walk: null, told: true },
      '7',
    ],
  ])('does not read %j', (stored, store) => {
    expect(readSnapshot(stored, store)).toBeUndefined()
  })

  it.each([
    ['onward', null],
    ['return', 'breads'],
    ['entrance', null],
  ] as const)('asks for a section when %s leads nowhere', (where, section) => {
    const resume = { version: 1, storeId: '7', where, section, notThere: 0, walk: null, told: true } as const
    const paths = { ...journeyStore.paths, breads: {} }
    const shop = playJourney({ resume, place: { kind: 'store', store: { ...journeyStore, paths } } })
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    expect(shop.said()).toEqual(['hi', 'aisle.ask'])
  })
})

describe('without a connection', () => {
  const alone = (changes: Partial<JourneyOptions> = {}) => {
    const shop = visitAfter(['biscuits', 'entrance'], changes)
    shop.send({ type: 'lost' })
    walkToTheShelf(shop)
    return shop
  }

  it('an arrival offers no check that there is not, and offers it with the next connection', () => {
    const shop = alone()
    expect(shop.said()).not.toContain('scan.hello')
    expect(shop.saidEver().at(-1)).toBe('scan.alone')
    shop.send({ type: 'ready', again: true })
    shop.finish()
    expect(shop.said()).toEqual(['Connected again. We were at: the product check.', 'scan.hello'])
    shop.send({ type: 'lost' })
    shop.finish()
    shop.said()
    shop.send({ type: 'ready', again: true })
    expect(shop.said()).toEqual(['Connected again. We were at: the product check.'])
  })

  it.each(['what is this', 'is there sugar'])(
    'a question that the phone alone hears is answered: %s',
    (words) => {
      const shop = alone({ hearsAlone: () => true })
      shop.said()
      shop.hear(words)
      expect(shop.said()).toEqual(['scan.alone'])
      shop.finish()
      shop.hear('cash counter')
      expect(shop.said()).toEqual(['counter.confirm', 'wait'])
    },
  )
})
