import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Leg } from '../read-legs.ts'
import { cueAt, stepsLeft, stepsToCount } from './leg.ts'

const leg = (steps: number): Leg => ({
  textId: 'nav.straight',
  instruction: '',
  action: '',
  turn: null,
  steps,
  hint: null,
  afterGap: false,
})

/** What is said on a leg walked one step at a time, by the shopper's own steps left when it is said. */
function cues(steps: number, scale = 1, paceMs = 550): string[] {
  const said: string[] = []
  for (let n = 1; n <= stepsToCount(leg(steps), scale); n += 1) {
    const cue = cueAt(leg(steps), n - 1, n, scale, paceMs)
    if (cue) said.push(`${cue} at ${stepsToCount(leg(steps), scale) - n}`)
  }
  return said
}

describe('a leg', () => {
  it.each([
    [5, 1, 550, []],
    [6, 1, 550, ['near at 5']],
    [15, 1, 550, ['near at 5']],
    [26, 1, 550, ['keep at 12', 'near at 5']],
    [45, 1, 550, ['keep at 31', 'keep at 17', 'near at 5']],
    [10, 1.4, 550, ['near at 5']],
    [10, 0.6, 550, ['near at 5']],
    // Whoever walks fast is told sooner, so that it is said whole.
    [15, 1, 400, ['near at 7']],
    [15, 1, 900, ['near at 5']],
  ])('of %d steps at scale %d and a step in %d ms says %j', (steps, scale, paceMs, said) => {
    expect(cues(steps, scale, paceMs)).toEqual(said)
  })

  it('leaves out a warning that could not be said whole', () => {
    expect(cueAt(leg(10), 0, 8, 1, 550)).toBeUndefined()
    expect(cueAt(leg(10), 0, 6, 1, 550)).toBe('near')
  })

  it.each([
    [10, 1, 10],
    [10, 1.4, 14],
    [1, 0.6, 1],
    [0, 1.4, 0],
  ])('of %d steps at scale %d takes %d', (steps, scale, taken) => {
    expect(stepsToCount(leg(steps), scale)).toBe(taken)
  })

  it('has fewer and fewer steps left, none exactly when walked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0.6, max: 1.8, noNaN: true }),
        (n, scale) => {
          const toCount = stepsToCount(leg(n), scale)
          let before = n
          for (let counted = 0; counted <= toCount; counted += 1) {
            const left = stepsLeft(leg(n), counted, scale)
            expect(left).toBeLessThanOrEqual(before)
            expect(left === 0).toBe(counted === toCount)
            before = left
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})
