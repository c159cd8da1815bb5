import { AUDIO_IN } from '../constants.ts'
import { takesTextAsInput } from './service-kind.ts'

/** What is sent to the service after the set-up: one key a frame, and one kind of input in it. */

const AUDIO_TYPE = `audio/pcm;rate=${AUDIO_IN.rateHz}`

/**
 * Sound or a picture as the text of a frame. It is put together by hand: the alphabet of base64 needs no escaping, and
 * looking through 60 kB for what to escape is half of what a relayed picture costs.
 */
const blobFrame = (key: 'audio' | 'video', mimeType: string, base64: string) =>
  `{"realtimeInput":{"${key}":{"mimeType":"${mimeType}","data":"${base64}"}}}`

/** `base64` of 16 kHz s16le mono. */
export const audioFrame = (base64: string) => blobFrame('audio', AUDIO_TYPE, base64)

/** `base64` of a JPEG. */
export const videoFrame = (base64: string) => blobFrame('video', 'image/jpeg', base64)

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
