import { parentPort } from 'node:worker_threads'
import { compileFlite } from './flite.ts'
import { renderSentence } from './render.ts'
import type { VoiceJob, VoiceReply } from './voice-job.ts'

const port = parentPort
if (!port) throw new Error('the voice runs in a thread of its own')

const reply = (message: VoiceReply, owned: ArrayBuffer[] = []) => port.postMessage(message, owned)
const flite = compileFlite()

port.on('message', ({ id, text, rate }: VoiceJob) => {
  try {
    const pcm = renderSentence(flite, text, rate)
    reply({ type: 'said', id, pcm }, [pcm.buffer as ArrayBuffer])
  } catch (error) {
    reply({ type: 'failed', id, reason: error instanceof Error ? error.message : 'unknown' })
  }
})

reply({ type: 'ready' })
