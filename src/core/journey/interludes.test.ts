import { describe, expect, it } from 'vitest'
import { synthesiseTurns, type Turning } from '../../../bench/steps/synthetic-turns.ts'
import { journeyStore, type Player, visitAfter } from '../../../test/fixtures/journey-player.ts'
import { createStepDetector } from '../navigation/steps/step-detector.ts'
import type { JourneyOptions } from './journey.ts'

const step = (action: string, distance: number) => ({ action, distance: String(distance) })

/** On a walk to dairy along this path, its first instruction heard and so many steps taken. */
function onWalk(path: readonly ReturnType<typeof step>[], steps = 0, changes: Partial<JourneyOptions> = {}) {
  const { paths } = journeyStore
  const store = { ...journeyStore, paths: { ...paths, Entrance: { ...paths.Entrance, dairy: [...path] } } }
  const shop = visitAfter(['skip', 'dairy', 'entrance'], { place: { kind: 'store', store }, ...changes })
  shop.press('next')
  shop.finish()
  shop.step(steps)
  shop.finish()
  shop.said()
  return shop
}
const walkOf = (shop: Player) => shop.snapshot().walk
const missing = (shop: Player) => {
  shop.send({ type: 'motionState', state: 'missing' })
  shop.send({ type: 'motionState', state: 'granted' })
}

describe('what comes between on a walk', () => {
  const long = [step('start', 30), step('turn left', 8)]

  it.each(['stop', 'start again', 'breads', 'sounds'])(
    'keeps the steps that are taken meanwhile: "%s"',
    (words) => {
      const shop = onWalk(long, 5)
      shop.hear(words)
      shop.step(7)
      shop.press('no')
      expect(walkOf(shop)).toMatchObject({ leg: 0, counted: 12 })
      shop.finish()
      shop.step(18)
      expect(walkOf(shop)).toMatchObject({ leg: 1, counted: 0 })
    },
  )

  it.each(['stop', 'start again', 'breads', 'sounds', 'what is this', 'i fell'])(
    'leaves the part to the shopper when the sensor stops in it: "%s"',
    (words) => {
      const shop = onWalk(long, 5)
      shop.hear(words)
      missing(shop)
      shop.press('no')
      expect(walkOf(shop)).toMatchObject({ leg: 0, counted: 5, uncounted: true })
    },
  )

  it('ends with the next instruction, but for a stop', () => {
    const asked = onWalk(long, 28)
    asked.hear('start again')
    asked.step(2)
    expect(asked.said()).toContain('Stop. Turn left, a quarter turn. Then move forward 8 steps.')
    const stopped = onWalk(long, 28)
    stopped.hear('stop')
    stopped.step(4)
    expect(stopped.said()).toEqual(['stop.confirm'])
    stopped.press('no')
    expect(walkOf(stopped)).toMatchObject({ leg: 0, uncounted: true })
  })

  it('waits once more for whoever speaks before the pause: a "no" takes its time over a slow line', () => {
    const shop = onWalk(long, 5)
    shop.hear('stop')
    shop.finish()
    shop.wait(3500)
    shop.send({ type: 'voice' })
    shop.wait(3500)
    shop.send({ type: 'voice' })
    expect(shop.last('end')).toBeUndefined()
    expect(shop.last('pause')).toBeUndefined()
    shop.wait(500)
    expect(shop.last('pause')).toBeDefined()
  })

  it('waits for whoever holds to talk before the pause, as often as they do', () => {
    const shop = onWalk(long, 5)
    shop.hear('stop')
    shop.finish()
    for (let hold = 0; hold < 3; hold += 1) {
      shop.wait(3500)
      shop.send({ type: 'hold' })
    }
    shop.wait(3500)
    expect(shop.last('pause')).toBeUndefined()
    shop.hear('no')
    shop.wait(10_000)
    expect(shop.last('pause')).toBeUndefined()
  })

  it('swallows no instruction of a part without steps', () => {
    const shop = onWalk([step('start', 4), step('Pass the door', 0), step('turn left', 8)], 3)
    shop.step(1)
    shop.hearAs('breads', 'confirm')
    shop.finish()
    expect(shop.said().at(-1)).toBe('Did you say breads? Yes or no.')
    shop.press('no')
    shop.finish()
    expect(shop.said().slice(-2)).toEqual([
      'Pass the door.',
      'Stop. Turn left, a quarter turn. Then move forward 8 steps.',
    ])
  })
})

