import { SENSOR_SILENT_MS } from './motion-sample.ts'

/** A shorter one hides no step; a longer one is a sensor that stopped, which is noticed by itself. */
const HIDES_MS = 500
/** Whoever took a step so lately walks. */
const WALKING_MS = 2000

/** How long a phone that goes on reporting was silent while its owner walked: steps then are felt by nobody. */
export function createGaps() {
  let lastMs = Number.NaN
  let stepMs = Number.NEGATIVE_INFINITY
  let silentMs = 0
  return {
    push(atMs: number) {
      const gapMs = atMs - lastMs
      if (gapMs > HIDES_MS && gapMs < SENSOR_SILENT_MS && lastMs - stepMs < WALKING_MS) silentMs += gapMs
      lastMs = atMs
    },
    stepped() {
      stepMs = lastMs
    },
    /** A part begins. */
    anew() {
      silentMs = 0
    },
    silentMs: () => silentMs,
  }
}
