import * as z from 'zod/mini'
import type { Sight } from '../../../core/vision/sight.ts'
import { spawnWorker } from '../workers/spawn.ts'
import { fromWorkerSchema, type ToWorker } from './messages.ts'
import { type LookFor, type SeenCatalogue, UnreadablePicture } from './seeing.ts'

/** One thread that sees, from its start to its end. After its end it is replaced, never revived. */
export interface Eye {
  know(catalogue: SeenCatalogue): void
  /** One frame at a time. Rejects with `UnreadablePicture`, or with the reason the eye failed. */
  look(jpeg: Uint8Array, lookFor: LookFor): Promise<Sight>
  /** Resolves when the frame in work, if any, is done and the thread has ended. */
  close(): Promise<void>
}

export interface EyeEvents {
  ready: () => void
  /** Once, whatever the reason; the frame in work has been rejected before. */
  ended: (reason: Error) => void
}

interface Work {
  resolve: (sight: Sight) => void
  reject: (reason: Error) => void
  stopWatching: () => void
}

export interface EyeOptions {
  /** Cores that one frame may use. */
  threads: number
  /** A frame that takes longer than this is given up. */
  frameLimitMs: number
}

export function openEye({ threads, frameLimitMs }: EyeOptions, events: EyeEvents): Eye {
  const worker = spawnWorker(new URL('./worker.ts', import.meta.url), { workerData: { threads } })
  const works = new Map<number, Work>()
  let lastId = 0
  let failure = new Error('the eye was closed')

  const tell = (message: ToWorker) => worker.postMessage(message)

  function settle(id: number, use: (work: Work) => void) {
    const work = works.get(id)
    if (work === undefined) return
    works.delete(id)
    work.stopWatching()
    use(work)
  }

  worker.on('message', (data: unknown) => {
    const message = z.parse(fromWorkerSchema, data)
    if (message.type === 'ready') events.ready()
    else if (message.type === 'seen') settle(message.id, ({ resolve }) => resolve(message.sight))
    else {
      const reason = message.type === 'unreadable' ? UnreadablePicture : Error
      settle(message.id, ({ reject }) => reject(new reason(message.reason)))
    }
  })
  worker.on('error', (error: Error) => {
    failure = error
  })
  const exited = new Promise<void>((resolve) => worker.on('exit', () => resolve()))
  worker.on('exit', () => {
    for (const id of [...works.keys()]) settle(id, ({ reject }) => reject(failure))
    events.ended(failure)
  })

  return {
    know: (catalogue) => tell({ type: 'catalogue', catalogue }),
    look: (jpeg, lookFor) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        const giveUp = () =>
          settle(id, (work) => work.reject(new Error(`a frame took longer than ${frameLimitMs} ms`)))
        const watch = setTimeout(giveUp, frameLimitMs)
        works.set(id, { resolve, reject, stopWatching: () => clearTimeout(watch) })
        // Copied, not handed over: the bytes may be part of a larger buffer that the socket still uses.
        tell({ type: 'look', id, jpeg, lookFor })
      }),
    close() {
      // Asked, not terminated: ending the thread inside the network's native code takes the whole process with it.
      tell({ type: 'close' })
      return exited
    },
  }
}
