import { getPriority, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { TellProgress } from '../db/import-rows.ts'
import { doJobs, openInThread } from '../workers/in-thread.ts'
import { type FileJob, type FileReply, fileFault, fileJobSchema } from './file-messages.ts'
import { createFileWork } from './file-work.ts'

/** A file can wait, a shopper's voice cannot. Linux alone counts niceness by thread; elsewhere it is the process's. */
const NICER_BY = 5
const NICEST = 19
if (process.platform === 'linux') setPriority(Math.min(NICEST, getPriority() + NICER_BY))

/** Where this thread's own connection leads: the shoppers' one never waits for an import. */
const { dataFolder, databaseUrl } = z
  .object({ dataFolder: z.string(), databaseUrl: z.optional(z.string()) })
  .parse(workerData)
let database: Database | undefined

async function work(job: FileJob, told: TellProgress): Promise<FileReply> {
  // One that could not be opened is opened anew for the next job.
  database ??= await openDatabase(dataFolder, databaseUrl)
  const files = createFileWork(database, systemClock)
  const { kind } = job
  switch (kind) {
    case 'preview':
      return { kind, answer: await files.preview(job.table, job.bytes, job.by) }
    case 'upload':
      return { kind, answer: await files.upload(job.table, job.bytes, job.by, told) }
    case 'confirm': {
      const { table, token, deleting, bytes } = job
      return { kind, answer: await files.confirm({ table, token, deleting, bytes }, job.by, told) }
    }
    case 'importFile':
      return { kind, answer: await files.importFile(job.file) }
    case 'backup':
      return { kind, answer: await files.backup(job.file) }
    case 'restore':
      return { kind, answer: await files.restore(job.file) }
    case 'download':
      return { kind, answer: await files.download(job.table, job.format) }
  }
}

doJobs(openInThread(), {
  ask: fileJobSchema,
  work: (job, told) =>
    work(job, told).catch((error: unknown): FileReply => ({ kind: 'fault', fault: fileFault(error) })),
  end: () => database?.destroy(),
})
