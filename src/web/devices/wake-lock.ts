import type { WakeLock } from './devices.ts'

/** The screen stays on while talking; phones take the lock back whenever the page is hidden, or the battery is low. */
export function createWakeLock(): WakeLock {
  let wanted = false
  let lock: WakeLockSentinel | undefined
  let told: boolean | undefined
  let tell = (_kept: boolean) => {}

  function say(kept: boolean) {
    if (!wanted || told === kept) return
    told = kept
    tell(kept)
  }

  async function acquire() {
    if (!wanted || document.visibilityState !== 'visible') return
    if (!('wakeLock' in navigator)) return say(false)
    try {
      const fresh = await navigator.wakeLock.request('screen')
      // Let go meanwhile, or asked for twice.
      if (!wanted || (lock && !lock.released)) await fresh.release()
      else {
        lock = fresh
        // Taken while the page is seen: asked for once more, and told if that is refused.
        fresh.addEventListener('release', () => void acquire())
        say(true)
      }
    } catch {
      // Refused on low battery: the visit goes on without it.
      say(false)
    }
  }
  document.addEventListener('visibilitychange', () => void acquire())
  return {
    hold(onKept = () => {}) {
      wanted = true
      told = undefined
      tell = onKept
      void acquire()
    },
    release() {
      wanted = false
      void lock?.release().catch(() => {})
    },
  }
}
