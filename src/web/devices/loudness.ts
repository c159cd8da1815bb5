import { AUDIO_OUT } from '../../core/constants.ts'

/** iPhones play Web Audio softer while the microphone is open, so they get the specification's stronger figures. */
const isIphone = (userAgent: string) => /iPhone|iPod/.test(userAgent)

/** @internal A table of browsers is tried on it. */
export function loudnessFor(userAgent: string) {
  const iphone = isIphone(userAgent)
  return {
    gain: iphone ? AUDIO_OUT.gainIphone : AUDIO_OUT.gain,
    thresholdDb: iphone ? AUDIO_OUT.compressorThresholdIphoneDb : AUDIO_OUT.compressorThresholdDb,
    ratio: iphone ? AUDIO_OUT.compressorRatioIphone : AUDIO_OUT.compressorRatio,
  }
}

const GLIDE_SECONDS = 0.03

export interface Loudness {
  input: AudioNode
  setVolume(volume: number): void
}

/** gain → compressor → limiter → loudspeaker; gives the node to connect speech to, and how loud it is: 1 is the usual. */
export function buildLoudness(context: AudioContext, userAgent: string): Loudness {
  const { gain, thresholdDb, ratio } = loudnessFor(userAgent)
  const amplifier = new GainNode(context, { gain })
  const compressor = new DynamicsCompressorNode(context, { threshold: thresholdDb, ratio })
  const limiter = new DynamicsCompressorNode(context, {
    threshold: AUDIO_OUT.limiterThresholdDb,
    ratio: AUDIO_OUT.limiterRatio,
    knee: 0,
    attack: 0.001,
  })
  amplifier.connect(compressor).connect(limiter).connect(context.destination)
  return {
    input: amplifier,
    setVolume(to) {
      // Gently: a leap is a click.
      amplifier.gain.setTargetAtTime(gain * to, context.currentTime, GLIDE_SECONDS)
    },
  }
}
