/** A voice so much softer than the shopper's is somebody further away: six times the distance and more. */
const FAR_BELOW_DB = 12
/** The shopper's level is the middle of the last turns that meant something … */
const TURNS = 7
/** … once there were so many: one may have been somebody else's. */
const LEAST_TURNS = 3

/** Whether a voice is as near to the phone as the shopper, by the loudest 32 ms of their turns. */
export interface Nearness {
  isFar(peakDb: number): boolean
  /** A turn meant something: most likely it was the shopper's. */
  learn(peakDb: number): void
}

export function createNearness(): Nearness {
  const peaks: number[] = []
  return {
    isFar(peakDb) {
      if (peaks.length < LEAST_TURNS) return false
      const middle = peaks.toSorted((a, b) => a - b)[Math.floor(peaks.length / 2)] ?? peakDb
      return peakDb < middle - FAR_BELOW_DB
    },
    learn(peakDb) {
      peaks.push(peakDb)
      if (peaks.length > TURNS) peaks.shift()
    },
  }
}
