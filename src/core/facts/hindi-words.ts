import { englishWord } from '../language/hi/in-english.ts'
import { listNames } from '../language/hi/list-names.ts'
import { longestOf, type Phrase, phrasesIn, UNKNOWN } from '../language/hi/phrase-walk.ts'
import { inOneSpelling, wordsSpelled } from '../language/hi/spelling.ts'
import { partsOf } from '../substances/record-words.ts'
import { knownSubstance } from '../substances/substances.ts'

/** Between the parts of a name. */
const JOINS: ReadonlySet<string> = new Set(['का', 'की', 'के'])

const onAnyList = {
  longest: longestOf(listNames.keys()),
  meaningOf: (phrase: string) => listNames.get(phrase) ?? englishWord(phrase),
}

/** An item of a Hindi list by the English words of a record that mean the same; a word that is not known stays unknown. */
export function listedInEnglish(item: string): string {
  const english: string[] = []
  for (const { phrase: word, meaning } of phrasesIn(inOneSpelling(item), onAnyList)) {
    if (meaning !== undefined) english.push(meaning)
    else if (!JOINS.has(word)) english.push(/[a-z]/.test(word) ? word : UNKNOWN)
  }
  return english.join(' ')
}

/** "Without", "free of", "may be": what is named there need not be in it. */
const OPEN = /(?:^| )(?:बिना|रहित|मुक्त|फ्री|नहीं|सकता|सकती|सकते|अंश)(?: |$)/u

/** "Traces", "may be", "allergy": what is named there may be in it. Without a word's end: "सकता", "सकते हैं". */
const TRACES = /अंश|सकत|[एऐअ]लर्जी/u

/** Whether Hindi words speak of what may be in there, or of who must not eat it. */
export const speaksOfTracesInHindi = (text: string): boolean => TRACES.test(inOneSpelling(text))

/** Whether an item says for sure that all it names is in there. @internal A test asks it. */
export const isSaidSurely = (item: string): boolean => !OPEN.test(inOneSpelling(item))

/** What an item says for sure is in there: of "fat free milk" the milk, of what is open otherwise nothing. */
export const saidSurely = (item: string): string => [item, withoutDenied(item)].find(isSaidSurely) ?? ''

const WITHOUT = 'बिना'
const FREE_OF = wordsSpelled('रहित मुक्त फ्री')
const AND = wordsSpelled('और या व एवं तथा अथवा')
/** Ends what is denied behind its denial. */
const ENDS = wordsSpelled('का की के वाला वाली वाले')
/** Between what is denied and a denial behind it. */
const UP_TO = wordsSpelled('के से पूरी तरह पूर्णतः पूर्णतया एकदम')

/** In a sentence any "thing", cheese where nothing says so. */
const THING =
  /(?<=(?:^| )(?:कोई|हर|मनपसंद|पसंदीदा|यह|ये|वह|क्या|सी|एक|खास|नई|नयी|अच्छी|बढिया) )चीज(?= |$)(?! (?:पाउडर|स्लाइस|क्रीम|क्रैकर|फिलिंग|सॉस|बॉल|क्यूब|स्प्रेड|फ्लेवर|स्वाद|सैंडविच|बिस्किट|से भर|से बन|का |के |की |और |वाल))/gu
/** It may be either. */
const LAST_THING = / चीज$/u
const ALL_DRINKS = wordsSpelled('चाय कॉफी काफी')
const OR = wordsSpelled('या अथवा')
const EATS = wordsSpelled('खाएं खाए खाइए खाइये खाओ खाना पिएं पीएं पिए पीजिए परोसें परोसे परोसिए')
const ENJOYED = wordsSpelled('मजा मजे आनंद')
const ENJOY = wordsSpelled('लें ले लीजिए उठाएं उठाए उठाइए लो')
const IS_DIPPED = /^(?:डुबो|भिगो)कर$/u
const IS_MADE = /^(?:बन|तैयार|भर|मिल)/u
/** An eating word stands so near behind what it is eaten with. */
const NEAR = 3

/** Whether what stands behind "with" says to eat it so, before it says that it is made so. */
function saysToEat(behind: readonly string[]): boolean {
  const at = behind.findIndex(
    (word, i) => EATS.has(word) || (ENJOYED.has(word) && ENJOY.has(behind[i + 1] ?? '')),
  )
  return at >= 0 && !behind.slice(0, at).some((word) => IS_MADE.test(word))
}

