import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Leg } from '../read-legs.ts'
import { cueAt, stepsLeft, stepsToCount } from './leg-count.ts'

const leg = (steps: number): Leg => ({ textId: 'nav.straight', instruction: '', steps, afterGap: false })

/** What is said on a leg walked one step at a time, by the steps left when it is said. */
function cues(steps: number, scale = 1): string[] {
  const said: string[] = []
  for (let n = 1; n <= stepsToCount(leg(steps), scale); n += 1) {
    const cue = cueAt(leg(steps), n - 1, n, scale)
    if (cue) said.push(`${cue} at ${stepsLeft(leg(steps), n, scale)}`)
  }
  return said
}

describe('a leg', () => {
  it.each([
    [5, 1, []],
    [6, 1, ['near at 3']],
    [15, 1, ['near at 3']],
    [23, 1, ['keep at 9', 'near at 3']],
    [45, 1, ['keep at 31', 'keep at 17', 'near at 3']],
    [10, 1.4, ['near at 3']],
    [10, 0.6, ['near at 4']],
  ])('of %d steps at scale %d says %j', (steps, scale, said) => {
    expect(cues(steps, scale)).toEqual(said)
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
