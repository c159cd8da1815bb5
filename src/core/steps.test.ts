import { expect, it } from 'vitest'
import { mapInSteps, runWhole, type Steps } from './steps.ts'

it('gives the result of work done at once', () => {
  function* three(): Steps<number> {
    yield
    yield
    return 3
  }
  expect(runWhole(three())).toBe(3)
})

it.each([
  [0, 0],
  [1, 0],
  [64, 1],
  [1000, 15],
])('maps %i items with %i places to breathe', (items, breaths) => {
  const list = Array.from({ length: items }, (_, i) => i)
  const steps = mapInSteps(list, (item, index) => item + index)
  let yields = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      expect(step.value).toEqual(list.map((item) => 2 * item))
      break
    }
    yields++
  }
  expect(yields).toBe(breaths)
})
