import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('serves owners in the order in which they came', () => {
  const turns = createTurns<string, number>()
  turns.offer('a', 1)
  turns.offer('b', 2)
  turns.offer('c', 3)
  expect([turns.next(), turns.next(), turns.next(), turns.next()]).toEqual([1, 2, 3, undefined])
})

it('lets a newer job take the place of the older, which keeps its turn', () => {
  const turns = createTurns<string, number>()
  expect(turns.offer('a', 1)).toBeUndefined()
  turns.offer('b', 2)
  expect(turns.offer('a', 3)).toBe(1)
  expect([turns.next(), turns.next(), turns.next()]).toEqual([3, 2, undefined])
})

it('gives nobody two turns running while another waits', () => {
  const turns = createTurns<string, string>()
  turns.offer('a', 'a1')
  turns.offer('b', 'b1')
  const served = [turns.next()]
  turns.offer('a', 'a2')
  served.push(turns.next(), turns.next())
  expect(served).toEqual(['a1', 'b1', 'a2'])
})

it('takes waiting jobs back', () => {
  const turns = createTurns<string, number>()
  turns.offer('a', 1)
  turns.offer('b', 2)
  expect(turns.drop('a')).toBe(1)
  expect(turns.drop('a')).toBeUndefined()
  turns.offer('c', 3)
  expect(turns.dropAll()).toEqual([2, 3])
  expect(turns.next()).toBeUndefined()
})
