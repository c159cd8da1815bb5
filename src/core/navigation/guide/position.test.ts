import { describe, expect, it } from 'vitest'
import type { Leg } from '../read-legs.ts'
import { arrivedAt, goingBack, hasStrayed, nextLeg, resumeAt, stepped } from './position.ts'
import type { WalkSnapshot } from './walk.ts'

const leg = (steps: number): Leg => ({
  textId: 'nav.straight',
  instruction: '',
  action: '',
  turn: null,
  steps,
  hint: null,
  afterGap: false,
})
const legs = [leg(6), leg(10)]
const start: WalkSnapshot = { leg: 0, counted: 0, arrived: false, walked: 0 }
const on = (changes: Partial<WalkSnapshot>): WalkSnapshot => ({ ...start, ...changes })

describe('a stored position', () => {
  it.each([
    ['none', undefined, start],
    ['in the middle', on({ leg: 1, counted: 4, walked: 10 }), on({ leg: 1, counted: 4, walked: 10 })],
    ['a leg already walked', on({ leg: 0, counted: 9 }), on({ counted: 5 })],
    ['of a longer path', on({ leg: 7 }), start],
    ['of nonsense', on({ leg: -1 }), start],
    ['of no number', on({ counted: Number.NaN }), start],
    ['with an unsure count', on({ counted: 2, walked: null }), on({ counted: 2, walked: null })],
    ['on the way back', on({ leg: 1, counted: 4, back: 2 }), on({ leg: 1, counted: 4, back: 2 })],
    ['on a part nobody counted', on({ counted: 2, uncounted: true }), on({ counted: 2, uncounted: true })],
    ['with its turn made', on({ leg: 1, turned: true }), on({ leg: 1, turned: true })],
    ['after a Next', on({ leg: 1, ended: { counted: 3 } }), on({ leg: 1, ended: { counted: 3 } })],
    ['at the end', on({ leg: 1, arrived: true }), on({ leg: 1, counted: 10, arrived: true })],
  ])('%s', (_, stored, at) => {
    expect(resumeAt(stored, legs, 1)).toEqual(at)
  })
})

describe('moving on', () => {
  it('keeps the steps of the whole walk', () => {
    expect(stepped(on({ counted: 2, walked: 5 }), 3)).toEqual(on({ counted: 5, walked: 8 }))
    expect(stepped(on({ walked: null }), 3).walked).toBeNull()
  })

  it('goes leg by leg to the end and back', () => {
    const second = nextLeg(on({ counted: 6, walked: 6 }), legs, 1)
    expect(second).toEqual(on({ leg: 1, walked: 6 }))
    const end = nextLeg(second, legs, 1)
    expect(end).toEqual(on({ leg: 1, counted: 10, arrived: true, walked: 6 }))
  })

  it('goes back by the steps of this part, and from its start by those of the part before', () => {
    const third = goingBack(on({ leg: 1, counted: 4, walked: 10 }), legs, 1)
    expect(third).toEqual(on({ leg: 1, counted: 4, walked: null, back: 4 }))
    expect(goingBack(third, legs, 1)).toBe(third)
    const there = stepped(third, 5)
    expect(there).toMatchObject({ leg: 1, back: 0 })
    expect(goingBack(there, legs, 1)).toEqual(on({ counted: 6, walked: null, back: 6 }))
    expect(stepped(there, 2)).toEqual(on({ leg: 1, counted: 2, walked: null, turned: true }))
    expect(goingBack(start, legs, 1)).toBe(start)
    expect(goingBack(on({ leg: 1 }), [leg(0), leg(3)], 1)).toEqual(on({ leg: 1 }))
  })

  it.each([
    [9, false],
    [10, true],
  ])('%d steps beyond a last leg of ten: strayed is %s', (beyond, strayed) => {
    expect(hasStrayed(stepped(arrivedAt(start, legs, 1), beyond), legs, 1)).toBe(strayed)
  })
})
