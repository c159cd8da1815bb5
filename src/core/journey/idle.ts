import type { Clock } from '../clock.ts'
import { DELAY, JOURNEY_WAIT } from '../constants.ts'
import type { SpeechQueue } from '../speech/speech-queue.ts'
import { isHeard } from './by-hand.ts'
import type { Machine } from './machine.ts'

export interface IdleOptions {
  clock: Clock
  speech: Pick<SpeechQueue, 'speaking' | 'quietMs'>
  /** Staff is being called: nobody is asked after meanwhile. */
  held: () => boolean
  /** Says the warning; `said` once it is over. */
  warn: (said: () => void) => void
  /** Somebody is there after all. */
  kept: () => void
  /** The window after the warning has passed. */
  over: () => void
}

/** Notices that nobody is there: 55 s of nothing, a warning, 24 s from its end. */
export interface Idle {
  /** A voice, a word, a tap, a key, a step, or the product's own voice: all over again. */
  activity(): void
  /** The same without a word about it: what follows speaks for itself. */
  quietly(): void
  /** Warned, and still waiting for a sign. */
  warned(): boolean
  close(): void
}

export function createIdle({ clock, speech, held, warn, kept, over }: IdleOptions): Idle {
  let warned = false
  let stop = () => {}
  let closed = false

  function watch(delayMs: number = DELAY.inactivityMs) {
    stop()
    if (closed) return
    stop = clock.after(delayMs, () => {
      if (speech.speaking() || held()) return watch()
      // Who has only just been told something is given the whole time after it.
      const leftMs = DELAY.inactivityMs - speech.quietMs()
      if (leftMs > 0) return watch(leftMs)
      warned = true
      warn(() => {
        if (!warned) return
        stop()
        stop = clock.after(DELAY.reloadInactiveMs, over)
      })
    })
  }

  return {
    activity() {
      const was = warned
      warned = false
      watch()
      if (was) kept()
    },
    quietly() {
      warned = false
      watch()
    },
    warned: () => warned,
    close() {
      closed = true
      stop()
    },
  }
}

/** Tells, by a sign, when it is the shopper's turn to speak. */
export interface TurnSign {
  /** Nothing is being said any more. */
  silent(): void
  looking(open: boolean): void
  /** The shopper speaks already. */
  spoken(): void
  close(): void
}

/** The specification has no such sign; with it, nobody has to guess whether more is to come. */
export function createTurnSign(machine: Machine, speech: Pick<SpeechQueue, 'speaking'>): TurnSign {
  let isLooking = false
  let cancel = () => {}

  function tell() {
    const isTurn = machine.awaitsWords() && isHeard(machine)
    if (isTurn && !isLooking && !machine.trip.alarming && !speech.speaking())
      machine.emit({ kind: 'sign', sign: 'turn' })
  }

  return {
    silent() {
      cancel()
      if (!machine.options.literal) cancel = machine.options.clock.after(JOURNEY_WAIT.turnSignMs, tell)
    },
    looking(open) {
      isLooking = open
    },
    spoken: () => cancel(),
    close: () => cancel(),
  }
}
