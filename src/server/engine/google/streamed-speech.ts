import { joinPcm, pcmFromBytes } from '../../../core/audio/pcm.ts'
import { createResampler } from '../../../core/audio/resample.ts'
import type { Clock } from '../../../core/clock.ts'
import { AUDIO_OUT } from '../../../core/constants.ts'
import { isEcho, type VoiceSays, withNextSaid } from '../../../core/language/echo.ts'
import { plainWords } from '../../../core/language/plain-words.ts'
import type { OverVoice } from '../../../core/language/verdict.ts'
import { wholeIndex } from '../../../core/language/words.ts'
import { createLatest } from '../../../core/latest.ts'
import { joinPiece, soundFits, tidyWords } from '../../../core/live/service-frames.ts'
import type { Listener, Speaking } from '../speak/speaking.ts'

/** `finished` is often never true: so long without another piece, and the words are whole. */
const WORDS_WHOLE_AFTER_MS = 500
/** A service writes words down so long after they were said: sooner behind a silence they were said before it, as our echo is. */
const WRITTEN_AFTER_MS = 500

/** Begins a word of what is said, and is an answer of its own: "no" over "our list does not name nuts". */
const isOwnAnswer = (words: string, says: VoiceSays) =>
  !isEcho(words, says) && wholeIndex.of(plainWords(words)).length > 0

const SILENCE: VoiceSays = { beingSaid: '' }

interface HeardWordsOptions {
  clock: Clock
  /** The sentence that the product is saying now, '' in silence. */
  beingSaid: () => string
  /** The shopper began to speak; not called for the product's own voice in the microphone. */
  began: () => void
  /** Their words, lower case, whole. `over`: these stand in the sentence being said, but the client fell silent for them. */
  heard: (text: string, over?: OverVoice) => void
}

/**
 * The shopper's words, put together from pieces. What only repeats the sentence being said is our own echo, but where the
 * client has fallen silent for a voice: a question names its own answers.
 */
export function createHeardWords(options: HeardWordsOptions) {
  const { clock } = options
  let words = ''
  let says: VoiceSays = SILENCE
  let told = false
  let pieceAtMs = clock.now()
  /** Since when the client holds its own sound; undefined where it speaks on, or never told. */
  let clientSilencedAtMs: number | undefined
  /** The same of these words. */
  let silencedAtMs: number | undefined
  let cancelTimer = () => {}

  const stands = () => isEcho(words, says, true)
  const isOurs = () => silencedAtMs === undefined && stands()

  function begin() {
    if (!told) options.began()
    told = true
  }

  function forget() {
    cancelTimer()
    words = ''
    says = SILENCE
    told = false
    silencedAtMs = undefined
  }

  function flush() {
    cancelTimer()
    const whole = tidyWords(words).toLowerCase()
    const isHeard = whole !== '' && (!isOurs() || isOwnAnswer(words, says))
    const over =
      silencedAtMs !== undefined && stands()
        ? { silencedAtMs, endedAtMs: pieceAtMs - WRITTEN_AFTER_MS, ...says }
        : undefined
    if (isHeard) begin()
    forget()
    if (isHeard) options.heard(whole, over)
  }

  return {
    piece(text: string, finished: boolean): void {
      if (words === '') {
        says = { beingSaid: options.beingSaid() }
        silencedAtMs = clientSilencedAtMs
      } else says = withNextSaid(says, options.beingSaid())
      pieceAtMs = clock.now()
      words = joinPiece(words, text)
      if (tidyWords(words) !== '' && !isOurs()) begin()
      cancelTimer()
      if (finished) flush()
      else cancelTimer = clock.after(WORDS_WHOLE_AFTER_MS, flush)
    },
    /** The client holds its own sound for a voice over it, or goes on. */
    silenced(on: boolean): void {
      clientSilencedAtMs = on ? clock.now() : undefined
      if (on && words !== '') silencedAtMs ??= clock.now()
    },
    /** The words are whole: the model answers them. */
    flush,
    /** True while nothing but our own echo has come since the last flush. */
    isEcho: () => words !== '' && isOurs(),
    close: forget,
  }
}

