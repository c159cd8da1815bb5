import type { ListenFor } from '../contract/modes.ts'
import { hangsAlways, hangsUnlessMeant, lostWords } from './en/hanging.ts'
import { isSectionWord } from './meaning.ts'
import type { ProductNames } from './named-products.ts'
import { plainWords } from './plain-words.ts'
import { understand } from './understand.ts'

/**
 * What may follow on words after which somebody fell silent: nothing (`whole`), more for certain (`hangs`: "biscuits and",
 * "does it have"), or more perhaps, since they mean nothing yet or are one word that no sentence ends with (`open`).
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
 * Sections and questions may go on; commands are short, and whoever needs help is not kept waiting.
 * @param fitOf where the sound is at hand: finds a light word that was said and not heard
 */
function endingOfOne(
  text: string,
  question: ListenFor,
  names: readonly ProductNames[],
  fitOf: Fit = () => undefined,
): Ending {
  const words = plainWords(text)
  // Who said nothing that is known goes on with nothing that is known.
  if (words === '') return 'whole'
  const isLone = !words.includes(' ')
  if (!isLone && hangsAlways.test(words)) return 'hangs'
  const { meaning } = understand({ text, question, source: 'spoken', names })
  if (!meaning) return !isLone && hangsUnlessMeant.test(words) ? 'hangs' : 'open'
  const mayGoOn = meaning.type === 'question' || isSectionWord(meaning.word)
  return mayGoOn && endsLightly(text, fitOf) ? 'hangs' : 'whole'
}

/**
 * The same of what both ears made of the words so far: the free one's sentences, best first, and the grammar's. Where the
 * best means nothing yet, one further down may be what was said, and more so by itself: "tell" or "it" for "help", "to" for
 * "stop".
 */
export function endingOf(
  [best = '', ...others]: readonly string[],
  question: ListenFor,
  names: readonly ProductNames[],
  fitOf?: Fit,
): Ending {
  const ending = endingOfOne(best, question, names, fitOf)
  if (ending !== 'open') return ending
  const isMeant = others.some((text) => text !== '' && endingOfOne(text, question, names) === 'whole')
  return isMeant ? 'whole' : 'open'
}

function endsLightly(text: string, fitOf: Fit): boolean {
  const own = fitOf(text)
  if (own === undefined) return false
  return lostWords.some((word) => (fitOf(`${text} ${word}`) ?? Number.NEGATIVE_INFINITY) > own + LIGHT_FIT)
}
