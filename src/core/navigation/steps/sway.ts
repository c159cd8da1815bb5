import { createLowPass } from './low-pass.ts'
import type { MotionSample } from './motion-sample.ts'
import { createGravity } from './vertical.ts'

/** Remembers 0.8 s, two steps, of the slow way that `createGravity` follows. */
const MEMORY_HZ = 0.2
const DEGREES = 180 / Math.PI

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
