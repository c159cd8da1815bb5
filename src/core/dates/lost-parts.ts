import { FIGURE } from './lookalikes.ts'

/** What a weight, a count or a price ends in. */
export const UNIT = ' ?(?:[gG](?:[mM][sS]?)?|[kK][gG]|[mM][lL]|[pP][cC][sS]|[nN][oO][sS]|/-)(?![A-Za-z])'

/** Between a day and its year; what stands behind a line feed is another statement, and behind a currency a price. */
const APART = '[^A-Za-z\\d\\n₹]'
const ANY = '[A-Za-z\\d?*|]'
/** The four figures of a year behind a damaged separator, or with one of them misread or torn off. */
const FOUR = `20${ANY}\\d|[27Zz?*][0OoQDCcGUB68?*][23Zz?*]${ANY}|[2Zz] 0\\d\\d`
/** The same with one of them lost. */
const THREE = '[2Zz][0OoQ]\\d|2[23]\\d|[0O][23]\\d'
const NO_MORE = `(?!\\w|:|[.,]\\d|${UNIT})`

/**
 * Behind a month and two figures a year of its own, whole or damaged: then the two are a day ("NOV 28, Z026"). Of "DEC 26
 * 28" nobody knows whether it is a month with its year and a count, or a day with its year.
 */
export const OTHER_YEAR = [
  `[ .,/*?'-]{1,3}(?:2[0-9]|3[0-5])(?![\\d:/]|${UNIT})`,
  `${APART}{1,4}(?:${FOUR})${NO_MORE}`,
  // "NOV-27 202" is a month, its year and a number: a day would be joined to its year as to its month.
  `(?:(?<= \\d\\d) |,|${APART}{2,4})(?:${THREE})${NO_MORE}`,
  `,${APART}*(?:$|\\n|[\\dZz?*]{1,2}${NO_MORE})`,
  // What is left of "28TH".
  '(?:[Tt]|[*?]?[Hh])(?![A-Za-z\\d])',
].join('|')

const LOST_DAY = new RegExp(`(?:^|[^A-Za-z0-9|])${FIGURE}{1,2}[^A-Za-z0-9\\n]{0,3}$`)
const TORN_DAY = /(?<![A-Za-z])[?*][^A-Za-z0-9\n]{0,2}$|(?<![A-Za-z])\/$/
/** Right behind a label a point, a dash or a stroke is the label's. */
const LONE_JOINT = /(?:^|\s)[.-]{1,2}$/

/**
 * Whether a month alone may be the rest of a day, by what stands before it and how it is joined to its year: "I4 MAR 27"
 * ends on another day, and of "/11/2026" and "? NOV 2026" the day is lost.
 */
export function hasLostDay(before: string, separator: string): boolean {
  const joint = separator.trim().slice(0, 1)
  if (LOST_DAY.test(before) || TORN_DAY.test(before)) return true
  if (joint === '/') return /\/$|(?<![A-Za-z])\/ $/.test(before)
  return joint !== '' && before.endsWith(joint) && LONE_JOINT.test(before)
}
