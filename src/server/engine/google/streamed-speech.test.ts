import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import type { OverVoice } from '../../../core/language/verdict.ts'
import { fixedCredentials, isToken } from './credentials.ts'
import { createKeptInput } from './kept-input.ts'
import {
  createHeardWords,
  createHeldSpeech,
  createRenderings,
  createTurnEnd,
  soundOf,
} from './streamed-speech.ts'

const second = (value: number) => new Int16Array(24_000).fill(value)

describe('held speech', () => {
  it('gives sound and words together, once', () => {
    const held = createHeldSpeech()
    held.sound(second(1))
    held.words('Please wait')
    expect(held.endsSentence()).toBe(false)
    held.words('.')
    expect(held.endsSentence()).toBe(true)
    expect(held.take()).toEqual({ text: 'Please wait.', pcm: second(1) })
    expect(held.isEmpty()).toBe(true)
    expect(held.take()).toEqual({ text: '', pcm: undefined })
  })

  it.each([
    ['longer than its words', 12, 'Yes.', false],
    ['without words', 3, '', false],
    ['as long as its words', 4, 'A sentence that takes about four seconds to say.', true],
    ['endless', 61, 'x'.repeat(900), false],
  ])('sound %s is kept: %s', (_, seconds, text, kept) => {
    const held = createHeldSpeech()
    for (let at = 0; at < seconds; at += 1) held.sound(second(1))
    held.words(text)
    expect(held.take().pcm !== undefined).toBe(kept)
  })
})

describe('heard words', () => {
  function listening(beingSaid = '') {
    const clock = createFakeClock()
    const told: string[] = []
    const overs: OverVoice[] = []
    const words = createHeardWords({
      clock,
      beingSaid: () => beingSaid,
      began: () => void told.push('began'),
      heard(text, over) {
        told.push(over ? `${text} over it` : text)
        if (over) overs.push(over)
      },
    })
    return { clock, words, told, overs }
  }

  it('are whole after half a second of quiet, lower case, once', () => {
    const { clock, words, told } = listening()
    for (const piece of ['What', ' is', ' This?']) {
      words.piece(piece, false)
      clock.advance(400)
    }
    expect(told).toEqual(['began'])
    clock.advance(100)
    expect(told).toEqual(['began', 'what is this?'])
    words.flush()
    expect(told).toHaveLength(2)
    expect(clock.pending()).toBe(0)
  })

  it('are whole at once when the service says so, or the model answers', () => {
    const { words, told } = listening()
    words.piece('yes', true)
    words.piece('no', false)
    words.flush()
    expect(told).toEqual(['began', 'yes', 'began', 'no'])
  })

  it.each([
    ['the sentence being said', ['Pick', ' one', ' up'], true],
    ['the beginning of a word of it', ['Pi'], true],
    ['a letter of it', ['P'], true],
    ['something else', ['what is this'], false],
    ['more than it', ['pick one up and'], false],
  ])('%s: an echo is nobody’s words: %s', (_, pieces, echo) => {
    const { clock, words, told } = listening('Pick one up.')
    for (const piece of pieces) words.piece(piece, false)
    expect(words.isEcho()).toBe(echo)
    clock.advance(500)
    expect(told.length === 0).toBe(echo)
  })

  it.each([
    ['no', 'Our list does not name nuts.', ['began', 'no']],
    ['stop', 'It stopped there.', ['began', 'stop']],
    ['the', 'Move it to the other side.', []],
    ['not', 'Our list does not name nuts.', []],
    ['yes', 'Did you say cash counter? Yes or no.', []],
    ['unter', 'Did you say cash counter? Yes or no.', ['began', 'unter']],
    ['न', 'दूध नहीं है।', []],
    ['ही', 'दूध नहीं है।', ['began', 'ही']],
  ])('"%s" over "%s": %j', (said, beingSaid, expected) => {
    const { words, told } = listening(beingSaid)
    words.piece(said, true)
    expect(told).toEqual(expected)
  })

  it.each([
    ['Five more steps, then turn left.', ['5', ' more steps']],
    ['It costs 125 rupees.', ['1', '2', '5 rupees']],
    ['It costs 125 rupees.', ['one hundred', ' twenty-five rup']],
    ['The date is 12 May 2026.', ['May', ' twenty', ' twenty-six']],
    ["It's not on your list.", ['It is', ' not on']],
  ])('"%s" is our own voice however it is written down: %j', (beingSaid, pieces) => {
    const { words, told } = listening(beingSaid)
    for (const piece of pieces) words.piece(piece, false)
    words.flush()
    expect(told.filter((one) => one !== 'began')).toEqual([])
  })

  it.each([
    ['dairy or breads you can ask for help', []],
    ['dairy or breads you can stop', ['began', 'dairy or breads you can stop']],
    ['you can ask for help', ['began', 'you can ask for help']],
  ])('an echo may run on into the next sentence: "%s"', (said, expected) => {
    let saying = 'Say biscuits, dairy or breads.'
    const told: string[] = []
    const words = createHeardWords({
      clock: createFakeClock(),
      beingSaid: () => saying,
      began: () => void told.push('began'),
      heard: (text) => void told.push(text),
    })
    const pieces = said.split(/(?= )/)
    for (const [at, piece] of pieces.entries()) {
      if (at === 3) saying = 'You can ask for help.'
      words.piece(piece, at === pieces.length - 1)
    }
    expect(told).toEqual(expected)
  })

  it.each(['yes', 'no', 'cash counter'])('"%s" counts where the client fell silent for it', (said) => {
    const { clock, words, told } = listening('Did you say cash counter? Yes or no.')
    words.silenced(true)
    words.piece(said, false)
    expect(words.isEcho()).toBe(false)
    clock.advance(500)
    expect(told).toEqual(['began', `${said} over it`])
    words.silenced(false)
    words.piece(said, true)
    expect(told).toHaveLength(2)
    words.piece(said, false)
    words.silenced(true)
    words.flush()
    expect(told).toHaveLength(4)
  })

  it('were said before the client fell silent where they are written down soon after it', () => {
    const { clock, words, overs } = listening('Stop. Turn left, a quarter turn.')
    words.silenced(true)
    clock.advance(600)
    words.piece('stop', true)
    const [over] = overs
    expect((over?.endedAtMs ?? 0) - (over?.silencedAtMs ?? 0)).toBeLessThan(300)
  })

  it('are forgotten on close', () => {
    const { clock, words, told } = listening()
    words.piece('hello', false)
    words.close()
    clock.advance(1000)
    expect(told).toEqual(['began'])
    expect(clock.pending()).toBe(0)
    // Who speaks on the next connection begins anew.
    words.piece('hello', true)
    expect(told).toEqual(['began', 'began', 'hello'])
  })
})

