import { randomUUID } from 'node:crypto'
import type { Transcript } from '../../../../core/hearing/transcript.ts'
import type { FromEar, ToEar } from '../hearing.ts'
import type { TranscriptAsked } from './transcriber.ts'

/** Has an utterance written down. Undefined where that cannot be had in time. */
export type Transcribe = (asked: TranscriptAsked) => Promise<Transcript | undefined>

/** A hearing thread's line to the transcriber, by way of the server's own thread: what was asked, and waits for its answer. */
export function createTranscripts(tell: (message: FromEar) => void) {
  const waiting = new Map<string, (transcript: Transcript | undefined) => void>()
  return {
    askedBy:
      (id: number): Transcribe =>
      (asked) =>
        new Promise((resolve) => {
          // A thread that takes another's place is told what that one asked.
          const job = randomUUID()
          waiting.set(job, resolve)
          tell({ type: 'transcribe', id, job, asked })
        }),
    answered(message: ToEar): boolean {
      if (message.type !== 'transcribed') return false
      waiting.get(message.job)?.(message.transcript)
      waiting.delete(message.job)
      return true
    },
  }
}
