import { substances } from '../en/spoken/checking.ts'
import { packPhrases } from './pack-phrases.ts'
import { phrases, visitPhrases } from './phrases.ts'

const DEVANAGARI = /^[\u0900-\u097f ]+$/u
const waysOf = (ways: string) => ways.split('|').filter((way) => DEVANAGARI.test(way))

/** One word about a pack is as often a piece of other talk: of those only what has several words is listened for. */
const heardWays: readonly (readonly [english: string, ways: readonly string[]])[] = [
  ...Object.entries(visitPhrases).map(([english, ways]) => [english, waysOf(ways)] as const),
  ...Object.entries(packPhrases).map(
    ([english, ways]) => [english, waysOf(ways).filter((way) => way.includes(' '))] as const,
  ),
]

/** Our ear hears no English cry of one word, a Hindi one has several: whoever fell is heard under each question. */
const urgent: ReadonlySet<string> = new Set(['danger'])

/**
 * What our ear hears in Hindi: the written ways of all that the open question takes in English.
 *
 * @param open the English phrases of the open question
 * @param all those of every question: what is in none of them is asked of a product
 */
export function hindiPhrases(
  open: ReadonlySet<string>,
  all: ReadonlySet<string>,
  asksOfProducts: boolean,
): string[] {
  const takes = (english: string) =>
    open.has(english) || urgent.has(english) || (asksOfProducts && !all.has(english))
  const said = heardWays.flatMap(([english, ways]) => (takes(english) ? ways : []))
  return [...new Set(said)]
}

/** A command, in Hindi or in English, with the Hindi words that people say around it. */
export const aroundCommand = (command: string): string =>
  `[कृपया | मुझे] ${command} [चाहिए | बताओ | बताइए | है | सेक्शन | सेक्शन में जाना है | please]`

const things = Object.entries(phrases).flatMap(([english, ways]) =>
  substances.includes(english) ? waysOf(ways) : [],
)

/** What a product holds is asked in Hindi, in English, and in both at once. */
export const hindiQuestions = (): string[] => [
  `<thing> = ${[...things, ...substances].join(' | ')};`,
  `<contains> = [क्या] इसमें [क्या] <thing> (है | हैं) [क्या] | (does it have | does it contain) <thing>;`,
  '<amount> = इसमें (कितना | कितनी) <thing> है | इसमें <thing> (कितना | कितनी) है;',
  '<asked> = <contains> | <amount> | इसमें क्या क्या है | मुझे <thing> से एलर्जी है;',
]
