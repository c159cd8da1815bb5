import type { Step } from '../contract/store.ts'
import { readDistance } from '../navigation/read-legs.ts'
import { inOneLine } from './step-text.ts'

const total = (steps: readonly Step[]) =>
  steps.reduce((sum, { distance }) => sum + (readDistance(distance) ?? 0), 0)

const same = (a: Step | undefined, b: Step | undefined) =>
  a !== undefined && b !== undefined && inOneLine([a]) === inOneLine([b])

const part = (steps: readonly Step[], at: number) =>
  steps.length === 0
    ? 'nothing'
    : `part${steps.length > 1 ? 's' : ''} ${steps.map((_, index) => at + index + 1).join(', ')} (${inOneLine(steps)})`

/**
 * What changes for shoppers when one path takes the place of another, in words; none where nothing does. Null: there
 * was no path.
 */
export function pathChanges(before: readonly Step[] | null, after: readonly Step[]): string[] {
  if (before === null) {
    return [
      `Shoppers get a path that they did not have: ${after.length} parts, ${total(after)} steps in all.`,
    ]
  }
  if (inOneLine(before) === inOneLine(after)) return []
  let head = 0
  while (same(before[head], after[head])) head += 1
  let tail = 0
  while (
    tail < Math.min(before.length, after.length) - head &&
    same(before.at(-1 - tail), after.at(-1 - tail))
  )
    tail += 1
  const [was, is] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  return [
    `Before: ${part(was, head)}.`,
    `From now on: ${part(is, head)}.`,
    `Steps in all: ${total(before)} before, ${total(after)} from now on.`,
  ]
}

/** A step whose counted steps are not those that are written. `counted` has one figure a step, undefined: not walked. */
export interface CountedOtherwise {
  at: number
  written: number
  counted: number
}

/** What a walk counted otherwise than it is written; a part that counts nothing is left out. */
export function countedOtherwise(
  steps: readonly Step[],
  counted: readonly (number | undefined)[],
): CountedOtherwise[] {
  return steps.flatMap(({ distance }, at) => {
    const [written, found] = [readDistance(distance) ?? 0, counted[at]]
    return written === 0 || found === undefined || found === written ? [] : [{ at, written, counted: found }]
  })
}

/** The steps with what was counted in place of what was written. */
export const withCounted = (steps: readonly Step[], found: readonly CountedOtherwise[]): Step[] =>
  steps.map((step, at) => {
    const other = found.find((each) => each.at === at)
    return other ? { ...step, distance: String(other.counted) } : step
  })
