export interface QueuedWork<Work> {
  work: Work
  /** Who asked: callers are served in turn. Without one it stands for itself. */
  caller?: unknown
  /** How much work it is, against others of the same queue: a sentence's length. */
  cost?: number
  /** Nobody waits for it yet: it is done when nothing else is to do. */
  later?: boolean
  /** Takes the place of what the caller has waiting. */
  instead?: boolean
}

interface Ranked<Work> extends Required<Omit<QueuedWork<Work>, 'instead'>> {
  /** The how many-th of its caller's works it is, counted from the round that was being served when it came. */
  round: number
  rank: number
}

/** How much a work's own cost counts against the time it has waited. */
const COST_WEIGHT = 4

/**
 * What a worker does next. Callers are served in rounds, one work of each, so who asks for much waits for himself
 * alone. Within a round small works go first, because a short first sentence is what a shopper waits for; a large
 * one is overtaken only by what came soon after it, so none waits for ever. Time is counted in cost served since the
 * queue began, so no clock is needed.
 */
export function createFairQueue<Work>() {
  const waiting: Ranked<Work>[] = []
  /** The last round that each caller has a place in, as long as that one is not over. */
  const rounds = new Map<unknown, number>()
  let round = 0
  let served = 0

  function take(entry: Ranked<Work>): Work {
    waiting.splice(waiting.indexOf(entry), 1)
    if (waiting.length === 0) rounds.clear()
    return entry.work
  }
  const before = (a: Ranked<Work>, b: Ranked<Work>) =>
    Number(a.later) - Number(b.later) || a.round - b.round || a.rank - b.rank

  return {
    /** Answers the work that it took the place of. */
    push({ work, caller = {}, cost = 0, later = false, instead }: QueuedWork<Work>): Work | undefined {
      const older = instead ? waiting.find((entry) => entry.caller === caller) : undefined
      if (older) {
        const replaced = older.work
        older.work = work
        return replaced
      }
      const own = Math.max(round, (rounds.get(caller) ?? round - 1) + 1)
      rounds.set(caller, own)
      waiting.push({ work, caller, cost, later, round: own, rank: served + cost * COST_WEIGHT })
      return undefined
    },
    /** Takes the next work out, or undefined when none waits. */
    next(): Work | undefined {
      const [first, ...others] = waiting
      if (first === undefined) return undefined
      const best = others.reduce((best, entry) => (before(entry, best) < 0 ? entry : best), first)
      served += best.cost
      if (best.round > round) {
        round = best.round
        for (const [caller, last] of rounds) if (last < round) rounds.delete(caller)
      }
      return take(best)
    },
    /** Somebody now waits for what was put off. */
    hurry(is: (work: Work) => boolean): void {
      for (const entry of waiting) if (is(entry.work)) entry.later = false
    },
    remove(work: Work): void {
      const entry = waiting.find((one) => one.work === work)
      if (!entry) return
      if (rounds.get(entry.caller) === entry.round) rounds.set(entry.caller, entry.round - 1)
      take(entry)
    },
    /** Takes everything out. */
    drain: (): Work[] => waiting.splice(0).map(({ work }) => work),
    size: () => waiting.length,
  }
}
