import type { VisitMemory } from '../../devices/visit-memory.ts'

/** The latest change of a list: it can be taken back until something else has changed one. */
export function createTakingBack(memory: Pick<VisitMemory, 'needs' | 'shopping'>) {
  let latest: { left: string; back: () => readonly string[] } | undefined
  const lists = () => JSON.stringify([memory.needs(), memory.shopping()])
  return {
    /** Keeps a change, and tells whether it could. What changes nothing leaves the one before it to be taken back. */
    change(keep: () => boolean, back: () => readonly string[]): boolean {
      const before = lists()
      const isKept = keep()
      const left = lists()
      if (left !== before) latest = { left, back }
      return isKept
    },
    /** Takes it back, and tells how the list is; undefined: there is nothing to take back. */
    take(): readonly string[] | undefined {
      const said = latest?.left === lists() ? latest.back() : undefined
      latest = undefined
      return said
    },
    forget() {
      latest = undefined
    },
  }
}
