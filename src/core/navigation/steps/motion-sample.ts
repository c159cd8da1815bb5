/**
 * What a phone's motion event says: acceleration in m/s², gravity included, in the phone's own axes, and when.
 * Step detectors do not mind which way round the signs are; with `turning` a phone that lies on its back has z at +9.8.
 */
export interface MotionSample {
  /** Monotonic milliseconds. */
  atMs: number
  x: number
  y: number
  z: number
  /** Degrees a second about the same axes, right-handed; left out by phones without a gyroscope. */
  turning?: { x: number; y: number; z: number }
}

/** Counts steps in a stream of samples at any rate from 25 to 400 Hz, evenly spaced or not. */
export interface StepDetector {
  /** Takes the next sample; returns how many steps are newly counted: mostly 0, and never negative. */
  push(sample: MotionSample): number
  /** From now on nothing is counted, and a step half seen is forgotten, unless it goes on within less than a step. */
  pause(): void
  resume(): void
  /** Steps half seen that are not counted by now never are, without a stop. */
  drop(): void
}

/** A phone that reports nothing for so long is busy: it hides the peak of a step. */
export const BUSY_MS = 200
/** What passes in such a gap as far as filters are concerned: one sample is no way in which a phone is held. */
export const PASSES_MS = 20
/** A phone that has a sensor sends dozens of samples in this time. */
export const SENSOR_SILENT_MS = 1500
