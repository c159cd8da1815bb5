/**
 * Where an utterance's cepstral mean begins. The decoder subtracts a mean that it learns far too slowly for one
 * short command, so that a first word in noise was judged against the mean of a quiet room: in babble at 10 dB
 * 49 of 100 commands were right so, 75 with a mean that fits (docs/hearing.md, "The starting mean"). The figures are of
 * speech at LOUDEST_WINDOW_DB through the package's model, the mean of four voices in five rooms.
 */
const meanRule = {
  /** The first coefficient, the loudness, of speech that does not stand out of the noise at all … */
  loudnessInNoise: 59,
  /** … how much it falls with each dB between the loudest window and the noise … */
  fallPerDb: 0.28,
  /** … and no lower than in a silent room. */
  loudnessInSilence: 38,
  /** The other twelve: the shape of speech, much the same everywhere. */
  shape: [1.5, 9, -1.5, -2.5, -2.8, -3, 3, -0.3, 1.2, 2.3, -1.2, 1],
} as const

/** Every utterance is brought to this level at its loudest 32 ms, so that one mean fits a soft voice and a loud one. @internal */
export const LOUDEST_WINDOW_DB = -15
/** No more than this: 40 dB below is nobody at this phone. */
const MOST_GAIN = 100

/** The factor that brings speech whose loudest window has `peakDb` to the level that the means are for. */
export function gainFor(peakDb: number): number {
  return Math.min(MOST_GAIN, 10 ** ((LOUDEST_WINDOW_DB - peakDb) / 20))
}

/** Thirteen coefficients for speech that stands `standsOutDb` (loudest window over noise) out of its room. */
export function startingMean(standsOutDb: number): number[] {
  const { loudnessInNoise, fallPerDb, loudnessInSilence, shape } = meanRule
  const loudness = loudnessInNoise - fallPerDb * standsOutDb
  return [Math.min(loudnessInNoise, Math.max(loudnessInSilence, loudness)), ...shape]
}
