import type { Peak } from './peaks.ts'

/** Below this a first step is too weak to tell from a swaying hand; once walking, weaker ones count. */
const FIRST_HEIGHT = 0.65
const FIRST_TILT = 12
const WALKING_TILT = 16
/** A phone held this still needs two steps to be believed, otherwise three. */
const CALM_TILT = 5
/** The slowest cane users are 1.2 s between steps, and slower still in the first two. */
const FIRST_GAP_MS = 1400
/** One step in between may be missed; longer is a stop. */
const STOPPED_AFTER_MS = 2000

interface Candidate extends Peak {
  /** Degrees, as `createTilt` gives it. */
  tilt: number
}

/**
 * Decides which peaks are steps. From standing, two steps in a row are wanted (three while the phone is being
 * turned) and are then counted together; while walking goes on each peak is a step at once.
 */
export function createGait(): { push(candidate: Candidate): number; forget(): void } {
  let walking = false
  let lastMs = Number.NEGATIVE_INFINITY
  let chain: Candidate[] = []

  const forget = () => {
    walking = false
    chain = []
  }

  return {
    forget,
    push(candidate) {
      const gapMs = candidate.atMs - lastMs
      if (walking && gapMs <= STOPPED_AFTER_MS) {
        if (candidate.tilt > WALKING_TILT) return 0
        lastMs = candidate.atMs
        return 1
      }
      walking = false
      lastMs = candidate.atMs
      const plausible = candidate.tilt <= FIRST_TILT && candidate.height >= FIRST_HEIGHT
      if (!plausible) chain = []
      else chain = gapMs <= FIRST_GAP_MS ? [...chain, candidate] : [candidate]
      const wanted = chain.every(({ tilt }) => tilt <= CALM_TILT) ? 2 : 3
      if (chain.length < wanted) return 0
      const steps = chain.length
      walking = true
      chain = []
      return steps
    },
  }
}
