import type { Clock } from '../../../core/clock.ts'
import { buzzOf, type Sign } from '../../../core/speaking/signs.ts'
import type { Page } from '../page.ts'

/**
 * Plays a sign and has the phone buzz, unless the shopper turned signs off or holds to talk.
 * Always beside words that say the same, so that a phone without one of the two, or both, loses nothing.
 * `anyway`: the shopper asked to hear it.
 */
export function giveSign({ store, devices }: Pick<Page, 'store' | 'devices'>, sign: Sign, anyway = false) {
  const { preferences, holding } = store.get()
  if (holding || !(preferences.signs || anyway)) return
  devices.signs.play(sign)
  const buzz = buzzOf(sign)
  if (buzz) devices.vibrate(buzz)
}

/** From the first letter that is seen to print that can be read. */
const SLOWEST_MS = 1000
const FASTEST_MS = 180
/** Nothing of print is seen. */
const NOTHING_UNDER = 0.1
/** A picture is judged about twice a second; after this nobody knows what the camera sees now. */
const STALE_MS = 1500
/** So often it is seen whether it is time, and whether anybody speaks. */
const LOOK_EVERY_MS = 60

/** The time from one tick to the next; undefined: none. */
const tickEveryMs = (readable: number): number | undefined =>
  readable < NOTHING_UNDER ? undefined : SLOWEST_MS - (SLOWEST_MS - FASTEST_MS) * Math.min(1, readable)

/** Quicker and quicker ticks while a look is open, as print grows readable; never over words. */
export interface AimTicks {
  /** How near the print of the newest picture is to being readable, 0 to 1. */
  near(readable: number): void
  /** The shopper speaks, or no longer. */
  voice(on: boolean): void
  stop(): void
}

interface AimTicksOptions {
  clock: Clock
  /** Nothing is being said. */
  isQuiet(): boolean
  tick(): void
}

export function createAimTicks({ clock, isQuiet, tick }: AimTicksOptions): AimTicks {
  let everyMs: number | undefined
  let freshUntilMs = 0
  let lastMs = Number.NEGATIVE_INFINITY
  let speaks = false
  let runs = false
  let cancel = () => {}

  function go() {
    const now = clock.now()
    if (everyMs === undefined || now > freshUntilMs) return stop()
    if (isQuiet() && !speaks && now - lastMs >= everyMs) {
      lastMs = now
      tick()
    }
    runs = true
    cancel = clock.after(LOOK_EVERY_MS, go)
  }

  function stop() {
    everyMs = undefined
    runs = false
    cancel()
  }

  return {
    near(readable) {
      everyMs = tickEveryMs(readable)
      freshUntilMs = clock.now() + STALE_MS
      if (!runs) go()
    },
    voice(on) {
      speaks = on
    },
    stop,
  }
}
