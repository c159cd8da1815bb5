import { AUDIO_OUT } from '../../core/constants.ts'
import type { Heard, NamedUtterance, ServerFrame } from '../../core/contract/live.ts'
import type { Modality } from '../../core/contract/modes.ts'
import type { EngineEvent } from '../engine/engine.ts'

/** Sound of one frame: small enough to start playing at once, large enough that base64 and JSON cost little. */
const CHUNK_SAMPLES = (AUDIO_OUT.rateHz * 200) / 1000
const MIME_TYPE = `audio/pcm;rate=${AUDIO_OUT.rateHz}`

interface ServerFrameOptions {
  modality: Modality
  /** The client leads the visit. */
  leads: boolean
  /** More than official clients know of is told. */
  named: boolean
}

type Content = NonNullable<ServerFrame['serverContent']>
type Parts = NonNullable<Content['modelTurn']>['parts']

const content = (serverContent: Content): ServerFrame[] => [{ serverContent }]

const unfinished = ({ last: _, ...utterance }: NamedUtterance): NamedUtterance => utterance

function* audioFrames(pcm: Int16Array, utterance: NamedUtterance | undefined): Generator<ServerFrame> {
  for (let at = 0; at < pcm.length; at += CHUNK_SAMPLES) {
    const part = pcm.subarray(at, at + CHUNK_SAMPLES)
    // Every machine that Node runs on is little-endian, which is what the wire wants.
    const data = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64')
    const parts: Parts = [{ inlineData: { mimeType: MIME_TYPE, data } }]
    const isLast = at + CHUNK_SAMPLES >= pcm.length
    const name = utterance && (isLast ? utterance : unfinished(utterance))
    yield { serverContent: { modelTurn: { parts } }, ...(name && { utterance: name }) }
  }
}

function heardFrames({ text, ...heard }: Heard, { leads, named }: ServerFrameOptions): ServerFrame[] {
  const frame: ServerFrame = {
    ...(text !== '' && { serverContent: { inputTranscription: { text } } }),
    ...(named && { heard: { text, ...heard } }),
  }
  return text === '' && !leads ? [] : [frame]
}

/**
 * What an engine's event is on the wire. A sentence is a transcription beside its sound, or a text part alone; where
 * the client may be told, its name stands beside.
 */
export function serverFrames(event: EngineEvent, options: ServerFrameOptions): Iterable<ServerFrame> {
  const { modality, leads, named } = options
  switch (event.type) {
    case 'ready':
      return [{ setupComplete: {} }]
    case 'speech':
      return leads ? [{ speech: { on: true } }] : []
    case 'heard': {
      const { type: _, ...heard } = event
      return heardFrames(heard, options)
    }
    case 'said': {
      const { text, utterance } = event
      const serverContent =
        modality === 'TEXT' ? { modelTurn: { parts: [{ text }] } } : { outputTranscription: { text } }
      return [{ serverContent, ...(named && utterance && { utterance }) }]
    }
    case 'audio':
      return modality === 'TEXT' ? [] : audioFrames(event.pcm, named ? event.utterance : undefined)
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
