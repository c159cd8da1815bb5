import { barcodeFault } from '../contract/barcode.ts'
import { distance, halfway } from './geometry.ts'
import type { CodeRead, Point, PrintedLine } from './sight.ts'

/** What a reader of print takes for a figure's look-alike, turned back. Only used on lines that are figures otherwise. */
const LOOK_ALIKES: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const MOST_LOOK_ALIKES = 2

interface FigureRun {
  figures: string
  start: Point
  end: Point
  middle: Point
  /** Unit vector along the text, and the text's height. */
  along: Point
  height: number
}

/**
 * Codes of 13 or 12 figures with a right check digit, printed under bars in one row, in one to three pieces.
 * Eight figures are not looked for: one number in ten has a right check digit by accident.
 */
export function findPrintedCodes(lines: readonly PrintedLine[]): CodeRead[] {
  const runs = lines.flatMap(toRun)
  const codes = runs.map((run) => codeIn(rowOf(run, runs))).filter(({ code }) => isCode(code))
  return [...new Map(codes.map((read) => [read.code, read])).values()]
}

function codeIn(row: readonly FigureRun[]): CodeRead {
  const [first, last] = [row[0], row.at(-1)]
  const nowhere = { x: 0, y: 0 }
  return {
    code: row.map(({ figures }) => figures).join(''),
    source: 'digits',
    ends: [first?.start ?? nowhere, last?.end ?? nowhere],
  }
}

const isCode = (figures: string) =>
  (figures.length === 13 || figures.length === 12) && barcodeFault(figures) === undefined

function toRun({ text, corners }: PrintedLine): FigureRun[] {
  const compact = text.toUpperCase().replace(/[\s.,:'"|<>-]/g, '')
  let alikes = 0
  const figures = compact.replace(/[A-Z]/g, (letter) => {
    alikes++
    return LOOK_ALIKES[letter] ?? letter
  })
  if (!/^\d{1,13}$/.test(figures) || alikes > Math.min(MOST_LOOK_ALIKES, compact.length / 4)) return []
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const long = Math.max(1, distance(topLeft, topRight))
  return [
    {
      figures,
      start: halfway(topLeft, bottomLeft),
      end: halfway(topRight, bottomRight),
      middle: halfway(topLeft, bottomRight),
      along: { x: (topRight.x - topLeft.x) / long, y: (topRight.y - topLeft.y) / long },
      height: distance(topLeft, bottomLeft),
    },
  ]
}

/** All runs on the same row as `run`, in reading order. */
function rowOf(run: FigureRun, all: readonly FigureRun[]): FigureRun[] {
  if (run.figures.length >= 12) return [run]
  const along = ({ middle }: FigureRun) =>
    (middle.x - run.middle.x) * run.along.x + (middle.y - run.middle.y) * run.along.y
  const across = ({ middle }: FigureRun) =>
    Math.abs((middle.y - run.middle.y) * run.along.x - (middle.x - run.middle.x) * run.along.y)
  return all.filter((other) => across(other) < run.height / 2).sort((a, b) => along(a) - along(b))
}
