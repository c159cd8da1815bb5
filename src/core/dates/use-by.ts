import type { PrintedLine } from '../vision/sight.ts'
import { compareEnds, keyOf, type PrintedDate } from './calendar.ts'
import type { FoundLabel, LabelKind } from './labels.ts'
import {
  type DateItem,
  isBesideDates,
  isExpiry,
  type LabelledDate,
  type OtherSubject,
  otherSubjectOf,
  type RowParts,
  readRow,
} from './row-parts.ts'
import { type Row, rowsOf } from './rows.ts'
import { goesOnElsewhere, isFromElsewhere, type ShelfLife } from './shelf-life.ts'

/** What print says about the use-by date. */
export type UseBy =
  | { kind: 'date'; date: PrintedDate }
  /** Counted from packing: both parts as printed, never a date. */
  | { kind: 'fromPacking'; shelfLife: ShelfLife; packedOn: string }
  | { kind: 'none' }

/** One picture's print, with how many use-by labels it shows: another picture may show one that this one lost. */
export type DateReading = UseBy & {
  useByLabels: number
  /** Different use-by dates that are not one print or not one kind: a neighbour's or a coupon's may be among them. */
  isSeveral: boolean
}

const none: UseBy = { kind: 'none' }

/** Under this a row's dates are noise. It costs no right reading on the development prints. */
const MIN_CONFIDENCE = 0.6

/** The next row begins within so many heights. */
const NEXT_ROW = 3

/** One print's rows stand this near, in heights of the larger, and are of about one height. */
const ONE_PRINT = 6
const ONE_HEIGHT = 1.8
/** Beside each other they stand no further apart, in heights. */
const ONE_BLOCK = 4

interface PlacedDate extends LabelledDate {
  row: Row
}

interface Findings {
  labelled: PlacedDate[]
  loose: DateItem[]
  /** Use-by labels whose date was not read. */
  open: number
  shelfLives: ShelfLife[]
}

/**
 * "MM/DD/YY", "YY/MM/DD": figures in another order than the Indian one. A year in four figures says so itself. Strokes
 * may be read as letters.
 */
const OTHER_ORDER =
  /(?<![A-Z])(?:MM?[^A-Z]?[I|L]?D(?:[DO]|[^A-Z]?[I|L]?Y)|MONTH[^A-Z]{1,3}DAY|YY[^A-Z]?[I|L]?MM?[^A-Z]?[I|L]?D)/

const countUseBy = (labels: readonly FoundLabel[]) => labels.filter(({ kind }) => kind === 'useBy').length

const isOneHeight = (a: Row, b: Row) =>
  Math.max(a.height, b.height) <= ONE_HEIGHT * Math.min(a.height, b.height)

/** One stands over the other by at least half of the narrower. */
function sharesColumn(a: Row, b: Row): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return 2 * shared >= Math.min(a.right - a.left, b.right - b.left)
}

/** Round a curve what stands to the right hangs by less than a row. */
const hangs = (a: Row, b: Row) =>
  b.left - a.right <= a.height && b.middle - a.middle < a.height && b.left > a.left

function isNext({ row: above }: RowParts, { row: below }: RowParts): boolean {
  const isNear = below.middle - above.middle < NEXT_ROW * Math.max(above.height, below.height)
  const runAlike = above.isUpright && below.isUpright && isOneHeight(above, below)
  return isNear && runAlike && (sharesColumn(above, below) || hangs(above, below))
}

/** Whether a label right behind a date takes it away from the labels above: packed, or a licence that expires. */
const isTaken = ({ claim }: DateItem, labels: readonly FoundLabel[]) =>
  claim === 'packed' ||
  (claim === 'licence' && labels.some(isExpiry) && labels.every(({ kind }) => kind !== 'packed'))

/** A label that begins far behind the row below may be that of its second date, which was not read. */
const isBeside = ({ row: above }: RowParts, { row: below, goesOnInFigures }: RowParts) =>
  goesOnInFigures && above.left - below.left > ONE_BLOCK * below.height

