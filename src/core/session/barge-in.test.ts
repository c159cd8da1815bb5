import { describe, expect, it } from 'vitest'
import {
  type BargeInEvent,
  CONFIRM_WITHIN_MS,
  HOLDS_PER_TURN,
  LONGEST_HOLD_MS,
  noBargeIn,
  stepBargeIn,
} from './barge-in.ts'

const on = (atMs: number, playing = true): BargeInEvent => ({ type: 'voiceOn', atMs, playing })
const off = (atMs: number): BargeInEvent => ({ type: 'voiceOff', atMs })
const tick = (atMs: number): BargeInEvent => ({ type: 'tick', atMs })
const confirmed: BargeInEvent = { type: 'confirmed' }
const turnComplete: BargeInEvent = { type: 'turnComplete' }

function acts(events: readonly BargeInEvent[]) {
  let state = noBargeIn
  return events.map((event) => {
    const step = stepBargeIn(state, event)
    state = step.state
    return step.act ?? '-'
  })
}

describe('speech over the voice', () => {
  it.each<[string, BargeInEvent[], string[]]>([
    ['in silence changes nothing', [on(0, false), off(400), tick(900)], ['-', '-', '-']],
    ['holds at once', [on(0)], ['hold']],
    ['a cough resumes', [on(0), off(200), tick(CONFIRM_WITHIN_MS)], ['hold', '-', 'resume']],
    ['an early tick waits', [on(0), off(200), tick(CONFIRM_WITHIN_MS - 1)], ['hold', '-', '-']],
    ['long speech waits for its end', [on(0), tick(1500), off(1600)], ['hold', '-', 'resume']],
    ['endless noise does not wait', [on(0), tick(LONGEST_HOLD_MS)], ['hold', 'resume']],
    ['words keep it silent', [on(0), confirmed, off(900), tick(2000)], ['hold', '-', '-', '-']],
    ['a second burst while held', [on(0), off(200), on(400), tick(700)], ['hold', '-', '-', '-']],
  ])('%s', (_, events, expected) => expect(acts(events)).toEqual(expected))

  it('is spoken through after two holds without a word, until the turn ends', () => {
    const cough = (atMs: number) => [on(atMs), off(atMs + 100), tick(atMs + CONFIRM_WITHIN_MS)]
    const coughs = Array.from({ length: HOLDS_PER_TURN }, (_, i) => cough(i * 5000)).flat()
    const expected = Array.from({ length: HOLDS_PER_TURN }, () => ['hold', '-', 'resume']).flat()
    expect(acts([...coughs, on(60_000)])).toEqual([...expected, '-'])
    expect(acts([...coughs, turnComplete, on(60_000)])).toEqual([...expected, '-', 'hold'])
    expect(acts([...coughs, confirmed, on(60_000)])).toEqual([...expected, '-', 'hold'])
  })

  it('asks to be woken when it has to decide', () => {
    const held = stepBargeIn(noBargeIn, on(100))
    expect(held.tickAtMs).toBe(100 + LONGEST_HOLD_MS)
    expect(stepBargeIn(held.state, off(300)).tickAtMs).toBe(100 + CONFIRM_WITHIN_MS)
    expect(stepBargeIn(held.state, confirmed).tickAtMs).toBeUndefined()
  })
})
