import { AUDIO_OUT } from '../../core/constants.ts'
import type { SharedAudio } from './audio-context.ts'
import { type FromPlayback, PLAYBACK } from './worklet-messages.ts'

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

interface Loudness {
  input: AudioNode
  setVolume(volume: number): void
}

/**
 * gain → compressor → limiter → loudspeaker; gives the node to connect speech to, and how loud it is: 1 is the usual.
 * @internal The order of its nodes is tried on it.
 */
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

export interface Output {
  context: AudioContext
  port: MessagePort
  setVolume(volume: number): void
}

/** The worklet that plays speech, all the way to the loudspeaker. `hear`: what it has played. Rejects where there is no sound. */
export async function openOutput(
  audio: SharedAudio,
  userAgent: string,
  hear: (news: FromPlayback) => void,
): Promise<Output> {
  const context = await audio.wake()
  const node = new AudioWorkletNode(context, PLAYBACK, { numberOfInputs: 0, outputChannelCount: [1] })
  node.port.onmessage = ({ data }: MessageEvent<FromPlayback>) => hear(data)
  const { input, setVolume } = buildLoudness(context, userAgent)
  node.connect(input)
  return { context, port: node.port, setVolume }
}
