import { cardinal, figures } from '../language/cardinals.ts'
import { allPlainWords } from '../language/plain-words.ts'
import { createLatest } from '../latest.ts'
import { allergenRows, kindRows, type SubstanceRow } from './allergen-rows.ts'
import { ingredientRows } from './ingredient-rows.ts'

/** Their singular is another word, or means something else: best before date, gram flour. */
const NO_PLURALS: ReadonlySet<string> = new Set(['dates', 'grams'])

/** A word's singular, near enough: a record's words and ours are both brought to it, so it need not be spelled right. @internal A test asks it. */
export function singular(word: string): string {
  if (word.length < 4 || NO_PLURALS.has(word) || /(?:ss|us|is)$/.test(word)) return word
  if (/...ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  return word.replace(/(?<=sh|ch|x|ss|o)es$|s$/, '')
}

/**
 * What parts one thing from the next, for "soya, milk" is no soya milk: every sign but those within a word or beside it
 * ("soya-milk", "chef's", "wheat*", "5%"), the comma and the dot of a figure left out.
 */
const PARTS =
  /(?:\s[-\u2010\u2011]|[-\u2010\u2011](?=\s)|(?<=\d)[.,](?!\d)|(?<!\d)[.,]|(?![-\u2010\u2011.,'\u2019`*%&#@^_~\u00ae\u00a9\u00b0\u2020\u2021\u2122])[\p{P}\p{S}\n])+/gu

/** Stands in a record's words where one thing ends and the next begins. */
const PART = ','

/** A text cut where its signs part one thing from the next. */
export const partsOf = (text: string): string[] => text.split(PARTS)

/** A text in plain words, `,` between those parts. */
export const partedWords = (text: string): string =>
  partsOf(text)
    .map(allPlainWords)
    .filter((words) => words !== '')
    .join(` ${PART} `)

/** Stands before the number of an additive. */
const NUMBERED = 'ins'

/** What else runs together with the words of the rows, on a label and in the print that a camera reads. */
const AROUND =
  'contain allergen trace may and or of bran crumb flake germ meal paste powder protein skimmed starch syrup'

const wordsOf = ([spoken, { asked = [], is = [], maybe = [] }]: readonly [string, SubstanceRow]) =>
  [spoken, ...asked, ...is, ...maybe]
    .flatMap((words) => words.split(' '))
    .filter((word) => word.length > 2 && word !== NUMBERED)

const pieces: ReadonlySet<string> = new Set(
  [
    ...Object.entries({ ...allergenRows, ...ingredientRows, ...kindRows }).flatMap(wordsOf),
    ...AROUND.split(' '),
  ].map(singular),
)

/** Nobody forgets so many spaces, and longer ones could be taken apart in too many ways to try them. */
const LONGEST_RUN = 60

/** A word that is wholly made of known ones, as these: "wheatflour", "containsmilk". "Or" joins and ends none: "rumor". */
function apart(word: string): string[] | undefined {
  if (word.length > LONGEST_RUN) return undefined
  if (pieces.has(singular(word))) return [word]
  for (let end = word.length - 3; end > 1; end -= 1) {
    const rest = pieces.has(singular(word.slice(0, end))) && apart(word.slice(end))
    if (rest) return [word.slice(0, end), ...rest]
  }
  return undefined
}

/** The numbers of additives, from INS 100 on. */
const FIRST_NUMBER = 100
const LAST_NUMBER = 1599
/** Letters that make no word: each number is one word, for "three hundred" stands in "three hundred twenty two" as well. */
const LETTERS = 'bcdfghjklm'
const inLetters = (number: number) =>
  String(number).replace(/\d/g, (figure) => LETTERS.charAt(Number(figure)))
/** How a number from 100 on is said: "two hundred twenty", "two two zero", "two twenty", "nine oh four". */
function* saidAs(number: number): Generator<string> {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  yield cardinal(number)
  yield figures(String(number))
  if (rest > 9) yield `${cardinal(hundreds)} ${cardinal(rest)}`
  else if (rest > 0) yield `${cardinal(hundreds)} oh ${cardinal(rest)}`
  if (hundreds > 10 && rest === 0) yield `${cardinal(hundreds)} hundred`
}
const numbers: ReadonlyMap<string, string> = new Map(
  Array.from({ length: LAST_NUMBER - FIRST_NUMBER + 1 }, (_, at) => at + FIRST_NUMBER).flatMap((number) =>
    Array.from(saidAs(number), (said) => [said.replaceAll('-', ' '), inLetters(number)] as const),
  ),
)
const LONGEST_NUMBER = 6

/** A figure before such a word is an amount. */
const UNIT =
  /^(?:percent|point|times|(?:kilo|milli|micro)?grams?|mg|mcg|(?:milli)?litres?|kilocalories?|calories|kilojoules?|iu|ppm|degrees?|days?|months?|pieces?)$/
/** What additives are there for: their numbers follow, in brackets or not. */
const CLASS =
  /^(?:emulsifiers?|stabili[sz]ers?|preservatives?|colou?rs?|colou?rings?|sweeteners?|enhancers?|antioxidants?|humectants?|thickeners?|improvers?|conditioners?|regulators?|acids?|acidulants?|sequestrants?|dyes?|agents?|additives?)$/
/** So many other words may stand between: "of vegetable origin". */
const BETWEEN = 4

/** No number goes on behind what parts it from the next. */
function numberAt(words: readonly string[], at: number): { length: number; letters: string } | undefined {
  for (let length = LONGEST_NUMBER; length > 0; length -= 1) {
    const letters = numbers.get(words.slice(at, at + length).join(' '))
    if (letters !== undefined && !UNIT.test(words[pastPart(words, at + length)] ?? ''))
      return { length, letters }
  }
  return undefined
}

const pastPart = (words: readonly string[], at: number) => (words[at] === PART ? at + 1 : at)

/** The "E" of a vitamin stands before an amount. */
const isPrefixOf = (words: readonly string[], at: number): boolean =>
  (words[at] === NUMBERED || (words[at] === 'e' && !isOfVitamin(words, at))) &&
  numberAt(words, pastPart(words, at + 1)) !== undefined

const isOfVitamin = (words: readonly string[], at: number) =>
  words[at - 1] === 'vitamin' || (words[at - 1] === PART && words[at - 2] === 'vitamin')

/** "E322", "INS 322(i)" and "emulsifier (322)" as the same two words. */
function withNumbers(words: readonly string[]): string[] {
  const found: string[] = []
  let near = 0
  for (let at = 0; at < words.length; near -= 1) {
    const word = words[at] ?? ''
    if (word === PART) near += 1
    const isPrefix = isPrefixOf(words, at)
    if (isPrefix || CLASS.test(word)) near = BETWEEN + 1
    const number = near > 0 ? numberAt(words, at) : undefined
    if (number) {
      found.push(NUMBERED, number.letters)
      near = BETWEEN + 1
    } else if (!isPrefix && (word !== PART || found.length > 0)) found.push(word)
    at += number?.length ?? 1
  }
  return found
}

/** The parts of a record are looked through for one substance after another. */
const READ_KEPT = 1000
const read = createLatest<string, string>(READ_KEPT)

/**
 * What a record says, in the form in which our own words for substances are looked for in it: to its end, in plain words,
 * each by its singular and apart from others, additives by their numbers, and `,` where one thing ends and the next begins:
 * no name of several words goes on over it.
 */
export function recordWords(text: string): string {
  const known = read.get(text)
  if (known !== undefined) return known
  const words = withNumbers(partedWords(text).split(' '))
    .flatMap((word) => apart(word) ?? [word])
    .map(singular)
    .join(' ')
  read.set(text, words)
  return words
}

function once<Made>(make: (words: readonly string[]) => Made): (words: readonly string[]) => Made {
  const made = new WeakMap<readonly string[], Made>()
  return (words) => {
    const known = made.get(words) ?? make(words)
    made.set(words, known)
    return known
  }
}

/** Our own words in that form, brought to it once for each list of them. */
export const formsOf = once(
  (words): ReadonlySet<string> => new Set(words.map(recordWords).filter((word) => word !== '')),
)

/** Finds any of our words between the spaces of a record's, the longest first. */
const patternOf = once((words) => {
  const forms = [...formsOf(words)].sort((a, b) => b.length - a.length)
  return forms.length === 0 ? /(?!)/g : new RegExp(`(?<= )(?:${forms.join('|')})(?= )`, 'g')
})

/** A record's words without `words`, each of which leaves what parts its neighbours. */
export const withoutAny = (record: string, words: readonly string[]): string =>
  ` ${record} `.replace(patternOf(words), PART).trim()

/** True when one of `words` stands in a record's words as itself, not as part of a look-alike. */
export const hasAny = (record: string, words: readonly string[], isNot: readonly string[]): boolean =>
  ` ${withoutAny(record, isNot)} `.search(patternOf(words)) >= 0
