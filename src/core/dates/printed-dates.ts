import { isRealDate, type PrintedDate } from './calendar.ts'
import { foreignMonthsOf } from './foreign-months.ts'
import { asFigures, asLetters, FIGURE, mostlyFigures } from './lookalikes.ts'
import { hasLostDay, OTHER_YEAR, UNIT } from './lost-parts.ts'
import { CUT, NEAR } from './rows.ts'

/** A date found in a row's text, `start` and `end` being its place in it. */
export interface FoundDate {
  start: number
  end: number
  date: PrintedDate
  /** As printed, misread figures put right: "12.12.25". */
  printed: string
  /** The day stands in two figures, so that nothing before it can belong to it. */
  wholeDay: boolean
  /** False when a letter of the month's name was misread: good behind a label, no ground for doubt elsewhere. */
  exact: boolean
}

/** The months as packs print them, whole or by their first three letters. */
const full = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(
  ' ',
)
const short = full.map((name) => name.slice(0, 3))

const differences = (a: string, b: string) => [...a].filter((letter, at) => letter !== b[at]).length

const monthOfName: ReadonlyMap<string, number> = new Map([
  ...[full, short].flatMap((names) => names.map((name, at) => [name, at + 1] as const)),
  ['SEPT', 9],
])

/** The month's name that a printed word is, lookalike figures put right; undefined for any other word. */
function nameIn(word: string): string | undefined {
  // The figure 1 stands for L as often as for I.
  return [word, word.replaceAll('1', 'L')].map(asLetters).find((letters) => monthOfName.has(letters))
}

const exactMonthOf = (word: string) => monthOfName.get(nameIn(word) ?? '')

/**
 * The same with one letter of a short name misread, where only one month is that near: "JAH" is January, "JUH" could
 * be June or July and is nothing, and so is another language's name of another month.
 * @internal A table of misread months is tried on it.
 */
export function monthOf(word: string): number | undefined {
  const exact = exactMonthOf(word)
  if (exact !== undefined) return exact
  const letters = asLetters(word)
  if (letters.length !== 3 || word.replace(/[^A-Za-z]/g, '').length < 2) return undefined
  const [near, ...others] = short.flatMap((name, at) => (differences(name, letters) === 1 ? [at + 1] : []))
  const foreign = [letters, asLetters(word.replace(/[1|]/g, 'L'))].flatMap((name) => [
    ...foreignMonthsOf(name),
  ])
  return others.length === 0 && foreign.every((month) => month === near) ? near : undefined
}

const DAY = `${FIGURE}{1,2}`
/** Before a month's name a letter is more often a line's ("L1 MAR 27") than a misread figure; an O is a zero. */
const PLAIN_DAY = '[0-9Oo]{1,2}'
/** "14th March", "March 14th": behind a day alone, joined to it. */
const ORDINAL = '(?:[Ss][Tt]|[Nn][Dd]|[Rr][Dd]|[Tt][Hh])'
const ENDS_IN_ORDINAL = new RegExp(`^ ?(?:${ORDINAL}|[1I|][Hh])(?![A-Za-z])`)
const YEAR = `${FIGURE}{4}|${FIGURE}{2}`
/** Behind a month's name and no joint two letters are the name's ("APRIL") or a line's code ("28 NOV 2B"), and no year. */
const YEAR_OF_NAME = `[2Zz][08oOQDB]${FIGURE}{2}|\\d\\d|(?<=[/.-])${FIGURE}{2}`
const LONG_YEAR = `2[08oOQDB]${FIGURE}{2}`
const ENDS_IN_UNIT = new RegExp(`^${UNIT}`)
/** No separator holds a line feed: a wide gap parts two statements. */
const SEPARATOR = ' ?[/.-]{1,2} ?'
const LOOSE = '[ /.,-]{0,3}'
const WORD = '[A-Za-z0-9|]{3,9}?'

type Order = 'dmy' | 'ymd' | 'mdy' | 'my'

interface Form {
  pattern: RegExp
  order: Order
}

