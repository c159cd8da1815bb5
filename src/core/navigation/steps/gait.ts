import type { Peak } from './peaks.ts'

/** Below this a first step is too weak to tell from a swaying hand; once walking, weaker ones count. */
const FIRST_HEIGHT = 0.65
const FIRST_TILT = 12
const WALKING_TILT = 16
/** A hand that turns the phone about spreads the way it is held further than walking does, in a pocket too. */
const FIRST_SWAY = 5
const WALKING_SWAY = 18
/** A phone that is held this still needs to be less like itself to be believed. */
const CALM_TILT = 5
/** See `createRegularity`: what a start must reach, calm and otherwise. */
const REGULAR = 0.85
const REGULAR_WHEN_CALM = 0.6
/** Walking less regular than this is doubtful: two such steps count at once, two more once it is in step again. */
const DOUBTFUL = 0.4
const DOUBTS = 2
const MOST_DOUBTS = 4
const LEAST_STEPS = 3
/** A start is believed by its latest ten; what came before was something else, and so was what came in a hurry. */
const MOST_STEPS = 10
const SOONEST_MS = 350
/** The slowest cane users are 1.2 s between steps, and slower still in the first two. */
const FIRST_GAP_MS = 1400
/** After this long a step wants another that follows it, and both to be in step. */
const LATE_AFTER_MS = 1250
/** How most people step, how fast a walker's own rhythm is learnt, and how much longer than it no peak was a stop. */
const USUAL_MS = 560
const RHYTHM = 0.25
const STOP_TIMES = 2
/** One step in between may be missed; longer is a stop. */
const STOPPED_AFTER_MS = 2000

/** A few steps between two rests are believed for being alike: they are too few to be regular. */
const FEW = {
  least: 2,
  most: 5,
  restBeforeMs: 1500,
  restAfterMs: 1300,
  tilt: 4,
  latestMs: 1000,
}
const FEW_ALIKE = { gap: 1.5, height: 2.5 }

/** Of soft walkers no three peaks in a row may be as high as a first step's: measured in docs/walking.md. */
const WEAK_HEIGHT = 0.5
const WEAK = {
  least: 6,
  soonestMs: 450,
  latestMs: 1300,
  gap: 1.35,
  height: 2.5,
  tilt: 2.5,
  sway: 2.5,
  regular: 0.8,
}

/** A phone that swings at an arm's end spreads further; steps are then believed where they are as even as only walking is. */
const WIDE = {
  least: 6,
  soonestMs: 400,
  latestMs: 1300,
  gap: 1.3,
  height: 1.8,
  tilt: 5,
  sway: 10,
  regular: 0.9,
}

interface Candidate extends Peak {
  /** Degrees, as `createTilt` gives it. */
  tilt: number
  /** Degrees, as `createSway` gives it. */
  sway: number
  /** How long the phone was silent since the peak before. */
  silentMs: number
}

/** Decides which peaks are steps. */
export interface Gait {
  /** @param regularity how like itself the motion is, asked only where it matters */
  push(candidate: Candidate, regularity: () => number): number
  /** No peak now; a few steps that are over may be believed. */
  rest(atMs: number): number
  forget(): void
  /** Peaks so far that are not counted by now never are; whoever walks goes on. */
  drop(): void
  /** Somebody walks, or three strong peaks have come that may be the first steps. */
  seemsToWalk(): boolean
}

const isStrong = ({ height }: Candidate) => height >= FIRST_HEIGHT
const hasStrong = (chain: readonly Candidate[]) => chain.filter(isStrong).length >= LEAST_STEPS
const within = (values: readonly number[], times: number) =>
  Math.max(...values) <= times * Math.min(...values)

function areAlike(few: readonly Candidate[]): boolean {
  const gaps = few.slice(1).map(({ atMs }, at) => atMs - (few[at]?.atMs ?? 0))
  return (
    few.length >= FEW.least &&
    few.length <= FEW.most &&
    few.every(({ tilt, sway }) => tilt <= FEW.tilt && sway <= FIRST_SWAY) &&
    gaps.every((gap) => gap >= SOONEST_MS && gap <= FEW.latestMs) &&
    within(gaps, FEW_ALIKE.gap) &&
    within(
      few.map(({ height }) => height),
      FEW_ALIKE.height,
    )
  )
}

/** Whether the latest of them, and the motion, are as even as only walking makes them. */
function areEven(chain: readonly Candidate[], regularity: () => number, how: typeof WEAK): boolean {
  const last = chain.slice(-how.least)
  const gaps = last.slice(1).map(({ atMs }, at) => atMs - (last[at]?.atMs ?? 0))
  return (
    last.length === how.least &&
    last.every(({ tilt, sway }) => tilt <= how.tilt && sway <= how.sway) &&
    gaps.every((gap) => gap >= how.soonestMs && gap <= how.latestMs) &&
    within(gaps, how.gap) &&
    within(
      last.map(({ height }) => height),
      how.height,
    ) &&
    regularity() >= how.regular
  )
}

