import type { Worker } from 'node:worker_threads'
import type { Clock } from '../../core/clock.ts'
import type { PreviewReply, UploadReply } from '../../core/contract/console/upload.ts'
import type { FileImport } from '../../core/contract/import.ts'
import { createTurns } from '../auth/turns.ts'
import type { Told } from '../db/repositories.ts'
import { spawnWorker } from '../engine/workers/spawn.ts'
import { errorOf, type FileAnswer, type FileJob } from './file-messages.ts'
import type { FileWork } from './file-work.ts'

/** Product files, read and written in a thread that is there while it is needed. */
export interface ProductFiles extends FileWork {
  close(): Promise<void>
}

export interface ProductFilesOptions {
  dataFolder: string
  databaseUrl: string | undefined
  clock: Clock
}

/** The thread holds some 60 MB: it goes when nobody has needed it for so long. */
const REST_AFTER_MS = 60_000
/** Each waiting upload holds up to 5 MB. */
const MOST_WAITING = 8

export function openProductFiles({ dataFolder, databaseUrl, clock }: ProductFilesOptions): ProductFiles {
  // One at a time: two imports would only wait for each other's lock.
  const turns = createTurns(1, MOST_WAITING)
  let worker: Worker | undefined
  let stopResting: () => void = () => undefined
  let jobs = 0

  function dismiss(): Promise<void> {
    stopResting()
    const leaving = worker
    worker = undefined
    if (!leaving) return Promise.resolve()
    return new Promise((resolve) => {
      leaving.once('exit', () => resolve())
      leaving.postMessage('end')
    })
  }

  function ask(job: FileJob, told?: Told): Promise<unknown> {
    stopResting()
    worker ??= spawnWorker(new URL('./file-worker.ts', import.meta.url), {
      workerData: { dataFolder, databaseUrl },
    })
    const asked = worker
    const id = ++jobs
    return new Promise<unknown>((resolve, reject) => {
      const settle = (act: () => void) => {
        for (const [event, listener] of listeners) asked.off(event, listener)
        stopResting = clock.after(REST_AFTER_MS, () => void dismiss())
        act()
      }
      const lost = (error: Error) => {
        if (worker === asked) worker = undefined
        settle(() => reject(error))
      }
      const listeners = [
        [
          'message',
          (reply: FileAnswer) => {
            if (reply.id !== id) return
            if ('progress' in reply) return told?.(reply.progress)
            settle(() => ('fault' in reply ? reject(errorOf(reply.fault)) : resolve(reply.answer)))
          },
        ],
        ['error', lost],
        ['exit', () => lost(new Error('the thread of product files ended'))],
      ] as const
      for (const [event, listener] of listeners) asked.on(event, listener)
      asked.postMessage({ id, job })
    })
  }

  // What the thread answers is what its own `FileWork` answered: the types are the same on both sides.
  const run = <T>(job: FileJob, told?: Told) => turns.take(() => ask(job, told)) as Promise<T>
  return {
    preview: (bytes, by) => run<PreviewReply>({ kind: 'preview', bytes, by }),
    upload: (bytes, by, told) => run<UploadReply>({ kind: 'upload', bytes, by }, told),
    confirm: (token, bytes, by, told) => run<UploadReply>({ kind: 'confirm', token, bytes, by }, told),
    importFile: (file) => run<FileImport>({ kind: 'importFile', file }),
    backup: (file) => run<number>({ kind: 'backup', file }),
    restore: (file) => run<number>({ kind: 'restore', file }),
    download: (format) => run<Uint8Array>({ kind: 'download', format }),
    close: dismiss,
  }
}
