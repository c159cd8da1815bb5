/** Work that must not all run at once. */
export interface Turns {
  /** Runs `work` when it is its turn; rejects with `TooMany` when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>
}

/** The line is too long: whoever asks should come back later. */
export class TooMany extends Error {
  override name = 'TooMany'
}

export function createTurns(atOnce: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The turn is handed over, not given back: nobody can slip in between.
      if (next) next()
      else running--
    }
  }

  return {
    async take(work) {
      if (running < atOnce) {
        running++
        return run(work)
      }
      if (waiting.length >= mostWaiting) throw new TooMany('too many wait')
      await new Promise<void>((resolve) => waiting.push(resolve))
      return run(work)
    },
  }
}
