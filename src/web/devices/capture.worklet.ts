import { toPcm } from '../../core/audio/pcm.ts'
import { createFloatResampler } from '../../core/audio/resample.ts'
import { AUDIO_IN } from '../../core/constants.ts'
import { type Chunker, createChunker } from '../audio/chunker.ts'
import { createCentring, createVoiceGate } from '../audio/voice-gate.ts'
import { CAPTURE, type FromCapture, type ToCapture } from './worklet-messages.ts'

/**
 * The microphone's samples at 16 kHz in pieces, and the moments a voice begins and ends. Resampling happens here
 * because a context at another rate than the hardware's refuses microphones in Firefox.
 */
class Capture extends AudioWorkletProcessor {
  readonly #resampler = createFloatResampler(sampleRate, AUDIO_IN.rateHz)
  readonly #centred = createCentring(AUDIO_IN.rateHz)
  readonly #gate = createVoiceGate(AUDIO_IN.rateHz)
  #chunker: Chunker | undefined

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<ToCapture>) => {
      if (data.type === 'setup') this.#chunker = createChunker(data.pieceSamples)
      else this.#gate.setPlaying(data.playing)
    }
  }

  override process([input]: Float32Array[][]): boolean {
    const channel = input?.[0]
    if (!channel || !this.#chunker) return true
    const samples = this.#centred(this.#resampler.push(channel))
    const change = this.#gate.push(samples)
    if (change) this.#tell({ type: 'voice', on: change === 'on' })
    this.#chunker.push(samples, (piece) => {
      const pcm = new Int16Array(toPcm(piece))
      this.#tell({ type: 'piece', pcm }, [pcm.buffer])
    })
    return true
  }

  #tell(message: FromCapture, transfer: Transferable[] = []) {
    this.port.postMessage(message, transfer)
  }
}

registerProcessor(CAPTURE, Capture)
