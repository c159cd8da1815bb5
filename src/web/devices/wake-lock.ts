import type { Clock } from '../../core/clock.ts'
import { takeAgainDelayMs } from '../../core/session/backoff.ts'
import { browserClock } from './browser-clock.ts'
import type { WakeLock } from './devices.ts'

/**
 * The screen stays on while talking; phones take the lock back whenever the page is hidden, and some for their battery's
 * sake. It is asked for again when the page is seen, then after pauses that grow.
 */
export function createWakeLock(clock: Clock = browserClock): WakeLock {
  let wanted = false
  let tries = 0
  let cancelTry = () => {}
  let lock: WakeLockSentinel | undefined
  let told: boolean | undefined
  let tell = (_kept: boolean) => {}

  function say(kept: boolean) {
    if (!wanted || told === kept) return
    told = kept
    tell(kept)
  }

  function later() {
    cancelTry()
    if (!wanted || document.visibilityState !== 'visible') return
    cancelTry = clock.after(takeAgainDelayMs(tries), () => void acquire())
    tries += 1
  }

  async function acquire() {
    cancelTry()
    if (!wanted || document.visibilityState !== 'visible') return
    if (!('wakeLock' in navigator)) return say(false)
    try {
      const fresh = await navigator.wakeLock.request('screen')
      // Let go meanwhile, or asked for twice.
      if (!wanted || (lock && !lock.released)) await fresh.release()
      else {
        lock = fresh
        tries = 0
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
  document.addEventListener('visibilitychange', () => {
    tries = 0
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
      cancelTry()
      void lock?.release().catch(() => {})
    },
  }
}
