import type { Clock, MonotonicMs } from '../clock.ts'
import type { SpeechQueue } from './speech-queue.ts'

/**
 * Speech over the product's voice. It falls silent the moment somebody speaks, before anybody has understood a word;
 * if nothing comes of it, it goes on where it was, so that a cough never swallows an allergen.
 */
export interface Interruption {
  /**
   * The page's own detector hears a voice begin or end. Returns whether this shows that somebody is there: it began
   * in silence, or went on after it had silenced us, as our own echo does not.
   */
  voice(on: boolean): boolean
  /** The server hears somebody speak, and a verdict follows. */
  confirmed(): void
  /** The visit has dealt with the turn; `acts`: there was something to do. What is held still goes on. */
  verdict(acts: boolean): void
  /** No verdict will come. */
  lost(): void
  /** The queue has nothing left to say. */
  silent(): void
  close(): void
}

/** How long the server has to confirm: its own detector needs up to 300 ms, a slow network as much again. */
const CONFIRM_WITHIN_MS = 700
/** Noise may go on for ever (a till, a neighbour); the voice does not wait for its end longer than this. */
const LONGEST_HOLD_MS = 2500
/** A long sentence and the understanding of it; a verdict that is not here by then does not come. */
const VERDICT_WITHIN_MS = 15_000
/** After so many holds that came to nothing, what sounds is not talking to us. */
export const HOLDS_PER_TURN = 2
/** Our own voice is not heard so long after it fell silent. */
const ECHO_MS = 300

export function createInterruption(
  clock: Clock,
  queue: Pick<SpeechQueue, 'hold' | 'goOn' | 'held' | 'speaking'>,
): Interruption {
  /** Since the queue was silent, or a verdict acted. */
  let holds = 0
  let awaitsVerdict = false
  let latest: { inSilence: boolean; heldAtMs: MonotonicMs | undefined } | undefined
  let cancel = () => {}

  function goOn() {
    cancel()
    awaitsVerdict = false
    queue.goOn()
  }

  function goOnAfter(delayMs: number) {
    cancel()
    cancel = clock.after(delayMs, goOn)
  }

  function hold(): boolean {
    if (holds >= HOLDS_PER_TURN || !queue.hold()) return false
    holds += 1
    awaitsVerdict = false
    return true
  }

  function began(): boolean {
    const inSilence = !queue.speaking()
    const silenced = hold()
    const heldBeforeAtMs = queue.held() ? latest?.heldAtMs : undefined
    latest = { inSilence, heldAtMs: silenced ? clock.now() : heldBeforeAtMs }
    if (queue.held() && !awaitsVerdict && latest.heldAtMs !== undefined)
      goOnAfter(Math.max(0, latest.heldAtMs + LONGEST_HOLD_MS - clock.now()))
    return inSilence
  }

  function ended(): boolean {
    const { inSilence = false, heldAtMs } = latest ?? {}
    if (heldAtMs === undefined) return inSilence
    const forMs = clock.now() - heldAtMs
    if (queue.held() && !awaitsVerdict)
      goOnAfter(Math.max(0, Math.min(CONFIRM_WITHIN_MS, LONGEST_HOLD_MS - forMs)))
    return inSilence || forMs >= ECHO_MS
  }

  return {
    voice: (on) => (on ? began() : ended()),
    confirmed() {
      hold()
      if (!queue.held()) return
      awaitsVerdict = true
      goOnAfter(VERDICT_WITHIN_MS)
    },
    verdict(acts) {
      if (acts) holds = 0
      goOn()
    },
    lost() {
      if (awaitsVerdict) goOn()
    },
    silent() {
      holds = 0
      cancel()
      awaitsVerdict = false
    },
    close: () => cancel(),
  }
}