/** Longer than anything that a model may say at once; beyond it only the words are kept. */
const MOST_SAMPLES = 60 * AUDIO_OUT.rateHz

interface HeldTurn {
  text: string
  /** The sound, when it can be these words and nothing else; undefined when it is missing, too short or too long. */
  pcm: Int16Array | undefined
}

/** The words so far end a sentence. */
export const endsSentence = (words: string) => /[.!?]["')\]]*\s*$/.test(words)

/** What a model says in one turn, kept back until it is known what it said. */
export function createHeldSpeech() {
  let parts: Int16Array[] = []
  let samples = 0
  let words = ''
  const clear = () => {
    parts = []
    samples = 0
    words = ''
  }
  return {
    sound(pcm: Int16Array): void {
      samples += pcm.length
      if (samples <= MOST_SAMPLES) parts.push(pcm)
      else parts = []
    },
    words(piece: string): void {
      words = joinPiece(words, piece)
    },
    endsSentence: () => endsSentence(words),
    isEmpty: () => samples === 0 && words.trim() === '',
    clear,
    take(): HeldTurn {
      const text = tidyWords(words)
      const fits =
        samples > 0 && samples <= MOST_SAMPLES && soundFits(text, (samples / AUDIO_OUT.rateHz) * 1000)
      const turn = { text, pcm: fits ? joinPcm(parts) : undefined }
      clear()
      return turn
    },
  }
}

/** Transcriptions come beside the sound and may end after it. */
const LATE_WORDS_MS = 300

interface TurnEnd {
  /** All sound is made, or the turn is over. `complete`: the words look whole, so nothing is waited for. */
  ended(complete: boolean): void
  /** More words came: the wait begins again. */
  moreWords(): void
  cancel(): void
}

/** Tells once when a turn's words can be taken for whole. */
export function createTurnEnd(clock: Clock, whole: () => void): TurnEnd {
  let waiting = false
  let cancelTimer = () => {}
  const cancel = () => {
    waiting = false
    cancelTimer()
  }
  const finish = () => {
    cancel()
    whole()
  }
  return {
    ended(complete) {
      if (complete) return finish()
      if (waiting) return
      waiting = true
      cancelTimer = clock.after(LATE_WORDS_MS, finish)
    },
    moreWords() {
      if (!waiting) return
      cancelTimer()
      cancelTimer = clock.after(LATE_WORDS_MS, finish)
    },
    cancel,
  }
}

/** base64 of s16le mono at any rate as 24 kHz samples; the service speaks at 24 kHz, so nothing is done to them. */
export function soundOf(data: string, rateHz: number): Int16Array {
  const bytes = Buffer.from(data, 'base64')
  const pcm = pcmFromBytes(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  if (rateHz === AUDIO_OUT.rateHz) return pcm
  const resampler = createResampler(rateHz, AUDIO_OUT.rateHz)
  return joinPcm([resampler.push(pcm), resampler.flush()])
}

/** Enough for a sentence to be held and said again; sound is large. */
const MOST_KEPT = 3

/**
 * One session's voice in the cloud mode: the server's own, except for texts of which the cloud voice's sound was kept
 * because its transcription is the text.
 */
export function createRenderings(speaking: Pick<Speaking, 'say'>) {
  const kept = createLatest<string, Int16Array>(MOST_KEPT)
  return {
    /** `pcm` at 24 kHz. */
    keep: (text: string, pcm: Int16Array): void => kept.set(text, pcm),
    has: (text: string): boolean => kept.get(text) !== undefined,
    say: (text: string, rate?: number, listener?: Listener): Promise<Int16Array> => {
      const ready = kept.get(text)
      return ready ? Promise.resolve(ready) : speaking.say(text, rate, listener)
    },
  }
}
