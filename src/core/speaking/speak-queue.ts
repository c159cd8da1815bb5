export interface QueuedSentence<T> {
  item: T
  length: number
  /** Somebody waits for it; otherwise it is rendered when nobody waits. */
  awaited: boolean
}

interface Ranked<T> extends QueuedSentence<T> {
  rank: number
}

/** How much a sentence's own length counts against the time it has waited. */
const LENGTH_WEIGHT = 4

/**
 * Which sentence the one voice renders next. Short ones go first, because a short first sentence is what a
 * shopper waits for; a long one is overtaken only by what came soon after it, so none waits for ever. Time is
 * counted in characters rendered since the queue began, so no clock is needed.
 */
export function createSpeakQueue<T>() {
  const waiting: Ranked<T>[] = []
  let rendered = 0
  return {
    push(entry: QueuedSentence<T>): void {
      waiting.push({ ...entry, rank: rendered + entry.length * LENGTH_WEIGHT })
    },
    /** Takes the next sentence out, or undefined when none waits. */
    next(): T | undefined {
      const first = waiting.reduce<Ranked<T> | undefined>((best, entry) => {
        if (!best || (entry.awaited && !best.awaited)) return entry
        return entry.awaited === best.awaited && entry.rank < best.rank ? entry : best
      }, undefined)
      if (!first) return undefined
      waiting.splice(waiting.indexOf(first), 1)
      rendered += first.length
      return first.item
    },
    /** Marks what was queued for later as awaited now. */
    hurry(item: T): void {
      for (const entry of waiting) if (entry.item === item) entry.awaited = true
    },
    /** Takes everything out. */
    drain: (): T[] => waiting.splice(0).map((entry) => entry.item),
    size: () => waiting.length,
  }
}
