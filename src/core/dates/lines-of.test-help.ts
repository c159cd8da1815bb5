import type { Point, PrintedLine } from '../vision/sight.ts'

interface Print {
  /** Radians by which the whole print is turned. */
  angle?: number
  confidence?: number
  rival?: number
}

const CHARACTER = 12
const HEIGHT = 20
const PITCH = 32

/** Rows of print; a `|` in a row cuts it into boxes, as a print reader does at wide spaces; a blank box is a gap. */
export function linesOf(
  rows: readonly string[],
  { angle = 0, confidence = 0.95, rival = 0 }: Print = {},
): PrintedLine[] {
  const turned = ({ x, y }: Point): Point => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  })
  return rows.flatMap((row, at) => {
    let left = 0
    return row.split('|').flatMap((text) => {
      const right = left + text.length * CHARACTER
      const top = at * PITCH
      const box = [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: top + HEIGHT },
        { x: left, y: top + HEIGHT },
      ]
      left = right + CHARACTER
      const [a, b, c, d] = box.map(turned) as [Point, Point, Point, Point]
      return text.trim() === '' ? [] : [{ text, confidence, rival, corners: [a, b, c, d] as const }]
    })
  })
}
