import { resampleWhole } from '../../../core/audio/resample.ts'
import { AUDIO_OUT } from '../../../core/constants.ts'
import { respell } from '../../../core/speaking/respell.ts'
import { shapeSentence } from '../../../core/speaking/shape.ts'
import { runFlite } from './flite.ts'
import type { WasmModule } from './wasm.ts'

/** Beyond these the voice is no longer understood. */
const SLOWEST = 0.5
const FASTEST = 2

/**
 * One sentence as 24 kHz mono samples: respelled, spoken, resampled, trimmed and levelled. Text without a letter
 * or figure that the voice knows gives no samples.
 */
export function renderSentence(module: WasmModule, sentence: string, rate: number): Int16Array {
  const text = respell(sentence)
  if (!/[a-z0-9]/i.test(text)) return new Int16Array(0)
  const { pcm, rateHz } = runFlite(module, text, 1 / Math.min(FASTEST, Math.max(SLOWEST, rate)))
  return shapeSentence(resampleWhole(pcm, rateHz, AUDIO_OUT.rateHz), AUDIO_OUT.rateHz)
}
