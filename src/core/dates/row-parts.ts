import type { PrintedDate } from './calendar.ts'
import { type FoundLabel, findLabels, type LabelKind } from './labels.ts'
import { asLetters } from './lookalikes.ts'
import { type FoundDate, findDates, shortMonthAt } from './printed-dates.ts'
import type { Row } from './rows.ts'
import { findShelfLife, isRelative, type ShelfLife } from './shelf-life.ts'

/** Whose a date may be by the label that stands right behind it. */
type Claim = 'packed' | 'licence'

export interface DateItem {
  date: PrintedDate
  printed: string
  /** False when a letter of the month's name was misread. */
  exact: boolean
  /** Which of the statements of its row it stands in: they are parted by wide gaps. */
  part: number
  /** Set where a label right behind it, that labels no other date, may be its own. */
  claim: Claim | undefined
}

/** A date with what the row says about it. */
export interface LabelledDate extends DateItem {
  kind: LabelKind
  /** The label's own word, without spaces. */
  word: string
}

/** What one printed row says about dates. */
export interface RowParts {
  row: Row
  /** Dates that stand right behind their label. */
  labelled: readonly LabelledDate[]
  /** Dates behind no label, in order; the first ones may belong to labels of the row above. */
  loose: readonly DateItem[]
  /** Labels without a date of their own. */
  waiting: readonly FoundLabel[]
  /** True when the row holds labels and nothing else, so that its labels may speak about the next row. */
  onlyLabels: boolean
  /** True when nothing but a date stands at the row's beginning, and no sentence behind its dates. */
  startsWithDate: boolean
  /** How many of its dates from the first on have lost nothing to what stands before them. */
  whole: number
  /** Figures stand behind a date that are neither a time nor a code: another date may be lost there. */
  goesOnInFigures: boolean
  /** "6 months" of a best-before that is counted from packing. */
  shelfLife: ShelfLife | undefined
  relative: boolean
}

/** With the order in which a date is printed: "EXP (DD/MM/YY)". */
const FILLING = /\b(?:DATE|DT|ON|IS|THE|OF|NO|DD?|MM{0,2}|YY|YYYY|(?:DD)?I?MMI?YY(?:YY)?)\b/g

/** Figures by themselves are no word: "15" is a day, and no IS. */
const letters = (text: string) =>
  text
    .replace(/[^A-Za-z0-9| ]/g, ' ')
    .replace(/[^ ]+/g, (token) => (/^\d+$/.test(token) ? token : asLetters(token)))

const isFilling = (text: string) => letters(text).replace(FILLING, '').trim() === ''

/** Between a label and its date: filling, or one stray letter that is a misread colon. */
const joins = (text: string, wholeDay: boolean) =>
  isFilling(text) || (wholeDay && /^[A-Za-z|]$/.test(text.trim()))

/** "For use by date see the seal": the label speaks of print that is elsewhere. */
const POINTS_ELSEWHERE = /\b(?:SEE|REFER|PRINTED|STAMPED|OVERLEAF)\b/

/** What a row speaks of that ends on a day too, and is nothing to eat. */
export type OtherSubject = 'offer' | 'licence'

const OFFER =
  /\b(?:OFFERS?|COUPONS?|VOUCHERS?|CASHBACK|DISCOUNTS?|PROMO(?:TION)?|REDEEM|CONTEST|LUCKY|VALID|WIN|PRIZES?|SCHEME|SALE ENDS|REWARDS?|TICKETS?|PASSPORT|(?:CREDIT|DEBIT|GIFT|LOYALTY|MEMBERSHIP) CARDS?)\b/
const LICENCE = /\b(?:FSSAI|LIC|LICEN[CS]E)\b/

export function otherSubjectOf(text: string): OtherSubject | undefined {
  if (OFFER.test(letters(text))) return 'offer'
  return LICENCE.test(letters(text)) ? 'licence' : undefined
}

/** Behind these a date that expires is the licence's or the telephone line's; "use by" is said of food alone. */
const OF_LICENCE: ReadonlySet<string> = new Set(['FSSAI', 'LIC', 'LICNO', 'LICENCE', 'LICENSE'])
const OF_OTHERS: ReadonlySet<string> = new Set([...OF_LICENCE, 'PHONE', 'TEL', 'CALL'])

export const isExpiry = ({ word }: FoundLabel): boolean => /^(?:DATEOF)?EXP/.test(word)

/** A date behind these stands on the pack itself: its stamp may have slipped by a row. */
export const isBesideDates = ({ kind, word }: LabelledDate): boolean =>
  kind === 'never' && /^(?:BNO|BATCH|LOT|MRP|USP|TIME)/.test(word)

