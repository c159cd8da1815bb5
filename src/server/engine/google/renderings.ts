import type { Speaking } from '../speak/speaking.ts'

/** Enough for a sentence to be held and said again; sound is large. */
const MOST_KEPT = 3

/**
 * One session's voice in the cloud mode: the server's own, except for texts of which the cloud voice's sound was kept
 * because its transcription is the text.
 */
export function createRenderings(speaking: Pick<Speaking, 'say'>) {
  const kept = new Map<string, Int16Array>()
  return {
    /** `pcm` at 24 kHz. */
    keep(text: string, pcm: Int16Array): void {
      kept.delete(text)
      kept.set(text, pcm)
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
      }
    },
    say: (text: string, rate?: number): Promise<Int16Array> => {
      const ready = kept.get(text)
      return ready ? Promise.resolve(ready) : speaking.say(text, rate)
    },
  }
}
