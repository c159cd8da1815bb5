import type { ListenFor } from '../contract/modes.ts'
import { hangsAlways, hangsUnlessMeant, lostWords } from './en/hanging.ts'
import { isSectionWord, type Meaning } from './meaning.ts'
import type { ProductNames } from './named-products.ts'
import { plainWords } from './plain-words.ts'
import { understand } from './understand.ts'

/**
 * What may follow on words after which somebody fell silent: nothing (`whole`), more for certain (`hangs`: "biscuits and",
 * "does it have"), or more perhaps (`open`): they mean nothing yet, are one word that no sentence
 * ends with, or have room for a light word that was not heard.
 */
export type Ending = 'whole' | 'hangs' | 'open'

/** How a text fits the sound, higher is better; undefined where nobody can say it. */
type Fit = (text: string) => number | undefined

/**
 * How much worse than the words themselves they may fit with a light word more. "Biscuits and" of two voices gave -0.3 and
 * 1.3; of 225 pauses of real and made-up voices in a quiet room one in nine was over this, mostly within a sentence.
 */
const LIGHT_FIT = -2

/**
 * By what both ears made of the words so far: the free one's sentences, best first, and the grammar's. Where the best means
 * nothing yet, one further down may be what was said, and more so by itself: "tell" or "it" for "help", "to" for "stop".
 * @param fitOf finds a light word that was said and not heard
 */
export function endingOf(
  [best = '', ...others]: readonly string[],
  question: ListenFor,
  names: readonly ProductNames[],
  fitOf: Fit = () => undefined,
): Ending {
  const meaningOf = (text: string) => understand({ text, question, source: 'spoken', names }).meaning
  const words = plainWords(best)
  // Who said nothing that is known goes on with nothing that is known.
  if (words === '') return 'whole'
  const isLone = !words.includes(' ')
  if (!isLone && hangsAlways.test(words)) return 'hangs'
  const meaning = meaningOf(best)
  if (meaning) return mayGoOn(meaning) && endsLightly(best, fitOf) ? 'open' : 'whole'
  const meant = others.map(plainWords).filter((text) => !hangsAlways.test(text) && meaningOf(text))
  // One ear lost the last word, the other has it: "does it contain | milk".
  if (!isLone && hangsUnlessMeant.test(words) && !meant.some((text) => text.startsWith(`${words} `)))
    return 'hangs'
  return meant.length > 0 ? 'whole' : 'open'
}

/** Sections and questions may; commands are short, and whoever needs help is not kept waiting. */
const mayGoOn = (meaning: Meaning) => meaning.type === 'question' || isSectionWord(meaning.word)

function endsLightly(text: string, fitOf: Fit): boolean {
  const own = fitOf(text)
  if (own === undefined) return false
  return lostWords.some((word) => (fitOf(`${text} ${word}`) ?? Number.NEGATIVE_INFINITY) > own + LIGHT_FIT)
}
