import * as z from 'zod/mini'
import type { Transcript } from '../../../../core/hearing/transcript.ts'
import { type JobsOptions, keepJobs } from '../../../workers/keep-jobs.ts'

/**
 * Nobody is kept waiting for it for longer: the other ears have their opinion by then. It takes 60 to 150 ms where there is
 * time, and with ten who talk on two cores it would be a second more for one in twenty.
 */
const ANSWER_WITHIN_MS = 250

export const askedSchema = z.object({
  encoded: z.object({
    frames: z.number(),
    values: z.custom<Float32Array>((values) => values instanceof Float32Array),
  }),
  sentences: z.array(z.object({ text: z.string(), score: z.optional(z.number()) })),
})
export type TranscriptAsked = z.infer<typeof askedSchema>

export const transcriptSchema = z.object({
  text: z.string(),
  likelihoods: z.readonly(z.map(z.string(), z.object({ log: z.number(), pieces: z.number() }))),
})

/** A thread with a network that writes down English speech, and tells how likely given sentences are in it. */
export interface Transcriber {
  /** Undefined where it cannot be had in time, and while it hears another: whoever waits hears sooner by two ears. */
  transcribe(
    asked: TranscriptAsked,
    caller: { caller: unknown; address: string | undefined },
  ): Promise<Transcript | undefined>
  /** Resolves as well where it cannot be had. */
  ready(): Promise<void>
  close(): Promise<void>
}

export function openTranscriber(options: Omit<JobsOptions<Transcript>, 'answer'>): Transcriber {
  const jobs = keepJobs<TranscriptAsked, Transcript>({ ...options, answer: transcriptSchema })
  return {
    async transcribe(asked, { caller, address }) {
      if (!jobs.healthy() || jobs.inHand() > 0) return undefined
      const late = new AbortController()
      const cancel = options.clock.after(ANSWER_WITHIN_MS, () => late.abort())
      // What a thread died of is not tried on the next one.
      const how = { caller, address, once: true, cost: asked.encoded.frames, signal: late.signal }
      const transcript = await jobs.ask(asked, how).catch(() => undefined)
      cancel()
      return transcript
    },
    ready: () => jobs.ready().catch(() => {}),
    close: jobs.close,
  }
}
