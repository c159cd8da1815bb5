/**
 * Where an utterance's cepstral mean begins. The decoder subtracts a mean that it learns far too slowly for one
 * short command, so that a first word in noise was judged against the mean of a quiet room: in babble at 10 dB
 * 49 of 100 commands were right so, 75 with a mean that fits (docs/hearing.md, "The starting mean").
 */
export interface MeanRule {
  /** The first coefficient, the loudness, of speech that does not stand out of the noise at all … */
  loudnessInNoise: number
  /** … how much it falls with each dB between the loudest window and the noise … */
  fallPerDb: number
  /** … and no lower than in a silent room. */
  loudnessInSilence: number
  /** The other twelve: the shape of speech, much the same everywhere. */
  shape: readonly number[]
}

/** Speech at LOUDEST_WINDOW_DB through the telephone-band model's features, the mean of four voices in five rooms. */
export const telephoneMean: MeanRule = {
  loudnessInNoise: 59,
  fallPerDb: 0.28,
  loudnessInSilence: 38,
  shape: [1.5, 9, -1.5, -2.5, -2.8, -3, 3, -0.3, 1.2, 2.3, -1.2, 1],
}

/** The same for the 16 kHz model. */
export const wideMean: MeanRule = {
  loudnessInNoise: 64,
  fallPerDb: 0.3,
  loudnessInSilence: 42,
  shape: [5, -1, 17, -10, 3, -4.5, -3, -2, 0, 3.5, -1.2, 1],
}

/** Every utterance is brought to this level at its loudest 32 ms, so that one mean fits a soft voice and a loud one. @internal */
export const LOUDEST_WINDOW_DB = -15
/** No more than this: 40 dB below is nobody at this phone. */
const MOST_GAIN = 100

/** The factor that brings speech whose loudest window has `peakDb` to the level that the means are for. */
export function gainFor(peakDb: number): number {
  return Math.min(MOST_GAIN, 10 ** ((LOUDEST_WINDOW_DB - peakDb) / 20))
}

/** Thirteen coefficients for speech that stands `standsOutDb` (loudest window over noise) out of its room. */
export function startingMean(rule: MeanRule, standsOutDb: number): number[] {
  const loudness = rule.loudnessInNoise - rule.fallPerDb * standsOutDb
  return [Math.min(rule.loudnessInNoise, Math.max(rule.loudnessInSilence, loudness)), ...rule.shape]
}
