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
  /** The visit has dealt with the turn; `isForUs`: it was said to us, understood or not. What is held still goes on. */
  verdict(isForUs: boolean): void
  /** No verdict will come. */
  lost(): void
  /** The queue begins to say something. */
  began(): void
  /** The queue has nothing left to say. */
  silent(): void
  /** The shopper holds to talk: silent, whatever is heard, until they let go and what they said is dealt with. */
  press(): void
  /** @param follows a verdict will come */
  release(follows: boolean): void
  close(): void
}

/** How long the server has to confirm: its own detector needs up to 300 ms, a slow network as much again. */
const CONFIRM_WITHIN_MS = 700
/** Noise may go on for ever (a till, a neighbour), and so may talk with others: the voice does not wait for its end. */
export const LONGEST_HOLD_MS = 2000
/** From the end of the voice to what it meant: the server waits for silence, understands, and the network answers. */
const VERDICT_WITHIN_MS = 1200
/** Whoever spoke for long is waited for no longer than talk that does not end, but so long at least: most verdicts are there by then. */
const LEAST_VERDICT_MS = 500
/** A verdict that is not here by then does not come: nobody talks for longer, or is understood for longer. */
const VERDICT_AT_ALL_WITHIN_MS = 15_000
/** Whoever holds to talk is waited for longer: they did speak to us. */
const HELD_VERDICT_WITHIN_MS = 5000
/** After so many holds that came to nothing, what sounds is not talking to us … */
export const HOLDS_PER_TURN = 2
/** … for so long. */
const HOLDS_COUNT_FOR_MS = 15_000
/** Our own voice is not heard so long after it fell silent. */
const ECHO_MS = 300

/** @param delayMs how long what was played is on its way to the ear: so much longer our echo is heard */
export function createInterruption(
  clock: Clock,
  queue: Pick<SpeechQueue, 'hold' | 'goOn' | 'held' | 'hush' | 'speaking'>,
  delayMs: () => number = () => 0,
): Interruption {
  /** When it was held in vain since the queue was silent, or somebody spoke to us. */
  let holds: MonotonicMs[] = []
  /** The server hears somebody: a verdict follows. `hasHeld`: this voice was given its silence. */
  let awaited: { sinceMs: MonotonicMs; hasHeld: boolean } | undefined
  /** The shopper holds to talk, or did and what they said is on its way: nothing else is heeded. */
  let hand: 'down' | 'lifted' | undefined
  let heldAtMs: MonotonicMs = 0
  let latest: { inSilence: boolean; silencedAtMs: MonotonicMs | undefined } | undefined
  let cancel = () => {}

  function goOn() {
    cancel()
    if (hand === 'lifted') hand = undefined
    queue.goOn()
  }

  function goOnAfter(delayMs: number) {
    cancel()
    cancel = clock.after(Math.max(0, delayMs), goOn)
  }

  const leftMs = () => heldAtMs + LONGEST_HOLD_MS - clock.now()
  /** However long they talk. */
  const goOnAtLast = () => goOnAfter(leftMs())

  function hold(): boolean {
    const now = clock.now()
    holds = holds.filter((atMs) => now - atMs < HOLDS_COUNT_FOR_MS)
    if (holds.length >= HOLDS_PER_TURN || !queue.hold()) return false
    holds.push(now)
    heldAtMs = now
    return true
  }

  function began(): boolean {
    const inSilence = !queue.speaking()
    const silenced = hold()
    const silencedBeforeAtMs = queue.held() ? latest?.silencedAtMs : undefined
    latest = { inSilence, silencedAtMs: silenced ? clock.now() : silencedBeforeAtMs }
    if (queue.held()) goOnAtLast()
    return inSilence
  }

  function ended(): boolean {
    const { inSilence = false, silencedAtMs } = latest ?? {}
    if (queue.held()) {
      goOnAfter(
        awaited
          ? Math.min(VERDICT_WITHIN_MS, Math.max(LEAST_VERDICT_MS, leftMs()))
          : Math.min(CONFIRM_WITHIN_MS, leftMs()),
      )
    }
    return inSilence || (silencedAtMs !== undefined && clock.now() - silencedAtMs >= ECHO_MS + delayMs())
  }

  function makeWay(voice: NonNullable<typeof awaited>) {
    hold()
    voice.hasHeld = queue.held()
    if (voice.hasHeld) goOnAtLast()
  }

  return {
    voice(on) {
      if (!hand) return on ? began() : ended()
      latest = { inSilence: true, silencedAtMs: undefined }
      return true
    },
    confirmed() {
      if (hand) return
      awaited = { sinceMs: clock.now(), hasHeld: false }
      makeWay(awaited)
    },
    verdict(isForUs) {
      if (hand === 'down') return
      awaited = undefined
      if (isForUs) holds = []
      goOn()
    },
    lost() {
      if (hand === 'lifted' || (awaited && !hand)) goOn()
      awaited = undefined
    },
    began() {
      // Somebody spoke already as it began: nobody is talked over.
      if (!awaited || awaited.hasHeld || clock.now() - awaited.sinceMs >= VERDICT_AT_ALL_WITHIN_MS) return
      makeWay(awaited)
    },
    silent() {
      holds = []
      cancel()
      if (hand === 'lifted') hand = undefined
    },
    press() {
      hand = 'down'
      awaited = undefined
      cancel()
      queue.hush(true)
    },
    release(follows) {
      if (hand !== 'down') return
      hand = 'lifted'
      queue.hush(false)
      if (follows && queue.held()) goOnAfter(HELD_VERDICT_WITHIN_MS)
      else goOn()
    },
    close: () => cancel(),
  }
}
