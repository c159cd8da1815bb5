import { describe, expect, it } from 'vitest'
import { lookUpTool } from './look-up.ts'
import {
  audioEndFrame,
  audioFrame,
  modelPath,
  pictureFrame,
  serviceKindOf,
  serviceSetup,
  takesTextAsInput,
  textFrame,
  toolAnswerFrame,
} from './service-requests.ts'

const given = {
  kind: 'vertex',
  model: 'm',
  systemInstruction: 'Be kind.',
  tools: [],
  handle: undefined,
} as const

describe('the first frame', () => {
  it('asks for sound, both transcriptions, resumption and compression', () => {
    expect(serviceSetup(given)).toEqual({
      setup: {
        model: 'm',
        generationConfig: {
          responseModalities: ['AUDIO'],
          speechConfig: {
            languageCode: 'en-IN',
            voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Aoede' } },
          },
        },
        systemInstruction: { parts: [{ text: 'Be kind.' }] },
        inputAudioTranscription: {},
        outputAudioTranscription: {},
        sessionResumption: {},
        contextWindowCompression: { slidingWindow: {} },
      },
    })
  })

  it.each<[string, object, object]>([
    ['a handle', { handle: 'h' }, { sessionResumption: { handle: 'h' } }],
    ['tools', { tools: [lookUpTool] }, { tools: [{ functionDeclarations: [lookUpTool] }] }],
    [
      'another voice, without a language for the Gemini API',
      { kind: 'gemini', voice: 'Kore', languageCode: 'hi-IN' },
      {
        generationConfig: {
          responseModalities: ['AUDIO'],
          speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } },
        },
      },
    ],
  ])('takes %s', (_, more, part) => {
    const { setup } = serviceSetup({ ...given, ...more })
    expect(setup).toMatchObject(part)
    if ('kind' in more) expect(JSON.stringify(setup)).not.toContain('languageCode')
  })
})

it.each([
  ['/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent', 'vertex'],
  ['/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent', 'gemini'],
])('%s is the door of %s', (path, kind) => {
  expect(serviceKindOf(path)).toBe(kind)
})

it.each([
  ['x', 'gemini', undefined, 'models/x'],
  ['models/x', 'gemini', 'p', 'models/x'],
  ['x', 'vertex', 'p', 'projects/p/locations/eu/publishers/google/models/x'],
  ['publishers/google/models/x', 'vertex', 'p', 'projects/p/locations/eu/publishers/google/models/x'],
  ['x', 'vertex', undefined, 'models/x'],
  [
    'projects/q/locations/l/publishers/google/models/x',
    'vertex',
    'p',
    'projects/q/locations/l/publishers/google/models/x',
  ],
] as const)('%s at %s with project %s is %s', (model, kind, project, path) => {
  expect(modelPath(model, kind, { project, location: 'eu' })).toBe(path)
})

it.each([
  ['gemini-2.0-flash-exp', false],
  ['gemini-live-2.5-flash-native-audio', false],
  ['models/gemini-2.5-flash-native-audio-preview', false],
  ['models/gemini-3.1-flash-live-preview', true],
  ['projects/p/locations/l/publishers/google/models/gemini-live-4-flash', true],
  ['something-else', false],
])('%s takes a text turn as input: %s', (model, asInput) => {
  expect(takesTextAsInput(model)).toBe(asInput)
  const frame = JSON.parse(textFrame('Hello "you".', model))
  expect(Object.keys(frame)).toEqual([asInput ? 'realtimeInput' : 'clientContent'])
  expect(JSON.stringify(frame)).toContain('Hello \\"you\\".')
})

it.each([
  [audioFrame('AAA='), { realtimeInput: { audio: { mimeType: 'audio/pcm;rate=16000', data: 'AAA=' } } }],
  [pictureFrame('/9g='), { realtimeInput: { video: { mimeType: 'image/jpeg', data: '/9g=' } } }],
  [audioEndFrame(), { realtimeInput: { audioStreamEnd: true } }],
  [
    toolAnswerFrame([
      { id: '1', name: 'f', response: { a: 1 } },
      { id: undefined, name: 'g', response: {} },
    ]),
    {
      toolResponse: {
        functionResponses: [
          { id: '1', name: 'f', response: { a: 1 } },
          { name: 'g', response: {} },
        ],
      },
    },
  ],
])('%s', (frame, meant) => {
  expect(JSON.parse(frame)).toEqual(meant)
})
