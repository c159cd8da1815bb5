/**
 * The page's own ear for interruptions. The voice is silenced the moment somebody speaks, before any server has
 * understood a word; if nobody confirms that words were spoken, it goes on where it was, so that a cough never
 * swallows an allergen.
 */

/** How long the server has to confirm: its own detector needs up to 300 ms, a slow network as much again. */
export const CONFIRM_WITHIN_MS = 700
/** Noise may go on for ever (a till, a neighbour); the voice does not wait for its end longer than this. */
export const LONGEST_HOLD_MS = 2500
/** After so many holds without a word in one turn, what sounds is not talking to us. */
export const HOLDS_PER_TURN = 2

export interface BargeIn {
  /** When the voice was held; undefined while it is not. */
  heldAtMs: number | undefined
  voiceOn: boolean
  holds: number
}

export const noBargeIn: BargeIn = { heldAtMs: undefined, voiceOn: false, holds: 0 }

export type BargeInEvent =
  /** The detector hears a voice. `playing`: sound is coming out of the speaker. */
  | { type: 'voiceOn'; atMs: number; playing: boolean }
  | { type: 'voiceOff'; atMs: number }
  /** The server heard it too: an interruption, or words. */
  | { type: 'confirmed' }
  | { type: 'turnComplete' }
  /** Time has passed. */
  | { type: 'tick'; atMs: number }

export interface BargeInStep {
  state: BargeIn
  act: 'hold' | 'resume' | undefined
  /** When to send the next `tick`; undefined when none is needed. */
  tickAtMs: number | undefined
}

const still = (state: BargeIn): BargeInStep => ({ state, act: undefined, tickAtMs: undefined })

function waiting(state: BargeIn, atMs: number): BargeInStep {
  if (state.heldAtMs === undefined) return still(state)
  const dueAtMs = state.heldAtMs + (state.voiceOn ? LONGEST_HOLD_MS : CONFIRM_WITHIN_MS)
  if (atMs < dueAtMs) return { state, act: undefined, tickAtMs: dueAtMs }
  return { state: { ...state, heldAtMs: undefined }, act: 'resume', tickAtMs: undefined }
}

/** What follows from an event. Held speech that is confirmed is the caller's to throw away. */
export function stepBargeIn(state: BargeIn, event: BargeInEvent): BargeInStep {
  switch (event.type) {
    case 'voiceOn': {
      const heard = { ...state, voiceOn: true }
      if (state.heldAtMs !== undefined) return waiting(heard, event.atMs)
      if (!event.playing || state.holds >= HOLDS_PER_TURN) return still(heard)
      return {
        state: { voiceOn: true, heldAtMs: event.atMs, holds: state.holds + 1 },
        act: 'hold',
        tickAtMs: event.atMs + LONGEST_HOLD_MS,
      }
    }
    case 'voiceOff':
      return waiting({ ...state, voiceOn: false }, event.atMs)
    case 'confirmed':
      return still({ ...state, heldAtMs: undefined, holds: 0 })
    case 'turnComplete':
      return still({ ...state, holds: 0 })
    case 'tick':
      return waiting(state, event.atMs)
  }
}
