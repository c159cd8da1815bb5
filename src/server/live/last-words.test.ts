import { expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import type { EngineEvent } from '../engine/engine.ts'
import { createLastWords } from './last-words.ts'

type Happening = EngineEvent | 'asked' | number

const said: EngineEvent = { type: 'said', text: 'Oat Crunch.' }
const audio: EngineEvent = { type: 'audio', pcm: new Int16Array(1) }
const over: EngineEvent = { type: 'turnComplete' }
const heard: EngineEvent = {
  type: 'heard',
  text: 'what is this',
  meaning: 'whatIsThis',
  verdict: 'act',
  question: 'checking',
}
const look = (open: boolean): EngineEvent => ({ type: 'look', open, id: 'look-1' })

function after(happenings: readonly Happening[]) {
  const clock = createFakeClock()
  const words = createLastWords(clock)
  const happen = (what: Happening) => {
    if (what === 'asked') words.asked()
    else if (typeof what === 'number') clock.advance(what)
    else words.follow(what)
  }
  happenings.forEach(happen)
  const left = vi.fn()
  words.whenQuiet(left)
  return { clock, words, left, happen }
}

it.each<[string, Happening[]]>([
  ['nothing was ever said', []],
  ['all was said', [said, audio, over]],
  ['a question was never answered', ['asked', 3000]],
  ['a look was answered', [heard, look(true), said, look(false), said, over]],
])('a shopper leaves at once when %s', (_, happenings) => {
  const { left, clock } = after(happenings)
  expect(left).toHaveBeenCalledOnce()
  expect(clock.pending()).toBe(0)
})

it.each<[string, Happening[], Happening[]]>([
  ['in a sentence', [said, audio], [audio, over]],
  ['between two', [said, audio, said], [over]],
  ['after a question', ['asked'], [said, over]],
  ['after a question and words for nobody', ['asked', { ...heard, verdict: 'nothing' }], [said, over]],
  ['after spoken words', [heard], [said, over]],
  ['after words that nobody answers', [heard], [2999, 1]],
  ['in a look', [look(true)], [4000, said, look(false), said, over]],
  ['in a look that finds nothing to say', [look(true)], [look(false), 3000]],
  ['between a look and its answer', [look(true), look(false)], [said, over]],
])('a shopper %s leaves at the end of it', (_, before, rest) => {
  const { left, happen, clock } = after(before)
  for (const what of rest) {
    expect(left).not.toHaveBeenCalled()
    happen(what)
  }
  expect(left).toHaveBeenCalledOnce()
  happen(said)
  happen(over)
  expect(left).toHaveBeenCalledOnce()
  expect(clock.pending()).toBe(0)
})

it('who has left already is not sent away', () => {
  const { words, left, clock } = after(['asked'])
  words.close()
  clock.advance(10_000)
  expect(left).not.toHaveBeenCalled()
  expect(clock.pending()).toBe(0)
})
