import { parentPort, type TransferListItem } from 'node:worker_threads'
import * as z from 'zod/mini'
import { type FromThread, jobSchema, toThreadSchema } from './thread-messages.ts'

/** A thread's own side of its keeper. */
export interface InThread {
  tell(what: unknown, transfer?: TransferListItem[]): void
  warn(line: string): void
  /** Runs after all that waits already. What fails ends the thread: its keeper starts another. */
  later(work: () => void | Promise<void>): void
  /**
   * Obeys one message after the other, each parsed by `schema`. To be called once everything is loaded. `answered` takes at once
   * what is an answer to the thread's own question, and says so.
   */
  obey<Message>(
    schema: z.core.$ZodType<Message>,
    obey: (message: Message) => void | Promise<void>,
    end?: () => void | Promise<void>,
    answered?: (message: Message) => boolean,
  ): void
}

export function openInThread(): InThread {
  const port: Port | undefined = parentPort ?? processPort()
  if (!port) throw new Error('this module runs in a worker thread, or in a process that is kept as one')
  const post = (message: FromThread, transfer: TransferListItem[] = []) => port.postMessage(message, transfer)
  const warn = (line: string) => post({ type: 'warning', line })
  let line: Promise<void> = Promise.resolve()
  const later: InThread['later'] = (work) => {
    line = line.then(work)
  }

  async function leave(end: () => void | Promise<void>) {
    try {
      await end()
    } catch (error) {
      warn(`ending failed: ${reasonOf(error)}`)
    }
    port?.close()
  }

  return {
    tell: (what, transfer) => post({ type: 'told', what }, transfer),
    warn,
    later,
    obey(schema, obey, end = () => {}, answered = () => false) {
      port.on('message', (raw: unknown) => {
        const message = z.parse(toThreadSchema, raw)
        if (message.type === 'ping') later(() => post({ type: 'alive' }))
        else if (message.type === 'end') later(() => leave(end))
        else {
          const what = z.parse(schema, message.what)
          if (!answered(what)) later(() => obey(what))
        }
      })
      post({ type: 'ready' })
    },
  }
}

/** What is used of a thread's line to its keeper. */
interface Port {
  postMessage(message: unknown, transfer: TransferListItem[]): void
  on(event: 'message', listener: (message: unknown) => void): unknown
  close(): void
}

/** The line of a process to whoever keeps it (`spawnProcess`). */
function processPort(): Port | undefined {
  if (!process.send) return undefined
  return {
    postMessage: (message) => void process.send?.(message),
    on: (event, listener) => process.on(event, listener),
    close: () => process.disconnect(),
  }
}

export interface ThreadJobs<Ask, Answer> {
  ask: z.core.$ZodType<Ask>
  /** What it rejects with reaches whoever asked as a message alone. */
  work(ask: Ask, progress: (progress: unknown) => void): Answer | Promise<Answer>
  /** What of an answer is handed over rather than copied. */
  handOver?(answer: Answer): TransferListItem[]
  end?(): void | Promise<void>
}

/** Does one job after the other, as `keepJobs` gives them. */
export function doJobs<Ask, Answer>({ tell, obey }: InThread, jobs: ThreadJobs<Ask, Answer>): void {
  const { ask, work, handOver = () => [], end } = jobs
  obey(
    jobSchema(ask),
    async (job) => {
      const { id } = job
      try {
        const answer = await work(job.ask, (progress) => tell({ type: 'progress', id, progress }))
        tell({ type: 'answered', id, answer }, handOver(answer))
      } catch (error) {
        tell({ type: 'failed', id, reason: reasonOf(error) })
      }
    },
    end,
  )
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
