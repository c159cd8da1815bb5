import { heightOf } from './geometry.ts'
import { isDim } from './glance.ts'
import type { Sight } from './sight.ts'

/** One kind word about how to hold the pack. */
export type HintId = 'steady' | 'light' | 'closer' | 'tilt' | 'turn'

/** 5 of 16 frames under this were readable, against 121 of 122 from `SHARP` on. */
const BLURRED = 120
export const SHARP = 300
const SHINING_SHARE = 0.05
/** Capitals of 16 pixels fill about 24 of a line's box; under that a date print is rarely read. */
export const SMALL_LINE_PX = { name: 14, date: 24 } as const
/** One bad frame is chance, two are a habit worth a word. */
const ENOUGH_FRAMES = 2

/** What would most help the next frame; undefined when nothing is plainly wrong. */
export function hintFor(sight: Sight, lookFor: keyof typeof SMALL_LINE_PX = 'name'): HintId | undefined {
  const { quality } = sight
  if (isDim(quality.luma)) return 'light'
  if (quality.shine > SHINING_SHARE) return 'tilt'
  if (quality.sharpness < BLURRED) return 'steady'
  const lines = lookFor === 'date' ? (sight.dateLines[0] ?? []) : sight.lines
  if (lines.length === 0) return quality.sharpness >= SHARP ? 'turn' : undefined
  const tallest = Math.max(...lines.map(heightOf))
  return tallest < SMALL_LINE_PX[lookFor] ? 'closer' : 'turn'
}

export interface Hinter {
  observe(sight: Sight): void
  /** The hint, the first time there is one; after that never another, because a stream of advice helps nobody. */
  take(): HintId | undefined
}

/** Gathers the frames of one question that decided nothing. */
export function createHinter(lookFor: keyof typeof SMALL_LINE_PX = 'name'): Hinter {
  const counts = new Map<HintId, number>()
  let latest: HintId | undefined
  let given = false
  return {
    observe(sight) {
      latest = hintFor(sight, lookFor)
      if (latest !== undefined) counts.set(latest, (counts.get(latest) ?? 0) + 1)
    },
    take() {
      if (given || latest === undefined || (counts.get(latest) ?? 0) < ENOUGH_FRAMES) return undefined
      given = true
      return latest
    },
  }
}
