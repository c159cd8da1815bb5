import type * as z from 'zod/mini'
import { type KeeperOptions, keepWorker } from './keep-worker.ts'
import { createSharedQueue } from './shared-queue.ts'
import { jobReplySchema } from './thread-messages.ts'

export interface JobsOptions<Answer> extends KeeperOptions {
  answer: z.core.$ZodType<Answer>
  /** The thread is there while it is needed and for so long afterwards; without it, always. */
  restAfterMs?: number
  /** A job that filled the thread's heap is of a size of its own, and would fill the next one's: it is not tried again. */
  filledOnce?: true
  /** A thread begins: what it must know is told to it again. */
  started?: (() => void) | undefined
}

export interface AskOptions {
  /** Callers are served in turn; without one the job stands for itself. */
  caller?: unknown
  /** So are the addresses that they come from, none of which takes the worker away from the others. */
  address?: string | undefined
  /** How much work it is against others, in any unit. */
  cost?: number
  /** Nobody waits for it yet. */
  later?: boolean
  /** Takes the place of what the caller has waiting, which rejects with `Superseded`. */
  instead?: boolean
  /** Not to be tried again when the thread ends during it: half of it may be done. */
  once?: boolean
  /** The caller left: what waits is dropped. What is in work is done, for nobody. */
  signal?: AbortSignal | undefined
  progress?: ((progress: unknown) => void) | undefined
}

export interface Jobs<Ask, Answer> {
  /** Rejects where the worker is missing or closed, with the job's own failure, or with the signal's reason. */
  ask(ask: Ask, options?: AskOptions): Promise<Answer>
  /** Somebody now waits for what was asked for later. */
  hurry(ask: Ask): void
  /** Asks for something that has no answer. */
  tell(ask: Ask): void
  /** How many wait or are in work. */
  inHand(): number
  ready(): Promise<void>
  healthy(): boolean
  close(): Promise<void>
}

/** A newer job of the same caller took its place. */
export class Superseded extends Error {
  override name = 'Superseded'
}

const TRIES = 2

/** A thread that ended because its heap was full. */
export const hasFilled = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

type Reply<Answer> =
  | { type: 'progress'; id: number; progress: unknown }
  | { type: 'answered'; id: number; answer: Answer }
  | { type: 'failed'; id: number; reason: string }

interface Job<Ask, Answer> {
  id: number
  ask: Ask
  options: AskOptions
  tries: number
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

/** A worker that does one job at a time, each for a caller who waits for its answer. */
export function keepJobs<Ask, Answer>(options: JobsOptions<Answer>): Jobs<Ask, Answer> {
  const { clock, restAfterMs, started } = options
  const queue = createSharedQueue<Job<Ask, Answer>>(clock, next, options.shares)
  let begunAtMs = 0
  let current: Job<Ask, Answer> | undefined
  /** To be tried a second time, before all others. */
  let again: Job<Ask, Answer> | undefined
  let paid = () => {}
  let cancelRest = () => {}
  let lastId = 0

  const keeper = keepWorker<{ id: number; ask: Ask }, Reply<Answer>>(options, {
    schema: jobReplySchema(options.answer),
    told,
    started,
    ready: next,
    lost,
    ...(restAfterMs !== undefined && { needed: () => again !== undefined || queue.size() > 0 }),
  })

  function told(reply: Reply<Answer>) {
    if (reply.id !== current?.id) return
    const { resolve, reject, options } = current
    if (reply.type === 'progress') return options.progress?.(reply.progress)
    queue.worked(options.address, clock.now() - begunAtMs)
    current = undefined
    paid()
    if (reply.type === 'answered') resolve(reply.answer)
    else reject(new Error(reply.reason))
    next()
  }

  function next() {
    if (current || keeper.state().name !== 'ready') return
    cancelRest()
    current = again ?? queue.next()
    again = undefined
    if (current) {
      begunAtMs = clock.now()
      paid = keeper.owes()
      keeper.send({ id: current.id, ask: current.ask })
    } else if (restAfterMs !== undefined && queue.size() === 0)
      cancelRest = clock.after(restAfterMs, keeper.rest)
  }

  function lost(reason: Error) {
    cancelRest()
    const job = current
    current = undefined
    if (job) {
      job.tries += 1
      const isOver = job.options.once || job.options.signal?.aborted || job.tries >= TRIES
      if (isOver || (options.filledOnce && hasFilled(reason))) job.reject(reason)
      else again = job
    }
    if (keeper.missing()) refuseAll(reason)
  }

  function refuseAll(reason: Error) {
    for (const job of [current, again, ...queue.drain()]) job?.reject(reason)
    current = undefined
    again = undefined
  }

  function ask(ask: Ask, options: AskOptions = {}): Promise<Answer> {
    const { signal, caller, address, cost = 0, later = false, instead = false } = options
    if (signal?.aborted) return Promise.reject(signal.reason)
    keeper.need()
    const missing = keeper.missing()
    if (missing) return Promise.reject(missing)
    return new Promise<Answer>((resolve, reject) => {
      const leave = () => {
        queue.remove(job)
        job.reject(signal?.reason)
      }
      const settled = () => signal?.removeEventListener('abort', leave)
      const job: Job<Ask, Answer> = {
        id: ++lastId,
        ask,
        options,
        tries: 0,
        resolve(answer) {
          settled()
          resolve(answer)
        },
        reject(reason) {
          settled()
          reject(reason)
        },
      }
      signal?.addEventListener('abort', leave)
      const older = queue.push({ work: job, caller, address, cost, later, instead })
      older?.reject(new Superseded('a newer one took its place'))
      next()
    })
  }

  if (restAfterMs === undefined) keeper.need()
  return {
    ask,
    tell: (ask) => void keeper.send({ id: 0, ask }),
    hurry(ask) {
      queue.hurry((job) => job.ask === ask)
      next()
    },
    inHand: () => queue.size() + (current || again ? 1 : 0),
    ready: keeper.ready,
    healthy: () => keeper.state().name === 'ready',
    async close() {
      cancelRest()
      queue.close()
      const closed = keeper.close()
      refuseAll(keeper.missing() ?? new Error('closed'))
      await closed
    },
  }
}
