import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { type FromWorker, toWorkerSchema } from './messages.ts'
import { loadNetworks } from './ocr/networks.ts'
import { loadBarReader } from './read-bars.ts'
import { knowCatalogue, seeFrame } from './see-frame.ts'
import { UnreadablePicture } from './seeing.ts'

/** The thread that sees. It is given one frame at a time and keeps nothing of it. */
const { threads } = z.parse(z.object({ threads: z.number() }), workerData)
const port = parentPort
if (port === null) throw new Error('this module runs as a worker thread')

// libvips would keep recent pictures and start a thread a core: pictures are private and cores are shared.
sharp.cache(false)
sharp.concurrency(threads)

const tell = (message: FromWorker) => port.postMessage(message)
let catalogue = knowCatalogue({ version: '', brand: '', products: [] })

const [networks] = await Promise.all([loadNetworks(threads), loadBarReader()])

port.on('message', (data: unknown) => {
  const message = z.parse(toWorkerSchema, data)
  if (message.type === 'catalogue') {
    catalogue = knowCatalogue(message.catalogue)
    return
  }
  const { id, jpeg, lookFor } = message
  seeFrame(jpeg, lookFor, networks, catalogue).then(
    (sight) => tell({ type: 'seen', id, sight }),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      tell({ type: error instanceof UnreadablePicture ? 'unreadable' : 'failed', id, reason })
    },
  )
})
tell({ type: 'ready' })
