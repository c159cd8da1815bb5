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
  /** Turns by so much at the corner, while somebody has something else to say. */
  function turned(degrees: number) {
    const shop = onWalk([step('go straight', 8), step('turn left', 8)], 0, {
      detector: () => createStepDetector('accurate'),
    })
    const doing: Turning[] = [
      { do: 'stand', ms: 1500 },
      { do: 'walk', ms: 8 * beat },
      { do: 'stand', ms: 2500 },
      { do: 'turn', degrees, ms: 2000 },
      { do: 'stand', ms: 4000 },
    ]
    const signs = () => shop.effects.filter((effect) => effect.kind === 'sign' && effect.sign === 'turned')
    const fromMs = shop.clock.now()
    const todo: [number, string][] = [
      [8200, 'i fell'],
      [12_000, 'repeat'],
    ]
    for (const sample of synthesiseTurns(doing).samples) {
      if (todo[0] && todo[0][0] <= sample.atMs) shop.press(todo.shift()?.[1] ?? '')
      shop.wait(Math.max(0, fromMs + sample.atMs - shop.clock.now()))
      shop.send({ type: 'motion', sample: { ...sample, atMs: fromMs + sample.atMs } })
    }
    return { said: shop.said().slice(-1)[0], signs: signs().length, walk: walkOf(shop) }
  }

  it('is known to be made', () => {
    expect(turned(90)).toMatchObject({ said: 'Move forward 8 steps.', walk: { leg: 1, turned: true } })
  })

  it('is said again where it went to the wrong side, and confirmed by nothing', () => {
    expect(turned(-90)).toMatchObject({
      said: 'Stop. Turn left, a quarter turn. Then move forward 8 steps.',
      signs: 0,
      walk: { leg: 1, turned: false },
    })
  })
})