/** Labels alone on a row speak about the dates that the next row begins with, one for one. */
function takeFromNext(above: RowParts, below: RowParts | undefined): LabelledDate[] {
  const labels = above.waiting
  if (!below || !isNext(above, below) || !below.startsWithDate || below.relative) return []
  if (labels.length > below.whole || (labels.length === 1 && isBeside(above, below))) return []
  if (labels.length > 1 && (labels.length !== below.loose.length || below.labelled.length > 0)) return []
  if (below.loose.slice(0, labels.length).some((item) => isTaken(item, labels))) return []
  return labels.flatMap(({ kind, word }, at) => {
    const item = below.loose[at]
    return item ? [{ ...item, kind, word }] : []
  })
}

/** The nearest row above, in the same column. */
function nearestAbove(row: Row, rows: readonly Row[]): Row | undefined {
  const isAbove = ({ middle }: Row) => middle < row.middle && row.middle - middle < NEXT_ROW * row.height
  return rows.filter((other) => isAbove(other) && sharesColumn(other, row)).at(-1)
}

/** What the row above speaks of beside food: its sentence may end in this row's label. */
function subjectAbove(row: Row, rows: readonly Row[]): OtherSubject | undefined {
  const nearest = nearestAbove(row, rows)
  return nearest && otherSubjectOf(nearest.text)
}

/** Right below a packed label that waits for its date too: the first date below them is that one's. */
function isStacked({ row }: RowParts, rows: readonly RowParts[], answered: ReadonlySet<RowParts>): boolean {
  const nearest = nearestAbove(
    row,
    rows.map((parts) => parts.row),
  )
  const waits = (parts: RowParts) => parts.onlyLabels && !answered.has(parts)
  return rows.some(
    (parts) => parts.row === nearest && waits(parts) && parts.waiting.some(({ kind }) => kind === 'packed'),
  )
}

/** A row that counts from packing: its use-by label needs no date, and its "PKD" may speak about the next row. */
function isCounted(parts: RowParts, above: RowParts | undefined): boolean {
  if (!parts.relative) return false
  return countUseBy(parts.waiting) > 0 || (above?.onlyLabels === true && countUseBy(above.waiting) > 0)
}

/** "4 weeks after opening", or after purchase, is no date of the pack, read or not; "opening" may begin the next row. */
function isFromPacking({ row, shelfLife }: RowParts, below: RowParts | undefined): boolean {
  if (below && goesOnElsewhere(row.text, below.row.text)) return false
  return shelfLife !== undefined || !isFromElsewhere(row.text)
}

function collect(rows: readonly RowParts[]): Findings {
  const findings: Findings = { labelled: [], loose: [], open: 0, shelfLives: [] }
  const taken = new Set<DateItem['date']>()
  const answered = new Set<RowParts>()
  for (const [at, parts] of rows.entries()) {
    const below = rows[at + 1]
    findings.labelled.push(...parts.labelled.map((one) => ({ ...one, row: parts.row })))
    if (isCounted(parts, rows[at - 1])) {
      if (isFromPacking(parts, below)) {
        if (parts.shelfLife) findings.shelfLives.push(parts.shelfLife)
        else findings.open += 1
      }
      continue
    }
    if (below && parts.onlyLabels && isCounted(below, parts)) continue
    const fromNext = parts.onlyLabels && !isStacked(parts, rows, answered) ? takeFromNext(parts, below) : []
    if (fromNext.length > 0) answered.add(parts)
    for (const item of fromNext) taken.add(item.date)
    findings.labelled.push(...fromNext.map((one) => ({ ...one, row: below?.row ?? parts.row })))
    findings.open += fromNext.length > 0 ? 0 : countUseBy(parts.waiting)
  }
  findings.loose = rows.flatMap((parts) => parts.loose).filter(({ date, exact }) => exact && !taken.has(date))
  return findings
}

const datesOf = (labelled: readonly PlacedDate[], kind: LabelKind) =>
  labelled.filter((one) => one.kind === kind)

const latest = (dates: readonly PrintedDate[]) =>
  dates.reduce<PrintedDate | undefined>((a, b) => (a && compareEnds(a, b) >= 0 ? a : b), undefined)