describe('a turn that was asked for before something came between', () => {
  const beat = 60_000 / 105
  const AGAIN = 'Stop. Turn left, a quarter turn. Then move forward 8 steps.'
  const toCorner: Turning[] = [
    { do: 'stand', ms: 1500 },
    { do: 'walk', ms: 8 * beat },
    { do: 'stand', ms: 2500 },
  ]
  const atCornerMs = 4000 + 8 * beat

  /** Does this at the corner, while somebody presses that; nothing is felt for a while. */
  function atCorner(
    doing: readonly Turning[],
    todo: readonly (readonly [ms: number, words: string])[],
    silentMs = 0,
  ) {
    const shop = onWalk([step('go straight', 8), step('turn left', 8)], 0, {
      detector: () => createStepDetector('accurate'),
    })
    const signs = () => shop.effects.filter((effect) => effect.kind === 'sign' && effect.sign === 'turned')
    const fromMs = shop.clock.now()
    const left = [...todo]
    for (const sample of synthesiseTurns([...toCorner, ...doing]).samples) {
      while (left[0] && left[0][0] <= sample.atMs - atCornerMs) shop.press(left.shift()?.[1] ?? '')
      shop.wait(Math.max(0, fromMs + sample.atMs - shop.clock.now()))
      const isSilent = sample.atMs > atCornerMs && sample.atMs < atCornerMs + silentMs
      if (!isSilent) shop.send({ type: 'motion', sample: { ...sample, atMs: fromMs + sample.atMs } })
    }
    return { said: shop.said(), signs: signs().length, walk: walkOf(shop) }
  }
  /** Turns by so much, and has the instruction again. */
  function turned(degrees: number) {
    const doing: Turning[] = [
      { do: 'turn', degrees, ms: 2000 },
      { do: 'stand', ms: 4000 },
    ]
    const { said, ...how } = atCorner(doing, [
      [-371, 'i fell'],
      [3429, 'repeat'],
    ])
    return { said: said.at(-1), ...how }
  }

  it('is known to be made', () => {
    expect(turned(90)).toMatchObject({ said: 'Move forward 8 steps.', walk: { leg: 1, turned: true } })
  })

  it('is said again where it went to the wrong side, and confirmed by nothing', () => {
    expect(turned(-90)).toMatchObject({ said: AGAIN, signs: 0, walk: { leg: 1, turned: false } })
  })

  describe('while the phone felt nothing', () => {
    const corner = (degrees: number): Turning[] => [
      degrees === 0 ? { do: 'stand', ms: 1200 } : { do: 'turn', degrees, ms: 1200 },
      { do: 'stand', ms: 2000 },
      { do: 'walk', ms: 6 * beat },
      { do: 'stand', ms: 1000 },
    ]

    it.each(['start again', 'sounds', 'breads'])(
      'is no matter of what is asked then: "%s" has its steps',
      (words) => {
        const { said, walk } = atCorner(corner(90), [[2500, words]], 1400)
        expect(said).not.toContain('nav.turned.not.left')
        expect(walk).toMatchObject({ leg: 1 })
        expect(walk?.counted).toBeGreaterThan(3)
      },
    )

    it('is followed once it is said again', () => {
      const todo = [
        [1800, 'start again'],
        [2500, 'no'],
      ] as const
      const { said, walk } = atCorner(corner(0), todo, 1400)
      expect(said).toContain('nav.turned.not.left')
      expect(walk).toMatchObject({ leg: 1, counted: 0, turned: false })
    })
  })
})
