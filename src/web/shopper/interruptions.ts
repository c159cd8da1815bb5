import type { Clock } from '../../core/clock.ts'
import { type BargeInEvent, noBargeIn, stepBargeIn } from '../../core/session/barge-in.ts'
import type { Speaker } from '../devices/devices.ts'

/** Silences the voice when somebody speaks over it, and takes it up again when that was nothing. */
export interface Interruptions {
  /** Returns whether the voice was held because of it. */
  voice(on: boolean): boolean
  /** The words act: what is held is the caller's to throw away. */
  confirmed(): void
  /** The words may not act: the voice goes on. */
  refused(): void
  turnComplete(): void
  close(): void
}

export function createInterruptions(
  clock: Clock,
  speaker: Pick<Speaker, 'hold' | 'resume' | 'playing'>,
): Interruptions {
  let state = noBargeIn
  let cancel = () => {}

  function step(event: BargeInEvent) {
    cancel()
    const next = stepBargeIn(state, event)
    state = next.state
    if (next.act) speaker[next.act]()
    if (next.tickAtMs === undefined) return
    cancel = clock.after(next.tickAtMs - clock.now(), () => step({ type: 'tick', atMs: clock.now() }))
  }

  return {
    voice(on) {
      const atMs = clock.now()
      const before = state.heldAtMs
      step(on ? { type: 'voiceOn', atMs, playing: speaker.playing() } : { type: 'voiceOff', atMs })
      return on && before === undefined && state.heldAtMs !== undefined
    },
    confirmed: () => step({ type: 'confirmed' }),
    refused() {
      const held = state.heldAtMs !== undefined
      step({ type: 'confirmed' })
      if (held) speaker.resume()
    },
    turnComplete: () => {
      // A turn's last word leaves the server before it is heard; a hold goes on.
      if (state.heldAtMs === undefined) step({ type: 'turnComplete' })
    },
    close: () => cancel(),
  }
}
