import { decibels, rms, toFloat } from '../../core/audio/pcm.ts'
import { AUDIO_IN } from '../../core/constants.ts'
import { LONGEST_PAUSE_MS } from '../../core/hearing/endpoint.ts'
import { FLOOR_LOWEST_DB, FLOOR_RISE_DB_PER_BLOCK, FLOOR_START_DB } from './voice-gate.ts'

/**
 * What of the microphone's sound is worth sending: whatever may be a voice, with what came just before and after. It
 * lets through much that is none, because a first word that it took for noise nobody would ever hear; whether it is
 * a voice, the server decides. Figures: docs/benchmarks.md, "What a visit sends".
 */

const BLOCK_SAMPLES = AUDIO_IN.rateHz / 100
/** Above the quietest of the last seconds by so much may be a voice: half of what silences the product. */
const ABOVE_FLOOR_DB = 6
/** Blocks of 10 ms that must be loud in one piece: more than a click. */
const LOUD_BLOCKS = 2
const QUIETEST_VOICE_DB = -62
/** In noise as loud as this a voice may stand out too little: all of it is sent. */
const LOUD_NOISE_DB = -40
/** The ear wants 300 ms before the words, and this gate is late by one of them. */
const BEFORE_MS = 500
/** What is left out is the end of the words: more than the ear waits for, which takes them to go on for a moment longer. */
const AFTER_MS = LONGEST_PAUSE_MS + 200

const msOf = (piece: Int16Array) => (piece.length * 1000) / AUDIO_IN.rateHz

export interface SoundGate {
  /** What is to be sent now; `begins`: after a silence, `ends`: and before one; `loud`: this piece may be a voice. */
  push(piece: Int16Array): { pieces: readonly Int16Array[]; begins: boolean; ends: boolean; loud: boolean }
  /** No piece follows on the last one. */
  stop(): void
}

export function createSoundGate(): SoundGate {
  let floorDb = FLOOR_START_DB
  let open = false
  let quietMs = 0
  let before: Int16Array[] = []

  function isLoud(piece: Int16Array): boolean {
    const samples = toFloat(piece)
    let loud = 0
    for (let at = 0; at < samples.length; at += BLOCK_SAMPLES) {
      const level = decibels(rms(samples.subarray(at, at + BLOCK_SAMPLES)))
      if (level > Math.max(QUIETEST_VOICE_DB, floorDb + ABOVE_FLOOR_DB)) loud += 1
      floorDb = Math.max(FLOOR_LOWEST_DB, Math.min(level, floorDb + FLOOR_RISE_DB_PER_BLOCK))
    }
    return loud >= LOUD_BLOCKS || floorDb > LOUD_NOISE_DB
  }

  function keep(piece: Int16Array) {
    before.push(piece)
    let keptMs = before.reduce((sum, one) => sum + msOf(one), 0)
    for (const one of [...before]) {
      keptMs -= msOf(one)
      if (keptMs < BEFORE_MS) return
      before.shift()
    }
  }

  return {
    push(piece) {
      const loud = isLoud(piece)
      quietMs = loud ? 0 : quietMs + msOf(piece)
      const begins = loud && !open
      open = loud || (open && quietMs <= AFTER_MS)
      const ends = open && !loud && quietMs + msOf(piece) > AFTER_MS
      const pieces = begins ? [...before, piece] : open ? [piece] : []
      if (open) before = []
      else keep(piece)
      if (ends) open = false
      return { pieces, begins, ends, loud }
    },
    stop() {
      open = false
      before = []
    },
  }
}