/**
 * Words of a sentence right before a label: "say use by 2030" is talk, or an order to whoever reads it, and no print
 * of a date. What stands behind a batch or price label is a code and no sentence.
 */
function inSentence(text: string, labels: readonly FoundLabel[], label: FoundLabel): boolean {
  const ended = labels.filter((other) => other.end <= label.start)
  const begins = text.lastIndexOf('\n', label.start)
  const others = ended.filter(({ word }) => OF_OTHERS.has(word))
  if (isExpiry(label) && others.some(({ start }) => start > begins)) return true
  if (ended.some((other) => other.kind === 'never' && !others.includes(other))) return false
  const from = Math.max(begins, ...ended.map(({ end }) => end), 0)
  return /\b[A-Za-z]{3,}\b/.test(text.slice(from, label.start).replace(/\bdate\b/gi, ''))
}

interface Gap {
  labels: readonly FoundLabel[]
  text: string
}

/** A label inside a sentence, or of another subject, explains the date behind it away: it is nobody's use-by date. */
function gapOf(text: string, subject: OtherSubject | undefined): Gap {
  const labels = findLabels(text)
  const isOther = (label: FoundLabel) =>
    label.kind === 'useBy' &&
    (subject === 'offer' || (subject === 'licence' && isExpiry(label)) || inSentence(text, labels, label))
  return { text, labels: labels.map((label) => (isOther(label) ? { ...label, kind: 'never' } : label)) }
}

/** True when the labels of a gap are one label said twice ("EXP / BEST BEFORE") or one alone. */
function oneKind({ labels, text }: Gap): boolean {
  const [first, ...others] = labels
  return others.every((label, at) => {
    const before = at === 0 ? first : others[at - 1]
    return label.kind === first?.kind && isFilling(text.slice(before?.end ?? 0, label.start))
  })
}

/** "MFG/EXP 14/09/26": one date behind two labels is the packed one as well as the other. */
const isShared = ({ labels, text }: Gap): boolean => {
  const [before, last] = labels.slice(-2)
  const between = text.slice(before?.end, last?.start)
  return before?.kind === 'packed' && last?.kind === 'useBy' && !between.includes('\n') && isFilling(between)
}

/** "MFD BY BRITANNIA", "PACKED IN A CLEAN HALL": the packed label is a sentence's, and no date's. */
const OF_MAKER = /^[\W_]*(?:&|(?:BY|AT|IN|FOR|UNDER|AND)\b)/

/** What stands right behind a date in its statement: a licence, or a packed label that is not the maker's. */
function claimOf({ labels: [label, next], text }: Gap): Claim | undefined {
  const [statement = ''] = text.split('\n')
  if (!label || label.start >= statement.length || !isFilling(statement.slice(0, label.start)))
    return undefined
  if (OF_LICENCE.has(label.word)) return 'licence'
  const behind = letters(statement.slice(label.end, next?.start))
  const isOfMaker =
    OF_MAKER.test(text.slice(label.end)) || (next && OF_LICENCE.has(next.word) && isFilling(behind))
  return label.kind === 'packed' && !isOfMaker ? 'packed' : undefined
}

/** "EXP 14/12/26 PKD": the packed label behind a date has no date of its own: which of the two this is, nobody knows. */
function endsInClaim({ labels: [label, next], text }: Gap): boolean {
  const [statement = ''] = text.split('\n')
  return isFilling(statement.slice(label?.end, next?.start))
}

/**
 * The label that a gap gives to the date behind it. A letter before a month that was misread is the beginning of its
 * word, and no colon: "AOUT 2027" ends in no misread OCT.
 */
function labelAtEnd(gap: Gap, { wholeDay, exact, printed }: FoundDate): FoundLabel | undefined {
  const last = gap.labels.at(-1)
  const behind = gap.text.slice(last?.end)
  if (!last || behind.includes('\n\n') || isShared(gap)) return undefined
  return joins(behind, wholeDay && (exact || /^\d/.test(printed))) ? last : undefined
}

interface Behind {
  gap: Gap | undefined
  /** The next date, behind the gap. */
  date: FoundDate | undefined
}

/** The label right behind a date that may be its own: a packed label may be the next date's instead. */
function claimBehind({ gap, date }: Behind, ofPack: boolean): Claim | undefined {
  const claim = gap && claimOf(gap)
  if (claim === 'licence') return ofPack ? undefined : claim
  return gap && date && labelAtEnd(gap, date) === gap.labels[0] ? undefined : claim
}

