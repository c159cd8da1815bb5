import { decibels, rms } from '../../core/audio/pcm.ts'

/**
 * A quick ear for "somebody began to speak": an energy gate over 10 ms blocks. It decides only whether the product
 * falls silent; what was said is the server's to understand.
 */

const BLOCK_MS = 10
/** Above the noise floor by this much is a voice. 12 dB: speech at arm's length over shop noise. */
const ABOVE_FLOOR_DB = 12
/** While the product plays, its echo after cancellation is part of what is heard: more is asked. */
const ABOVE_FLOOR_PLAYING_DB = 18
/** Nothing under this is a voice, however quiet the room. */
const QUIETEST_VOICE_DB = -48
/** Blocks of the last ten that must be loud: 60 ms of sound, well inside the 150 ms the voice may go on. */
const WINDOW_BLOCKS = 10
const LOUD_BLOCKS = 6
/** A pause between words is shorter than this. */
const QUIET_BLOCKS = 30
/** The floor follows falling noise at once and rising noise at 6 dB a second, slower than any syllable. */
export const FLOOR_RISE_DB_PER_BLOCK = 0.06
export const FLOOR_START_DB = -60
export const FLOOR_LOWEST_DB = -75

export interface VoiceGate {
  /** Samples in -1..1 of any length. Returns what changed: a voice began, ended, or neither. */
  push(samples: Float32Array): 'on' | 'off' | undefined
  /** Tells whether sound comes out of the speaker. */
  setPlaying(playing: boolean): void
}

export function createVoiceGate(rateHz: number): VoiceGate {
  const block = new Float32Array(Math.round((rateHz * BLOCK_MS) / 1000))
  let filled = 0
  let floorDb = FLOOR_START_DB
  let recent = 0
  let quiet = 0
  let on = false
  let playing = false

  function hear(levelDb: number): 'on' | 'off' | undefined {
    const above = playing ? ABOVE_FLOOR_PLAYING_DB : ABOVE_FLOOR_DB
    const loud = levelDb > Math.max(QUIETEST_VOICE_DB, floorDb + above)
    floorDb = Math.max(FLOOR_LOWEST_DB, Math.min(levelDb, floorDb + FLOOR_RISE_DB_PER_BLOCK))
    recent = ((recent << 1) | (loud ? 1 : 0)) & ((1 << WINDOW_BLOCKS) - 1)
    quiet = loud ? 0 : quiet + 1
    if (!on && ones(recent) >= LOUD_BLOCKS) {
      on = true
      return 'on'
    }
    if (on && quiet >= QUIET_BLOCKS) {
      on = false
      return 'off'
    }
    return undefined
  }

  return {
    push(samples) {
      let change: 'on' | 'off' | undefined
      for (let at = 0; at < samples.length; ) {
        const part = samples.subarray(at, at + block.length - filled)
        block.set(part, filled)
        filled += part.length
        at += part.length
        if (filled < block.length) break
        filled = 0
        change = hear(decibels(rms(block))) ?? change
      }
      return change
    },
    setPlaying(now) {
      playing = now
    },
  }
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1
  return count
}

/** Well below any voice; what a microphone switches on with is gone in a twentieth of a second. */
const SLOWEST_HZ = 20

/** Takes away what a microphone adds to every sample: to a gate that is noise as loud as speech, for ever. */
export function createCentring(rateHz: number): (samples: Float32Array) => Float32Array {
  const share = (2 * Math.PI * SLOWEST_HZ) / rateHz
  let middle = 0
  return (samples) =>
    samples.map((sample) => {
      middle += share * (sample - middle)
      return sample - middle
    })
}
