import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { english } from '../../../core/texts/answer-texts.ts'
import { createBusyLine } from './busy-line.ts'

function shopper() {
  const clock = createFakeClock()
  const lines: string[] = []
  const state = { full: true, speaking: false, counted: 0 }
  const waits = createBusyLine({
    clock,
    texts: english,
    voice: { speaking: () => state.speaking, interject: (sentence) => void lines.push(sentence) },
    isFull: () => state.full,
    said() {
      state.counted += 1
    },
  })
  return { clock, lines, state, waits }
}

describe('"One moment, please."', () => {
  it.each([
    ['is said where there is too much to do', { full: true, speaking: false }, 1],
    ['is not where there is not', { full: false, speaking: false }, 0],
    ['is not while something is being said', { full: true, speaking: true }, 0],
  ])('%s', (_, given, times) => {
    const { lines, state, waits } = shopper()
    Object.assign(state, given)
    waits()
    expect(lines).toEqual(Array(times).fill('One moment, please.'))
    expect(state.counted).toBe(times)
  })

  it('is said once in half a minute', () => {
    const { clock, lines, waits } = shopper()
    waits()
    clock.advance(29_999)
    waits()
    expect(lines).toHaveLength(1)
    clock.advance(1)
    waits()
    expect(lines).toHaveLength(2)
  })

  it('is not put off by a wait in which it could not be said', () => {
    const { lines, state, waits } = shopper()
    state.speaking = true
    waits()
    state.speaking = false
    waits()
    expect(lines).toHaveLength(1)
  })
})
