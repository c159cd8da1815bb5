import type { Sign } from '../../core/speaking/signs.ts'
import { signSamples } from '../audio/sign-samples.ts'
import type { SharedAudio } from './audio-context.ts'

/** Sound signs beside the voice. */
export interface SoundSigns {
  play(sign: Sign): void
}

/** Sound signs beside the voice: they neither wait for it nor stop it. Where there is no sound, nothing happens. */
export function createSoundSigns(audio: SharedAudio): SoundSigns {
  const known = new Map<Sign, AudioBuffer>()

  function bufferOf(context: AudioContext, sign: Sign): AudioBuffer {
    const before = known.get(sign)
    if (before) return before
    const samples = signSamples(sign, context.sampleRate)
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate })
    buffer.copyToChannel(new Float32Array(samples), 0)
    known.set(sign, buffer)
    return buffer
  }

  return {
    play(sign) {
      void audio.wake().then(
        (context) => {
          if (context.state !== 'running') return
          const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, sign) })
          source.connect(context.destination)
          source.start()
        },
        () => {},
      )
    },
  }
}
