import { speechReplySchema } from '../../core/contract/live.ts'
import type { OpenSocket } from './live-client.ts'

const OPEN = 1

export interface SpeechClient {
  audio(pcm: Int16Array): void
  /** Says 'stop' and ends it; no event follows. */
  close(): void
}

/** Faults after which the specification takes the microphone down and up again. */
const broken = (message: string) => message.includes('Audio Timeout') || message.includes('destroyed')

/**
 * The speech-to-text socket of the specification's transport, beside the live one. What it hears is not acted on:
 * the live socket reports the same words; it is here for its faults, which restart the microphone. A session that
 * broke stays so until it is stopped and started: stopped at the fault, started with the first sound after it.
 */
export function openSpeech(url: string, openSocket: OpenSocket, onBroken: () => void): SpeechClient {
  const socket = openSocket(url)
  let stopped = false
  socket.onopen = () => socket.send('start')
  socket.onmessage = ({ data }) => {
    const reply = speechReplySchema.safeParse(parseJson(String(data)))
    // More of them follow the first, for sound that was under way.
    if (stopped || !reply.success || reply.data.type !== 'error' || !broken(reply.data.message)) return
    stopped = true
    socket.send('stop')
    onBroken()
  }
  return {
    audio(pcm) {
      if (socket.readyState !== OPEN) return
      if (stopped) socket.send('start')
      stopped = false
      socket.send(new Int16Array(pcm))
    },
    close() {
      socket.onopen = null
      socket.onmessage = null
      if (socket.readyState === OPEN) socket.send('stop')
      socket.close(1000)
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
