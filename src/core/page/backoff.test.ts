import { describe, expect, it } from 'vitest'
import { isFinalClose, isMove, moveDelayMs, reconnectDelayMs } from './backoff.ts'
import { takeAgainDelayMs } from './taking-again.ts'

describe('the wait before trying again', () => {
  it.each([
    [0, 0, 500],
    [0, 1, 500],
    [1, 0, 1000],
    [1, 1, 1333],
    [2, 0, 1250],
    [16, 0, 1250],
    [16, 1, 1667],
  ])('try %i with %d', (attempt, random, ms) => expect(reconnectDelayMs(attempt, random)).toBe(ms))

  it('ends after seventeen tries', () => expect(reconnectDelayMs(17, 0)).toBeUndefined())
})

it.each([
  [1000, false],
  [1001, false],
  [1005, false],
  [1006, false],
  [1007, true],
  [1008, true],
  [1011, false],
  [1013, false],
])('close %i is final: %s', (code, final) => expect(isFinalClose(code)).toBe(final))

it.each([
  ['service_not_allowed', true],
  ['first_message_late', false],
])('a refusal %s is final: %s', (refusal, final) => expect(isFinalClose(1008, refusal)).toBe(final))

it.each([
  [0, 0, 0],
  [0, 1, 250],
  [1, 0, 500],
  [2, 0.5, 1125],
  [3, 0, undefined],
])('sent on, try %i with %d waits %s ms', (attempt, random, ms) =>
  expect(moveDelayMs(attempt, random)).toBe(ms),
)

it.each([
  [1000, false],
  [1001, true],
  [1006, false],
  [1012, true],
  [1013, false],
])('close %i sends on: %s', (code, moves) => expect(isMove(code)).toBe(moves))

it('asks for a device that another has after pauses that grow to eight seconds, without end', () => {
  expect([0, 1, 2, 3, 4, 1000].map(takeAgainDelayMs)).toEqual([1000, 2000, 4000, 8000, 8000, 8000])
})
