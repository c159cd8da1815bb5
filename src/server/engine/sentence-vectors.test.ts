import { expect, it } from 'vitest'
import { openSentenceVectors, VECTOR_DIMENSIONS } from './sentence-vectors.ts'

const listeners = () =>
  ['uncaughtException', 'unhandledRejection'].map((event) => process.listenerCount(event))
const before = listeners()
const vectorOf = await openSentenceVectors()
const nearness = (one: string, other: string) => {
  const far = vectorOf(other)
  return vectorOf(one).reduce((sum, value, at) => sum + value * (far[at] ?? 0), 0)
}

it('gives a vector of length 1, the same each time', () => {
  const vector = vectorOf('is there milk in it')
  expect(vector).toHaveLength(VECTOR_DIMENSIONS)
  expect(nearness('is there milk in it', 'is there milk in it')).toBeCloseTo(1, 3)
  expect(vectorOf('is there milk in it')).toEqual(vector)
})

it('sets sentences near each other that mean alike, though they share no word', () => {
  expect(nearness('wrap up my shopping', 'i am finished buying things')).toBeGreaterThan(
    nearness('wrap up my shopping', 'is there any milk powder'),
  )
})

it('takes a sentence without words, and one without end', () => {
  expect(vectorOf('')).toHaveLength(VECTOR_DIMENSIONS)
  expect(vectorOf('milk '.repeat(5000).trim())).toHaveLength(VECTOR_DIMENSIONS)
})

it('leaves to the process how it ends of what nobody caught', () => {
  expect(listeners()).toEqual(before)
})
