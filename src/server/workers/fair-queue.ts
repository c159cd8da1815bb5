export interface QueuedWork<Work> {
  work: Work
  /** The session that asked: those of an address are served in turn. Without one it stands for itself. */
  caller?: unknown
  /** Where it asked from: addresses are served in turn, whatever each of their sessions asks for. Without one, the caller. */
  address?: unknown
  /** How much work it is, against others of the same queue: a sentence's length. */
  cost?: number
  /** Nobody waits for it yet: it is done when nothing else is to do. */
  later?: boolean
  /** Takes the place of what the caller has waiting. */
  instead?: boolean
}

interface Ranked<Work> extends Required<Omit<QueuedWork<Work>, 'instead'>> {
  rank: number
}

/** How much a work's own cost counts against the time it has waited. */
const COST_WEIGHT = 4

/**
 * What a worker does next. Addresses are served in rounds, one work of each, and within an address its sessions in
 * the same way: who asks for much waits for himself alone, and so does who asks over many connections. Within a round
 * small works go first, because a short first sentence is what a shopper waits for; a large one is overtaken only by
 * what came soon after it, so none waits for ever. Time is counted in cost served since the queue began, so no clock
 * is needed.
 */
export function createFairQueue<Work>() {
  let waiting: Ranked<Work>[] = []
  const addresses = createRounds()
  const sessions = new Map<unknown, ReturnType<typeof createRounds>>()
  let served = 0

  const sessionsOf = (address: unknown) => {
    const known = sessions.get(address) ?? createRounds()
    sessions.set(address, known)
    return known
  }

  function take(entry: Ranked<Work>): Work {
    waiting = waiting.filter((other) => other !== entry)
    if (!waiting.some(({ address }) => address === entry.address)) sessions.delete(entry.address)
    if (waiting.length === 0) addresses.clear()
    return entry.work
  }

  /** The work of each address that is next in it. */
  function heads(may: (address: unknown) => boolean): Ranked<Work>[] {
    const firsts = new Map<unknown, Ranked<Work>>()
    for (const entry of waiting) {
      const first = firsts.get(entry.caller)
      if (!first || (first.later && !entry.later)) firsts.set(entry.caller, entry)
    }
    const best = new Map<unknown, Ranked<Work>>()
    for (const entry of firsts.values()) {
      const { address } = entry
      if (!may(address)) continue
      const other = best.get(address)
      const placeOf = ({ caller }: Ranked<Work>) => sessions.get(address)?.placeOf(caller) ?? 0
      if (!other || before(entry, other, placeOf) < 0) best.set(address, entry)
    }
    return [...best.values()]
  }

  return {
    /** Answers the work that it took the place of. */
    push(queued: QueuedWork<Work>): Work | undefined {
      const { work, caller = {}, address = caller, cost = 0, later = false, instead } = queued
      const older = instead ? waiting.find((entry) => entry.caller === caller) : undefined
      if (older) {
        const replaced = older.work
        older.work = work
        return replaced
      }
      addresses.come(address)
      sessionsOf(address).come(caller)
      waiting.push({ work, caller, address, cost, later, rank: served + cost * COST_WEIGHT })
      return undefined
    },
    /** Takes the next work out, or undefined when none waits; of some addresses none may be taken just now. */
    next(may: (address: unknown) => boolean = () => true): Work | undefined {
      const [first, ...others] = heads(may)
      if (first === undefined) return undefined
      const placeOf = ({ address }: Ranked<Work>) => addresses.placeOf(address)
      const best = others.reduce((best, entry) => (before(entry, best, placeOf) < 0 ? entry : best), first)
      served += best.cost
      addresses.serve(best.address)
      sessionsOf(best.address).serve(best.caller)
      return take(best)
    },
    /** Addresses that wait for something. */
    waiting: (): ReadonlySet<unknown> => new Set(waiting.map(({ address }) => address)),
    /** Somebody now waits for what was put off. */
    hurry(is: (work: Work) => boolean): void {
      for (const entry of waiting) if (is(entry.work)) entry.later = false
    },
    remove(work: Work): void {
      const entry = waiting.find((one) => one.work === work)
      if (entry) take(entry)
    },
    /** Takes everything out. */
    drain(): Work[] {
      const all = waiting
      waiting = []
      sessions.clear()
      addresses.clear()
      return all.map(({ work }) => work)
    },
    all: () => waiting.map(({ work }) => work),
    size: () => waiting.length,
  }
}

const before = <Work>(a: Ranked<Work>, b: Ranked<Work>, placeOf: (entry: Ranked<Work>) => number) =>
  Number(a.later) - Number(b.later) || placeOf(a) - placeOf(b) || a.rank - b.rank

/** Whose turn it is among those who wait: each has one place a round, and who comes has one in the round being served. */
function createRounds() {
  const next = new Map<unknown, number>()
  let round = 0
  const placeOf = (who: unknown) => next.get(who) ?? round
  return {
    placeOf,
    come: (who: unknown) => void next.set(who, Math.max(round, placeOf(who))),
    serve(who: unknown) {
      round = Math.max(round, placeOf(who))
      next.set(who, placeOf(who) + 1)
      for (const [other, place] of next) if (place < round) next.delete(other)
    },
    clear: () => next.clear(),
  }
}
