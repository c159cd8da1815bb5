import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/database.ts'
import { type FileAnswer, type FileJob, faultOf } from './file-messages.ts'
import { createFileWork, type FileWork } from './file-work.ts'

const port = parentPort
if (!port) throw new Error('product files are read in a thread of their own')

/** Where this thread's own connection leads: the shoppers' one never waits for an import. */
const { dataFolder, databaseUrl } = z
  .object({ dataFolder: z.string(), databaseUrl: z.optional(z.string()) })
  .parse(workerData)
const database = openDatabase(dataFolder, databaseUrl)

async function work(job: FileJob): Promise<unknown> {
  const files: FileWork = createFileWork(await database, systemClock)
  switch (job.kind) {
    case 'preview':
      return files.preview(job.bytes, job.by)
    case 'upload':
      return files.upload(job.bytes, job.by)
    case 'confirm':
      return files.confirm(job.token, job.bytes, job.by)
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
  const reply: FileAnswer = await work(job).then(
    (answer) => ({ id, answer }),
    (error: unknown) => ({ id, fault: faultOf(error) }),
  )
  port.postMessage(reply)
})
