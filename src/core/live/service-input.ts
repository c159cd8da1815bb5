import { AUDIO_IN } from '../constants.ts'
import { takesTextAsInput } from './service-setup.ts'

/** What is sent to the service after the set-up: one key a frame, and one kind of input in it. */

const AUDIO_TYPE = `audio/pcm;rate=${AUDIO_IN.rateHz}`

/** What stands before and behind the base64 of a frame; its alphabet needs no escaping. */
export type FrameEnds = readonly [before: string, behind: string]

const ends = (key: 'audio' | 'video', mimeType: string): FrameEnds => [
  `{"realtimeInput":{"${key}":{"mimeType":"${mimeType}","data":"`,
  '"}}}',
]

/** Around base64 of 16 kHz s16le mono. */
export const AUDIO_FRAME = ends('audio', AUDIO_TYPE)
/** Around base64 of a JPEG. */
export const VIDEO_FRAME = ends('video', 'image/jpeg')

/** No more sound comes: what was said is to be answered. */
export const audioEndFrame = () => JSON.stringify({ realtimeInput: { audioStreamEnd: true } })

/** A whole turn of the user in words. */
export function textFrame(text: string, model: string): string {
  if (takesTextAsInput(model)) return JSON.stringify({ realtimeInput: { text } })
  return JSON.stringify({
    clientContent: { turns: [{ role: 'user', parts: [{ text }] }], turnComplete: true },
  })
}

export interface ToolAnswer {
  id: string | undefined
  name: string
  response: object
}

export function toolAnswerFrame(answers: readonly ToolAnswer[]): string {
  const functionResponses = answers.map(({ id, name, response }) => ({
    ...(id !== undefined && { id }),
    name,
    response,
  }))
  return JSON.stringify({ toolResponse: { functionResponses } })
}
