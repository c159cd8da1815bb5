import type { Worker } from 'node:worker_threads'
import type { Clock } from '../../../core/clock.ts'
import { createSpeakQueue } from '../../../core/speaking/speak-queue.ts'
import type { VoiceJob, VoiceReply } from './voice-job.ts'

/** A sentence of a minute renders in two seconds on a busy core; after this the thread is taken to be stuck. */
const STUCK_MS = 20_000
/** A sentence that ends the thread twice is given up; so is a thread that dies this often without a word. */
const TRIES = 2
const DEATHS_IN_A_ROW = 3

export interface VoiceThreadOptions {
  spawn: () => Worker
  clock: Clock
  log: (line: string) => void
}

export interface VoiceThread {
  /** Resolves when the voice can speak; rejects when it cannot be started. */
  ready(): Promise<void>
  healthy(): boolean
  /** 24 kHz samples. Who asks for what is already under way shares it. Rejects after a second crash, or closed. */
  render(text: string, rate: number, awaited: boolean): Promise<Int16Array>
  /** Somebody now waits for what may have been queued for later. */
  hurry(text: string, rate: number): void
  close(): Promise<void>
}

interface Job extends VoiceJob {
  tries: number
  promise: Promise<Int16Array>
  resolve: (pcm: Int16Array) => void
  reject: (reason: Error) => void
}

function openJob(id: number, text: string, rate: number): Job {
  let settle: Pick<Job, 'resolve' | 'reject'> | undefined
  const promise = new Promise<Int16Array>((resolve, reject) => {
    settle = { resolve, reject }
  })
  if (!settle) throw new Error('a promise runs its executor at once')
  return { id, text, rate, tries: 0, promise, ...settle }
}

/** One worker thread with the voice in it: one sentence at a time, started again when it dies or hangs. */
export function createVoiceThread({ spawn, clock, log }: VoiceThreadOptions): VoiceThread {
  const queue = createSpeakQueue<Job>()
  const jobs = new Map<string, Job>()
  let worker: Worker | undefined
  let speaking = false
  let current: Job | undefined
  let cancelWatch = () => {}
  let deaths = 0
  let nextId = 0
  let closed = false
  const started = openJob(-1, '', 1)
  started.promise.catch(() => {})

  const keyOf = (text: string, rate: number) => `${rate} ${text}`

  function finish(job: Job, settle: () => void) {
    jobs.delete(keyOf(job.text, job.rate))
    settle()
  }

  function begin() {
    const mine = spawn()
    worker = mine
    speaking = false
    mine.on('message', (reply: VoiceReply) => mine === worker && receive(reply))
    mine.on('error', (error) => log(`the voice's thread failed: ${error.message}`))
    mine.on('exit', () => mine === worker && died('the voice stopped'))
  }

  function receive(reply: VoiceReply) {
    if (reply.type === 'ready') {
      speaking = true
      started.resolve(new Int16Array(0))
    } else if (current && reply.id === current.id) {
      const job = current
      current = undefined
      cancelWatch()
      deaths = 0
      finish(job, () =>
        reply.type === 'said' ? job.resolve(reply.pcm) : job.reject(new Error(`not spoken: ${reply.reason}`)),
      )
    }
    next()
  }

  function next() {
    if (!speaking || current || !worker) return
    current = queue.next()
    if (!current) return
    worker.postMessage({ id: current.id, text: current.text, rate: current.rate } satisfies VoiceJob)
    cancelWatch = clock.after(STUCK_MS, () => {
      const stuck = worker
      died('the voice hung')
      void stuck?.terminate()
    })
  }

  function died(reason: string) {
    cancelWatch()
    worker = undefined
    speaking = false
    deaths += 1
    const job = current
    current = undefined
    if (job) {
      job.tries += 1
      if (job.tries >= TRIES) finish(job, () => job.reject(new Error(reason)))
      else queue.push({ item: job, length: 0, awaited: true })
    }
    if (deaths < DEATHS_IN_A_ROW) {
      log(`${reason}: starting it again`)
      begin()
      return
    }
    log(`${reason} ${deaths} times: waiting for the next sentence`)
    abandon(reason)
  }

  function abandon(reason: string) {
    started.reject(new Error(reason))
    for (const job of queue.drain()) finish(job, () => job.reject(new Error(reason)))
  }

  begin()
  return {
    ready: async () => void (await started.promise),
    healthy: () => speaking,
    render(text, rate, awaited) {
      if (closed) return Promise.reject(new Error('the voice is closed'))
      const known = jobs.get(keyOf(text, rate))
      if (known) {
        if (awaited) queue.hurry(known)
        return known.promise
      }
      nextId += 1
      const job = openJob(nextId, text, rate)
      jobs.set(keyOf(text, rate), job)
      queue.push({ item: job, length: text.length, awaited })
      if (worker) next()
      else begin()
      return job.promise
    },
    hurry(text, rate) {
      const known = jobs.get(keyOf(text, rate))
      if (known) queue.hurry(known)
    },
    async close() {
      closed = true
      cancelWatch()
      const mine = worker
      worker = undefined
      speaking = false
      const job = current
      current = undefined
      if (job) finish(job, () => job.reject(new Error('the voice is closed')))
      abandon('the voice is closed')
      await mine?.terminate()
    },
  }
}
