import type { PrintedLine } from './sight.ts'
import { bareText } from './similarity.ts'

const SURE_LINE = 0.8
const LINE_LETTERS = 3
/** Lines that two pictures share where they show the same side. */
const SHARED = 2

/** Tells whether a picture shows a side of the pack that none before it showed; a blank picture shows none. */
export function createSides(): (lines: readonly PrintedLine[]) => boolean {
  const sides: Set<string>[] = []
  return (lines) => {
    const texts = lines
      .filter(({ confidence }) => confidence >= SURE_LINE)
      .map(({ text }) => bareText(text))
      .filter((text) => text.length >= LINE_LETTERS)
    if (texts.length < SHARED) return false
    const known = sides.find((side) => texts.filter((text) => side.has(text)).length >= SHARED)
    if (!known) {
      sides.push(new Set(texts))
      return true
    }
    for (const text of texts) known.add(text)
    return false
  }
}
