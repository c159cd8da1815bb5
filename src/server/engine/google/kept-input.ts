import { AUDIO_IN } from '../../../core/constants.ts'

const BYTES_PER_MS = (AUDIO_IN.rateHz * 2) / 1000
/** base64 writes three bytes as four. */
const soundMs = (base64: string) => (base64.length * 3) / 4 / BYTES_PER_MS

/**
 * What a shopper sends while the way to the service is down: the last so many milliseconds of sound and the newest
 * picture. Nothing else is kept, however long it lasts.
 */
export function createKeptInput(mostMs: number) {
  let sound: string[] = []
  let ms = 0
  let picture: string | undefined
  return {
    sound(base64: string): void {
      sound.push(base64)
      ms += soundMs(base64)
      while (ms > mostMs && sound.length > 1) ms -= soundMs(sound.shift() ?? '')
    },
    picture(base64: string): void {
      picture = base64
    },
    /** Hands everything over and forgets it. */
    take(): { sound: readonly string[]; picture: string | undefined } {
      const taken = { sound, picture }
      sound = []
      ms = 0
      picture = undefined
      return taken
    },
    /** Milliseconds of sound kept. */
    length: () => ms,
  }
}
