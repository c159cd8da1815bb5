/** One step of the voice detector: 512 samples at 16 kHz. */
export const WINDOW_SAMPLES = 512
export const WINDOW_MS = 32

/** Figures behind these: docs/hearing.md, "Where speech ends". */
export interface EndpointRule {
  /** A window may begin speech when the voice detector's probability is above this … */
  startProbability: number
  /** … and its level this many dB above the noise. */
  startAboveFloorDb: number
  /** A window counts while speech goes on when the probability is above this … */
  probability: number
  /** … its level is this many dB above the noise … */
  aboveFloorDb: number
  /** … and no more than this below the loudest window of the utterance, so that babble behind it cannot hold it open. */
  belowPeakDb: number
  onWindows: number
  offWindows: number
  /** So many end it where its words are known to be all … */
  sureWindows: number
  /** … and so many of the last ones hold no sound at all: a last "s" is quiet to the level alone. */
  silentWindows: number
  longestMs: number
}

export const endpointRule: EndpointRule = {
  startProbability: 0.7,
  startAboveFloorDb: 6,
  probability: 0.5,
  aboveFloorDb: 4,
  belowPeakDb: 14,
  onWindows: 3,
  offWindows: 11,
  sureWindows: 5,
  silentWindows: 1,
  longestMs: 12_000,
}

/** From the end of speech to its words: so long it takes to be sure that it ended. */
export const HANGOVER_MS = endpointRule.offWindows * WINDOW_MS
/** So many windows of quiet end words after which more has to follow (a pause of 900 ms between sounds that are no voice) … */
export const LONGEST_PAUSE_WINDOWS = 38
/** … and whoever leaves silence out must not do so sooner. */
export const LONGEST_PAUSE_MS = LONGEST_PAUSE_WINDOWS * WINDOW_MS

const FLOOR_INERTIA = 0.95
/**
 * The quietest moment of the last 3 s is the noise, also while somebody speaks: no voice is even for so long … Over 1.5 s
 * "… in daily brown loaf", all vowels and nasals, was taken for a crowd, and lost its last words.
 */
const QUIETEST_OF_WINDOWS = 94
/** … once 0.3 s are known … */
const QUIETEST_KNOWN_WINDOWS = 10
/** … taken over three windows, which lie about this much under the mean of a shop's babble. */
const QUIETEST_OVER_WINDOWS = 3
const QUIETEST_BIAS_DB = 3
const PEAK_FALL_DB = 0.02
/** A session may begin in the middle of a word: no louder first sound is taken for the room's noise. */
const LOUDEST_FIRST_FLOOR_DB = -40
/** For so many windows what may be a voice is not learned as noise: the detector is slow to believe a first word. */
const FIRST_WINDOWS = 6
const FIRST_VOICE_PROBABILITY = 0.5

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
  /** How many windows of quiet there are behind its words by now. */
  quietWindows: number
  /** How many of them, up to now, hold nothing that stands out of the room. */
  silentWindows: number
}

/** `started` and `ended` come once for each utterance; the utterance object of both is the same and grows between. */
export type EndpointStep = { kind: 'none' | 'started' | 'ended'; utterance: Utterance | undefined }

export interface Endpoint {
  /** Takes the next window: the voice detector's probability and the window's level. */
  step(probability: number, levelDb: number): EndpointStep
  /** So many windows of quiet end the utterance in whose pause this is said; the next pause is as short as ever. */
  waitFor(windows: number): void
  /**
   * All was said, as its words tell: the utterance in whose pause this is said ends as soon as nothing is heard any more.
   * @returns the utterance where that is now
   */
  endSoon(): Utterance | undefined
  /** Ends a running utterance now, for example when the stream ends. */
  cut(): Utterance | undefined
}

