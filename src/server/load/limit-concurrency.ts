import { createFairQueue } from '../workers/fair-queue.ts'

/** Work of one kind, of which only so much runs at a time. */
interface ConcurrencyLimit {
  /** Runs `work` in its caller's turn; rejects with `TooManyWaiting` when too many wait, or too many of this caller. */
  run<T>(work: () => Promise<T>, caller?: string): Promise<T>
}

/** Whoever asks should come back later: everybody, or the caller who has asked for so much. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
  readonly whose: 'everybody' | 'caller'

  constructor(whose: 'everybody' | 'caller') {
    super('too many wait')
    this.whose = whose
  }
}

interface ConcurrencyOptions {
  atOnce: number
  mostWaiting: number
  /** Absent: as many as may wait. */
  mostOfCaller?: number
}

export function limitConcurrency(options: ConcurrencyOptions): ConcurrencyLimit {
  const { atOnce, mostWaiting, mostOfCaller = mostWaiting } = options
  const waiting = createFairQueue<() => void>()
  const ofCaller = new Map<string, number>()
  let running = 0

  async function runNow<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      const next = waiting.next()
      // The room is handed over, not given back: nobody can slip in between.
      if (next) next()
      else running--
    }
  }

  async function wait(caller: string | undefined): Promise<void> {
    const own = caller === undefined ? 0 : (ofCaller.get(caller) ?? 0)
    if (own >= mostOfCaller) throw new TooManyWaiting('caller')
    if (waiting.size() >= mostWaiting) throw new TooManyWaiting('everybody')
    if (caller !== undefined) ofCaller.set(caller, own + 1)
    await new Promise<void>((resolve) => void waiting.push({ work: resolve, ...(caller && { caller }) }))
    if (caller === undefined) return
    const left = (ofCaller.get(caller) ?? 1) - 1
    if (left === 0) ofCaller.delete(caller)
    else ofCaller.set(caller, left)
  }

  return {
    async run(work, caller) {
      if (running < atOnce) running++
      else await wait(caller)
      return runNow(work)
    },
  }
}
