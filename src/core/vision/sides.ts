import type { PrintedLine } from './sight.ts'
import { sureText } from './sure-text.ts'

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
