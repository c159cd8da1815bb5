import { isDark } from './glance.ts'
import type { Sight } from './sight.ts'

/** The page tells of it after five seconds and needs five to say so; whoever wipes the lens or turns needs as much. */
const WAITS_UNTIL_MS = 18_000
/** A name was read within two seconds of the light's coming back, in pictures that come three times a second. */
const SEES_FOR_MS = 6000

/** Waits in one look for a lens that is covered, or a place without light: nothing was looked at meanwhile. */
export interface Uncovering {
  observe(sight: Pick<Sight, 'quality'>, atMs: number): void
  /** Past the look's usual time: whether it is covered still, or was until a moment ago. */
  waits(atMs: number): boolean
}

export function createUncovering(): Uncovering {
  let isCovered = false
  let openSinceMs = Number.NEGATIVE_INFINITY
  return {
    observe({ quality: { luma, contrast } }, atMs) {
      const was = isCovered
      isCovered = isDark({ light: luma, contrast })
      if (was && !isCovered) openSinceMs = Math.min(atMs, WAITS_UNTIL_MS)
    },
    waits: (atMs) => (isCovered ? atMs < WAITS_UNTIL_MS : atMs - openSinceMs < SEES_FOR_MS),
  }
}
