import * as z from 'zod/mini'

/** Whoever waits for a sentence: served in turn with others, and no longer once `signal` says that they left. */
export interface Listener {
  caller: unknown
  /** Where they are; addresses are served in turn. */
  address?: string | undefined
  signal: AbortSignal
}

/** The sense of speech: sentences to 24 kHz mono PCM. Fixed sentences come from a cache on disk. */
export interface Speaking {
  ready(): Promise<void>
  healthy(): boolean
  /** `rate` 1 is the voice's own pace; 0.8 slower, 1.25 faster. The same text and rate give the same samples. */
  say(sentence: string, rate?: number, listener?: Listener): Promise<Int16Array>
  close(): Promise<void>
}

/** What the voice's thread is asked, and what it answers. */
export const renderingSchema = z.object({ text: z.string(), rate: z.number() })
export type Rendering = z.infer<typeof renderingSchema>
export const samplesSchema = z.instanceof(Int16Array)
