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

/**
 * The month that a printed word names, 1 to 12. One letter of a short name may be misread where only one month is
 * that near: "JAH" is January, "JUH" could be June or July and is nothing.
 */
export function monthOf(word: string): number | undefined {
  const letters = asLetters(word)
  const exact = full.findIndex(
    (name, at) => letters === name || letters === short[at] || (letters === 'SEPT' && at === 8),
  )
  if (exact >= 0) return exact + 1
  // The figure 1 stands for L as often as for I.
  const withL = asLetters(word.replaceAll('1', 'L'))
  const other = full.findIndex((name, at) => withL === name || withL === short[at])
  if (other >= 0) return other + 1
  if (letters.length !== 3 || word.replace(/[^A-Za-z]/g, '').length < 2) return undefined
  const near = short.flatMap((name, at) => (differences(name, letters) === 1 ? [at + 1] : []))
  return near.length === 1 ? near[0] : undefined
}
