/** One line of the conversation as it stands on the screen. `id` rises and is never reused in a visit. */
export interface Line {
  id: number
  who: 'heard' | 'said'
  text: string
}

/**
 * Older lines leave the screen: they were heard, and a screen reader walks the log from its beginning.
 * @internal A test fills the screen with so many.
 */
export const LINES_KEPT = 40

const folded = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')

/**
 * Adds a line at the end. Nothing is added for an empty text, nor when the shopper's own words come back from the
 * server right after they were tapped or typed.
 */
export function addLine(lines: readonly Line[], who: Line['who'], text: string): readonly Line[] {
  const words = text.trim()
  const last = lines.at(-1)
  if (words === '') return lines
  if (who === 'heard' && last?.who === 'heard' && folded(last.text) === folded(words)) return lines
  return [...lines, { id: (last?.id ?? 0) + 1, who, text: words }].slice(-LINES_KEPT)
}