describe('a turn’s end', () => {
  it('waits for late words, and tells once', () => {
    const clock = createFakeClock()
    let ends = 0
    const end = createTurnEnd(clock, () => {
      ends += 1
    })
    end.ended(false)
    clock.advance(200)
    end.moreWords()
    clock.advance(200)
    end.ended(false)
    expect(ends).toBe(0)
    clock.advance(100)
    expect(ends).toBe(1)
    end.moreWords()
    expect(clock.pending()).toBe(0)
    end.ended(true)
    expect(ends).toBe(2)
    end.ended(false)
    end.cancel()
    clock.advance(1000)
    expect(ends).toBe(2)
  })
})

it('keeps the last of the sound and the newest picture while the way is down', () => {
  const kept = createKeptInput(1000)
  const piece = (ms: number) => Buffer.alloc(32 * ms).toString('base64')
  for (let at = 0; at < 40; at += 1) kept.sound(piece(100))
  expect(kept.length()).toBeLessThanOrEqual(1000)
  kept.picture('first')
  kept.picture('second')
  const { sound, picture } = kept.take()
  expect(sound.length).toBeGreaterThanOrEqual(9)
  expect(picture).toBe('second')
  expect(kept.take()).toEqual({ sound: [], picture: undefined })
})

it('says with the cloud’s sound what it kept, the last three texts', async () => {
  const renderings = createRenderings({ say: async () => second(0) })
  for (const at of [1, 2, 3, 4]) renderings.keep(`text ${at}`, second(at))
  const said = await Promise.all([1, 2, 3, 4].map((at) => renderings.say(`text ${at}`)))
  expect(said.map((pcm) => pcm[0])).toEqual([0, 2, 3, 4])
})

it.each([
  [24_000, 2400],
  [16_000, 3600],
  [48_000, 1200],
])('sound of %i Hz becomes 24 kHz', (rateHz, samples) => {
  const pcm = soundOf(Buffer.alloc(4801).toString('base64'), rateHz)
  expect(Math.abs(pcm.length - samples)).toBeLessThanOrEqual(2)
})

it.each([
  ['ya29.a0Af_-x', true],
  ['a b', false],
  ['a\n', false],
  ['', false],
  ['é', false],
  ['x'.repeat(9000), false],
])('%j is a token: %s', async (text, token) => {
  expect(isToken(text)).toBe(token)
  expect(await fixedCredentials(text).token()).toBe(text)
})
