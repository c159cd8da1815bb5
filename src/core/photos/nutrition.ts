import type { Proposal } from '../contract/console/photos.ts'
import { FIGURE, type NutritionName, productFields } from '../contract/product-fields.ts'
import { halfway, heightOf } from '../vision/geometry.ts'
import type { Point, PrintedLine } from '../vision/sight.ts'
import { figureWritten, WRITTEN_FIGURE } from '../written-figure.ts'

/** A proposal with the points of the picture that it was read at. */
export interface PrintSaid extends Omit<Proposal, 'box'> {
  points: readonly Point[]
}

/** What a row of the table is called; `of which` rows stand below their own. */
const rows: readonly (readonly [NutritionName, RegExp])[] = [
  ['energyKcal', /^\W*energy/i],
  ['sugarG', /^\W*(?:of which\s*)?(?:total\s*)?sugars?\b/i],
  ['fatG', /^\W*(?:total\s*)?fat\b/i],
  ['saltG', /^\W*salt\b/i],
  ['fibreG', /^\W*(?:dietary\s*)?fib(?:re|er)\b/i],
]
const PORTION =
  'serv(?:e|ing)s?|portions?|packs?|pieces?|biscuits?|cookies?|slices?|sachets?|cups?|glass(?:es)?'
const AMOUNT = String.raw`\d+(?:\.\d+)?\s*(?:g|ml)\b`
/** So many: "4 small", "1/2". */
const COUNT = String.raw`[\d½¼¾][\d½¼¾\s/.-]*(?:(?!per\b)[a-z]+\s+){0,2}`
const PER_PORTION = String.raw`per\s*(?:${AMOUNT}\s*|${COUNT})?(?:${PORTION})`
/** A share of a day's need, so many of something or a price, per portion: it heads no column. */
const NO_HEADING = [
  String.raw`%\W*(?:(?!per\b)\w+\W+){0,4}`,
  String.raw`\b(?:${PORTION})\W*(?=${PER_PORTION})`,
  String.raw`(?:\d\s*|\bno\W*of\s+)(?:${PORTION})\W*`,
  String.raw`(?:\brs|\binr|₹)\W*\d[\d.,]*\W*`,
].join('|')
/** In what a table or a column of it counts; 100 ml weigh something else than 100 g. */
const COUNTS_IN = new RegExp(
  String.raw`(${NO_HEADING})?\b(?:per\s*(100\s*g)\b|(?:${PER_PORTION}|per\s*${AMOUNT})(?:\s*\([^()]*\))?)`,
  'gi',
)
/** What may head a column without a "per": "Each biscuit", "Serving (25 g)"; not what the table is of. */
const MAY_HEAD = new RegExp(String.raw`(?<!\bof\s)\b(?:${PORTION})\b|${AMOUNT}`, 'i')
/** Never the end of a longer one: "2,100.5" holds no 100.5. */
const FIGURE_READ = String.raw`(?<![\d.,])(${WRITTEN_FIGURE})`
const UNIT = {
  kcal: new RegExp(String.raw`${FIGURE_READ}\s*kcal`, 'gi'),
  g: new RegExp(String.raw`${FIGURE_READ}\s*g\b`, 'gi'),
} as const
/** A share of a day's need is no amount. */
const PLAIN = new RegExp(String.raw`^\W*${FIGURE_READ}[^\w%]*$`, 'g')
/** A figure stands in its name's row if their middles are this near, in heights of the name. */
const SAME_ROW = 0.6
/** Headings stand side by side if their middles are this near, in heights of the one. */
const SAME_HEAD = 2

const isSameRow = (line: PrintedLine, of: PrintedLine) =>
  Math.abs(middle(line).y - middle(of).y) <= SAME_ROW * heightOf(of)

const middle = ({ corners: [a, , c] }: PrintedLine): Point => halfway(a, c)

/** A stretch of a line: its middle, and how far it reaches to both sides. */
interface Stretch {
  x: number
  reach: number
  from: PrintedLine
}
interface Column extends Stretch {
  is100G: boolean
}
/** `isWhole`: nothing that may head a column of its own stands beside its heading. */
interface Table {
  columns: readonly Column[]
  heading: Column
  isWhole: boolean
}
interface Figure extends Stretch {
  value: string
}

