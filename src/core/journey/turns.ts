import { JOURNEY_WAIT } from '../constants.ts'
import type { SpeechQueue } from '../speech/speech-queue.ts'
import type { Machine } from './stage.ts'

/** Tells, by a sign, when it is the shopper's turn to speak. */
export interface Turns {
  /** Nothing is being said any more. */
  silent(): void
  looking(open: boolean): void
  /** The shopper speaks already. */
  spoken(): void
  close(): void
}

/** The specification has no such sign; with it, nobody has to guess whether more is to come. */
export function createTurns(machine: Machine, speech: Pick<SpeechQueue, 'speaking'>): Turns {
  let isLooking = false
  let cancel = () => {}

  function tell() {
    if (machine.awaitsWords() && !isLooking && !machine.trip.alarming && !speech.speaking())
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
