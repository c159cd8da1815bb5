import { joinPcm, pcmFromBytes } from '../../../core/audio/pcm.ts'
import { createResampler } from '../../../core/audio/resample.ts'
import { AUDIO_OUT } from '../../../core/constants.ts'

/** base64 of s16le mono at any rate as 24 kHz samples; the service speaks at 24 kHz, so nothing is done to them. */
export function soundOf(data: string, rateHz: number): Int16Array {
  const bytes = Buffer.from(data, 'base64')
  const pcm = pcmFromBytes(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  if (rateHz === AUDIO_OUT.rateHz) return pcm
  const resampler = createResampler(rateHz, AUDIO_OUT.rateHz)
  return joinPcm([resampler.push(pcm), resampler.flush()])
}
