import type { Clock } from '../../core/clock.ts'
import { createTakingAgain } from '../../core/page/taking-again.ts'
import { browserClock } from './browser-clock.ts'
import { pageVisibility } from './visibility.ts'

export interface WakeLock {
  /** `onKept`: the phone keeps its screen on, or refuses to; each change of it. */
  hold(onKept?: (kept: boolean) => void): void
  release(): void
}

/**
 * The screen stays on while talking; phones take the lock back whenever the page is hidden, and some for their battery's
 * sake. It is asked for again when the page is seen, then after pauses that grow.
 */
export function createWakeLock(clock: Clock = browserClock): WakeLock {
  let wanted = false
  const again = createTakingAgain(clock)
  let lock: WakeLockSentinel | undefined
  let told: boolean | undefined
  let tell = (_kept: boolean) => {}

  function say(kept: boolean) {
    if (!wanted || told === kept) return
    told = kept
    tell(kept)
  }

  function later() {
    again.cancel()
    if (wanted && pageVisibility.seen()) again.later(() => void acquire())
  }

  async function acquire() {
    again.cancel()
    if (!wanted || !pageVisibility.seen()) return
    if (!('wakeLock' in navigator)) return say(false)
    try {
      const fresh = await navigator.wakeLock.request('screen')
      // Let go meanwhile, or asked for twice.
      if (!wanted || (lock && !lock.released)) await fresh.release()
      else {
        lock = fresh
        again.had()
        // Taken while the page is seen: asked for once more at once, and told if that is refused.
        fresh.addEventListener('release', () => void acquire(), { once: true })
        say(true)
      }
    } catch {
      // Refused on low battery: the visit goes on without it.
      say(false)
      later()
    }
  }
  pageVisibility.onChange(() => {
    again.had()
    void acquire()
  })
  return {
    hold(onKept = () => {}) {
      wanted = true
      told = undefined
      tell = onKept
      void acquire()
    },
    release() {
      wanted = false
      again.cancel()
      void lock?.release().catch(() => {})
    },
  }
}
