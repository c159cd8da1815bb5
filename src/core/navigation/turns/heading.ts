import { createLowPass, type LowPass } from '../steps/low-pass.ts'
import type { MotionSample } from '../steps/motion-sample.ts'
import { alongGravity, createGravity } from '../steps/vertical.ts'

/** Loses most of the swing of hips, arms and canes (0.8 to 2 Hz), keeps a turn. */
const SMOOTH_HZ = 0.9
/** Loses all of it, and is late. */
const SLOW_HZ = 0.33
const SMOOTH_POLES = 2
const TURNING_DPS = 22
/** What the gyroscope says of a phone at rest is its error; it is learnt only from slow motion, and from no turn that begins. */
const BIAS_HZ = 0.03
const SLOW_DPS = 10
/** Who is awaited to turn may do so as slowly as that, and in small steps: then only from standing still. */
const STILL_DPS = 3
/** By how much the rate has swung about its mean is learnt over about a second. */
const SWING_HZ = 0.15
/** After such a gap nobody knows where the phone was turned meanwhile. */
const LOST_AFTER_MS = 400

/** Where the shopper faces, as far as it has changed: degrees, left positive, from wherever it began. Never a compass. */
export interface Heading {
  degrees: number
  /** Degrees a second, smoothed. */
  rate: number
  /** The same, smoothed less: what is over shows sooner, and so does each swing. */
  fast: number
  /** Degrees a second by which the rate has lately swung: hips, arms and canes make some 6 and more, a dead gyroscope none. */
  swing: number
  /** Faster than anybody sways who walks straight on. */
  turning: boolean
  atMs: number
}

/** The gyroscope's turning about the vertical, added up. Undefined without a gyroscope, and anew after a gap. */
export function createHeading(): {
  /** @param awaitsTurn a slow one would be taken for the gyroscope's error */
  push(sample: MotionSample, awaitsTurn?: boolean): Heading | undefined
} {
  let gravity: ReturnType<typeof createGravity>
  let smoothed: { degrees: LowPass; rate: LowPass; slow: LowPass; bias: LowPass; swing: LowPass }
  let degrees = 0
  let bias = 0
  let lastMs = Number.NaN
  let last: Heading | undefined

  return {
    push({ atMs, x, y, z, turning }, awaitsTurn = false) {
      const sinceLastMs = atMs - lastMs
      const isLate = sinceLastMs < 0 && sinceLastMs >= -LOST_AFTER_MS
      // What cannot be read, or comes late, tells nothing; only a while of it takes away what is known.
      if (!turning || isLate || !Number.isFinite(atMs + x + y + z + turning.x + turning.y + turning.z)) {
        if (Math.abs(sinceLastMs) > LOST_AFTER_MS) last = undefined
        return last
      }
      const isNew = !(sinceLastMs >= 0 && sinceLastMs <= LOST_AFTER_MS)
      lastMs = atMs
      if (isNew) {
        gravity = createGravity()
        smoothed = {
          degrees: createLowPass(SMOOTH_HZ, SMOOTH_POLES),
          rate: createLowPass(SMOOTH_HZ, SMOOTH_POLES),
          slow: createLowPass(SLOW_HZ, SMOOTH_POLES),
          bias: createLowPass(BIAS_HZ),
          swing: createLowPass(SWING_HZ),
        }
        // The first value fills a filter: whoever begins has not turned.
        for (const filter of [smoothed.bias, smoothed.rate, smoothed.slow, smoothed.swing]) filter.push(0, 0)
        degrees = 0
        bias = 0
      }
      const since = isNew ? 0 : sinceLastMs
      const raw = alongGravity(turning, gravity.push({ x, y, z }, since))
      const fast = smoothed.rate.push(raw - bias, since)
      const rate = smoothed.slow.push(raw - bias, since)
      const swing = smoothed.swing.push(Math.abs(fast - rate), since)
      const turns = Math.min(Math.abs(fast), Math.abs(rate)) > TURNING_DPS
      const slowDps = awaitsTurn ? STILL_DPS : SLOW_DPS
      if (Math.max(Math.abs(rate), Math.abs(fast)) < slowDps) bias = smoothed.bias.push(raw, since)
      degrees += ((raw - bias) * since) / 1000
      const shown = smoothed.degrees.push(degrees, since)
      last = isNew ? undefined : { degrees: shown, rate, fast, swing, turning: turns, atMs }
      return last
    },
  }
}