/** Indian order: the day first, then the month. A year first is the other standard; a month's name may come first. */
const forms: readonly Form[] = [
  { order: 'dmy', pattern: new RegExp(`(${DAY})(${SEPARATOR})(${DAY})(?:${SEPARATOR})(${YEAR})`, 'y') },
  {
    order: 'dmy',
    pattern: new RegExp(`(${PLAIN_DAY})(${LOOSE})(${WORD})(?:${LOOSE})(${YEAR_OF_NAME})`, 'y'),
  },
  {
    order: 'dmy',
    pattern: new RegExp(
      `(\\d{1,2})${ORDINAL}(${LOOSE})(?:[Oo][Ff] )?(${WORD})(?:${LOOSE})(${YEAR_OF_NAME})`,
      'y',
    ),
  },
  { order: 'ymd', pattern: new RegExp(`(${LONG_YEAR})(${SEPARATOR})(${DAY})(?:${SEPARATOR})(${DAY})`, 'y') },
  {
    order: 'mdy',
    pattern: new RegExp(`(${WORD})([ /.,-]{1,3})(${DAY})${ORDINAL}?(?:[ /.,-]{1,3})(${LONG_YEAR})`, 'y'),
  },
  // A short year must be joined to its day as the day is to the month: "MAR 26 30" may be a month, a year and grams.
  { order: 'mdy', pattern: new RegExp(`(${WORD})([/.-])(${DAY})\\2(${FIGURE}{2})`, 'y') },
  { order: 'my', pattern: new RegExp(`(${WORD})([ /.,'-]{0,2})(${LONG_YEAR})`, 'y') },
  { order: 'my', pattern: new RegExp(`(${WORD})([ /.,'-]{1,2})(\\d\\d)(?!${OTHER_YEAR})`, 'y') },
  { order: 'my', pattern: new RegExp(`(${DAY})(${SEPARATOR})(${LONG_YEAR})`, 'y') },
  { order: 'dmy', pattern: /(\d\d)( )(\d\d)(?: )(20\d\d|\d\d)/y },
  // One separator lost: every part must have all its figures, so that they can fall only one way.
  { order: 'dmy', pattern: /(\d\d)([/.-])(\d\d)(20\d\d|\d\d)(?!\d)/y },
  { order: 'dmy', pattern: /(\d\d)()(\d\d)[/.-](20\d\d|\d\d)/y },
]

interface Parts {
  day: string | null
  month: string
  year: string
}

function partsOf(order: Order, [first, second, third]: readonly [string, string, string]): Parts {
  if (order === 'dmy') return { day: first, month: second, year: third }
  if (order === 'ymd') return { day: third, month: second, year: first }
  if (order === 'mdy') return { day: second, month: first, year: third }
  return { day: null, month: first, year: second }
}

const isWord = (token: string) => token.length > 2

function numberOf(token: string): number {
  const figures = asFigures(token)
  return /^\d+$/.test(figures) ? Number(figures) : Number.NaN
}

/** Of four figures only the last two can tell years apart: 8 is how dot print shows the 0 of 20. */
function yearOf(token: string): number {
  const value = numberOf(token)
  if (token.length === 2) return 2000 + value
  return value >= 2800 && value < 2900 ? value - 800 : value
}

function dateOf({ day, month, year }: Parts): PrintedDate | undefined {
  const figures = [day, year, isWord(month) ? null : month].filter((token) => token !== null)
  if (!mostlyFigures(...figures)) return undefined
  const yearNumber = yearOf(year)
  const monthNumber = isWord(month) ? monthOf(month) : numberOf(month)
  if (monthNumber === undefined) return undefined
  const date = { year: yearNumber, month: monthNumber, day: day === null ? null : numberOf(day) }
  return Number.isNaN(yearNumber + monthNumber + (date.day ?? 0)) || !isRealDate(date) ? undefined : date
}

/** Beyond the edge of the picture may lie a piece of the same date. */
const BEHIND_EDGE = new RegExp(`(${CUT}|${NEAR})[^A-Za-z\\d]{0,3}$`)

/** Whether a date behind the edge may have lost its day, or a figure of it. */
function startsBeyond(before: string, order: Order, first: string): boolean {
  const [, mark] = BEHIND_EDGE.exec(before) ?? []
  return mark === CUT || (mark === NEAR && (order === 'my' || first.length < 2))
}

/** Whether one before the edge may have lost figures: "14/03/20" of its year, "2027/03/1" of its day. */
const endsBeyond = (after: string, last: string) =>
  after.startsWith(CUT) || (after.startsWith(NEAR) && (last.length < 2 || asFigures(last) === '20'))

