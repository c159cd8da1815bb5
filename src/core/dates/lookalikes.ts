/**
 * Characters that print readers take for one another. A letter counts as a figure only inside a token of figures, a
 * figure as a letter only inside a word; case matters: "b" is as like 6 as 8, so it is neither.
 */
const FIGURE_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  L: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  G: '6',
}

const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  '9': 'S',
  '|': 'I',
}

/** A character class of all that may be a figure. */
export const FIGURE = '[0-9OoQDIlL|SsBZzG]'

/** "O5" → "05". */
export function asFigures(token: string): string {
  return token.replace(/./g, (character) => FIGURE_OF[character] ?? character)
}

/** "5EP" → "SEP". */
export function asLetters(token: string): string {
  return token.replace(/./g, (character) => LETTER_OF[character] ?? character).toUpperCase()
}

/** True when at least half of the figures were read as figures: more guessing than that is no reading. */
export function mostlyFigures(...tokens: readonly string[]): boolean {
  const all = tokens.join('')
  return all.replace(/\D/g, '').length * 2 >= all.length
}

/** True when `a` becomes `b` by at most one character changed, added or left out. */
export function withinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return Math.max(a.length, b.length) - start - end <= 1
}

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
