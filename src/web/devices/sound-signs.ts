import { type Earcon, earconSamples } from '../audio/earcons.ts'
import type { SharedAudio } from './audio-context.ts'
import type { SoundSigns } from './devices.ts'

/** Sound signs beside the voice: they neither wait for it nor stop it. Where there is no sound, nothing happens. */
export function createSoundSigns(audio: SharedAudio): SoundSigns {
  const known = new Map<Earcon, AudioBuffer>()

  function bufferOf(context: AudioContext, earcon: Earcon): AudioBuffer {
    const before = known.get(earcon)
    if (before) return before
    const samples = earconSamples(earcon, context.sampleRate)
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate })
    buffer.copyToChannel(new Float32Array(samples), 0)
    known.set(earcon, buffer)
    return buffer
  }

  return {
    play(earcon) {
      void audio.wake().then(
        (context) => {
          if (context.state !== 'running') return
          const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, earcon) })
          source.connect(context.destination)
          source.start()
        },
        () => {},
      )
    },
  }
}
