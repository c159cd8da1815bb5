import { expect, it } from 'vitest'
import { createProgress } from './play-progress.ts'

it('finds the sentence that a piece belongs to', () => {
  const progress = createProgress(['Turn left. Move 3 steps.', 'Turn left. Move 3 steps.', 'You are there.'])
  expect(progress.heard('Turn left.')).toBe(0)
  expect(progress.heard('Move 3 steps.')).toBe(0)
  expect(progress.heard('You are there.')).toBe(2)
  expect(progress.heard('Something else.')).toBe(2)
})

it('is done when each was said', () => {
  const progress = createProgress(['One.', 'Two.'])
  progress.turn()
  expect(progress.done()).toBe(false)
  progress.turn()
  expect(progress.done()).toBe(true)
  expect(createProgress([]).done()).toBe(true)
})
