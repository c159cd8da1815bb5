import type { PrintedDate } from './calendar.ts'
import { type FoundLabel, findLabels, type LabelKind } from './labels.ts'
import { asLetters } from './lookalikes.ts'
import { type FoundDate, findDates } from './printed-dates.ts'
import type { Row } from './rows.ts'
import { findShelfLife, isRelative, type ShelfLife } from './shelf-life.ts'

export interface DateItem {
  date: PrintedDate
  printed: string
  /** False when a letter of the month's name was misread. */
  exact: boolean
  /** Which of the statements of its row it stands in: they are parted by wide gaps. */
  part: number
}

/** A date with what the row says about it. */
export interface LabelledDate extends DateItem {
  kind: LabelKind
}

/** What one printed row says about dates. */
export interface RowParts {
  row: Row
  /** Dates that stand right behind their label. */
  labelled: readonly LabelledDate[]
  /** Dates behind no label, in order; the first ones may belong to labels of the row above. */
  loose: readonly DateItem[]
  /** Labels without a date of their own. */
  waiting: readonly LabelKind[]
  /** True when the row holds labels and nothing else, so that its labels may speak about the next row. */
  onlyLabels: boolean
  /** True when nothing but a date stands at the row's beginning. */
  startsWithDate: boolean
  /** "6 months" of a best-before that is counted from packing. */
  shelfLife: ShelfLife | undefined
  relative: boolean
}

const FILLING = /\b(?:DATE|DT|ON|IS|THE|OF|NO)\b/g

const letters = (text: string) => asLetters(text.replace(/[^A-Za-z0-9| ]/g, ' '))

const isFilling = (text: string) => letters(text).replace(FILLING, '').trim() === ''

/** Between a label and its date: filling, or one stray letter that is a misread colon. */
const joins = (text: string, wholeDay: boolean) =>
  isFilling(text) || (wholeDay && /^[A-Za-z|]$/.test(text.trim()))

/** "For use by date see the seal": the label speaks of print that is elsewhere. */
const POINTS_ELSEWHERE = /\b(?:SEE|REFER|PRINTED|STAMPED|OVERLEAF)\b/

/**
 * Words of a sentence right before a label: "say use by 2030" is talk, or an order to whoever reads it, and no print
 * of a date. What stands behind a batch or price label is a code and no sentence.
 */
function inSentence(text: string, labels: readonly FoundLabel[], label: FoundLabel): boolean {
  const ended = labels.filter((other) => other.end <= label.start)
  if (ended.some(({ kind }) => kind === 'never')) return false
  const from = Math.max(text.lastIndexOf('\n', label.start), ...ended.map(({ end }) => end), 0)
  return /\b[A-Za-z]{3,}\b/.test(text.slice(from, label.start).replace(/\bdate\b/gi, ''))
}

interface Gap {
  labels: readonly FoundLabel[]
  text: string
}

/** A label inside a sentence explains the date behind it away: it is nobody's use-by date. */
function gapOf(text: string): Gap {
  const labels = findLabels(text)
  const spokenOf = (label: FoundLabel) => label.kind === 'useBy' && inSentence(text, labels, label)
  return { text, labels: labels.map((label) => (spokenOf(label) ? { ...label, kind: 'never' } : label)) }
}

/** True when the labels of a gap are one label said twice ("EXP / BEST BEFORE") or one alone. */
function oneKind({ labels, text }: Gap): boolean {
  const [first, ...others] = labels
  return others.every((label, at) => {
    const before = at === 0 ? first : others[at - 1]
    return label.kind === first?.kind && isFilling(text.slice(before?.end ?? 0, label.start))
  })
}

/** The label that a gap gives to the date behind it. */
function labelAtEnd(gap: Gap, wholeDay: boolean): LabelKind | undefined {
  const last = gap.labels.at(-1)
  return last && joins(gap.text.slice(last.end), wholeDay) ? last.kind : undefined
}

function emptyOfWords({ labels, text }: Gap): boolean {
  const rest = labels.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  )
  return isFilling(rest)
}

const itemOf = ({ date, printed, exact, start }: FoundDate, row: string): DateItem => ({
  ...{ date, printed, exact },
  part: row.slice(0, start).split('\n').length - 1,
})

/** Reads a row: dates first, then the labels between them. */
export function readRow(row: Row): RowParts {
  const dates = findDates(row.text)
  const labelled: LabelledDate[] = []
  const loose: DateItem[] = []
  const waiting: LabelKind[] = []
  const gaps = [...dates, undefined].map((date, at) =>
    gapOf(row.text.slice(dates[at - 1]?.end ?? 0, date?.start ?? row.text.length)),
  )
  for (const [at, gap] of gaps.entries()) {
    const found = dates[at]
    const kind = found && labelAtEnd(gap, found.wholeDay)
    const used = kind === undefined ? [] : oneKind(gap) ? gap.labels : gap.labels.slice(-1)
    waiting.push(...gap.labels.filter((label) => !used.includes(label)).map((label) => label.kind))
    if (found && kind) labelled.push({ kind, ...itemOf(found, row.text) })
    else if (found) loose.push(itemOf(found, row.text))
  }
  const [firstGap] = gaps
  const elsewhere = POINTS_ELSEWHERE.test(letters(row.text))
  return {
    row,
    labelled,
    loose,
    waiting: elsewhere ? [] : waiting,
    onlyLabels: dates.length === 0 && waiting.length > 0 && !elsewhere && gaps.every(emptyOfWords),
    startsWithDate: dates.length > 0 && firstGap !== undefined && isFilling(firstGap.text),
    shelfLife: findShelfLife(row.text),
    relative: isRelative(row.text),
  }
}
