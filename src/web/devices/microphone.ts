import { AUDIO_IN, VISUALIZER } from '../../core/constants.ts'
import type { SharedAudio } from './audio-context.ts'
import { DeviceFault, type Microphone, type MicrophoneFault, type MicrophoneOptions } from './devices.ts'
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
        return capture(await audio.wake(), stream, options)
      } catch (error) {
        for (const track of stream.getTracks()) track.stop()
        throw new DeviceFault<MicrophoneFault>('error', error)
      }
    },
  }
}

function capture(context: AudioContext, stream: MediaStream, options: MicrophoneOptions) {
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
  for (const track of stream.getAudioTracks()) track.onended = () => options.onLost()

  return {
    setPlaying: (playing: boolean) => tell({ type: 'playing', playing }),
    bands: (into: Uint8Array<ArrayBuffer>) => analyser.getByteFrequencyData(into),
    close() {
      worklet.port.onmessage = null
      for (const track of stream.getTracks()) {
        track.onended = null
        track.stop()
      }
      source.disconnect()
      worklet.port.close()
    },
  }
}
