import { AUDIO_OUT } from '../../core/constants.ts'
import { camelKeys, type Resume, serverFrameSchema } from '../../core/contract/live.ts'
import { pcmFromBase64, rateOf } from './wire.ts'

/** What the server says, one thing at a time. */
export type LiveNews =
  | { type: 'setupComplete' }
  | { type: 'heard'; text: string }
  /** A sentence that is spoken; its sound follows. */
  | { type: 'said'; text: string }
  /** A reply in text mode. */
  | { type: 'text'; text: string }
  | { type: 'audio'; pcm: Int16Array; rateHz: number }
  | { type: 'interrupted' }
  | { type: 'turnComplete' }
  | { type: 'look'; open: boolean; id: string }
  /** Where the product check is now, for going on with it on another connection. */
  | { type: 'checking'; resume: Resume }
  | { type: 'refused'; code: string; message: string }

type Content = NonNullable<ReturnType<typeof serverFrameSchema.parse>['serverContent']>

function* readContent(content: Content): Generator<LiveNews> {
  if (content.interrupted) yield { type: 'interrupted' }
  if (content.inputTranscription) yield { type: 'heard', text: content.inputTranscription.text }
  if (content.outputTranscription) yield { type: 'said', text: content.outputTranscription.text }
  for (const { text, inlineData } of content.modelTurn?.parts ?? []) {
    if (text !== undefined) yield { type: 'text', text }
    if (inlineData) {
      const rateHz = rateOf(inlineData.mimeType, AUDIO_OUT.rateHz)
      yield { type: 'audio', pcm: pcmFromBase64(inlineData.data), rateHz }
    }
  }
  if (content.turnComplete) yield { type: 'turnComplete' }
}

/**
 * One frame of the live socket, in the order in which its parts are to be acted on: an interruption before the
 * words, a sentence's text before its sound. Throws on what breaks the contract.
 */
export function* readFrame(frame: string): Generator<LiveNews> {
  const read = serverFrameSchema.parse(camelKeys(JSON.parse(frame)))
  const { setupComplete, serverContent, look, shopperSession, error } = read
  if (setupComplete) yield { type: 'setupComplete' }
  if (look) yield { type: 'look', ...look }
  if (shopperSession) yield { type: 'checking', resume: shopperSession.resume }
  if (serverContent) yield* readContent(serverContent)
  if (error) yield { type: 'refused', ...error }
}
