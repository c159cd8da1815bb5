import { knownSubstance } from '../../substances/substances.ts'
import { goodsPhrases } from './goods.ts'
import { listNames } from './list-names.ts'
import { longestOf } from './phrase-walk.ts'
import { hindiFillers, phrases } from './phrases.ts'
import { inOneSpelling, romanised, waysOf, wordsSpelled } from './spelling.ts'

/** What says nothing by itself. */
export const NOTHING = ''

export const goods: ReadonlyMap<string, string> = new Map([
  ...Object.keys(goodsPhrases).map((english) => [english, english] as const),
  ...waysOf(goodsPhrases),
])
/** "Fell", said by a woman, as often as nuts. */
const ALSO_FELL = wordsSpelled('गिरी')
/** What lists of ingredients name is asked for by the same words; what is sold as well is so only where a pack's are asked. */
const listed = [...listNames].filter(([way]) => !ALSO_FELL.has(way) && !goods.has(way))
export const lexicon: ReadonlyMap<string, string> = new Map([
  ...listed,
  ...hindiFillers.split('|').map((filler) => [inOneSpelling(filler), NOTHING] as const),
  ...waysOf(phrases),
])
export const hindiPhrasesOf = {
  longest: longestOf(lexicon.keys()),
  meaningOf: (phrase: string) => lexicon.get(phrase),
}

/** Shorter ones are as often a word of English: "till". */
const LEAST_TO_SPELL = 5
/** Of what lists alone name fewer rough letters are as often an ordinary word: "aayega" (एग), "achha" (छाछ). */
const LEAST_OF_LISTED = 3
/** What is eaten, by its rough spelling: "mungphali", "moomfali". */
function spellSubstances(): ReadonlyMap<string, string> {
  const isSingle = ([phrase]: readonly [string, string]) => !phrase.includes(' ')
  const spell = ([phrase, english]: readonly [string, string]) => [romanised(phrase), english] as const
  const ofLists = listed.filter(isSingle).map(spell)
  const said = waysOf(phrases).filter((one) => isSingle(one) && knownSubstance(one[1]))
  return new Map([...ofLists.filter(([rough]) => rough.length >= LEAST_OF_LISTED), ...said.map(spell)])
}
/** Ordinary words in the rough spelling of a substance: bad (carb), put (dal), bag (tel), pulp (gur), a name (cream), blind (anda). */
const NO_SUBSTANCE = wordsSpelled(
  'kharab kharaab khraab daala daale daali daalo dalle dhalaan thaila thaile thaili gooda karim kareem',
  'andha andhe andhi',
)
let substancesSpelled: ReadonlyMap<string, string> | undefined
/** A word in Latin letters by the name of something to eat that it is spelled roughly like. */
export function bySpelling(word: string): string {
  if (word.length < LEAST_TO_SPELL || NO_SUBSTANCE.has(word)) return word
  // Made when it is first asked for: the page of who speaks English never does.
  substancesSpelled ??= spellSubstances()
  return substancesSpelled.get(romanised(word)) ?? word
}
