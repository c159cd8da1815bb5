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

/** Who waits for a work, if anybody. */
export type Waiting = Pick<Ranked<unknown>, 'address' | 'later'>

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
  const lines = new Map<unknown, AddressLine<Work>>()
  const addresses = createRounds()
  let served = 0
  let size = 0

  function lineOf(address: unknown): AddressLine<Work> {
    const known = lines.get(address) ?? { rounds: createRounds(), sessions: new Map() }
    lines.set(address, known)
    return known
  }

  function take(entry: Ranked<Work>): Work {
    const { address, caller } = entry
    const { sessions } = lineOf(address)
    const own = sessions.get(caller) ?? []
    own.splice(own.indexOf(entry), 1)
    size -= 1
    if (own.length === 0) sessions.delete(caller)
    if (sessions.size === 0) lines.delete(address)
    if (size === 0) addresses.clear()
    return entry.work
  }

  /** What an address would have done next: the first of each session, put off only where it has nothing else. */
  function headOf({ sessions, rounds }: AddressLine<Work>): Ranked<Work> | undefined {
    let best: Ranked<Work> | undefined
    for (const own of sessions.values()) {
      const head = own.find(({ later }) => !later) ?? own[0]
      const placeOf = ({ caller }: Ranked<Work>) => rounds.placeOf(caller)
      if (head && (!best || before(head, best, placeOf) < 0)) best = head
    }
    return best
  }

  function* heads(): Generator<Ranked<Work>> {
    for (const line of lines.values()) {
      const head = headOf(line)
      if (head) yield head
    }
  }

  function* entries(): Generator<Ranked<Work>> {
    for (const { sessions } of lines.values()) for (const own of sessions.values()) yield* own
  }

  function drain(): Work[] {
    const all = [...entries()].map(({ work }) => work)
    lines.clear()
    addresses.clear()
    size = 0
    return all
  }

  return {
    /** Answers the work that it took the place of. */
    push(queued: QueuedWork<Work>): Work | undefined {
      const { work, caller = {}, address = caller, cost = 0, later = false, instead } = queued
      const { sessions, rounds } = lineOf(address)
      const own = sessions.get(caller) ?? []
      const [older] = own
      if (instead && older) {
        const replaced = older.work
        older.work = work
        return replaced
      }
      addresses.come(address)
      rounds.come(caller)
      own.push({ work, caller, address, cost, later, rank: served + cost * COST_WEIGHT })
      sessions.set(caller, own)
      size += 1
      return undefined
    },
    /** Takes the next work out, or undefined when none waits; some may not be taken just now. */
    next(may: (waiting: Waiting) => boolean = () => true): Work | undefined {
      const placeOf = ({ address }: Ranked<Work>) => addresses.placeOf(address)
      let best: Ranked<Work> | undefined
      for (const head of heads()) {
        if (may(head) && (!best || before(head, best, placeOf) < 0)) best = head
      }
      if (!best) return undefined
      served += best.cost
      addresses.serve(best.address)
      lineOf(best.address).rounds.serve(best.caller)
      return take(best)
    },
    /** What each address would have done next. */
    waiting: (): Iterable<Waiting> => heads(),
    /** Somebody now waits for what was put off. */
    hurry(is: (work: Work) => boolean): void {
      for (const entry of entries()) if (is(entry.work)) entry.later = false
    },
    remove(work: Work): void {
      for (const entry of entries()) if (entry.work === work) return void take(entry)
    },
    /** Takes everything out that a session has waiting. */
    leave(caller: unknown, address: unknown = caller): void {
      for (const entry of [...(lines.get(address)?.sessions.get(caller) ?? [])]) take(entry)
    },
    /** Takes everything out. */
    drain,
    size: () => size,
  }
}

/** What waits of one address: by session, in the order in which each asked. */
interface AddressLine<Work> {
  rounds: ReturnType<typeof createRounds>
  sessions: Map<unknown, Ranked<Work>[]>
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