/** Whether somebody walks, from standing. */
function isWalk(chain: readonly Candidate[], regularity: () => number): boolean {
  const last = chain.slice(-LEAST_STEPS)
  const latest = last[LEAST_STEPS - 1]
  if (!latest) return false
  if (latest.sway > FIRST_SWAY) return last.every(isStrong) && areEven(chain, regularity, WIDE)
  if (!hasStrong(chain)) return areEven(chain, regularity, WEAK)
  const isCalm = last.every(({ tilt }) => tilt <= CALM_TILT)
  return regularity() >= (isCalm ? REGULAR_WHEN_CALM : REGULAR)
}

/** The latest of them before which none came sooner than people step; three at least. */
function unhurried(chain: readonly Candidate[]): readonly Candidate[] {
  const hurried = chain.findLastIndex(
    ({ atMs }, at) =>
      at > 0 && at <= chain.length - LEAST_STEPS && atMs - (chain[at - 1]?.atMs ?? 0) < SOONEST_MS,
  )
  return chain.slice(Math.max(0, hurried))
}

/**
 * From standing, three peaks, or six weak ones, and a regular motion are wanted, and are then counted together; a phone that is being
 * turned begins anew, one that was turned lately waits. While walking goes on each peak is a step at once.
 */
export function createGait(): Gait {
  let walking = false
  /** Steps that want another, late or out of step. */
  let waiting = 0
  let doubts = 0
  let lastMs = Number.NEGATIVE_INFINITY
  let chain: Candidate[] = []
  let restedMs = 0
  /** Between steps, of late. */
  let usualMs = USUAL_MS

  const drop = () => {
    waiting = 0
    chain = []
  }

  const forget = () => {
    drop()
    walking = false
    doubts = 0
    restedMs = 0
  }

  /** Whoever walked before the phone fell silent, and is in step after it, walked on. */
  function hiddenBefore({ silentMs }: Candidate, gapMs: number): number {
    // A stop that was seen is none that was hidden.
    if (silentMs === 0 || gapMs - silentMs > STOP_TIMES * usualMs) return 0
    return Math.max(0, Math.min(Math.round(gapMs / usualMs) - 1, Math.ceil(silentMs / usualMs)))
  }

  function whileWalking(candidate: Candidate, realMs: number, regularity: () => number): number {
    if (candidate.tilt > WALKING_TILT || candidate.sway > WALKING_SWAY) return 0
    lastMs = candidate.atMs
    const hidden = hiddenBefore(candidate, realMs) + (candidate.missed ?? 0)
    const gapMs = candidate.missed ? realMs / 2 : realMs / (hidden + 1)
    usualMs += RHYTHM * (gapMs - usualMs)
    const isLate = gapMs > LATE_AFTER_MS
    if (isLate) doubts = Math.max(doubts, DOUBTS)
    doubts = regularity() < DOUBTFUL ? doubts + 1 : 0
    if (doubts > MOST_DOUBTS) forget()
    else waiting += 1 + hidden
    if ((isLate && waiting === 1 + hidden) || doubts > DOUBTS) return 0
    const steps = waiting
    waiting = 0
    return steps
  }

  return {
    forget,
    drop,
    seemsToWalk: () => walking || hasStrong(chain),
    push(candidate, regularity) {
      const gapMs = candidate.atMs - lastMs
      if (walking && gapMs - candidate.silentMs <= STOPPED_AFTER_MS)
        return whileWalking(candidate, gapMs, regularity)
      if (walking) forget()
      lastMs = candidate.atMs
      if (gapMs > FIRST_GAP_MS) {
        chain = []
        restedMs = gapMs
      }
      if (candidate.height < WEAK_HEIGHT) return 0
      if (candidate.tilt > FIRST_TILT) {
        forget()
        return 0
      }
      chain = [...chain, candidate].slice(-MOST_STEPS)
      if (!isWalk(chain, regularity)) return 0
      // Weak peaks before strong ones are somebody who gets ready.
      const steps = unhurried(hasStrong(chain) ? chain.slice(chain.findIndex(isStrong)) : chain)
      usualMs = (candidate.atMs - (steps[0]?.atMs ?? 0)) / (steps.length - 1)
      forget()
      walking = true
      return steps.reduce((sum, { missed = 0 }) => sum + 1 + missed, 0)
    },
    rest(atMs) {
      if (walking || chain.length === 0 || atMs - lastMs < FEW.restAfterMs) return 0
      const few = chain.filter(isStrong)
      const steps = restedMs >= FEW.restBeforeMs && areAlike(few) ? few.length : 0
      chain = []
      return steps
    },
  }
}