/** What stands right before must not be a piece of the same figures. */
function startsClean(text: string, start: number, first: string): boolean {
  const before = text.slice(0, start)
  if (/\d$|\d[/.:,-]$/.test(before)) return false
  if (/[A-Za-z|]$/.test(before) && !isWord(first)) return /^\d.$/.test(first)
  return first.length > 1 || !/\d\s*$/.test(before)
}

/** Nor what stands right behind; a short year must not run on into something like a figure. */
function endsClean(text: string, end: number, last: string): boolean {
  const after = text.slice(end)
  // "14 MAR 27 g": the figures that stand apart are a weight.
  if (text.at(end - last.length - 1) === ' ' && ENDS_IN_UNIT.test(after)) return false
  if (/^\d|^[/.:-]\d/.test(after)) return false
  if (endsBeyond(after, last)) return false
  // "MARCH 28TH": a day, and no year.
  if (ENDS_IN_ORDINAL.test(after)) return false
  return last.length > 2 || !new RegExp(`^${FIGURE}`).test(after)
}

/** A month as printed, or by its first three letters where one of them was misread. */
const nameOf = (word: string, { month }: PrintedDate) => nameIn(word) ?? short[month - 1] ?? word

function foundAt(text: string, start: number, { order, pattern }: Form, from: number): FoundDate | undefined {
  pattern.lastIndex = start
  const match = pattern.exec(text)
  const [whole = '', first = '', separator = '', second = '', third = ''] = match ?? []
  if (!match) return undefined
  const last = third === '' ? second : third
  const parts = partsOf(order, [first, second, third])
  const date = dateOf(parts)
  if (!date || !startsClean(text, start, first) || !endsClean(text, start + whole.length, last))
    return undefined
  if (startsBeyond(text.slice(0, start), order, first)) return undefined
  // "14 SEP 26 NOV 2027": the year of a month's name may be the day of the next.
  if (order === 'my' && hasLostDay(text.slice(isWord(first) ? 0 : from, start), separator)) return undefined
  const exact = !isWord(parts.month) || exactMonthOf(parts.month) !== undefined
  // "FEBRUAY" ends in no misread MAY.
  if (!exact && first === parts.month && /[A-Za-z|]$/.test(text.slice(0, start))) return undefined
  // "1 0EC 26" stuck together could as well be the tenth with a lost figure.
  if (order === 'dmy' && separator === '' && first.length < 2) return undefined
  const joint = separator.trim().slice(0, 1) || separator.slice(0, 1)
  const printed = [first, second, third]
    .filter((token) => token !== '')
    .map((token) => (token === parts.month && isWord(token) ? nameOf(token, date) : asFigures(token)))
    .join(joint)
  return {
    start,
    end: start + whole.length,
    date,
    printed,
    wholeDay: parts.day === null || first.length > 1,
    exact,
  }
}

/** All dates of a row's text, from left to right, none overlapping; at one place the longest reading counts. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = []
  for (let start = 0; start < text.length; start += 1) {
    const here = forms.flatMap((form) => foundAt(text, start, form, found.at(-1)?.end ?? 0) ?? [])
    const longest = here.reduce<FoundDate | undefined>((a, b) => (a && a.end >= b.end ? a : b), undefined)
    if (!longest) continue
    found.push(longest)
    start = longest.end - 1
  }
  return found
}

/** Behind these figures there is more of a date, a time or a weight. */
const GOES_ON = new RegExp(`^(?:${CUT}|${FIGURE}| ?[/.,:|-]| \\d|${UNIT}| ?[AaPp]\\.?[Mm]| ?[Hh])`)

/**
 * "03/27" right behind a label that ends at `from`: a month and a short year, for no month is a 27th and no date has a
 * day without its month. By itself such a pair may be anything, and a piece of a date looks like it: all its figures were
 * read as such, nothing stands between it and its label, and nothing like a figure behind it.
 */
export function shortMonthAt(text: string, from: number): FoundDate | undefined {
  const [, before = '', printed = '', month, year] =
    /^([ .:]{0,3})((0[1-9]|1[0-2])[/.](2\d|3\d))/.exec(text.slice(from)) ?? []
  const start = from + before.length
  const end = start + printed.length
  if (printed === '' || GOES_ON.test(text.slice(end))) return undefined
  const date = { year: 2000 + Number(year), month: Number(month), day: null }
  return { start, end, date, printed, wholeDay: true, exact: true }
}
