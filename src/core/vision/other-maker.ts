import { BRAND_READ } from './brand-shown.ts'
import { SHARP } from './hints.ts'
import type { PrintedLine, Sight } from './sight.ts'
import { bareText } from './similarity.ts'
import { wholeFits } from './verdict.ts'

/** Unrelated print resembles a brand's word up to about this; more may be the word itself, badly read. */
const BRAND_ABSENT = 0.5
const SURE_WORD = 0.8
const WORD_LETTERS = 3
const ENOUGH_WORDS = 3
const ENOUGH_FRAMES = 3
/** Three frames come within a second, in which a hand may not even have turned the brand to the camera. */
const LONG_ENOUGH_MS = 1000
/** What stands on the back of every maker's pack: without a brand there it proves nothing. */
const BACK_PANEL =
  /INGREDIENT|NUTRITION|PROTEIN|CARBOHYDRATE|SODIUM|KCAL|CONTAINS|BESTBEFORE|USEBY|MANUFACTURED|MARKETED|FSSAI|BATCH|BNO|LOTNO|MRP|PKD|MFD|EXPIRY|CONSUMERCARE|PERSERV/

/** One frame of a question. `atMs` counts from it. */
export interface SeenFrame {
  sight: Sight
  atMs: number
}

/**
 * Whether frames show another maker's pack beyond reasonable doubt: three sharp ones with three or more confident
 * words each, none with the brand's word or anything like it, no product of ours wholly read, and in all three the
 * same large word that none of our products has. Other makers bake butter cookies too, so a product of ours half read
 * is no proof that it is ours, and no product read is no proof that it is not: the foreign word is.
 */
export function showsOtherMaker(frames: readonly SeenFrame[]): boolean {
  if (frames.some(({ sight }) => sight.brand >= BRAND_READ || wholeFits(sight))) return false
  const seenAt = new Map<string, number[]>()
  for (const { sight, atMs } of frames.filter((frame) => isOtherMakers(frame.sight)))
    for (const word of sight.foreign) seenAt.set(word, [...(seenAt.get(word) ?? []), atMs])
  return [...seenAt.values()].some(
    (times) => times.length >= ENOUGH_FRAMES && Math.max(...times) - Math.min(...times) >= LONG_ENOUGH_MS,
  )
}

function isOtherMakers(sight: Sight): boolean {
  return (
    sight.quality.sharpness >= SHARP &&
    sight.brand < BRAND_ABSENT &&
    !sight.lines.some(({ text }) => BACK_PANEL.test(bareText(text))) &&
    countWords(sight.lines) >= ENOUGH_WORDS
  )
}

function countWords(lines: readonly PrintedLine[]): number {
  const words = lines
    .filter(({ confidence }) => confidence >= SURE_WORD)
    .flatMap(({ text }) => text.split(/\s+/).map((word) => word.replace(/[^A-Za-z]/g, '').toUpperCase()))
  return new Set(words.filter((word) => word.length >= WORD_LETTERS)).size
}
