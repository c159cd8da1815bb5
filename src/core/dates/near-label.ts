import { withinOneEdit } from './one-edit.ts'

/** Capitals that dot print makes alike: changing one for another of its group is half an edit. */
const GROUPS = ['UJHLIV', 'OQDCGU', 'BRPEH', 'EF', 'SGB', 'YTV', 'KXH', 'MNHW', 'PFR'] as const

const isAlike = (a: string, b: string) => GROUPS.some((group) => group.includes(a) && group.includes(b))

/** True when `read` is `label` but for one edit, or for two letters that look alike in dot print. */
export function isNearLabel(read: string, label: string): boolean {
  if (withinOneEdit(read, label)) return true
  if (read.length !== label.length) return false
  let cost = 0
  for (const [at, letter] of Array.from(label).entries()) {
    const other = read[at] ?? ''
    if (other !== letter) cost += isAlike(letter, other) ? 0.5 : 1
    if (cost > 1) return false
  }
  return true
}
