import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/database.ts'
import type { Told } from '../db/repositories.ts'
import { type FileAnswer, type FileJob, faultOf } from './file-messages.ts'
import { createFileWork, type FileWork } from './file-work.ts'

const port = parentPort
if (!port) throw new Error('product files are read in a thread of their own')

/** A file can wait, a shopper's voice cannot. Linux alone counts niceness by thread; elsewhere it is the process's. */
const NICER_BY = 5
if (process.platform === 'linux') setPriority(getPriority() + NICER_BY)

/** Where this thread's own connection leads: the shoppers' one never waits for an import. */
const { dataFolder, databaseUrl } = z
  .object({ dataFolder: z.string(), databaseUrl: z.optional(z.string()) })
  .parse(workerData)
const database = openDatabase(dataFolder, databaseUrl)

async function work(job: FileJob, told: Told): Promise<unknown> {
  const files: FileWork = createFileWork(await database, systemClock)
  switch (job.kind) {
    case 'preview':
      return files.preview(job.bytes, job.by)
    case 'upload':
      return files.upload(job.bytes, job.by, told)
    case 'confirm':
      return files.confirm(job.token, job.bytes, job.by, told)
    case 'importFile':
      return files.importFile(job.file)
    case 'backup':
      return files.backup(job.file)
    case 'restore':
      return files.restore(job.file)
    case 'download':
      return files.download(job.format)
  }
}

async function end(): Promise<void> {
  await (await database).destroy()
  port?.close()
}

port.on('message', async (message: { id: number; job: FileJob } | 'end') => {
  if (message === 'end') return end()
  const { id, job } = message
  const tell = (answer: FileAnswer) => port.postMessage(answer)
  await work(job, (progress) => tell({ id, progress })).then(
    (answer) => tell({ id, answer }),
    (error: unknown) => tell({ id, fault: faultOf(error) }),
  )
})
