import { asLetters } from './lookalikes.ts'

/** Names in the order of the year, as they are said. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const full = monthNames.map((name) => name.toUpperCase())
const short = full.map((name) => name.slice(0, 3))

const differences = (a: string, b: string) => [...a].filter((letter, at) => letter !== b[at]).length

/** The month that a printed word names, 1 to 12, lookalike figures put right; undefined for any other word. */
export function exactMonthOf(word: string): number | undefined {
  // The figure 1 stands for L as often as for I.
  for (const letters of [asLetters(word), asLetters(word.replaceAll('1', 'L'))]) {
    const at = full.findIndex((name, index) => letters === name || letters === short[index])
    if (at >= 0) return at + 1
    if (letters === 'SEPT') return 9
  }
  return undefined
}

/**
 * The same with one letter of a short name misread, where only one month is that near: "JAH" is January, "JUH" could
 * be June or July and is nothing.
 */
export function monthOf(word: string): number | undefined {
  const exact = exactMonthOf(word)
  if (exact !== undefined) return exact
  const letters = asLetters(word)
  if (letters.length !== 3 || word.replace(/[^A-Za-z]/g, '').length < 2) return undefined
  const near = short.flatMap((name, at) => (differences(name, letters) === 1 ? [at + 1] : []))
  return near.length === 1 ? near[0] : undefined
}
