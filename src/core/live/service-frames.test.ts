import { describe, expect, it } from 'vitest'
import { afterServiceEnd, durationMs, readServiceFrame, type ServiceEvent } from './service-frames.ts'

const rows: [string, object, ServiceEvent[]][] = [
  ['set-up', { setupComplete: { sessionId: 's' } }, [{ type: 'setupComplete' }]],
  ['nothing known', { usageMetadata: { totalTokenCount: 4 }, newKey: { a: 1 } }, []],
  ['empty content', { serverContent: {} }, []],
  [
    'words before their sound, the turn last, whatever the order in the frame',
    {
      serverContent: {
        turnComplete: true,
        generationComplete: true,
        modelTurn: { parts: [{ inlineData: { mimeType: 'audio/pcm;rate=24000', data: 'AAA=' } }] },
        outputTranscription: { text: 'Hello.' },
        inputTranscription: { text: 'hi', finished: true },
      },
      usageMetadata: {},
    },
    [
      { type: 'heard', text: 'hi', finished: true },
      { type: 'spoken', text: 'Hello.' },
      { type: 'sound', data: 'AAA=', rateHz: 24_000 },
      { type: 'generationComplete' },
      { type: 'turnComplete' },
    ],
  ],
  [
    'interrupted before the turn’s end',
    { serverContent: { turnComplete: true, interrupted: true } },
    [{ type: 'interrupted' }, { type: 'turnComplete' }],
  ],
  [
    'both spellings',
    {
      server_content: {
        output_transcription: { text: 'a' },
        model_turn: { parts: [{ inline_data: { mime_type: 'audio/pcm;rate=16000', data: 'AA==' } }] },
      },
    },
    [
      { type: 'spoken', text: 'a' },
      { type: 'sound', data: 'AA==', rateHz: 16_000 },
    ],
  ],
  [
    'thoughts and pictures are for nobody',
    {
      serverContent: {
        modelTurn: {
          parts: [
            { text: 'I think', thought: true },
            { inlineData: { mimeType: 'image/png', data: 'AA==' } },
          ],
        },
      },
    },
    [],
  ],
  ...['1000', '0000', '999999', '0'].map((rate): [string, object, ServiceEvent[]] => [
    `no sound of a rate that nobody can play: ${rate}`,
    {
      serverContent: {
        modelTurn: { parts: [{ inlineData: { mimeType: `audio/pcm;rate=${rate}`, data: 'AAAA' } }] },
        turnComplete: true,
      },
    },
    [{ type: 'turnComplete' }],
  ]),
  [
    'words that end without a word',
    { serverContent: { inputTranscription: { finished: true } } },
    [{ type: 'heard', text: '', finished: true }],
  ],
  [
    'calls, and their end',
    {
      toolCall: { functionCalls: [{ id: '1', name: 'f', args: { a: 'b' } }, { name: 'g' }] },
      toolCallCancellation: { ids: ['1'] },
    },
    [
      {
        type: 'calls',
        calls: [
          { id: '1', name: 'f', args: { a: 'b' } },
          { id: undefined, name: 'g', args: {} },
        ],
      },
      { type: 'callsCancelled', ids: ['1'] },
    ],
  ],
  [
    'a handle',
    { sessionResumptionUpdate: { newHandle: 'h', resumable: true } },
    [{ type: 'handle', handle: 'h', resumable: true }],
  ],
  ['no handle', { sessionResumptionUpdate: {} }, [{ type: 'handle', handle: undefined, resumable: false }]],
  ['the end of the connection', { goAway: { timeLeft: '50s' } }, [{ type: 'goAway', inMs: 50_000 }]],
  ['an end without a time', { goAway: {} }, [{ type: 'goAway', inMs: 0 }]],
]
it.each(rows)('reads %s', (_, frame, events) => {
  expect(readServiceFrame(frame)).toEqual(events)
})

it('takes a few calls of a frame, however many there are', () => {
  const functionCalls = Array.from({ length: 3000 }, (_, at) => ({ id: `${at}`, name: 'look_up' }))
  const [event] = readServiceFrame({ toolCall: { functionCalls } })
  expect(event).toMatchObject({ type: 'calls', calls: [{ id: '0' }, { id: '1' }, { id: '2' }, { id: '3' }] })
})

describe('refuses what is no frame', () => {
  it.each([
    ['a list', []],
    ['a word', 'hello'],
    ['nothing', null],
    ['sound that is no text', { serverContent: { modelTurn: { parts: [{ inlineData: { data: 4 } }] } } }],
    ['a call without a name', { toolCall: { functionCalls: [{ id: 'x' }] } }],
    ['a handle that is no text', { sessionResumptionUpdate: { newHandle: 7 } }],
  ])('%s', (_, frame) => {
    expect(() => readServiceFrame(frame)).toThrow()
  })
})

it.each([
  ['50s', 50_000],
  ['1.500s', 1500],
  ['0s', 0],
  ['', 0],
  ['soon', 0],
  ['-4s', 0],
])('%s is %i ms', (text, ms) => {
  expect(durationMs(text)).toBe(ms)
})

it.each([
  ['bad payload, expired key', { code: 1007 }, 'never'],
  ['no such model, policy', { code: 1008 }, 'never'],
  ['internal, quota', { code: 1011 }, 'again'],
  ['cancelled', { code: 1000 }, 'again'],
  ['dropped', { code: 1006 }, 'again'],
  ['restart', { code: 1012 }, 'again'],
  ['silent', { code: 4000 }, 'again'],
  ['not signed in', { code: 1006, status: 401 }, 'never'],
  ['no such door', { code: 1006, status: 404 }, 'never'],
  ['moved away', { code: 1006, status: 302 }, 'never'],
  ['too many', { code: 1006, status: 429 }, 'again'],
  ['overloaded', { code: 1006, status: 503 }, 'again'],
])('%s: %j → %s', (_, end, then) => {
  expect(afterServiceEnd({ reason: '', ...end })).toBe(then)
})
