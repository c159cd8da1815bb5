import { SHARP } from './hints.ts'
import type { PrintedLine, Sight } from './sight.ts'
import { bareText } from './similarity.ts'
import { BRAND_READ, halfFits } from './verdict.ts'

/** Unrelated print resembles a brand's word up to about this; more may be the word itself, badly read. */
const BRAND_ABSENT = 0.5
const SURE_WORD = 0.8
const WORD_LETTERS = 3
const ENOUGH_WORDS = 3
const ENOUGH_FRAMES = 3
/** What stands on the back of every maker's pack: without a brand there it proves nothing. */
const BACK_PANEL =
  /INGREDIENT|NUTRITION|PROTEIN|CARBOHYDRATE|SODIUM|KCAL|CONTAINS|BESTBEFORE|USEBY|MANUFACTURED|MARKETED|FSSAI|BATCH|BNO|LOTNO|MRP|PKD|MFD|EXPIRY|CONSUMERCARE|PERSERV/

/**
 * Whether frames show another maker's pack beyond reasonable doubt: three sharp ones with three or more confident
 * words each, none with the brand's word or anything like it, none with a product of ours even half read.
 */
export function showsOtherMaker(frames: readonly Sight[]): boolean {
  if (frames.some(({ brand }) => brand >= BRAND_READ)) return false
  return frames.filter(isOtherMakers).length >= ENOUGH_FRAMES
}

function isOtherMakers(sight: Sight): boolean {
  return (
    sight.quality.sharpness >= SHARP &&
    sight.brand < BRAND_ABSENT &&
    !halfFits(sight) &&
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
