import type { Clock } from '../../core/clock.ts'
import type { Interruption } from '../../core/speech/interruption.ts'
import type { SessionStore } from './page.ts'
import type { ServerLine } from './server-line.ts'
import type { VisitMicrophone } from './visit-microphone.ts'

/** Nobody says more in one turn; a hand that forgot itself does not make others heard. */
const LONGEST_MS = 12_000
/** The hand is quicker than the tongue: the last sound of a word is heard after it let go. */
const TAIL_MS = 200

export interface HoldToTalkParts {
  clock: Clock
  store: SessionStore
  live: ServerLine['live']
  interruption: Pick<Interruption, 'press' | 'release'>
  microphone: Pick<VisitMicrophone, 'hold'>
  /** Felt, since nothing is to be heard. */
  vibrate: (pattern: readonly number[]) => void
}

/** While the shopper's hand holds, the product is silent and hears nobody else. */
export interface HoldToTalk {
  on(): boolean
  /** It began so many milliseconds ago. Nothing follows while there is no microphone. */
  press(sinceMs: number): void
  release(): void
  close(): void
}

export function createHoldToTalk(parts: HoldToTalkParts): HoldToTalk {
  const { clock, store, live, interruption, microphone, vibrate } = parts
  let state: 'off' | 'on' | 'tail' = 'off'
  let cancel = () => {}

  function change(to: typeof state, afterMs: number, next: () => void) {
    state = to
    cancel()
    cancel = clock.after(afterMs, next)
    store.dispatch({ type: 'holding', on: to === 'on' })
  }

  function over() {
    cancel()
    state = 'off'
    microphone.hold(false)
    live()?.hold(false, 0)
    interruption.release(live() !== undefined)
  }

  function release() {
    if (state === 'on') change('tail', TAIL_MS, over)
  }

  return {
    on: () => state === 'on',
    press(sinceMs) {
      if (state === 'on' || store.get().visualizer !== 'ready') return
      if (state === 'tail') over()
      change('on', LONGEST_MS - sinceMs, release)
      interruption.press()
      // What was kept goes before: the hold begins where it is told of, so long ago.
      microphone.hold(true)
      live()?.hold(true, sinceMs)
      vibrate([40])
    },
    release,
    close() {
      cancel()
      state = 'off'
      store.dispatch({ type: 'holding', on: false })
    },
  }
}
