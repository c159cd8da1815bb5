import type { Clock } from '../../../core/clock.ts'
import { AUDIO_IN } from '../../../core/constants.ts'
import { DEFAULT_LANGUAGE } from '../../../core/contract/language.ts'
import type { SpeechEndpoint } from '../../config/service-fields.ts'
import type {
  HearingOptions,
  HearingSession,
  SpeechToText,
  SpeechToTextEvent,
} from '../../engine/hear/hearing.ts'
import { cutSound } from './sound.ts'
import { openSpeechLine, type SpeechLine } from './speech-line.ts'
import { createSpeechService, type SpeechService } from './speech-service.ts'

const CHUNK_MS = 100
/** No sound for so long: the microphone is muted, and the service has to hear silence or it gives up. */
const MUTED_MS = 1500
/** Longer than anybody is silent who still wants to be heard. */
const LEFT_AFTER_MS = 60_000
const SILENCE = new Int16Array((AUDIO_IN.rateHz * CHUNK_MS) / 1000)

/** The specification knows this by the word 'destroyed'; it is what Node says of a late write. */
const DESTROYED = 'Cannot call write after a stream was destroyed'
const AWAY = 'The speech service cannot be reached.'
const REFUSED = 'The speech service refused to listen.'

/**
 * Words as the speech socket's protocol has them: lower case, without punctuation.
 * @internal A table of words is tried on it.
 */
export const plainFinal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The service's words where the page knows them by heart; any others may quote what was said. */
function faultText(message: string, passing: boolean): string {
  return /Audio Timeout[^.]*\./.exec(message)?.[0] ?? (passing ? AWAY : REFUSED)
}

/** One shopper's speech on the cloud's service: cut to what it takes, and kept alive while nobody speaks. */
function openGoogleSession(
  service: SpeechService,
  clock: Clock,
  options: HearingOptions,
  emit: (event: SpeechToTextEvent) => void,
): HearingSession {
  let { names } = options
  let open = true
  let line: SpeechLine | undefined
  /** Lines whose last words are still to come. */
  const finishing = new Set<SpeechLine>()
  /** After a fault, until it is begun anew. */
  let broken = false
  let cutter = cutSound(SILENCE.length)
  let cancelMuted = () => {}

  function newLine(): SpeechLine {
    const mine: SpeechLine = openSpeechLine({
      service,
      clock,
      language: options.language ?? DEFAULT_LANGUAGE,
      phrases: () => names.names,
      heard(text, isFinal) {
        const words = plainFinal(text)
        if (words === '' || !open) return
        emit(
          isFinal ? { type: 'final', text: words, score: 0, speechMs: 0 } : { type: 'partial', text: words },
        )
      },
      lost(message, passing) {
        line = undefined
        broken = true
        cancelMuted()
        emit({ type: 'error', text: faultText(message, passing) })
      },
      ended: () => void finishing.delete(mine),
    })
    return mine
  }

  /** While nothing comes, silence goes out at the pace of sound; it is paid for, so not for ever. */
  function watchMute(afterMs: number, mutedMs = afterMs) {
    cancelMuted()
    cancelMuted = clock.after(afterMs, () => {
      if (mutedMs >= LEFT_AFTER_MS) return leave()
      line?.write(SILENCE)
      if (line) watchMute(CHUNK_MS, mutedMs + CHUNK_MS)
    })
  }

  /** Brings what was said to its final; the next sound begins another line. */
  function leave() {
    const last = line
    line = undefined
    if (!last) return
    finishing.add(last)
    last.finish()
  }

  return {
    audio(pcm) {
      if (!open || pcm.length === 0) return
      if (broken) return emit({ type: 'error', text: DESTROYED })
      line ??= newLine()
      for (const chunk of cutter.push(pcm)) line.write(chunk)
      watchMute(MUTED_MS)
    },
    // The service hears every word; names are what it is told to expect.
    listenFor() {},
    // Nobody holds to talk to a socket that only writes down.
    hold() {},
    setNames(newNames) {
      names = newNames
    },
    end() {
      cancelMuted()
      broken = false
      const rest = cutter.rest()
      cutter = cutSound(SILENCE.length)
      if (rest.length > 0) line?.write(rest)
      leave()
    },
    close() {
      open = false
      cancelMuted()
      line?.close()
      for (const each of finishing) each.close()
    },
  }
}

interface GoogleSpeechToText extends SpeechToText {
  close(): Promise<void>
}

/** Writes speech down through Google Cloud Speech-to-Text. Nothing is loaded or dialled before the first sound. */
export function createGoogleSpeechToText(endpoint: SpeechEndpoint, clock: Clock): GoogleSpeechToText {
  const service = createSpeechService(endpoint)
  return {
    open: (options, emit) => openGoogleSession(service, clock, options, emit),
    close: () => service.close(),
  }
}
