import type { Proposal } from '../contract/console/photos.ts'
import { FIGURE, type NutritionName, productFields } from '../contract/product-fields.ts'
import { distance } from '../vision/geometry.ts'
import type { Point, PrintedLine } from '../vision/sight.ts'
import { figureWritten, WRITTEN_FIGURE } from '../written-figure.ts'

/** A proposal with the points of the picture that it was read at. */
export interface Said extends Omit<Proposal, 'box'> {
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
const HEADING = /per\s*100\s*g\b/i
/** Never the end of a longer one: "2,100.5" holds no 100.5. */
const FIGURE_READ = String.raw`(?<![\d.,])(${WRITTEN_FIGURE})`
const UNIT = {
  kcal: new RegExp(String.raw`${FIGURE_READ}\s*kcal`, 'i'),
  g: new RegExp(String.raw`${FIGURE_READ}\s*g\b`, 'i'),
} as const
const PLAIN = new RegExp(String.raw`^\W*${FIGURE_READ}\W*$`)
/** A figure stands in its name's row if their middles are this near, in heights of the name. */
const SAME_ROW = 0.6

const middle = ({ corners: [a, , c] }: PrintedLine): Point => ({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 })

/** Figures in 100 g, where the table says that it counts in 100 g; of several columns the first. */
export function nutritionIn(lines: readonly PrintedLine[]): Said[] {
  const heading = lines.find(({ text }) => HEADING.test(text))
  if (!heading) return []
  return rows.flatMap(([field, name]) => {
    const row = lines.find(({ text }) => name.test(text))
    if (!row) return []
    const { unit, most } = productFields[field]
    const figure = figureIn(row, UNIT[unit]) ?? besides(row, lines, UNIT[unit])
    if (!figure || !FIGURE.test(figure.value) || Number(figure.value) > most) return []
    const words = figure.from === row ? row.text : `${row.text} ${figure.from.text}`
    return [{ field, value: figure.value, words, points: [...row.corners, ...figure.from.corners] }]
  })
}

interface Figure {
  value: string
  from: PrintedLine
}

function figureIn(line: PrintedLine, unit: RegExp): Figure | undefined {
  const [, figure] = unit.exec(line.text) ?? []
  return figure === undefined ? undefined : { value: String(figureWritten(figure)), from: line }
}

/** The nearest figure to the right, in the same row. */
function besides(row: PrintedLine, lines: readonly PrintedLine[], unit: RegExp): Figure | undefined {
  const height = distance(row.corners[0], row.corners[3])
  const right = lines
    .filter(
      (line) =>
        middle(line).x > middle(row).x && Math.abs(middle(line).y - middle(row).y) <= SAME_ROW * height,
    )
    .toSorted((one, other) => middle(one).x - middle(other).x)
  const [first] = right.flatMap((line) => figureIn(line, unit) ?? figureIn(line, PLAIN) ?? [])
  return first
}
