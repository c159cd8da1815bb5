import type { WakeLock } from './devices.ts'

/** The screen stays on while talking; phones take the lock back whenever the page is hidden. */
export function createWakeLock(): WakeLock {
  let wanted = false
  let lock: WakeLockSentinel | undefined

  async function acquire() {
    if (!wanted || !('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    try {
      const fresh = await navigator.wakeLock.request('screen')
      // Let go meanwhile, or asked for twice.
      if (!wanted || (lock && !lock.released)) await fresh.release()
      else lock = fresh
    } catch {
      // Refused on low battery: the visit goes on without it.
    }
  }
  document.addEventListener('visibilitychange', () => void acquire())
  return {
    hold() {
      wanted = true
      void acquire()
    },
    release() {
      wanted = false
      void lock?.release().catch(() => {})
    },
  }
}
