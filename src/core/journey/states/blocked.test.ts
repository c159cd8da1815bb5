import { describe, expect, it } from 'vitest'
import { type Player, playJourney } from '../../../../test/fixtures/journey-player.ts'
import type { MotionState } from '../events.ts'

const literal = { literal: true, reload: 'literal', motionRequired: true, steps: 'specification' } as const

function blockedBy(state: MotionState | undefined): Player {
  const shop = playJourney(literal)
  if (state) shop.send({ type: 'motionState', state })
  shop.send({ type: 'ready', again: false })
  shop.wait(2500)
  shop.finish()
  shop.said()
  return shop
}

/** Nothing of the visit has begun. */
function expectBlocked(shop: Player) {
  expect(shop.snapshot().where).toBe('opening')
  expect(shop.last('choices')?.inSight.map(({ label }) => label)).toEqual(['Repeat', 'Pause'])
  expect([shop.last('mode'), shop.last('progress'), shop.last('ask')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
}

describe('to the letter, without the motion sensor', () => {
  const reasons = [
    ['denied', 'motion.denied'],
    ['error', 'motion.error'],
    [undefined, 'perm.before'],
  ] as const
  const words = ['start again', 'what is this', 'yes', 'no', 'back', 'repeat']
  const each = reasons.flatMap(([state, reason]) => words.map((word) => [state, word, reason] as const))

  it.each(each)('(%s) "%s" is answered with the reason', (state, word, reason) => {
    const shop = blockedBy(state)
    shop.hear(word)
    expect(shop.said()).toEqual([reason])
    expectBlocked(shop)
  })

  it.each([
    [['start again', 'yes', 'not required', 'biscuits', 'entrance', 'next']],
    [['stop', 'start again', 'yes', 'not required', 'dairy']],
    [['stop', 'what is this', 'next']],
    [['stop', 'no', 'what is this']],
  ])('there is no way round by %j', (way) => {
    const shop = blockedBy('denied')
    for (const word of way) {
      shop.hear(word)
      shop.finish()
    }
    expect(shop.said().at(-1)).toBe('motion.denied')
    expectBlocked(shop)
  })

  it('pauses, calls staff, and goes on once leave is given', () => {
    const shop = blockedBy('denied')
    shop.press('call staff')
    expect(shop.last('alarm')).toBeDefined()
    shop.send({ type: 'motionState', state: 'granted' })
    expect(shop.said()).toContain('intro.offer')
    shop.press('pause')
    expect(shop.last('pause')).toBeDefined()
  })

  it('blocks whatever would come next when leave is taken back, and goes on there when it is given again', () => {
    const shop = blockedBy('granted')
    shop.hear('not required')
    shop.finish()
    shop.send({ type: 'motionState', state: 'denied' })
    shop.said()
    shop.hear('dairy')
    expect(shop.said()).toEqual(['motion.denied'])
    shop.finish()
    shop.send({ type: 'motionState', state: 'granted' })
    expect(shop.said()).toEqual(['hi', 'aisle.ask'])
  })
})