const stretch = (from: PrintedLine, { 0: { length }, index }: RegExpExecArray): Stretch => {
  const [left, right] = from.corners
  const letter = (right.x - left.x) / from.text.length
  return { x: left.x + (index + length / 2) * letter, reach: (length * letter) / 2, from }
}

const byPlace = (one: Stretch, other: Stretch) => one.x - other.x

/** Figures in 100 g, where the table says that it counts in 100 g; none that may be those of a serving. */
export function nutritionIn(lines: readonly PrintedLine[]): PrintSaid[] {
  const columns = lines.flatMap(columnsIn).toSorted(byPlace)
  const heading = columns.find(({ is100G }) => is100G)
  if (!heading) return []
  const table = { columns, heading, isWhole: lines.every(headsNothingBeside(heading)) }
  return rows.flatMap(([field, name]) => {
    const row = lines.find(({ text }) => name.test(text))
    if (!row) return []
    const { unit, most } = productFields[field]
    const figure = of100G(figuresOf(row, lines, UNIT[unit]), table, row)
    if (!figure || !FIGURE.test(figure.value) || Number(figure.value) > most) return []
    const words = figure.from === row ? row.text : `${row.text} ${figure.from.text}`
    return [{ field, value: figure.value, words, points: [...row.corners, ...figure.from.corners] }]
  })
}

const columnsIn = (line: PrintedLine): Column[] =>
  [...line.text.matchAll(COUNTS_IN)].flatMap((found) => {
    const [, noHeading, in100G] = found
    return noHeading === undefined ? [{ ...stretch(line, found), is100G: in100G !== undefined }] : []
  })

const headsNothingBeside =
  ({ from }: Column) =>
  (line: PrintedLine) =>
    !isSameRow(line, from) || !MAY_HEAD.test(line.text.replace(COUNTS_IN, ' '))

const figuresIn = (line: PrintedLine, unit: RegExp): Figure[] =>
  [...line.text.matchAll(unit)].map((found) => ({
    ...stretch(line, found),
    value: String(figureWritten(found[1] ?? '')),
  }))

/** From left to right. */
function figuresOf(row: PrintedLine, lines: readonly PrintedLine[], unit: RegExp): Figure[] {
  const beside = lines.filter((line) => middle(line).x > middle(row).x && isSameRow(line, row))
  const others = beside.flatMap((line) => {
    const inUnits = figuresIn(line, unit)
    return inUnits.length > 0 ? inUnits : figuresIn(line, PLAIN)
  })
  return [...figuresIn(row, unit), ...others.toSorted(byPlace)]
}

/** The row's figure below the heading of 100 g. */
function of100G(
  figures: readonly Figure[],
  { columns, heading, isWhole }: Table,
  row: PrintedLine,
): Figure | undefined {
  const below = ({ x, reach }: Figure) => Math.abs(x - heading.x) <= reach + heading.reach
  if (isWhole && columns.every(({ is100G }) => is100G)) {
    const [first, another] = figures
    // It begins left of all figures: it is the whole table's, or the first column's.
    if (first && heading.from.corners[0].x <= first.x - first.reach) return first
    return figures.find(below) ?? (another || first?.from !== row ? undefined : first)
  }
  const sideBySide = columns.every(
    ({ from }) => Math.abs(middle(from).y - middle(heading.from).y) <= SAME_HEAD * heightOf(heading.from),
  )
  if (!sideBySide) return undefined
  if (isWhole && figures.length === columns.length) return figures[columns.indexOf(heading)]
  // A figure or a heading was not read: each figure belongs to the heading that it is nearest to.
  const away = (figure: Figure) => (column: Column) => Math.abs(column.x - figure.x)
  const isNearest = (figure: Figure) => {
    const nearest = Math.min(...columns.map(away(figure)))
    return figure.from !== row && below(figure) && away(figure)(heading) === nearest
  }
  const [only] = figures.filter(isNearest).toSorted((a, b) => away(a)(heading) - away(b)(heading))
  return only
}
