import { AUDIO_IN, VISUALIZER } from '../../core/constants.ts'
import type { SharedAudio } from './audio-context.ts'
import {
  DeviceFault,
  type Microphone,
  type MicrophoneFault,
  type MicrophoneOptions,
  type OpenMicrophone,
} from './devices.ts'
import { CAPTURE, type FromCapture, type ToCapture } from './worklet-messages.ts'

const constraints: MediaStreamConstraints = {
  audio: {
    channelCount: AUDIO_IN.channels,
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  },
}

async function openStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints)
  } catch (error) {
    const denied = error instanceof DOMException && error.name === 'NotAllowedError'
    throw new DeviceFault<MicrophoneFault>(denied ? 'denied' : 'error', error)
  }
}

export function createMicrophone(audio: SharedAudio): Microphone {
  return {
    async open(options) {
      const stream = await openStream()
      try {
        return listen(audio, await audio.wake(), stream, options)
      } catch (error) {
        for (const track of stream.getTracks()) track.stop()
        throw new DeviceFault<MicrophoneFault>('error', error)
      }
    },
  }
}

/** The stream goes on from one context to the next: opening another may bring the browser's prompt again. */
function listen(
  audio: SharedAudio,
  first: AudioContext,
  stream: MediaStream,
  options: MicrophoneOptions,
): OpenMicrophone {
  let playing = false
  let closed = false
  let isVoice = false
  function onVoice(on: boolean) {
    isVoice = on
    options.onVoice(on)
  }
  const through = (context: AudioContext) => capture(context, stream, { ...options, onVoice })
  let captured = through(first)

  async function anew() {
    captured.close()
    // Another detector knows of no voice that could end.
    if (isVoice) onVoice(false)
    const context = await audio.wake()
    if (closed) return
    captured = through(context)
    captured.setPlaying(playing)
  }
  const forget = audio.onAnew(() => {
    anew().catch(() => closed || options.onLost())
  })
  for (const track of stream.getAudioTracks()) {
    track.onended = () => options.onLost()
    track.onmute = () => options.onMuted(true)
    track.onunmute = () => options.onMuted(false)
    // It was taken before it was here.
    if (track.muted) options.onMuted(true)
  }

  return {
    setPlaying(now) {
      playing = now
      captured.setPlaying(now)
    },
    bands: (into) => captured.bands(into),
    close() {
      closed = true
      forget()
      for (const track of stream.getTracks()) {
        track.onended = null
        track.onmute = null
        track.onunmute = null
        track.stop()
      }
      captured.close()
    },
  }
}

/** A stream's sound through the worklet of one context. */
function capture(context: AudioContext, stream: MediaStream, options: MicrophoneOptions): OpenMicrophone {
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream })
  const worklet = new AudioWorkletNode(context, CAPTURE, { numberOfOutputs: 0, channelCount: 1 })
  const analyser = new AnalyserNode(context, { fftSize: VISUALIZER.fftSize })
  const tell = (message: ToCapture) => worklet.port.postMessage(message)

  worklet.port.onmessage = ({ data }: MessageEvent<FromCapture>) => {
    if (data.type === 'piece') options.onPiece(data.pcm)
    else options.onVoice(data.on)
  }
  tell({ type: 'setup', pieceSamples: options.pieceSamples })
  source.connect(worklet)
  source.connect(analyser)

  return {
    setPlaying: (playing) => tell({ type: 'playing', playing }),
    bands: (into) => analyser.getByteFrequencyData(into),
    close() {
      worklet.port.onmessage = null
      source.disconnect()
      worklet.port.close()
    },
  }
}
