import { inNoise } from '../test/fixtures/noise.ts'
import { type Speak, type VoiceName, voices } from '../test/fixtures/voice.ts'

/** Questions about the sample brand that are answered from its records at once, without a look. */
export const recordQuestions = [
  'what are the ingredients of sunrise butter cookies',
  'does field harvest digestive contain milk',
  'is there sugar in happy orange cream',
  'what are the allergens in daily brown loaf',
  'how much salt is in salt lake cumin crackers',
  'help',
] as const

const RATE_HZ = 16_000

export interface Clip {
  text: string
  voice: VoiceName
  pcm: Int16Array
}

/** Every question in every voice, with noise `db` below it that starts 1.5 s before the words. */
export async function clipsOf(speak: Speak, texts: readonly string[], db: number): Promise<Clip[]> {
  const clips: Clip[] = []
  for (const text of texts) {
    for (const voice of voices) {
      const words = await speak(text, voice)
      const noisy = inNoise(words, db, 1.5 * RATE_HZ, clips.length + 1)
      // The words are the last thing in the clip: the stopwatch starts at its end, the noise goes on behind it.
      clips.push({ text, voice, pcm: noisy.subarray(0, 1.5 * RATE_HZ + words.length) })
    }
  }
  return clips
}
