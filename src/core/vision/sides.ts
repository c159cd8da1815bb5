import type { PrintedLine } from './sight.ts'
import { bareText } from './similarity.ts'

const SURE_LINE = 0.8
const LINE_LETTERS = 3

/** What a line says, bare, where it was read so surely that another picture of it says the same. */
export function sureText({ text, confidence }: PrintedLine): string | undefined {
  const bare = bareText(text)
  return confidence >= SURE_LINE && bare.length >= LINE_LETTERS ? bare : undefined
}

/** Lines that two pictures share where they show the same side. */
const SHARED = 2

/** Tells whether a picture shows a side of the pack that none before it showed; a blank picture shows none. */
export function createSides(): (lines: readonly PrintedLine[]) => boolean {
  const sides: Set<string>[] = []
  return (lines) => {
    const texts = lines.flatMap((line) => sureText(line) ?? [])
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