function isOnePrint(a: PlacedDate, b: PlacedDate): boolean {
  if (a.row === b.row) return a.part === b.part
  const large = Math.max(a.row.height, b.row.height)
  const apart = Math.max(a.row.left, b.row.left) - Math.min(a.row.right, b.row.right)
  return (
    isOneHeight(a.row, b.row) &&
    Math.abs(a.row.middle - b.row.middle) <= ONE_PRINT * large &&
    apart <= ONE_BLOCK * large
  )
}

/** The same for labels that mean the same: "best before" and "use by" of one pack are two dates, and so is a coupon's end. */
const meaningOf = ({ word }: PlacedDate) =>
  word
    .replace(/^DATEOF/, '')
    .replace(/^(?:CONSUME|UBD)/, 'USE')
    .replace(/^BB/, 'BEST')
    .slice(0, 3)

/** Some of the dates are printed more than once. */
const hasCopies = (useBy: readonly PlacedDate[]) =>
  new Set(useBy.map(({ date }) => keyOf(date))).size < useBy.length

/**
 * Whether two of the dates differ and are of two prints, or of two kinds: of the held pack only one of them is. What
 * differs among copies of one print was misread.
 */
const isSeveral = (useBy: readonly PlacedDate[]) =>
  useBy.some((a) =>
    useBy.some(
      (b) =>
        compareEnds(a.date, b.date) !== 0 &&
        (!isOnePrint(a, b) || meaningOf(a) !== meaningOf(b) || hasCopies(useBy)),
    ),
  )

/** A date must lie behind every packed date, and no date of the pack that has no label for dates may lie behind it. */
function stands(date: PrintedDate, packed: readonly DateItem[], loose: readonly DateItem[]): boolean {
  return (
    packed.every((other) => compareEnds(date, other.date) > 0) &&
    loose.every((other) => compareEnds(date, other.date) >= 0)
  )
}

/** Figures alone, day and month of which could be taken for one another or for the year. */
const needsOrder = ({ printed }: DateItem) => !/[A-Z]|^\d{4}/.test(printed)

function decide({ labelled, loose, open, shelfLives }: Findings, isOtherOrder: boolean): UseBy {
  const useBy = datesOf(labelled, 'useBy')
  if (isOtherOrder && labelled.some(needsOrder)) return none
  if (open > 0 || isSeveral(useBy)) return none
  const packed = datesOf(labelled, 'packed')
  const date = latest(useBy.map((one) => one.date))
  if (date)
    return stands(date, packed, [...loose, ...labelled.filter((one) => one.exact && isBesideDates(one))])
      ? { kind: 'date', date }
      : none
  const [shelfLife] = shelfLives
  const days = new Set(packed.map(({ date: day }) => keyOf(day)))
  const packedOn = packed[0]?.printed
  const sure = shelfLives.every(({ count, unit }) => count === shelfLife?.count && unit === shelfLife.unit)
  if (!shelfLife || packedOn === undefined || days.size > 1 || !sure || loose.length > 0) return none
  return { kind: 'fromPacking', shelfLife, packedOn }
}

/**
 * The use-by date among everything printed: the latest of the dates that stand behind a use-by label on one print. Packed
 * dates, batches, prices and times never count. Reads nothing rather than something unsure: when a use-by label has no
 * readable date, when a date is not later than the packed one, when a later date has no label for dates, when copies of
 * one print differ, or when different dates stand behind different words, or on prints so far apart, or of such sizes,
 * that one of them may be a neighbour's.
 */
export function readUseBy(lines: readonly PrintedLine[]): DateReading {
  const rows = rowsOf(lines.filter(({ confidence }) => confidence >= MIN_CONFIDENCE))
  const findings = collect(rows.map((row) => readRow(row, subjectAbove(row, rows))))
  const { labelled, open, shelfLives } = findings
  const useBy = datesOf(labelled, 'useBy')
  const useByLabels = useBy.length + shelfLives.length + open
  const isOtherOrder = rows.some(({ text }) => OTHER_ORDER.test(text.toUpperCase()))
  return { ...decide(findings, isOtherOrder), useByLabels, isSeveral: isSeveral(useBy) }
}
