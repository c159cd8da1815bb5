import { findDates } from '../dates/printed-dates.ts'
import { substances } from '../facts/substances.ts'
import { findNames, type ProductNames } from '../language/named-products.ts'
import { hasPhrase, plainWords } from '../language/plain-words.ts'
import { monthNames } from '../texts/en/dates.ts'

/**
 * Whether a cloud model's own words claim a fact that only the brand's records or the pack may give. When in doubt
 * they do: what is held back is answered by our own rules, so nothing is lost but the model's wording.
 */

const allergenWords = [
  ...new Set(
    substances
      .filter(({ allergen }) => allergen)
      .flatMap(({ is, asked, spoken }) => [spoken, ...asked, ...is]),
  ),
]

const NUMBER =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|first|second|third|[a-z]+(?:th|ieth))'
const MONTH = `(?:${monthNames.join('|').toLowerCase()})`
const UNIT =
  '(?:grams?|g|kilograms?|kg|milligrams?|mg|millilitres?|ml|litres?|calories|calorie|kcal|kilocalories|kilojoules?|percent|pieces)'

/** Over plain words (lower case, figures as words). */
const claims: readonly RegExp[] = [
  // A date, or what only somebody who has read one can say.
  new RegExp(`\\b${NUMBER} (?:of )?${MONTH}\\b|\\b${MONTH} (?:the )?${NUMBER}\\b`),
  /\b(?:two thousand|twenty (?:twenty|thirty)|twenty \w+teen)\b/,
  /\b(?:expires?|expired|expiring|expiry|expiration)\b(?! date\b)/,
  /\b(?:use by|best before|best by|expiry date|expiration date|date)\b.* (?:is|was|has|reads|says|of)\b/,
  /\b(?:has|is) (?:passed|past|over|out of date)\b|\b(?:still|not) (?:good|fresh|edible)\b|\bis (?:good|fresh|safe)\b/,
  // What is in it and what it does to somebody.
  /\b(?:contains?|containing|made (?:of|with|from|in)|free (?:from|of)|allergen free|no allergens?)\b/,
  /\b(?:refrigerat(?:e|ed|or)|fridge|freezer|serving size)\b/,
  /\b(?:safe|suitable|vegan|vegetarian|halal|kosher|organic)\b/,
  new RegExp(`\\b${NUMBER} ${UNIT}\\b`),
]

/** `plainWords` looks at 400 characters; windows of this many, half over each other, leave nothing out. */
const WINDOW = 300

function* windows(text: string): Generator<string> {
  for (let at = 0; at === 0 || at < text.length; at += WINDOW / 2) yield text.slice(at, at + WINDOW)
}

/** English is what the rules can read. */
const otherScript = /\p{Letter}/u
const isReadable = (text: string) =>
  [...text].every((sign) => !otherScript.test(sign) || /\p{Script=Latin}/u.test(sign))

function claimsIn(text: string, productNames: readonly ProductNames[]): boolean {
  const words = plainWords(text)
  return (
    findNames(words, productNames, () => true).productIds.length > 0 ||
    allergenWords.some((word) => hasPhrase(words, word)) ||
    claims.some((claim) => claim.test(words)) ||
    findDates(text).length > 0
  )
}

/** True when `text` names a product of the catalogue, an allergen, a date, or claims what is in a pack. */
export function claimsOwnFacts(text: string, productNames: readonly ProductNames[]): boolean {
  if (!isReadable(text)) return true
  for (const window of windows(text)) if (claimsIn(window, productNames)) return true
  return false
}
