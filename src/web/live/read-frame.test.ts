import { describe, expect, it } from 'vitest'
import { readFrame } from './read-frame.ts'
import { pcmToBase64 } from './wire.ts'

const sound = { inlineData: { mimeType: 'audio/pcm;rate=24000', data: pcmToBase64(Int16Array.of(1, 2)) } }

describe('a frame', () => {
  it.each<[string, object, string[]]>([
    ['set-up', { setupComplete: {} }, ['setupComplete']],
    ['words heard', { serverContent: { inputTranscription: { text: 'what is this' } } }, ['heard']],
    ['snake case', { server_content: { turn_complete: true } }, ['turnComplete']],
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
      },
      ['look', 'interrupted', 'said', 'text', 'audio', 'turnComplete'],
    ],
    ['where the check is', { shopperSession: { resume: { lastProductId: 'p7' } } }, ['checking']],
    ['a refusal', { error: { code: 'service_not_allowed', message: 'No.' } }, ['refused']],
    ['something new', { usageMetadata: { tokens: 3 } }, []],
  ])('%s', (_, frame, types) => {
    expect([...readFrame(JSON.stringify(frame))].map(({ type }) => type)).toEqual(types)
  })

  it('holds sound as samples', () => {
    const frame = JSON.stringify({ serverContent: { modelTurn: { parts: [sound] } } })
    expect([...readFrame(frame)]).toEqual([{ type: 'audio', pcm: Int16Array.of(1, 2), rateHz: 24_000 }])
  })

  it('gives back of the check what this version knows', () => {
    const resume = { lastProductId: 7, lookFor: 'taste', dateOffered: true, mood: 'good' }
    expect([...readFrame(JSON.stringify({ shopperSession: { resume } }))]).toEqual([
      { type: 'checking', resume: { lastProductId: '7', lookFor: undefined, dateOffered: true } },
    ])
  })

  it.each(['', 'null', '[]', '{"serverContent":{"modelTurn":{}}}', '{"look":{"open":"yes"}}', 'hello'])(
    '%j is refused',
    (frame) => expect(() => [...readFrame(frame)]).toThrow(),
  )
})
