import { AUDIO_OUT } from '../../core/constants.ts'
import type { ServerFrame } from '../../core/contract/live.ts'
import type { Modality } from '../../core/contract/modes.ts'
import type { EngineEvent } from '../engine/engine.ts'

/** Sound of one frame: small enough to start playing at once, large enough that base64 and JSON cost little. */
const CHUNK_SAMPLES = (AUDIO_OUT.rateHz * 200) / 1000
const MIME_TYPE = `audio/pcm;rate=${AUDIO_OUT.rateHz}`

const content = (serverContent: NonNullable<ServerFrame['serverContent']>): ServerFrame[] => [
  { serverContent },
]

function* audioFrames(pcm: Int16Array): Generator<ServerFrame> {
  for (let at = 0; at < pcm.length; at += CHUNK_SAMPLES) {
    const part = pcm.subarray(at, at + CHUNK_SAMPLES)
    // Every machine that Node runs on is little-endian, which is what the wire wants.
    const data = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64')
    yield { serverContent: { modelTurn: { parts: [{ inlineData: { mimeType: MIME_TYPE, data } }] } } }
  }
}

/** What an engine's event is on the wire. A sentence is a transcription beside its sound, or a text part alone. */
export function serverFrames(event: EngineEvent, modality: Modality): Iterable<ServerFrame> {
  switch (event.type) {
    case 'ready':
      return [{ setupComplete: {} }]
    case 'heard':
      return content({ inputTranscription: { text: event.text } })
    case 'said':
      return modality === 'TEXT'
        ? content({ modelTurn: { parts: [{ text: event.text }] } })
        : content({ outputTranscription: { text: event.text } })
    case 'audio':
      return modality === 'TEXT' ? [] : audioFrames(event.pcm)
    case 'interrupted':
      return content({ interrupted: true })
    case 'turnComplete':
      return content({ turnComplete: true })
    case 'look':
      return [{ look: { open: event.open, id: event.id } }]
    case 'checking':
      return [{ shopperSession: { resume: event.resume } }]
    case 'resumption':
      return [{ sessionResumptionUpdate: { newHandle: event.handle, resumable: event.resumable } }]
    case 'error':
      return [{ error: { code: event.code, message: event.message } }]
  }
}
