import { AUDIO_OUT } from '../../core/constants.ts'
import {
  camelKeys,
  type Heard,
  type LookFor,
  type MediaTerms,
  type NamedUtterance,
  type Resume,
  type ServerFrame,
  serverFrameSchema,
} from '../../core/contract/live.ts'
import type { CallNews } from '../../core/contract/staff-call.ts'
import { fromBase64, pcmFromBase64, rateOf } from './wire.ts'

export interface Sound {
  pcm: Int16Array
  rateHz: number
}

/** A part of an utterance: its text, which comes with its first frame, and some of its sound. */
export interface UtteranceNews extends NamedUtterance {
  type: 'utterance'
  text: string
  sound: readonly Sound[]
  /** The same as it came, compressed; the client makes sound of it. */
  packets?: readonly Uint8Array[]
}

/** What the server says, one thing at a time. */
export type LiveNews =
  | { type: 'setupComplete' }
  /** A picture was dealt with. */
  | { type: 'seen' }
  /** How near the print of the newest picture is to being readable, 0 to 1. */
  | { type: 'aim'; readable: number }
  /** A sign of life, to be answered. */
  | { type: 'alive' }
  /** Somebody speaks; `heard` follows. */
  | { type: 'speech'; on: boolean }
  | { type: 'heard'; heard: Heard }
  /** The shopper's words, from a server that does not say what follows from them. */
  | { type: 'transcribed'; text: string }
  | UtteranceNews
  /** Nothing more of what the server was saying is wanted. */
  | { type: 'interrupted' }
  | { type: 'look'; open: boolean; id: string; for?: LookFor | undefined }
  /** Where the product check is now, for going on with it on another connection. */
  | { type: 'checking'; resume: Resume }
  /** How this server takes sound and pictures. */
  | { type: 'terms'; terms: MediaTerms }
  /** How the call to staff stands. */
  | { type: 'staffCall'; news: CallNews }
  | { type: 'refused'; code: string; message: string }

type Content = NonNullable<ServerFrame['serverContent']>

/** A sentence's text may stand both in its transcription and beside its sound. */
function utteranceOf(utterance: NamedUtterance, content: Content | undefined): UtteranceNews {
  const parts = content?.modelTurn?.parts ?? []
  const sounds = parts.flatMap(({ inlineData }) => inlineData ?? [])
  const isPacket = ({ mimeType }: { mimeType: string }) => mimeType.startsWith('audio/opus')
  const written = parts.find(({ text }) => text !== undefined)?.text
  return {
    type: 'utterance',
    ...utterance,
    text: content?.outputTranscription?.text ?? written ?? '',
    sound: sounds
      .filter((one) => !isPacket(one))
      .map(({ data, mimeType }) => ({
        pcm: pcmFromBase64(data),
        rateHz: rateOf(mimeType, AUDIO_OUT.rateHz),
      })),
    ...(sounds.some(isPacket) && {
      packets: sounds.filter(isPacket).map(({ data }) => fromBase64(data)),
    }),
  }
}

/**
 * One frame of the live socket, in the order in which its parts are to be acted on: an interruption before what is
 * said next. What is said without a name is not for this page: the echo of the shopper's own words. Throws on what
 * breaks the contract.
 */
export function* readFrame(frame: string): Generator<LiveNews> {
  const read = serverFrameSchema.parse(camelKeys(JSON.parse(frame)))
  const { setupComplete, serverContent, utterance, heard, speech, look } = read
  const { shopperSession, staffCall, alive, seen, aim, error } = read
  if (setupComplete) yield { type: 'setupComplete' }
  if (seen) yield { type: 'seen' }
  if (aim) yield { type: 'aim', readable: aim.readable }
  if (alive) yield { type: 'alive' }
  if (look) yield { type: 'look', ...look }
  if (shopperSession?.resume) yield { type: 'checking', resume: shopperSession.resume }
  if (shopperSession?.media) yield { type: 'terms', terms: shopperSession.media }
  if (staffCall) yield { type: 'staffCall', news: staffCall }
  if (speech) yield { type: 'speech', ...speech }
  if (serverContent?.interrupted) yield { type: 'interrupted' }
  if (heard) yield { type: 'heard', heard }
  else if (serverContent?.inputTranscription)
    yield { type: 'transcribed', text: serverContent.inputTranscription.text }
  if (utterance) yield utteranceOf(utterance, serverContent)
  if (error) yield { type: 'refused', ...error }
}
