/** Work of one kind, of which only so much runs at a time. */
interface ConcurrencyLimit {
  /** Runs `work` when there is room for it; rejects with `TooManyWaiting` when too many wait for room already. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Whoever asks should come back later. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

export function limitConcurrency(atOnce: number, mostWaiting: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0

  async function runNow<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The room is handed over, not given back: nobody can slip in between.
      if (next) next()
      else running--
    }
  }

  return {
    async run(work) {
      if (running < atOnce) {
        running++
        return runNow(work)
      }
      if (waiting.length >= mostWaiting) throw new TooManyWaiting('too many wait')
      await new Promise<void>((resolve) => waiting.push(resolve))
      return runNow(work)
    },
  }
}
