import type { MotionSample } from './motion-sample.ts'

/**
 * A chain of equal one-pole low-passes that takes the time between samples as it comes: its corner stays where it
 * is at any sample rate, through jitter and lost events. The corner of the chain is lower than one pole's.
 */
export interface LowPass {
  push(value: number, sinceLastMs: number): number
}

export function createLowPass(poleHz: number, poles = 1): LowPass {
  const stages: number[] = []
  return {
    push(value, sinceLastMs) {
      const share = 1 - Math.exp((-2 * Math.PI * poleHz * sinceLastMs) / 1000)
      let passed = value
      for (let i = 0; i < poles; i += 1) {
        // The first value fills the chain: starting from zero would look like a jolt.
        const before = stages[i] ?? passed
        passed = before + share * (passed - before)
        stages[i] = passed
      }
      return passed
    },
  }
}

/** Slower than any walking, faster than a phone is tilted by a strolling hand. */
const GRAVITY_HZ = 0.3

interface Gravity {
  x: number
  y: number
  z: number
  weight: number
}

/** Acceleration along gravity, however the phone is held. */
export interface Vertical {
  /** Along gravity, gravity included: about 9.8 m/s² at rest, for either sign of the axes. */
  along: number
  /** The same without gravity: 0 at rest. */
  fromRest: number
}

/** The slow part of the acceleration: which way gravity pulls in the phone's own axes, and how much, in m/s². */
export function createGravity(): {
  push(sample: Pick<MotionSample, 'x' | 'y' | 'z'>, sinceLastMs: number): Gravity
} {
  const slow = { x: createLowPass(GRAVITY_HZ), y: createLowPass(GRAVITY_HZ), z: createLowPass(GRAVITY_HZ) }
  return {
    push(sample, sinceLastMs) {
      const x = slow.x.push(sample.x, sinceLastMs)
      const y = slow.y.push(sample.y, sinceLastMs)
      const z = slow.z.push(sample.z, sinceLastMs)
      return { x, y, z, weight: Math.hypot(x, y, z) }
    },
  }
}

/** Of a vector in the phone's axes, the part along gravity. A phone in free fall has no down; nobody walks there. */
export const alongGravity = (
  of: Pick<MotionSample, 'x' | 'y' | 'z'>,
  { x, y, z, weight }: Gravity,
): number => (weight < 1 ? 0 : (of.x * x + of.y * y + of.z * z) / weight)

/** Finds which way is down, and projects every sample on it. */
export function createVertical(): { push(sample: MotionSample, sinceLastMs: number): Vertical } {
  const gravity = createGravity()
  return {
    push(sample, sinceLastMs) {
      const down = gravity.push(sample, sinceLastMs)
      const along = alongGravity(sample, down)
      return { along, fromRest: down.weight < 1 ? 0 : along - down.weight }
    },
  }
}
