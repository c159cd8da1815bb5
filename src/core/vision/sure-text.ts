import type { PrintedLine } from './sight.ts'
import { bareText } from './similarity.ts'

const SURE_LINE = 0.8
const LINE_LETTERS = 3

/** What a line says, bare, where it was read so surely that another picture of it says the same. */
export function sureText({ text, confidence }: PrintedLine): string | undefined {
  const bare = bareText(text)
  return confidence >= SURE_LINE && bare.length >= LINE_LETTERS ? bare : undefined
}
