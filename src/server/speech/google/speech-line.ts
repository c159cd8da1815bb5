import type { Clock } from '../../../core/clock.ts'
import type { Language } from '../../../core/contract/language.ts'
import { createUnfinishedSound } from './sound.ts'
import type { SpeechResult, SpeechService, SpeechStream } from './speech-service.ts'

/** A stream may last 305 s. From the first figure on it is changed where a final leaves nothing unsaid. */
const ROTATE_WHEN_QUIET_MS = 240_000
const ROTATE_MS = 290_000
/** What another stream hears again at most; the longest sentence is far shorter. */
const OVERLAP_MS = 15_000
/** Chunks of 100 ms that may wait for a slow service: what is heard again, and as much besides. */
const MOST_WAITING = 300

/** UNKNOWN, DEADLINE_EXCEEDED, ABORTED, INTERNAL, UNAVAILABLE: worth another try, after these waits. */
const PASSING: ReadonlySet<number> = new Set([2, 4, 10, 13, 14])
const RETRY_MS = [0, 500, 2000]
const UNAVAILABLE = 14

interface SpeechLineOptions {
  service: SpeechService
  clock: Clock
  language: Language
  phrases: () => readonly string[]
  heard: (text: string, isFinal: boolean) => void
  /** For good: nothing is heard any more. `passing`: the service was away, rather than saying no. */
  lost: (message: string, passing: boolean) => void
  /** Nothing is told any more, whatever ended it. */
  ended: () => void
}

/** Recognition without an end, out of streams that have one. */
export interface SpeechLine {
  /** At most 100 ms. */
  write(pcm: Int16Array): void
  /** No more sound; the last finals still come, and the line is over. */
  finish(): void
  /** Ends it at once and tells nothing more. */
  close(): void
}

/** Opens its first stream with the first sound. */
export function openSpeechLine(options: SpeechLineOptions): SpeechLine {
  const { service, clock } = options
  const unfinished = createUnfinishedSound(OVERLAP_MS)
  let stream: SpeechStream | undefined
  let startedAtMs = 0
  /** A stream is on its way: sound waits in `unfinished`. */
  let opening = false
  let finishing = false
  let over = false
  let tries = 0
  let cancelRetry = () => {}

  /** A stream that hears again whatever no final has told of. */
  function begin() {
    opening = false
    const mine: SpeechStream = service.stream(options.language, options.phrases(), {
      result: (result) => stream === mine && hear(result),
      failed: (code, message) => stream === mine && fail(code, message),
      done: () => stream === mine && close(),
    })
    stream = mine
    startedAtMs = clock.now()
    for (const pcm of unfinished.take()) pass(pcm)
    if (finishing) mine.end()
  }

  function open() {
    opening = true
    service.ready().then(
      () => !over && begin(),
      () => !over && lose('', true),
    )
  }

  function pass(pcm: Int16Array) {
    unfinished.push(pcm)
    stream?.write(pcm)
  }

  function hear({ text, isFinal, endMs }: SpeechResult) {
    tries = 0
    if (isFinal) unfinished.finishedUntil(endMs)
    options.heard(text, isFinal)
    if (isFinal && !finishing && clock.now() - startedAtMs >= ROTATE_WHEN_QUIET_MS) rotate()
  }

  /** The old stream is heard no more: what it had not told, the new one will. */
  function rotate() {
    const old = stream
    begin()
    old?.destroy()
  }

  function fail(code: number, message: string) {
    stream?.destroy()
    stream = undefined
    const passing = PASSING.has(code)
    const waitMs = passing ? RETRY_MS[tries] : undefined
    if (waitMs === undefined) return lose(message, passing)
    tries += 1
    opening = true
    cancelRetry = clock.after(waitMs, begin)
  }

  function lose(message: string, passing: boolean) {
    const told = finishing
    close()
    if (!told) options.lost(message, passing)
  }

  function close() {
    if (over) return
    over = true
    cancelRetry()
    stream?.destroy()
    stream = undefined
    unfinished.take()
    options.ended()
  }

  return {
    write(pcm) {
      if (over || finishing) return
      if (!stream && !opening) open()
      if (stream && clock.now() - startedAtMs >= ROTATE_MS) rotate()
      pass(pcm)
      if (stream && stream.waiting() > MOST_WAITING) fail(UNAVAILABLE, '')
    },
    finish() {
      finishing = true
      if (stream) stream.end()
      else if (!opening) close()
    },
    close,
  }
}
