/**
 * Every number of the specification's section 9, unit in the name, and beside the journey's delays those that the
 * product adds to them. Other numbers that the product itself chose stand with the rule that uses them.
 */

/** The specification's model, shut down by its maker since: the default of `PROFILE=specification` only. */
export const SPECIFIED_MODEL = 'gemini-2.0-flash-exp'
/** The live model of Vertex AI's documentation in 2026. */
export const CURRENT_MODEL = 'gemini-live-2.5-flash-native-audio'
export const MODEL_REGION = 'us-central1'
export const MODEL_VOICE = 'Aoede'
export const SPEECH_LANGUAGE = 'en-IN'
export const DEMO_SPEECH_LANGUAGE = 'en-US'

export const AUDIO_OUT = {
  rateHz: 24_000,
  gain: 2.5,
  gainIphone: 3.5,
  compressorThresholdDb: -24,
  compressorThresholdIphoneDb: -18,
  compressorRatio: 4,
  compressorRatioIphone: 3.5,
  limiterThresholdDb: -2,
  limiterRatio: 20,
} as const

export const AUDIO_IN = {
  rateHz: 16_000,
  channels: 1,
  bufferSamples: 4096,
  sendEveryMs: 1000,
} as const

export const CAMERA_FRAME_EVERY_MS = 1000

export const VISUALIZER = { fftSize: 64, widthShare: 0.8, heightPx: 100 } as const

export const QR = {
  defaultPx: 256,
  level: 'L',
  adminPx: 100,
  helperPx: 350,
  sheetWidthPx: 390,
  sheetHeightPx: 450,
} as const

export const STEP = {
  thresholdMps2: 1.2,
  shopperGapMs: 800,
  demoGapMs: 500,
  pauseAfterInstructionMs: 2000,
} as const

export const DELAY = {
  listDisplayMs: 1000,
  afterSetupMs: 2500,
  markNotNewMs: 5000,
  reconnectMs: 500,
  microphoneReconnectMs: 1000,
  navigationStartMs: 9000,
  resumeReturnMs: 11_000,
  secondEntranceAskMs: 20_000,
  returnNavigationMs: 3000,
  onwardEndMs: 4000,
  returnEndMs: 3000,
  reloadNotAtEntranceMs: 14_000,
  reloadBuyMoreMs: 15_000,
  reloadSaveMs: 14_000,
  reloadThanksMs: 9000,
  reloadGoToStoreMs: 12_500,
  reloadInactiveMs: 24_000,
  inactivityMs: 55_000,
  autofillClearMs: 1000,
} as const

/** What the journey waits for beyond the specification, counted from the end of speech like everything else. */
export const JOURNEY_WAIT = {
  /** A question is asked again after this much silence (Amazon's and Google's guidelines: about 8 s). */
  askAgainMs: 8000,
  /** "No" takes a spoken "stop" back within this. */
  undoStopMs: 4000,
  /** A press on Stop this soon after the voice ended was meant for the voice, not for the visit; double taps are slow. */
  lateStopMs: 3000,
  /** The same for a headset's Next, which is pressed on purpose and needs two presses. */
  lateNextMs: 1000,
  /** A press on Next this soon after an arrival is one of several that led there: where they led is told first. */
  lateArrivalMs: 2000,
  /** Whoever comes back to a walk after a longer pause is asked whether they still are where it was broken off. */
  stillThereMs: 15_000,
  /** From the last sound of an answer to the sign that it is the shopper's turn: its next sentence may be on the way. */
  turnSignMs: 250,
  /** "Did you say …?" that nobody answers: the visit goes on as if nothing had been said. */
  confirmMs: 8000,
  /** Whoever talks with others on a walk is not told every time that it was not understood. */
  notCaughtMs: 20_000,
  /** After a scan in the middle of something else the visit goes on by itself. */
  afterScanMs: 4000,
  /** A scan is concluded after eight seconds; nothing at all by now means that none runs. */
  scanSilentMs: 15_000,
  /** Whoever said "lost" at the end of a walk is left alone this long. */
  lostMs: 20_000,
} as const

/** By then a screen reader has begun to say what the focus came to, or what came to stand on the screen. */
export const READ_WITHIN_MS = 3000

/** Nobody waits longer in silence, for the server or for what a visit needs: "one moment". */
export const SLOW_AFTER_MS = 4500

export const CHUNK_LOAD_TIMEOUT_MS = 120_000
export const STT_PORT = 7001

export const LIMIT = {
  aisles: 3,
  storeNumberDigits: 5,
  nameMin: 2,
  nameMax: 50,
  descriptionMin: 5,
  descriptionEditMin: 2,
  descriptionMax: 500,
  usernameMin: 3,
  usernameMax: 20,
  passwordMin: 8,
} as const
