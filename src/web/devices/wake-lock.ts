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

  function later() {
    cancelTry()
    if (!wanted || document.visibilityState !== 'visible') return
    cancelTry = clock.after(takeAgainDelayMs(tries), () => void acquire())
    tries += 1
  }

  async function acquire() {
    cancelTry()
    if (!wanted || !('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    try {
      const fresh = await navigator.wakeLock.request('screen')
      // Let go meanwhile, or asked for twice.
      if (!wanted || (lock && !lock.released)) await fresh.release()
      else {
        lock = fresh
        tries = 0
        fresh.addEventListener('release', later, { once: true })
      }
    } catch {
      // Refused on low battery: the visit goes on without it.
      later()
    }
  }
  document.addEventListener('visibilitychange', () => {
    tries = 0
    void acquire()
  })
  return {
    hold() {
      wanted = true
      void acquire()
    },
    release() {
      wanted = false
      cancelTry()
      void lock?.release().catch(() => {})
    },
  }
}
