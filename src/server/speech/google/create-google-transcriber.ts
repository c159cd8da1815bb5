import type { Clock } from '../../../core/clock.ts'
import type { SpeechEndpoint } from '../../config/cloud-fields.ts'
import type { Transcriber } from '../transcriber.ts'
import { openGoogleSession } from './google-session.ts'
import { createSpeechService } from './speech-service.ts'

export interface GoogleTranscriber extends Transcriber {
  close(): Promise<void>
}

/** Writes speech down through Google Cloud Speech-to-Text. Nothing is loaded or dialled before the first sound. */
export function createGoogleTranscriber(endpoint: SpeechEndpoint, clock: Clock): GoogleTranscriber {
  const service = createSpeechService(endpoint)
  return {
    open: (options, emit) => openGoogleSession(service, clock, options, emit),
    close: () => service.close(),
  }
}
