import { resampleWhole } from '../../../core/audio/resample.ts'
import { AUDIO_OUT } from '../../../core/constants.ts'
import { respell } from '../../../core/speaking/respell.ts'
import { shapeSentence } from '../../../core/speaking/shape.ts'
import { doJobs, openInThread } from '../../workers/in-thread.ts'
import { compileFlite, runFlite } from './flite.ts'
import { type Rendering, renderingSchema } from './speaking.ts'

/** Beyond these the voice is no longer understood. */
const SLOWEST = 0.5
const FASTEST = 2

const flite = compileFlite()

/**
 * One sentence as 24 kHz mono samples: respelled, spoken, resampled, trimmed and levelled. Text without a letter
 * or figure that the voice knows gives no samples.
 */
function render({ text, rate }: Rendering): Int16Array<ArrayBuffer> {
  const spelled = respell(text)
  if (!/[a-z0-9]/i.test(spelled)) return new Int16Array(0)
  const { pcm, rateHz } = runFlite(flite, spelled, 1 / Math.min(FASTEST, Math.max(SLOWEST, rate)))
  return new Int16Array(shapeSentence(resampleWhole(pcm, rateHz, AUDIO_OUT.rateHz), AUDIO_OUT.rateHz))
}

doJobs(openInThread(), { ask: renderingSchema, work: render, handOver: (pcm) => [pcm.buffer] })