/** The quietest moment of the last windows, in dB; undefined while too few are known. */
function createQuietest() {
  const levels: number[] = []
  return (levelDb: number): number | undefined => {
    levels.push(levelDb)
    if (levels.length > QUIETEST_OF_WINDOWS) levels.shift()
    if (levels.length < QUIETEST_KNOWN_WINDOWS) return undefined
    let least = Number.POSITIVE_INFINITY
    for (let at = QUIETEST_OVER_WINDOWS; at <= levels.length; at++) {
      const few = levels.slice(at - QUIETEST_OVER_WINDOWS, at)
      least = Math.min(least, few.reduce((sum, level) => sum + level, 0) / QUIETEST_OVER_WINDOWS)
    }
    return least
  }
}

/**
 * Where speech starts and ends. The voice detector alone never closes in a shop's babble: a level gate between
 * the noise floor and the utterance's own peak does.
 */
export function createEndpoint(rule: EndpointRule = endpointRule): Endpoint {
  let window = 0
  let floorDb = LOUDEST_FIRST_FLOOR_DB
  const quietestOf = createQuietest()
  let learned = 0
  let run = 0
  let quiet = 0
  let silent = 0
  let ends = rule.offWindows
  let isAll = false
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

  /** The next pause is as any other. */
  const spoke = () => {
    quiet = 0
    silent = 0
    ends = rule.offWindows
    isAll = false
  }
  const isOver = () => quiet >= ends || (isAll && quiet >= rule.sureWindows && silent >= rule.silentWindows)

  const waiting = (speech: boolean, probability: number, levelDb: number): EndpointStep => {
    // All that is not an utterance is noise, a neighbour's voice included.
    const firstWord = window < FIRST_WINDOWS && probability > FIRST_VOICE_PROBABILITY && levelDb > floorDb
    if (!firstWord) learnFloor(levelDb)
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
    utterance = {
      startWindow: window - rule.onWindows + 1,
      endWindow: window + 1,
      peakDb: runPeakDb,
      floorDb,
      meanProbability: probabilities / counted,
      quietWindows: 0,
      silentWindows: 0,
    }
    spoke()
    return { kind: 'started', utterance }
  }

  const speaking = (open: Utterance, speech: boolean, probability: number, levelDb: number): EndpointStep => {
    open.peakDb = Math.max(open.peakDb - PEAK_FALL_DB, levelDb)
    if (speech) {
      spoke()
      open.endWindow = window + 1
      probabilities += probability
      counted++
      open.meanProbability = probabilities / counted
    } else {
      quiet++
      const isSilent = probability <= rule.probability && levelDb <= floorDb + rule.aboveFloorDb
      silent = isSilent ? silent + 1 : 0
    }
    open.quietWindows = quiet
    open.silentWindows = silent
    const tooLong = (window + 1 - open.startWindow) * WINDOW_MS >= rule.longestMs
    if (!isOver() && !tooLong) return { kind: 'none', utterance: open }
    utterance = undefined
    // What went on for the longest time is background: without this the next utterance would open at once.
    if (tooLong) floorDb = Math.max(floorDb, levelDb)
    return { kind: 'ended', utterance: open }
  }

  const cut = () => {
    const open = utterance
    utterance = undefined
    run = 0
    return open
  }

  return {
    step(probability, levelDb) {
      const quietest = quietestOf(levelDb)
      if (utterance && quietest !== undefined) floorDb = Math.max(floorDb, quietest + QUIETEST_BIAS_DB)
      const speech = utterance
        ? probability > rule.probability &&
          levelDb > floorDb + rule.aboveFloorDb &&
          levelDb > utterance.peakDb - rule.belowPeakDb
        : probability > rule.startProbability && levelDb > floorDb + rule.startAboveFloorDb
      const step = utterance
        ? speaking(utterance, speech, probability, levelDb)
        : waiting(speech, probability, levelDb)
      window++
      return step
    },
    waitFor(windows) {
      ends = windows
    },
    endSoon() {
      isAll = utterance !== undefined
      return isAll && isOver() ? cut() : undefined
    },
    cut,
  }
}
