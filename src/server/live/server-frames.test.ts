import { describe, expect, it } from 'vitest'
import type { EngineEvent } from '../engine/engine.ts'
import { serverFrames } from './server-frames.ts'

const told = { modality: 'AUDIO', leads: false, named: true, opus: false } as const
const utterance = { id: 'u1', owner: 'check', turn: 1 } as const
const turn = { text: '', meaning: null, verdict: 'nothing', question: 'all' } as const
const framesOf = (event: EngineEvent, options: Partial<Parameters<typeof serverFrames>[1]> = {}) => [
  ...serverFrames(event, { ...told, ...options }),
]

describe('an utterance', () => {
  it('is named on every frame of it, and the last one says so', () => {
    const frames = framesOf({
      type: 'audio',
      pcm: new Int16Array(10_000),
      utterance: { ...utterance, last: true },
    })
    expect(frames.map((frame) => frame.utterance)).toEqual([
      utterance,
      utterance,
      { ...utterance, last: true },
    ])
  })

  it('without sound has its last frame in its text', () => {
    const said: EngineEvent = { type: 'said', text: 'One.', utterance: { ...utterance, last: true } }
    expect(framesOf(said, { modality: 'TEXT' })).toEqual([
      {
        serverContent: { modelTurn: { parts: [{ text: 'One.' }] } },
        utterance: { ...utterance, last: true },
      },
    ])
  })

  it('whose end has no sound ends by its name alone', () => {
    const event: EngineEvent = {
      type: 'audio',
      pcm: new Int16Array(0),
      utterance: { ...utterance, last: true },
    }
    expect(framesOf(event)).toEqual([{ utterance: { ...utterance, last: true } }])
    expect(framesOf(event, { named: false })).toEqual([])
  })

  it('has no name for who is told no more than official clients know', () => {
    expect(framesOf({ type: 'said', text: 'One.', utterance }, { named: false })).toEqual([
      { serverContent: { outputTranscription: { text: 'One.' } } },
    ])
    const frames = framesOf({ type: 'audio', pcm: new Int16Array(9), utterance }, { named: false })
    expect(frames.map((frame) => Object.keys(frame))).toEqual([['serverContent']])
  })
})

describe('a turn of the shopper', () => {
  it.each([
    ['stands beside its words', 'yes', false, true, [['serverContent', 'heard']]],
    ['without words is told to who leads', '', true, true, [['heard']]],
    ['without words is told to nobody else', '', false, true, []],
    ['is its words alone for official clients', 'yes', false, false, [['serverContent']]],
  ])('%s', (_, text, leads, named, keys) => {
    const frames = framesOf({ type: 'heard', ...turn, text }, { leads, named })
    expect(frames.map((frame) => Object.keys(frame))).toEqual(keys)
  })

  it.each([
    [true, [{ speech: { on: true } }]],
    [false, []],
  ])('is announced to who leads: %s', (leads, frames) => {
    expect(framesOf({ type: 'speech' }, { leads })).toEqual(frames)
  })
})
