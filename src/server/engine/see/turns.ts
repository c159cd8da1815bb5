/** One waiting job an owner; owners are served in turn. */
export interface Turns<Owner, Job> {
  /** Puts a job in its owner's place; returns the older one that it takes the place of. */
  offer(owner: Owner, job: Job): Job | undefined
  /** The next job, of the owner that has waited longest since it was served. */
  next(): Job | undefined
  /** Takes an owner's waiting job back. */
  drop(owner: Owner): Job | undefined
  /** Takes all waiting jobs back. */
  dropAll(): Job[]
}

export function createTurns<Owner, Job>(): Turns<Owner, Job> {
  // A map keeps its keys in the order in which they came: a replaced job keeps its owner's place.
  const waiting = new Map<Owner, Job>()
  const take = (owner: Owner): Job | undefined => {
    const job = waiting.get(owner)
    waiting.delete(owner)
    return job
  }
  return {
    offer(owner, job) {
      const replaced = waiting.get(owner)
      waiting.set(owner, job)
      return replaced
    },
    next() {
      for (const [owner, job] of waiting) {
        waiting.delete(owner)
        return job
      }
      return undefined
    },
    drop: take,
    dropAll: () => [...waiting.keys()].flatMap((owner) => take(owner) ?? []),
  }
}