/** Where what the words at `at` say it is eaten with begins: "with tea or milk", "dipped in milk"; undefined for anything else. */
function eatenWithFrom(words: readonly string[], at: number): number | undefined {
  const behind = words.slice(at + 1, at + 3 + NEAR)
  if (words[at] === 'में')
    return IS_DIPPED.test(behind[0] ?? '') && saysToEat(behind) ? Math.max(at - 1, 0) : undefined
  if (words[at] !== 'के' || behind.shift() !== 'साथ') return undefined
  let from = at - 1
  while (AND.has(words[from - 1] ?? '')) from -= 2
  const named = words.slice(Math.max(from, 0), at)
  const isDrunk = ALL_DRINKS.has(named[0] ?? '') && (named.length === 1 || OR.has(named[1] ?? ''))
  return saysToEat(behind) || (isDrunk && !behind.some((word) => IS_MADE.test(word)))
    ? Math.max(from, 0)
    : undefined
}

function withoutServingIn(part: string): string {
  const words = inOneSpelling(part).replace(LAST_THING, '').split(' ')
  const eaten = words.flatMap((_, at) => {
    const from = eatenWithFrom(words, at)
    return from === undefined ? [] : [{ from, to: at }]
  })
  return words
    .map((word, at) => (eaten.some(({ from, to }) => at >= from && at <= to) ? ',' : word))
    .join(' ')
}

/** A sentence in Hindi without "things", which are no cheese in it. */
export const withoutThings = (sentence: string): string =>
  partsOf(sentence)
    .map((part) => inOneSpelling(part).replace(THING, UNKNOWN))
    .join(', ')

/** What a sentence in Hindi says for sure of the pack itself: what the pack is eaten with it leaves open. */
export const sentenceSaidSurely = (sentence: string): string =>
  partsOf(saidSurely(sentence)).map(withoutServingIn).join(', ')

const isAt = (all: readonly Phrase[], at: number, some: ReadonlySet<string>) =>
  some.has(all[at]?.phrase ?? '')

/** "Milk and egg free" denies both; "cashew and fat free milk" the fat alone, of which nobody is warned. */
const isAllergen = (one: Phrase | undefined) =>
  one?.meaning !== undefined && knownSubstance(one.meaning)?.allergen === true

/** Where what the denial at `end` takes back begins. */
function deniedFrom(all: readonly Phrase[], end: number): number {
  let from = end - 1
  while (from > 0 && isAt(all, from, UP_TO)) from -= 1
  while (from > 1 && isAt(all, from - 1, AND) && isAllergen(all[from])) from -= 2
  return Math.max(from, 0)
}

/** The first that what the denial at `from` takes back does not reach: up to its first name, and what "and" joins to that. */
function deniedTo(all: readonly Phrase[], from: number): number {
  let to = from + 1
  while (to < all.length && all[to]?.meaning === undefined && !isAt(all, to, ENDS)) to += 1
  if (isAt(all, to, ENDS)) return to
  to += 1
  const goesOnAt = (at: number) => at >= all.length || isAt(all, at, ENDS) || isAt(all, at, AND)
  while (isAt(all, to, AND) && goesOnAt(to + 2)) to += 2
  return to
}

/** Whether a denial takes back what stands before it: "without" does where it is "without" of something, or ends. */
const deniesBefore = (all: readonly Phrase[], at: number) =>
  isAt(all, at, FREE_OF) || all[at - 1]?.phrase === 'के' || at === all.length - 1

const undenied = {
  longest: onAnyList.longest,
  meaningOf: (phrase: string) => (isSaidSurely(phrase) ? onAnyList.meaningOf(phrase) : undefined),
}

/** An item without what it denies, which parts its neighbours. */
function withoutDenied(item: string): string {
  return partsOf(item).map(withoutDeniedIn).join(', ')
}

function withoutDeniedIn(part: string): string {
  const all = [...phrasesIn(inOneSpelling(part), undenied)]
  const denied = all.flatMap(({ phrase }, at) => {
    if (phrase !== WITHOUT && !FREE_OF.has(phrase)) return []
    return deniesBefore(all, at) ? [[deniedFrom(all, at), at]] : [[at, deniedTo(all, at) - 1]]
  })
  const isDenied = (at: number) => denied.some(([from = 0, to = 0]) => at >= from && at <= to)
  return all.map(({ phrase }, at) => (isDenied(at) ? ',' : phrase)).join(' ')
}