/** The label before a date, if none behind it takes the date away: a licence's end is nobody's use-by date. */
function ownLabel(gap: Gap, found: FoundDate, { gap: next, date }: Behind, claim: Claim | undefined) {
  const own = labelAtEnd(gap, found)
  if (own?.kind !== 'useBy') return own
  // With another date behind it the licence may be that one's.
  if (claim === 'licence' && isExpiry(own)) return date ? undefined : { ...own, kind: 'never' as const }
  return claim === 'packed' && !date && next && endsInClaim(next) ? undefined : own
}

const SENTENCE = /\b[A-Za-z]{4,}\b|\b[A-Za-z]{3}\b.*\b[A-Za-z]{3}\b/

const TIME_OR_CODE = /\b\d{1,2}(?::\d\d){1,2}\b|\b[A-Za-z]+\d+\b/g
const holdsFigures = ({ text }: Gap) => /\d/.test(text.replace(TIME_OR_CODE, ''))

/** A month, or one figure of a day, may be the rest of what stands before it and is no filling. */
const mayHaveLost = ({ text }: Gap, { date, wholeDay }: FoundDate) =>
  !isFilling(text) && (date.day === null || !wholeDay)

/** Words behind a date, up to the next label or the end of the statement: "31/12/27 WIN A CAR". */
const goesOn = ({ labels: [label], text }: Gap) =>
  SENTENCE.test(text.slice(0, label?.start).split('\n')[0] ?? '')

function emptyOfWords({ labels, text }: Gap): boolean {
  const rest = labels.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  )
  return isFilling(rest)
}

const itemOf = ({ date, printed, exact, start }: FoundDate, row: string, claim?: Claim): DateItem => ({
  ...{ date, printed, exact, claim },
  part: row.slice(0, start).split('\n').length - 1,
})

/** All dates of a row, with the months and short years that are dates only behind a use-by label. */
function datesOfRow(text: string): FoundDate[] {
  const dates = findDates(text)
  const short = findLabels(text).flatMap(({ kind, end }) =>
    kind === 'useBy' ? (shortMonthAt(text, end) ?? []) : [],
  )
  const free = short.filter(({ start, end }) => dates.every((date) => date.end <= start || date.start >= end))
  return [...dates, ...free].sort((a, b) => a.start - b.start)
}

/**
 * Reads a row: dates first, then the labels between them. `above`: what the row right above it speaks of, whose sentence
 * may go on here; a row that begins with the packed date speaks of the pack.
 */
export function readRow(row: Row, above?: OtherSubject): RowParts {
  const dates = datesOfRow(row.text)
  const labelled: LabelledDate[] = []
  const loose: DateItem[] = []
  const waiting: FoundLabel[] = []
  const ofPack = findLabels(row.text).find(({ kind }) => kind !== 'never')?.kind === 'packed'
  const gaps = [...dates, undefined].map((date, at) =>
    gapOf(
      row.text.slice(dates[at - 1]?.end ?? 0, date?.start ?? row.text.length),
      ofPack ? undefined : above,
    ),
  )
  for (const [at, gap] of gaps.entries()) {
    const found = dates[at]
    const behind = { gap: gaps[at + 1], date: dates[at + 1] }
    const claim = claimBehind(behind, ofPack)
    const label = found && ownLabel(gap, found, behind, claim)
    const used = label === undefined ? [] : oneKind(gap) ? gap.labels : gap.labels.slice(-1)
    waiting.push(...gap.labels.filter((each) => !used.includes(each)))
    if (found && label) {
      labelled.push({ kind: label.kind, word: label.word, ...itemOf(found, row.text, claim) })
    } else if (found) loose.push(itemOf(found, row.text, claim))
  }
  const [firstGap, ...others] = gaps
  const damaged = dates.findIndex((date, at) => gaps[at] && mayHaveLost(gaps[at], date))
  const elsewhere = POINTS_ELSEWHERE.test(letters(row.text))
  return {
    row,
    labelled,
    loose,
    waiting: elsewhere ? [] : waiting,
    onlyLabels: dates.length === 0 && waiting.length > 0 && !elsewhere && gaps.every(emptyOfWords),
    startsWithDate:
      dates.length > 0 && firstGap !== undefined && isFilling(firstGap.text) && !others.some(goesOn),
    whole: damaged < 0 ? dates.length : damaged,
    goesOnInFigures: others.some(holdsFigures),
    shelfLife: findShelfLife(row.text),
    relative: isRelative(row.text),
  }
}
