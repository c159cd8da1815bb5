import { describe, expect, it } from 'vitest'
import { readFrame } from './read-frame.ts'
import { pcmToBase64 } from './wire.ts'

const sound = { inlineData: { mimeType: 'audio/pcm;rate=24000', data: pcmToBase64(Int16Array.of(1, 2)) } }

const heard = { text: 'milk', meaning: 'contains milk', verdict: 'act', question: 'checking' }
const transcribed = (text: string) => ({ serverContent: { inputTranscription: { text } } })

describe('a frame', () => {
  it.each<[string, object, string[]]>([
    ['set-up', { setupComplete: {} }, ['setupComplete']],
    ['words heard', { serverContent: { inputTranscription: { text: 'what is this' } } }, ['transcribed']],
    ['snake case', { server_content: { input_transcription: { text: 'hello' } } }, ['transcribed']],
    ['somebody who speaks', { speech: { on: true } }, ['speech']],
    ['what follows from a turn', { heard, ...transcribed('milk') }, ['heard']],
    ['a turn without words', { heard: { ...heard, text: '' } }, ['heard']],
    ['the echo of a spoken turn', { serverContent: { outputTranscription: { text: 'milk' } } }, []],
    [
      'everything at once',
      {
        serverContent: {
          turnComplete: true,
          modelTurn: { parts: [{ text: 'a' }, sound] },
          outputTranscription: { text: 'a' },
          interrupted: true,
        },
        look: { open: true, id: 'l1' },
        utterance: { id: 'u1', owner: 'check', turn: 1 },
      },
      ['look', 'interrupted', 'utterance'],
    ],
    ['where the check is', { shopperSession: { resume: { lastProductId: 'p7' } } }, ['checking']],
    ['a refusal', { error: { code: 'service_not_allowed', message: 'No.' } }, ['refused']],
    ['something new', { usageMetadata: { tokens: 3 } }, []],
  ])('%s', (_, frame, types) => {
    expect([...readFrame(JSON.stringify(frame))].map(({ type }) => type)).toEqual(types)
  })

  it.each([
    ['beside its sound', { modelTurn: { parts: [{ text: 'Rusk.' }, sound] } }],
    ['as a transcription', { outputTranscription: { text: 'Rusk.' }, modelTurn: { parts: [sound] } }],
    ['as both', { outputTranscription: { text: 'Rusk.' }, modelTurn: { parts: [{ text: 'Rusk.' }, sound] } }],
  ])('holds an utterance with its sound as samples, its text %s', (_, serverContent) => {
    const utterance = { id: 'u1', owner: 'check', turn: 3, last: true }
    expect([...readFrame(JSON.stringify({ serverContent, utterance }))]).toEqual([
      {
        type: 'utterance',
        ...utterance,
        text: 'Rusk.',
        sound: [{ pcm: Int16Array.of(1, 2), rateHz: 24_000 }],
      },
    ])
  })

  it('gives back of the check what this version knows', () => {
    const resume = { lastProductId: 7, lookFor: 'taste', dateOffered: true, mood: 'good' }
    expect([...readFrame(JSON.stringify({ shopperSession: { resume } }))]).toEqual([
      { type: 'checking', resume: { lastProductId: '7', lookFor: undefined, dateOffered: true } },
    ])
  })

  it.each([
    '',
    'null',
    '[]',
    '{"serverContent":{"modelTurn":{}}}',
    '{"look":{"open":"yes"}}',
    '{"utterance":{"id":"a"}}',
    'hello',
  ])('%j is refused', (frame) => expect(() => [...readFrame(frame)]).toThrow())
})
