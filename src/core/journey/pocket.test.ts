import { describe, expect, it } from 'vitest'
import { type Player, visitAfter } from '../../../test/fixtures/journey-player.ts'
import type { JourneyOptions } from './journey.ts'

const longWalk = {
  place: {
    kind: 'store',
    store: {
      id: '9',
      name: 'Long',
      paths: {
        Entrance: {
          dairy: [{ action: 'start', distance: '30' }],
          breads: [{ action: 'start', distance: '9' }],
        },
      },
    },
  },
} satisfies Pick<JourneyOptions, 'place'>

/** On the walk, with the phone turned so that gravity has these shares. */
function walking(
  section: string,
  { x = 0, y = 9.8, z = 0 } = {},
  changes: Partial<JourneyOptions> = {},
): Player {
  const shop = visitAfter(['not required', section, 'entrance', 'next'], { ...longWalk, ...changes })
  shop.finish()
  for (let sample = 0; sample < 400; sample += 1)
    shop.send({ type: 'motion', sample: { atMs: shop.clock.now(), x, y, z } })
  shop.said()
  return shop
}

function walkOn(shop: Player, steps: number) {
  for (let step = 0; step < steps; step += 1) {
    shop.step()
    shop.wait(600)
  }
}

describe('the pocket lock is offered', () => {
  it('once, on a long part of a walk, to who walks with the phone upright', () => {
    const shop = walking('dairy', { y: 9.4, z: 2.5 })
    walkOn(shop, 5)
    expect(shop.said()).toEqual([])
    walkOn(shop, 10)
    expect(shop.said().filter((id) => id === 'lock.offer')).toHaveLength(1)
  })

  it('not to somebody whom no microphone hears: it is to be said', () => {
    const shop = walking('dairy', {}, { isDeaf: () => true })
    walkOn(shop, 15)
    expect(shop.said()).not.toContain('lock.offer')
  })

  it.each<[string, string, object]>([
    ['held flat', 'dairy', { y: 3, z: 9.3 }],
    ['held sideways', 'dairy', { x: 9.8, y: 0 }],
    ['on a part too short to say it in', 'breads', {}],
  ])('not to a phone %s', (_, section, gravity) => {
    const shop = walking(section, gravity)
    walkOn(shop, 8)
    expect(shop.said()).not.toContain('lock.offer')
  })
})

describe('the screen', () => {
  it('is locked and unlocked by words, each said, wherever the visit is', () => {
    const shop = visitAfter(['not required'])
    shop.finish()
    shop.said()
    shop.hear('pocket')
    expect([shop.last('lock')?.on, shop.said()]).toEqual([true, ['lock.on']])
    shop.finish()
    shop.hear('unlock the screen')
    expect([shop.last('lock')?.on, shop.said()]).toEqual([false, ['lock.off']])
  })

  it('is unlocked by a hand', () => {
    const shop = visitAfter(['not required'])
    shop.hear('lock the screen')
    shop.send({ type: 'unlocked' })
    expect([shop.last('lock')?.on, shop.said().at(-1)]).toEqual([false, 'lock.off'])
  })

  it('is never locked to the letter, where nothing would work on it', () => {
    const shop = visitAfter([], { literal: true })
    shop.hear('lock the screen')
    expect(shop.last('lock')).toBeUndefined()
    expect(shop.last('choices')?.more.map(({ label }) => label)).not.toContain('Lock screen')
  })
})
