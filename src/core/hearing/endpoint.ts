/** One step of the voice detector: 512 samples at 16 kHz. */
export const WINDOW_SAMPLES = 512
export const WINDOW_MS = 32

/** Figures behind these: docs/hearing.md, "Where speech ends". */
export interface EndpointRule {
  /** A window counts when the voice detector's probability is above this … */
  probability: number
  /** … its level is this many dB above the noise … */
  aboveFloorDb: number
  /** … and no more than this below the loudest window of the utterance, so that babble behind it cannot hold it open. */
  belowPeakDb: number
  onWindows: number
  offWindows: number
  longestMs: number
}

export const endpointRule: EndpointRule = {
  probability: 0.5,
  aboveFloorDb: 4,
  belowPeakDb: 14,
  onWindows: 3,
  offWindows: 11,
  longestMs: 12_000,
}

const FLOOR_INERTIA = 0.95
const PEAK_FALL_DB = 0.02
/** A session may begin in the middle of a word: no louder first sound is taken for the room's noise. */
const LOUDEST_FIRST_FLOOR_DB = -40

export interface Utterance {
  /** Window index of its first window, counted from the first window ever. */
  startWindow: number
  /** Index after its last window that counted as speech. */
  endWindow: number
  peakDb: number
  /** The noise before it. */
  floorDb: number
  /** Mean probability of its speech windows. */
  meanProbability: number
}

/** `started` and `ended` come once for each utterance; the utterance object of both is the same and grows between. */
export type EndpointStep = { kind: 'none' | 'started' | 'ended'; utterance: Utterance | undefined }

export interface Endpoint {
  /** Takes the next window: the voice detector's probability and the window's level. */
  step(probability: number, levelDb: number): EndpointStep
  /** Ends a running utterance now, for example when the stream ends. */
  cut(): Utterance | undefined
}

/**
 * Where speech starts and ends. The voice detector alone never closes in a shop's babble: a level gate between
 * the noise floor and the utterance's own peak does.
 */
export function createEndpoint(rule: EndpointRule = endpointRule): Endpoint {
  let window = 0
  let floorDb = LOUDEST_FIRST_FLOOR_DB
  let learned = 0
  let run = 0
  let quiet = 0
  let runPeakDb = 0
  let probabilities = 0
  let counted = 0
  let utterance: Utterance | undefined

  const learnFloor = (levelDb: number) => {
    // A plain mean at first, so that the first second is enough to know the room.
    const inertia = Math.min(FLOOR_INERTIA, learned / (learned + 1))
    const level = learned === 0 ? Math.min(levelDb, LOUDEST_FIRST_FLOOR_DB) : levelDb
    floorDb = inertia * floorDb + (1 - inertia) * level
    learned++
  }

  const waiting = (speech: boolean, probability: number, levelDb: number): EndpointStep => {
    // All that is not an utterance is noise, a neighbour's voice included.
    learnFloor(levelDb)
    if (!speech) {
      run = 0
      return { kind: 'none', utterance: undefined }
    }
    runPeakDb = run === 0 ? levelDb : Math.max(runPeakDb, levelDb)
    probabilities = run === 0 ? probability : probabilities + probability
    run++
    if (run < rule.onWindows) return { kind: 'none', utterance: undefined }
    counted = run
    run = 0
    quiet = 0
    utterance = {
      startWindow: window - rule.onWindows + 1,
      endWindow: window + 1,
      peakDb: runPeakDb,
      floorDb,
      meanProbability: probabilities / counted,
    }
    return { kind: 'started', utterance }
  }

  const speaking = (open: Utterance, speech: boolean, probability: number, levelDb: number): EndpointStep => {
    open.peakDb = Math.max(open.peakDb - PEAK_FALL_DB, levelDb)
    if (speech) {
      quiet = 0
      open.endWindow = window + 1
      probabilities += probability
      counted++
      open.meanProbability = probabilities / counted
    } else {
      quiet++
    }
    const tooLong = (window + 1 - open.startWindow) * WINDOW_MS >= rule.longestMs
    if (quiet < rule.offWindows && !tooLong) return { kind: 'none', utterance: open }
    utterance = undefined
    // What went on for the longest time is background: without this the next utterance would open at once.
    if (tooLong) floorDb = Math.max(floorDb, levelDb)
    return { kind: 'ended', utterance: open }
  }

  return {
    step(probability, levelDb) {
      const loud = levelDb > floorDb + rule.aboveFloorDb
      const near = utterance === undefined || levelDb > utterance.peakDb - rule.belowPeakDb
      const speech = probability > rule.probability && loud && near
      const step = utterance
        ? speaking(utterance, speech, probability, levelDb)
        : waiting(speech, probability, levelDb)
      window++
      return step
    },
    cut() {
      const open = utterance
      utterance = undefined
      run = 0
      return open
    },
  }
}
