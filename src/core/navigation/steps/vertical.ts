import { createLowPass } from './low-pass.ts'
import type { MotionSample } from './motion-sample.ts'

/** Slower than any walking, faster than a phone is tilted by a strolling hand. */
const GRAVITY_HZ = 0.3

/** Acceleration along gravity, however the phone is held. */
export interface Vertical {
  /** Along gravity, gravity included: about 9.8 m/s² at rest, for either sign of the axes. */
  along: number
  /** The same without gravity: 0 at rest. */
  fromRest: number
}

/** Finds which way is down as the slow part of the acceleration, and projects every sample on it. */
export function createVertical(): { push(sample: MotionSample, sinceLastMs: number): Vertical } {
  const slow = { x: createLowPass(GRAVITY_HZ), y: createLowPass(GRAVITY_HZ), z: createLowPass(GRAVITY_HZ) }
  return {
    push({ x, y, z }, sinceLastMs) {
      const down = {
        x: slow.x.push(x, sinceLastMs),
        y: slow.y.push(y, sinceLastMs),
        z: slow.z.push(z, sinceLastMs),
      }
      const weight = Math.hypot(down.x, down.y, down.z)
      // A phone in free fall has no down; nobody walks there.
      const along = weight < 1 ? 0 : (x * down.x + y * down.y + z * down.z) / weight
      return { along, fromRest: weight < 1 ? 0 : along - weight }
    },
  }
}
