import { workerData } from 'node:worker_threads'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { doJobs, openInThread } from '../../workers/in-thread.ts'
import { loadNetworks } from './ocr/networks.ts'
import { loadBarReader } from './read-codes.ts'
import { knowCatalogue, seeFrame } from './see-frame.ts'
import { type EyeReply, type EyeTask, eyeTaskSchema, UnreadableFrame } from './seeing.ts'

/** The thread that sees. It works on one frame at a time and keeps nothing of it. */
const { threads } = z.parse(z.object({ threads: z.number() }), workerData)

// libvips would keep recent pictures and start a thread a core: pictures are private and cores are shared.
sharp.cache(false)
sharp.concurrency(threads)

let catalogue = knowCatalogue({ version: '', brand: '', products: [] })

const [networks] = await Promise.all([loadNetworks(threads), loadBarReader()])

async function work(task: EyeTask): Promise<EyeReply> {
  if (task.type === 'catalogue') {
    catalogue = knowCatalogue(task.catalogue)
    return { type: 'known' }
  }
  try {
    return { type: 'seen', sight: await seeFrame(task.frame, task.lookFor, networks, catalogue) }
  } catch (error) {
    if (error instanceof UnreadableFrame) return { type: 'unreadable', reason: error.message }
    throw error
  }
}

doJobs(openInThread(), { ask: eyeTaskSchema, work, end: networks.close })
