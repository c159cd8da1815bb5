import { AUDIO_OUT } from '../../core/constants.ts'
import {
  camelKeys,
  type Heard,
  type NamedUtterance,
  type Resume,
  type ServerFrame,
  serverFrameSchema,
} from '../../core/contract/live.ts'
import { pcmFromBase64, rateOf } from './wire.ts'

export interface Sound {
  pcm: Int16Array
  rateHz: number
}

/** A part of an utterance: its text, which comes with its first frame, and some of its sound. */
export interface UtteranceNews extends NamedUtterance {
  type: 'utterance'
  text: string
  sound: readonly Sound[]
}

/** What the server says, one thing at a time. */
export type LiveNews =
  | { type: 'setupComplete' }
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
  | { type: 'look'; open: boolean; id: string }
  /** Where the product check is now, for going on with it on another connection. */
  | { type: 'checking'; resume: Resume }
  | { type: 'refused'; code: string; message: string }

type Content = NonNullable<ServerFrame['serverContent']>

/** A sentence's text may stand both in its transcription and beside its sound. */
function utteranceOf(utterance: NamedUtterance, content: Content | undefined): UtteranceNews {
  const parts = content?.modelTurn?.parts ?? []
  const written = parts.find(({ text }) => text !== undefined)?.text
  return {
    type: 'utterance',
    ...utterance,
    text: content?.outputTranscription?.text ?? written ?? '',
    sound: parts.flatMap(({ inlineData }) =>
      inlineData
        ? [{ pcm: pcmFromBase64(inlineData.data), rateHz: rateOf(inlineData.mimeType, AUDIO_OUT.rateHz) }]
        : [],
    ),
  }
}

/**
 * One frame of the live socket, in the order in which its parts are to be acted on: an interruption before what is
 * said next. What is said without a name is not for this page: the echo of the shopper's own words. Throws on what
 * breaks the contract.
 */
export function* readFrame(frame: string): Generator<LiveNews> {
  const read = serverFrameSchema.parse(camelKeys(JSON.parse(frame)))
  const { setupComplete, serverContent, utterance, heard, speech, look, shopperSession, alive, error } = read
  if (setupComplete) yield { type: 'setupComplete' }
  if (alive) yield { type: 'alive' }
  if (look) yield { type: 'look', ...look }
  if (shopperSession) yield { type: 'checking', resume: shopperSession.resume }
  if (speech) yield { type: 'speech', ...speech }
  if (serverContent?.interrupted) yield { type: 'interrupted' }
  if (heard) yield { type: 'heard', heard }
  else if (serverContent?.inputTranscription)
    yield { type: 'transcribed', text: serverContent.inputTranscription.text }
  if (utterance) yield utteranceOf(utterance, serverContent)
  if (error) yield { type: 'refused', ...error }
}
