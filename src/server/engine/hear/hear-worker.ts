import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { loadDecoders } from './decoder.ts'
import { loadDenoiser } from './denoiser.ts'
import { createEar, type Ear } from './ear.ts'
import { createGrammars } from './grammars.ts'
import { type FromThread, type ToThread, toThreadSchema } from './messages.ts'
import { createRecogniser } from './recogniser.ts'
import { loadVoiceActivity } from './voice-activity.ts'

/** The thread that hears: everything of a session happens here, one piece of work after the other. */

const port = parentPort
if (!port) throw new Error('this module runs in a worker thread')
const { modelFolder } = z.parse(z.object({ modelFolder: z.optional(z.string()) }), workerData)
const tell = (message: FromThread) => port.postMessage(message)

let line: Promise<void> = Promise.resolve()
/** Runs after what already waits. A failure ends the thread: its owner starts a new one. */
const later = (work: () => void | Promise<void>) => {
  line = line.then(work).catch((error: unknown) => {
    tell({ type: 'warning', line: `hearing failed: ${error instanceof Error ? error.message : 'no reason'}` })
    process.exit(1)
  })
}

const [openActivity, openDenoiser, pair] = await Promise.all([
  loadVoiceActivity(),
  loadDenoiser(),
  loadDecoders(modelFolder),
])
const grammars = createGrammars(pair.grammar, (warning) => tell({ type: 'warning', line: warning }))
const recogniser = createRecogniser(pair, grammars, later)
const ears = new Map<number, Ear>()

async function obey(message: ToThread): Promise<void> {
  const { id } = message
  if (message.type === 'open') {
    const emit = (event: Extract<FromThread, { type: 'event' }>['event']) =>
      tell({ type: 'event', id, event })
    const parts = { activity: openActivity(), denoiser: await openDenoiser(), recogniser, emit }
    ears.set(id, createEar(parts, message.listenFor, message.names))
    return
  }
  const ear = ears.get(id)
  if (!ear) return
  if (message.type === 'audio') {
    await ear.audio(message.pcm)
    tell({ type: 'taken', id, samples: message.pcm.length })
  } else if (message.type === 'listenFor') ear.listenFor(message.listenFor)
  else if (message.type === 'names') ear.setNames(message.names)
  else if (message.type === 'end') ear.end()
  else {
    ear.close()
    ears.delete(id)
  }
}

port.on('message', (raw: unknown) => {
  const message = z.parse(toThreadSchema, raw)
  later(() => obey(message))
})
tell({ type: 'ready' })
