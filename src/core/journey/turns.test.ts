import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import type { Word } from './phrases.ts'
import { createTurns } from './turns.ts'

const none: ReadonlySet<Word> = new Set()
const QUESTION = 'Say repeat, slower, help or pause whenever you like.'

describe('words over the product’s voice', () => {
  it.each([
    ['any word in silence', 'biscuits', 'biscuits', false, none, true],
    ['any word over the voice', 'biscuits', 'biscuits', true, none, false],
    ['words without a meaning', 'hello', undefined, true, none, false],
    ['stop', 'stop', 'stop', true, none, true],
    ['help', 'help me', 'help', true, none, true],
    ['our own "repeat"', 'repeat', 'repeat', true, none, false],
    ['a word that this state takes', 'dairy', 'dairy', true, new Set<Word>(['dairy']), true],
  ] as const)('%s', (_, text, word, speaking, overVoice, may) => {
    const turns = createTurns(createFakeClock())
    expect(turns.mayAct({ text, word, overVoice, speaking, current: QUESTION })).toBe(may)
  })

  it.each([
    [299, 'biscuits', false],
    [300, 'biscuits', true],
    [10, 'stop', true],
  ] as const)('that go on for %i ms after the silence: %s may act: %s', (ms, word, may) => {
    const clock = createFakeClock()
    const turns = createTurns(clock)
    expect(turns.voice(true, true, true)).toBe(false)
    expect(turns.overVoice(false)).toBe(true)
    clock.advance(ms)
    expect(turns.voice(false, true, true)).toBe(may && word !== 'stop')
    clock.advance(400)
    const claim = { text: word, word, overVoice: none, speaking: true, current: QUESTION }
    expect(turns.mayAct(claim)).toBe(may)
  })

  it('take the hangover off when the words come before the voice ends', () => {
    const clock = createFakeClock()
    const turns = createTurns(clock)
    const claim = { text: 'dairy', word: 'dairy', overVoice: none, speaking: true, current: '' } as const
    turns.voice(true, true, true)
    clock.advance(651)
    expect(turns.mayAct(claim)).toBe(false)
    turns.voice(true, true, true)
    clock.advance(652)
    expect(turns.mayAct(claim)).toBe(true)
  })

  it('act when they began in silence, whatever began meanwhile', () => {
    const turns = createTurns(createFakeClock())
    expect(turns.voice(true, false, false)).toBe(true)
    const claim = { text: 'dairy', word: 'dairy', overVoice: none, speaking: true, current: '' } as const
    expect(turns.mayAct(claim)).toBe(true)
    // Asked once for each: the next words stand for themselves.
    expect(turns.mayAct(claim)).toBe(false)
  })
})
