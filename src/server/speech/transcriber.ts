import type { HearingEvent, HearingOptions, HearingSession } from '../engine/hear/hearing.ts'

/** The service failed: `text` is for the page, which knows 'Audio Timeout' and 'destroyed' by their words. */
interface TranscriberFault {
  type: 'error'
  text: string
}

export type TranscriberEvent = HearingEvent | TranscriberFault

/**
 * Writes down speech for `/stt`. The embedded sense of hearing is one; a cloud's service is another. `end` brings what
 * is being said to its final; sound after it begins anew.
 */
export interface Transcriber {
  open(options: HearingOptions, emit: (event: TranscriberEvent) => void): HearingSession
}
