import { describe, expect, it } from 'vitest'
import { clientFrameSchema } from '../../core/contract/client-frame.ts'
import { camelKeys } from '../../core/contract/live.ts'
import { defaultAssistant } from '../../core/page/page-state.ts'
import { type Opening, openingFrames } from './opening-frames.ts'

const opening: Opening = {
  assistant: defaultAssistant,
  mode: 'scan',
  language: 'en-IN',
  storeId: undefined,
  resume: {},
  media: {},
  service: { model: 'a-living-model', location: 'europe-west4' },
  literal: false,
}
const read = (change: Partial<Opening>) =>
  openingFrames({ ...opening, ...change }).map((frame) => clientFrameSchema.parse(camelKeys(frame)))

describe('what is sent first', () => {
  it('is one set-up when the server decides everything', () => {
    const [frame, ...more] = read({})
    expect(more).toEqual([])
    expect(frame?.setup).toMatchObject({
      generationConfig: { responseModalities: ['AUDIO'], speechConfig: { languageCode: 'en-IN' } },
      shopperSession: { mode: 'scan', leads: true },
    })
    expect(frame?.setup).not.toHaveProperty('model')
    expect(frame?.setup).not.toHaveProperty('systemInstruction')
  })

  it('asks for the language of the visit', () => {
    const [frame] = read({ language: 'hi-IN' })
    expect(frame?.setup).toMatchObject({
      generationConfig: { responseModalities: ['TEXT'], speechConfig: { languageCode: 'hi-IN' } },
      shopperSession: { language: 'hi-IN' },
    })
  })

  it('carries the form', () => {
    const assistant = { token: 't', project: 'p', modality: 'TEXT', systemInstructions: 'Be brief.' } as const
    const [first, second] = read({ assistant, storeId: '12', resume: { lastProductId: '7' } })
    // Which service a token is for is the server's setting.
    expect(first).toEqual({ bearerToken: 't', serviceUrl: '' })
    expect(second?.setup).toMatchObject({
      model: 'projects/p/locations/europe-west4/publishers/google/models/a-living-model',
      generationConfig: { responseModalities: ['TEXT'] },
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      shopperSession: { mode: 'scan', storeId: '12', resume: { lastProductId: '7' } },
    })
  })

  it('names no project where the service knows none', () => {
    const service = { model: 'a-living-model', location: null }
    const [, frame] = read({ assistant: { ...defaultAssistant, token: 't', project: 'p' }, service })
    expect(frame?.setup?.model).toBe('models/a-living-model')
  })

  it('is the specification’s service, model and region, to the letter', () => {
    const [first, second] = read({
      assistant: { ...defaultAssistant, token: 't', project: 'p' },
      literal: true,
    })
    expect(first).toEqual({
      bearerToken: 't',
      serviceUrl:
        'wss://us-central1-aiplatform.googleapis.com/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent',
    })
    expect(second?.setup?.model).toBe(
      'projects/p/locations/us-central1/publishers/google/models/gemini-2.0-flash-exp',
    )
  })

  it('is both messages, to the letter', () => {
    const [first, second] = read({ literal: true, mode: 'echo' })
    expect(first).toEqual({ bearerToken: '', serviceUrl: '' })
    expect(second?.setup?.model).toMatch(/gemini-2.0-flash-exp$/)
    expect(second?.setup?.systemInstruction).toEqual({ parts: [{ text: '' }] })
    expect(second?.setup?.shopperSession).toEqual({ mode: 'echo', leads: true })
  })
})
