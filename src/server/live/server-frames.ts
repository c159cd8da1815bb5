import { AUDIO_OUT } from '../../core/constants.ts'
import type { Heard, NamedUtterance, ServerFrame } from '../../core/contract/live.ts'
import type { Modality } from '../../core/contract/modes.ts'
import type { EngineEvent } from '../engine/engine.ts'
import { createOpusEncoder, PACKET_SAMPLES } from './opus.ts'
import type { Peer } from './peer.ts'

/** Sound of one frame: small enough to start playing at once, large enough that base64 and JSON cost little. */
const CHUNK_SAMPLES = (AUDIO_OUT.rateHz * 200) / 1000
/** The same of compressed sound, whole packets. */
const CHUNK_PACKETS = 4
const MIME_TYPE = `audio/pcm;rate=${AUDIO_OUT.rateHz}`
const OPUS_TYPE = `audio/opus;rate=${AUDIO_OUT.rateHz}`

interface ServerFrameOptions {
  modality: Modality
  /** The client leads the visit. */
  leads: boolean
  /** Sound is sent as Opus. */
  opus: boolean
  /** More than official clients know of is told. */
  named: boolean
}

type Content = NonNullable<ServerFrame['serverContent']>
type Parts = NonNullable<Content['modelTurn']>['parts']

const content = (serverContent: Content): ServerFrame[] => [{ serverContent }]

const unfinished = ({ last: _, ...utterance }: NamedUtterance): NamedUtterance => utterance

const base64Of = (bytes: ArrayBufferView) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')

/** Every machine that Node runs on is little-endian, which is what the wire wants. */
const pcmParts = (part: Int16Array): Parts => [{ inlineData: { mimeType: MIME_TYPE, data: base64Of(part) } }]

/** One sentence's sound as packets: a sentence of its own is a stream of its own. */
function opusParts(): (part: Int16Array) => Parts {
  const encoder = createOpusEncoder()
  return (part) => {
    const parts: Parts = []
    for (let at = 0; at < part.length; at += PACKET_SAMPLES) {
      const data = base64Of(encoder.push(part.subarray(at, at + PACKET_SAMPLES)))
      parts.push({ inlineData: { mimeType: OPUS_TYPE, data } })
    }
    return parts
  }
}

/** Made as they are asked for: compressing a chunk takes two milliseconds. Without sound it is the name that ends. */
function* audioFrames(
  pcm: Int16Array,
  utterance: NamedUtterance | undefined,
  opus: boolean,
): Generator<ServerFrame> {
  if (pcm.length === 0 && utterance) yield { utterance }
  const samples = opus ? CHUNK_PACKETS * PACKET_SAMPLES : CHUNK_SAMPLES
  const partsOf = opus ? opusParts() : pcmParts
  for (let at = 0; at < pcm.length; at += samples) {
    const parts = partsOf(pcm.subarray(at, at + samples))
    const isLast = at + samples >= pcm.length
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
      return modality === 'TEXT'
        ? []
        : audioFrames(event.pcm, named ? event.utterance : undefined, options.opus)
    case 'interrupted':
      return content({ interrupted: true })
    case 'turnComplete':
      return content({ turnComplete: true })
    case 'look':
      return [{ look: { open: event.open, id: event.id, ...(event.for && { for: event.for }) } }]
    case 'aim':
      return leads ? [{ aim: { readable: Math.round(event.readable * 100) / 100 } }] : []
    case 'seen':
      return [{ seen: {} }]
    case 'checking':
      return [{ shopperSession: { resume: event.resume } }]
    case 'resumption':
      return [{ sessionResumptionUpdate: { newHandle: event.handle, resumable: event.resumable } }]
    case 'error':
      return [{ error: { code: event.code, message: event.message } }]
  }
}

/** Sends frames in the order in which they were given, also those that take time to make. */
interface FrameSender {
  /** `lazily`: one a turn of the loop, since each is made as it is asked for; what is given later waits for them. */
  send(frames: Iterable<object>, lazily: boolean): void
  /** All that waits, now. */
  flush(): void
  close(): void
}

export function createFrameSender(peer: Pick<Peer, 'send'>): FrameSender {
  let waiting: Iterator<object>[] = []
  let due: NodeJS.Immediate | undefined

  /** False when there is none. */
  function sendOne(): boolean {
    for (; waiting[0]; waiting.shift()) {
      const { done, value } = waiting[0].next()
      if (done) continue
      peer.send(value)
      return true
    }
    return false
  }

  function sendByTurns() {
    due = sendOne() ? setImmediate(sendByTurns) : undefined
  }

  function flush() {
    while (sendOne());
  }

  return {
    send(frames, lazily) {
      waiting.push(frames[Symbol.iterator]())
      if (due) return
      if (lazily) sendByTurns()
      else flush()
    },
    flush,
    close() {
      waiting = []
      if (due) clearImmediate(due)
    },
  }
}
