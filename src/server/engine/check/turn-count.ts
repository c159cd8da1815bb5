/** Counts answers: what begins one and what ends it later have one number. @param from the last number that was used */
export function createTurnCount(from = 0) {
  let turn = from
  let answer = from
  let unfinished = false
  return {
    /** The number of what is said next; `ends`: that is the end of its answer. */
    of(ends: boolean): number {
      if (!unfinished) {
        turn += 1
        answer = turn
      }
      unfinished = !ends
      return answer
    },
    /** One of its own, beside an answer that is not whole. */
    single(): number {
      turn += 1
      return turn
    },
    latest: () => answer,
    /** The last number that was used. */
    count: () => turn,
    /** The answer that is not whole will have no end. */
    cut(): void {
      unfinished = false
    },
  }
}
