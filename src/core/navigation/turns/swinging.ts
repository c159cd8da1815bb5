import type { Heading } from './heading.ts'

/** So many turns within so long, all within so few degrees, are a phone that swings to and fro. */
const TURNS = 3
const WITHIN_MS = 4000
const WITHIN_DEGREES = 50
/** One that did so lately needs no proof after each stop. */
const REMEMBERED_MS = 60_000

/** Tells a phone that swings wide with a cane, an arm or a strap from a shopper who turns. */
export function createSwinging(): { push(heading: Heading): boolean } {
  let wasTurning = false
  let swungMs = Number.NEGATIVE_INFINITY
  /** Where each of the latest turns began and ended. */
  let turns: { fromMs: number; degrees: [from: number, to: number] }[] = []
  return {
    push({ degrees, turning, atMs }) {
      if (turning && !wasTurning) turns.push({ fromMs: atMs, degrees: [degrees, degrees] })
      wasTurning = turning
      turns = turns.filter(({ fromMs }) => atMs - fromMs <= WITHIN_MS)
      const last = turns.at(-1)
      if (turning && last) last.degrees[1] = degrees
      const ends = turns.slice(-TURNS).flatMap((each) => each.degrees)
      const least = atMs - swungMs < REMEMBERED_MS ? 1 : TURNS
      const swings = turns.length >= least && Math.max(...ends) - Math.min(...ends) <= WITHIN_DEGREES
      if (swings && turns.length >= TURNS) swungMs = atMs
      return swings
    },
  }
}
