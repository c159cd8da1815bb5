import { createGravity, createLowPass } from './filters.ts'
import type { MotionSample } from './motion-sample.ts'

const DEGREES = 180 / Math.PI
const SETTLED_HZ = 0.3
const RECENT_HZ = 0.8

/**
 * How far, in degrees, the phone has lately been turned away from how it was held before. Walking leaves this below
 * 13 even in a pocket (98 of 100 steps); lifting the phone to a pack or handling it passes 15.
 */
export function createTilt(): { push(sample: MotionSample, sinceLastMs: number): number } {
  const settled = axes(SETTLED_HZ)
  const recent = axes(RECENT_HZ)
  return {
    push(sample, sinceLastMs) {
      const a = settled(sample, sinceLastMs)
      const b = recent(sample, sinceLastMs)
      const lengths = Math.hypot(...a) * Math.hypot(...b)
      if (lengths === 0) return 0
      const cosine = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / lengths
      return Math.acos(Math.max(-1, Math.min(1, cosine))) * DEGREES
    },
  }
}

type Vector = readonly [x: number, y: number, z: number]

function axes(hz: number): (sample: MotionSample, sinceLastMs: number) => Vector {
  const [x, y, z] = [createLowPass(hz), createLowPass(hz), createLowPass(hz)]
  return (sample, sinceLastMs) => [
    x.push(sample.x, sinceLastMs),
    y.push(sample.y, sinceLastMs),
    z.push(sample.z, sinceLastMs),
  ]
}

/** Remembers 0.8 s, two steps, of the slow way that `createGravity` follows. */
const MEMORY_HZ = 0.2

/**
 * How far, in degrees, the way the phone is held has lately spread around its middle. It stays up for a while when
 * `createTilt` has settled: after each of the turns of which handling is made. Measured in docs/walking.md.
 */
export function createSway(): { push(sample: MotionSample, sinceLastMs: number): number } {
  const gravity = createGravity()
  const [x, y, z] = [createLowPass(MEMORY_HZ), createLowPass(MEMORY_HZ), createLowPass(MEMORY_HZ)]
  return {
    push(sample, sinceLastMs) {
      const down = gravity.push(sample, sinceLastMs)
      if (down.weight < 1) return 0
      // Of directions that spread, the mean is shorter than one.
      const length = Math.hypot(
        x.push(down.x / down.weight, sinceLastMs),
        y.push(down.y / down.weight, sinceLastMs),
        z.push(down.z / down.weight, sinceLastMs),
      )
      return Math.sqrt(2 * Math.max(0, 1 - length)) * DEGREES
    },
  }
}
