import { addressLimits, nodeLimits } from './limits.ts'

/** A line to a phone, as far as bytes wait for it. */
interface Line {
  address: string
  waiting: () => number
  /** Too much waits for it, or for others of its address: it is let go. */
  letGo: () => void
}

export interface UnsentBudget {
  /** The returned functions: more is about to be sent; the line is over. */
  join(line: Line): { check(): void; leave(): void }
}

interface UnsentLimits {
  address: number
  node: number
}

/** So much waits for anybody with a slow network for a moment: nothing is added up for it. */
const OF_NO_ACCOUNT_BYTES = 200_000

/**
 * Bytes that wait in this node's memory for phones which do not read. Over an address's limit the line of it that most
 * waits for goes; over the node's, one of the address that holds most.
 */
export function createUnsentBudget(
  limits: UnsentLimits = { address: addressLimits.unsentBytes, node: nodeLimits.unsentBytes },
): UnsentBudget {
  const lines = new Set<Line>()

  function greatestOf(address: string): Line | undefined {
    const own = [...lines].filter((line) => line.address === address)
    return own.sort((a, b) => b.waiting() - a.waiting())[0]
  }

  function check() {
    const held = new Map<string, number>()
    let all = 0
    for (const { address, waiting } of lines) {
      held.set(address, (held.get(address) ?? 0) + waiting())
      all += waiting()
    }
    const [most] = [...held].sort(([, a], [, b]) => b - a)
    if (most && (most[1] > limits.address || all > limits.node)) greatestOf(most[0])?.letGo()
  }

  return {
    join(line) {
      lines.add(line)
      return {
        check: () => void (line.waiting() > OF_NO_ACCOUNT_BYTES && check()),
        leave: () => void lines.delete(line),
      }
    },
  }
}
