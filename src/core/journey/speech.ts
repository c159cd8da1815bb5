import type { Clock } from '../clock.ts'
import { JOURNEY_WAIT } from '../constants.ts'
import type { FixedId } from '../speaking/fixed.ts'
import type { JourneyEffect } from './effects.ts'

/** One sentence and its recording. */
export interface Line {
  text: string
  id: FixedId | null
}

/** Longer than any sentence takes: a voice that never reports its end must not hold up the visit. */
const LINE_AT_MOST_MS = 20_000
const ENGINE_AT_MOST_MS = 60_000

interface Utterance {
  lastKey: number
  text: string
  /** Key of the preface's last sentence. */
  prefaceKey: number | undefined
  /** The preface was heard; told once or twice. */
  prefaceOver: () => void
  /** Once: `heard` is false when something else was said in its place. */
  over: (heard: boolean) => void
  stopWaiting: () => void
}

export interface SayOptions {
  /** Silence first; otherwise after all that waits. */
  cut: boolean
  /** What is silenced counts as heard once this is over, so that the visit goes on from there. */
  aside?: boolean
  /** The first so many of these sentences count for themselves: `over` once they were heard, not when silenced. */
  preface?: { lines: number; over: () => void }
  over?: (heard: boolean) => void
}

/** Everything that is said: which sentence is heard, and what follows when it was. */
export interface Speech {
  say(lines: readonly Line[], options: SayOptions): void
  ended(key: number): void
  /** The engine speaks by itself, or no longer. */
  engine(on: boolean): void
  engineSpeaking(): boolean
  speaking(): boolean
  /** The voice came to its end so short a time ago that somebody may still be on the way to stop it. */
  justEnded(): boolean
  /** Rises with each sentence. */
  count(): number
  /** The words being said or waiting to be. */
  current(): string
  /** At the shopper's wish: what was said counts as heard. */
  silence(): void
  close(): void
}

export function createSpeech(clock: Clock, emit: (effect: JourneyEffect) => void): Speech {
  let pending: Utterance[] = []
  let latestKey = 0
  let engineOn = false
  let endedAtMs = Number.NEGATIVE_INFINITY
  let closed = false
  let stopEngineWatch = () => {}

  function finish(utterance: Utterance) {
    pending = pending.filter((other) => other !== utterance)
    utterance.stopWaiting()
    utterance.prefaceOver()
    utterance.over(true)
  }

  /** What is silenced by `lines` is over when they are, so that nothing that follows it talks over them. */
  function takeOver(over: (heard: boolean) => void, aside: boolean): (heard: boolean) => void {
    const silenced = pending
    pending = []
    for (const { stopWaiting } of silenced) stopWaiting()
    return (heard) => {
      over(heard)
      for (const utterance of silenced) utterance.over(aside && heard)
    }
  }

  return {
    say(lines, { cut, aside = false, preface, over = () => {} }) {
      if (closed) return
      const firstKey = latestKey + 1
      latestKey += lines.length
      const waiting = cut ? 1 : pending.length + 1
      const utterance: Utterance = {
        lastKey: latestKey,
        text: lines.map(({ text }) => text).join(' '),
        prefaceKey: preface && firstKey + preface.lines - 1,
        prefaceOver: () => preface?.over(),
        over: cut ? takeOver(over, aside) : over,
        stopWaiting: clock.after(LINE_AT_MOST_MS * (waiting + lines.length), () => finish(utterance)),
      }
      pending.push(utterance)
      lines.forEach(({ text, id }, index) => {
        emit({ kind: 'say', key: firstKey + index, text, id, cut: cut && index === 0 })
      })
      if (lines.length === 0) finish(utterance)
    },
    ended(key) {
      pending.find(({ prefaceKey }) => prefaceKey === key)?.prefaceOver()
      const utterance = pending.find(({ lastKey }) => lastKey === key)
      if (!utterance) return
      endedAtMs = clock.now()
      finish(utterance)
    },
    engine(on) {
      if (closed) return
      if (engineOn && !on) endedAtMs = clock.now()
      engineOn = on
      stopEngineWatch()
      stopEngineWatch = on
        ? clock.after(ENGINE_AT_MOST_MS, () => {
            engineOn = false
          })
        : () => {}
    },
    engineSpeaking: () => engineOn,
    speaking: () => engineOn || pending.length > 0,
    justEnded: () => clock.now() - endedAtMs < JOURNEY_WAIT.lateStopMs,
    count: () => latestKey,
    current: () => pending.map(({ text }) => text).join(' '),
    silence() {
      const heard = pending
      if (heard.length === 0 && !engineOn) return
      for (const utterance of heard) utterance.prefaceOver = () => {}
      emit({ kind: 'silence' })
      for (const utterance of heard) if (pending.includes(utterance)) finish(utterance)
    },
    close() {
      closed = true
      for (const { stopWaiting } of pending) stopWaiting()
      pending = []
      stopEngineWatch()
      engineOn = false
    },
  }
}
