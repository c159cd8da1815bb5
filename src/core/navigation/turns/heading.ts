import { alongGravity, createGravity, createLowPass } from '../steps/filters.ts'
import { type MotionSample, PASSES_MS } from '../steps/motion-sample.ts'

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
/** Unless it is as short as a busy phone makes it, and its owner turns neither just before nor just after. */
const BRIDGED_MS = 1000
const CALM_DPS = 12
const CALM_FOR_MS = 700
/** Nobody turns for longer without a rest: such a gyroscope is stuck, and tells nothing until it moves again. */
const STUCK_AFTER_MS = 10_000

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

/** The turning about the vertical, without the gyroscope's error. */
function createTurning() {
  const gravity = createGravity()
  const pass = {
    degrees: createLowPass(SMOOTH_HZ, SMOOTH_POLES),
    rate: createLowPass(SMOOTH_HZ, SMOOTH_POLES),
    slow: createLowPass(SLOW_HZ, SMOOTH_POLES),
    bias: createLowPass(BIAS_HZ),
    swing: createLowPass(SWING_HZ),
  }
  // The first value fills a filter: whoever begins has not turned.
  for (const filter of [pass.bias, pass.rate, pass.slow, pass.swing]) filter.push(0, 0)
  let degrees = 0
  let bias = 0
  return {
    /** @param unseen degrees by which it turned while nothing was reported */
    push({ x, y, z }: MotionSample, turning: Axes, since: number, unseen: number, slowDps: number) {
      const raw = alongGravity(turning, gravity.push({ x, y, z }, since))
      const fast = pass.rate.push(raw - bias, since)
      const rate = pass.slow.push(raw - bias, since)
      const swing = pass.swing.push(Math.abs(fast - rate), since)
      if (Math.max(Math.abs(rate), Math.abs(fast)) < slowDps) bias = pass.bias.push(raw, since)
      degrees += unseen + ((raw - bias) * since) / 1000
      const turns = Math.min(Math.abs(fast), Math.abs(rate)) > TURNING_DPS
      return { degrees: pass.degrees.push(degrees, since), rate, fast, swing, turning: turns }
    },
  }
}

type Axes = NonNullable<MotionSample['turning']>

/** The gyroscope's turning about the vertical, added up. Undefined without a gyroscope, and anew after a gap. */
export function createHeading(): {
  /** @param awaitsTurn a slow one would be taken for the gyroscope's error */
  push(sample: MotionSample, awaitsTurn?: boolean): Heading | undefined
} {
  let about: ReturnType<typeof createTurning>
  let lastMs = Number.NaN
  let bridgedMs = Number.NEGATIVE_INFINITY
  let last: Heading | undefined
  let restedMs = Number.NEGATIVE_INFINITY

  /** Whether what is known goes on: through a gap while nobody turns, and from there only if nobody turns soon. */
  function goesOn(sinceLastMs: number, atMs: number): boolean {
    if (sinceLastMs > LOST_AFTER_MS)
      return sinceLastMs <= BRIDGED_MS && Math.abs(last?.rate ?? Number.NaN) < CALM_DPS
    return sinceLastMs >= 0 && !(last?.turning && atMs - bridgedMs < CALM_FOR_MS)
  }

  /** For the filters, and unseen in a gap. */
  function passed(sinceLastMs: number, atMs: number) {
    if (sinceLastMs <= LOST_AFTER_MS) return { since: sinceLastMs, unseen: 0 }
    bridgedMs = atMs
    return { since: PASSES_MS, unseen: ((last?.rate ?? 0) * sinceLastMs) / 1000 }
  }

  return {
    push(sample, awaitsTurn = false) {
      const { atMs, turning } = sample
      const sinceLastMs = atMs - lastMs
      const isLate = sinceLastMs < 0 && sinceLastMs >= -LOST_AFTER_MS
      // What cannot be read, or comes late, tells nothing; only a while of it takes away what is known.
      if (!turning || isLate || !isReadable(sample, turning)) {
        if (Math.abs(sinceLastMs) > LOST_AFTER_MS) last = undefined
        return last
      }
      const isNew = !goesOn(sinceLastMs, atMs)
      if (isNew) about = createTurning()
      const { since, unseen } = isNew ? NOTHING : passed(sinceLastMs, atMs)
      lastMs = atMs
      const now = about.push(sample, turning, since, unseen, awaitsTurn ? STILL_DPS : SLOW_DPS)
      if (isNew || !now.turning) restedMs = atMs
      last = isNew || atMs - restedMs > STUCK_AFTER_MS ? undefined : { ...now, atMs }
      return last
    },
  }
}

const NOTHING = { since: 0, unseen: 0 }

const isReadable = ({ atMs, x, y, z }: MotionSample, turning: Axes) =>
  Number.isFinite(atMs + x + y + z + turning.x + turning.y + turning.z)
