import type { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { Clock } from '../../core/clock.ts'
import { uploadProgressSchema } from '../../core/contract/console/upload.ts'
import type { FileKind } from '../../core/contract/import-file.ts'
import type { TellProgress } from '../db/import-rows.ts'
import { TooManyWaiting } from '../load/limit-concurrency.ts'
import { addressLimits, nodeLimits } from '../load/limits.ts'
import { type AskOptions, hasFilled, keepJobs } from '../workers/keep-jobs.ts'
import { spawnWorker } from '../workers/run-thread.ts'
import type { WorkerStates } from '../workers/worker-states.ts'
import { errorOf, type FileJob, type FileReply, fileReplySchema } from './file-messages.ts'
import type { FileWork } from './file-work.ts'
import { RefusedFile } from './read-file.ts'

/** Files, read and written in a thread that is there while it is needed. */
export interface TableFiles extends Omit<FileWork, 'download'> {
  /** `userId`: who asks; nobody has more than some files in hand. */
  download(table: FileKind, format: 'xlsx' | 'csv', userId?: string): Promise<Uint8Array>
  close(): Promise<void>
}

export interface TableFilesOptions {
  dataFolder: string
  databaseUrl: string | undefined
  clock: Clock
  log?: (line: string) => void
  states?: WorkerStates
  /** Starts the thread; by default that of the files. */
  spawn?: (dataFolder: string, databaseUrl: string | undefined) => Worker
}

/** The thread holds some 60 MB: it goes when nobody has needed it for so long. */
const REST_AFTER_MS = 60_000
/** A restore says nothing until its end. */
const SILENT_MS = 10 * 60_000
/** A database that is let go writes its whole log to its file first. */
const END_WITHIN_MS = 10_000

/** Somebody's own file is read in it. */
const isOfAFile = ({ kind }: FileJob) => kind !== 'download' && kind !== 'backup'

type Answers = {
  [Reply in FileReply as Reply['kind']]: Reply extends { answer: infer Answer } ? Answer : never
}

/** The largest table that is read takes half of it: a file that fills it costs its own job, and not the node. */
const HEAP_MB = 768

const spawnFiles = (dataFolder: string, databaseUrl: string | undefined): Worker =>
  spawnWorker(new URL('./file-worker.ts', import.meta.url), {
    workerData: { dataFolder, databaseUrl },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })

/** One job at a time: two imports would only wait for each other's lock. */
export function openTableFiles(options: TableFilesOptions): TableFiles {
  const { dataFolder, databaseUrl, clock, log, states, spawn = spawnFiles } = options
  const jobs = keepJobs<FileJob, FileReply>({
    name: 'files',
    answer: fileReplySchema,
    spawn: () => spawn(dataFolder, databaseUrl),
    clock,
    log,
    states,
    silentMs: SILENT_MS,
    endWithinMs: END_WITHIN_MS,
    restAfterMs: REST_AFTER_MS,
    filledOnce: true,
  })

  const inHand = new Map<string | undefined, number>()
  async function run<Kind extends FileJob['kind']>(
    job: FileJob & { kind: Kind },
    options: AskOptions = {},
    userId: string | null | undefined = 'by' in job ? job.by.userId : undefined,
  ): Promise<Answers[Kind]> {
    const caller = userId || undefined
    const own = inHand.get(caller) ?? 0
    const most = caller === undefined ? Number.POSITIVE_INFINITY : addressLimits.filesInHand
    if (own >= most) throw new TooManyWaiting('caller')
    if (jobs.inHand() > nodeLimits.filesInHand) throw new TooManyWaiting('everybody')
    inHand.set(caller, own + 1)
    const reply = await jobs
      .ask(job, { caller, ...options })
      .catch((error: unknown) => {
        throw hasFilled(error) && isOfAFile(job)
          ? new RefusedFile('it takes more memory than a file may')
          : error
      })
      .finally(() => {
        const left = (inHand.get(caller) ?? 1) - 1
        if (left === 0) inHand.delete(caller)
        else inHand.set(caller, left)
      })
    if (reply.kind === 'fault') throw errorOf(reply.fault)
    if (reply.kind !== job.kind) throw new Error(`${job.kind} was answered as ${reply.kind}`)
    return reply.answer as Answers[Kind]
  }
  /** Half of it may be done when the thread ends: it is not tried again. */
  const writing = (told?: TellProgress): AskOptions => ({
    once: true,
    progress(value) {
      const progress = z.safeParse(uploadProgressSchema, value)
      if (progress.success) told?.(progress.data)
    },
  })
  return {
    preview: (table, bytes, by) => run({ kind: 'preview', table, bytes, by }),
    upload: (table, bytes, by, told) => run({ kind: 'upload', table, bytes, by }, writing(told)),
    confirm: (confirmed, by, told) => run({ kind: 'confirm', ...confirmed, by }, writing(told)),
    importFile: (file) => run({ kind: 'importFile', file }, writing()),
    backup: (file) => run({ kind: 'backup', file }),
    restore: (file) => run({ kind: 'restore', file }, writing()),
    download: (table, format, userId) => run({ kind: 'download', table, format }, {}, userId),
    close: jobs.close,
  }
}
