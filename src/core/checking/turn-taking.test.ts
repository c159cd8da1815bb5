import { describe, expect, it } from 'vitest'
import { mayAct, soundsLikeEcho } from './turn-taking.ts'

describe('mayAct', () => {
  it.each([
    ['a question in silence', undefined, undefined, 900, true],
    ['a question that ends with the silencing', undefined, 500, 700, false],
    ['a question that goes on', undefined, 500, 800, true],
    ['stop, however short', 'stop', 500, 510, true],
    ['repeat, however short', 'repeat', 500, 510, true],
    ['yes is too easily an echo', 'yes', 500, 700, false],
    ['yes in silence', 'yes', undefined, 700, true],
  ])('%s', (_, command, silencedAtMs, endedAtMs, expected) => {
    expect(mayAct({ command, silencedAtMs, endedAtMs })).toBe(expected)
  })
})

describe('soundsLikeEcho', () => {
  it.each([
    ['what is this', 'Pick one up and ask: what is this?', true],
    ['what is that', 'Pick one up and ask: what is this?', false],
    ['is this', 'Ask: what is thistle?', false],
    ['', 'Anything at all.', false],
    ['use by date', 'Shall I read the use by date?', true],
  ])('%s in %s', (heard, said, expected) => {
    expect(soundsLikeEcho(heard, said)).toBe(expected)
  })
})
