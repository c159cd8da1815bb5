import { expect, it } from 'vitest'
import { createLatest } from './latest.ts'

it('keeps so many, and forgets what was longest neither asked for nor set', () => {
  const latest = createLatest<string, number>(2)
  latest.set('a', 1)
  latest.set('b', 2)
  latest.get('a')
  latest.set('c', 3)
  expect(['a', 'b', 'c'].map(latest.get)).toEqual([1, undefined, 3])
  latest.set('a', 4)
  latest.set('b', 5)
  expect(['a', 'b', 'c'].map(latest.get)).toEqual([4, 5, undefined])
})
