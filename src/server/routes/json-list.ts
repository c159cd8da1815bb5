import { setImmediate as nextTurn } from 'node:timers/promises'

/** Records written between two turns of the event loop: ten thousand products at once would hold it 40 ms. */
const AT_ONCE = 500

/** A list as the bytes of its JSON, written a piece a turn. */
export async function jsonOf(list: readonly unknown[]): Promise<Buffer> {
  const pieces: string[] = []
  for (let from = 0; from < list.length; from += AT_ONCE) {
    pieces.push(JSON.stringify(list.slice(from, from + AT_ONCE)).slice(1, -1))
    if (from + AT_ONCE < list.length) await nextTurn()
  }
  return Buffer.from(`[${pieces.join(',')}]`)
}

/** The same, kept for as long as the list is: a list that does not change is written once. */
export function keptJson(): (list: readonly unknown[]) => Promise<Buffer> {
  const kept = new WeakMap<readonly unknown[], Promise<Buffer>>()
  return (list) => {
    const known = kept.get(list) ?? jsonOf(list)
    kept.set(list, known)
    return known
  }
}
