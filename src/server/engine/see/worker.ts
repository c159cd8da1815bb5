import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { type FromWorker, type ToWorker, toWorkerSchema } from './messages.ts'
import { loadNetworks } from './ocr/networks.ts'
import { loadBarReader } from './read-bars.ts'
import { knowCatalogue, seeFrame } from './see-frame.ts'
import { UnreadablePicture } from './seeing.ts'

/** The thread that sees. It works on one frame at a time and keeps nothing of it. */
const { threads } = z.parse(z.object({ threads: z.number() }), workerData)
if (parentPort === null) throw new Error('this module runs as a worker thread')
const port: MessagePort = parentPort

// libvips would keep recent pictures and start a thread a core: pictures are private and cores are shared.
sharp.cache(false)
sharp.concurrency(threads)

const tell = (message: FromWorker) => port.postMessage(message)
let catalogue = knowCatalogue({ version: '', brand: '', products: [] })

const [networks] = await Promise.all([loadNetworks(threads), loadBarReader()])

async function look({ id, jpeg, lookFor }: Extract<ToWorker, { type: 'look' }>): Promise<void> {
  try {
    tell({ type: 'seen', id, sight: await seeFrame(jpeg, lookFor, networks, catalogue) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    tell({ type: error instanceof UnreadablePicture ? 'unreadable' : 'failed', id, reason })
  }
}

async function obey(message: ToWorker): Promise<void> {
  if (message.type === 'look') await look(message)
  else if (message.type === 'catalogue') catalogue = knowCatalogue(message.catalogue)
  else {
    await networks.close()
    port.close()
  }
}

// One after the other: a change of catalogue waits for the frame before it, and so does the end.
let work = Promise.resolve()
port.on('message', (data: unknown) => {
  const message = z.parse(toWorkerSchema, data)
  work = work.then(() => obey(message))
})
tell({ type: 'ready' })
