import type { ListenFor } from '../contract/modes.ts'
import { hangsAlways, hangsUnlessMeant, lightlySaid, lostWords } from './en/hanging.ts'
import { goesOn } from './goes-on.ts'
import { isSectionWord, type Meaning } from './meaning.ts'
import type { ProductNames } from './named-products.ts'
import { plainWords, withoutAsides } from './plain-words.ts'
import { type Understood, understand } from './understand.ts'
import { isCry, isWeighty } from './words.ts'

/**
 * What may follow on words after which somebody fell silent: nothing, since nothing longer begins with them (`all`); nothing
 * as it seems (`whole`), more for certain (`hangs`: "biscuits and", "does it have"), or more perhaps (`open`): they mean
 * nothing yet, are one word that no sentence ends with, hardly ever end so, or have room for a light word that was not heard.
 */
export type Ending = 'all' | 'whole' | 'hangs' | 'open'

/** How a text fits the sound, higher is better; undefined where nobody can say it. */
type Fit = (text: string) => number | undefined

/** What both ears made of the words so far. */
export interface HeardSoFar {
  /** The free ear's sentences, best first. */
  sentences: readonly string[]
  /** The grammar's words, '' for none. */
  grammar?: string
  fitOf?: Fit
  /** How much better the sound is told with any sounds behind a text: words that nobody listens for. */
  behindOf?: (text: string) => number
  /** Of those who say the last words of a text, the share that says no more, by the spoken language model. */
  endsOf?: (text: string) => number
  /** What both together take it for, if this is all. */
  said?: string
  /** The sound leaves no doubt that it is these words and no more. */
  isClear?: boolean
}

const endingRule = {
  /** So much better with other sounds behind it a text has lost a word: "all the | plants" gave 3, 21 beginnings 0. */
  lostBehind: 2,
  /**
   * How much worse than the words themselves they may fit with a light word more. "Biscuits and" of two voices gave -0.3 and
   * 1.3; of 225 pauses of real and made-up voices in a quiet room one in nine was over this, mostly within a sentence.
   */
  lightFit: -2,
  /** A command of several words goes on where they fit about as well with one: "please repeat the" gave -0.3 and 2.5, none that was all more than -1.5. */
  lightCommandFit: -0.5,
  /** The grammar's words hang when they fit so little worse: "biscuits and" gave -4.1 to 3.4, what was not said under -6. */
  hangingFit: -5,
  /** What the other ear has more was said when it fits so little worse: "how much protein is | in it" gave -8.7. */
  completedFit: -9,
  /** The grammar's words may be what was said when they fit so little worse: "help" for "tell" gave -8.7, "unlock" for "how much" -28. */
  possibleFit: -20,
  /** Of 1,046 sentences that shoppers said 4 % end so seldom by the model, of 580 beginnings that mean something else 46 %. */
  seldomEnds: 0.06,
  /** … and where the other ear has a word more. */
  fewEnd: 0.2,
  /**
   * Nothing longer is commonly said: of 1,697 sentences that act 27 in 100 end so often, of 12,102 beginnings of sentences
   * 22 with another meaning, most of them before "and". At 0.6 these are 37 in 100 and 36, at 0.85 12 and 11.
   */
  mostlyEnds: 0.7,
} as const

/** As many end as go on, for all that is known. */
const UNKNOWN = 0.5

/**
 * By what both ears made of the words so far. Where the best means nothing yet, one further down may be what was said, and
 * more so by itself: "tell" or "it" for "help", "to" for "stop".
 */
export function endingOf(heard: HeardSoFar, question: ListenFor, names: readonly ProductNames[]): Ending {
  const { sentences, grammar = '', fitOf = () => undefined, endsOf = () => UNKNOWN, said = '' } = heard
  const [best = '', ...others] = sentences
  const understood = (text: string) => understand({ text, question, source: 'spoken', names })
  const meaningOf = (text: string) => understood(text).meaning
  const words = plainWords(best)
  // Who said nothing that is known goes on with nothing that is known.
  if (words === '') return 'whole'
  const isLone = !words.includes(' ')
  if (!isLone && hangsAlways.test(words)) return hangsOrLost(best, heard)
  if (grammarHangs(grammar, best, fitOf)) return 'hangs'
  if (isAll(heard, understood(said), fitOf) && !goesOn(said, question, names)) return 'all'
  const own = fitOf(best)
  const fitsFrom = (text: string, least: number) => own === undefined || isNear(text, best, fitOf, least)
  const possible =
    grammar === said || fitsFrom(grammar, endingRule.possibleFit) ? [...others, grammar] : others
  const meant = () => possible.filter((text) => !hangsAlways.test(plainWords(text)) && meaningOf(text))
  const isCompleted = () =>
    meant().some((text) => completes(text, best) && fitsFrom(text, endingRule.completedFit))
  const meaning = meaningOf(best)
  if (!meaning) {
    // One ear lost the last word, the other has it: "does it contain | milk".
    if (!isLone && hangsUnlessMeant.test(words) && !isCompleted()) return 'hangs'
    return meant().length > 0 ? 'whole' : 'open'
  }
  const ends = isLone ? 1 : endsOf(best)
  const isBegun = ends < endingRule.seldomEnds || (ends < endingRule.fewEnd && isBegunBy(words, grammar))
  const isTaken = completes(said, best) && !hangsAlways.test(plainWords(said))
  return ofMeant(meaning, endsLightly(best, meaning, fitOf), isBegun && !isTaken && !isCompleted())
}

/** A text that ends in a light word: "all the | plants" has only lost what is behind it. */
const hangsOrLost = (best: string, { behindOf = () => 0 }: HeardSoFar): Ending =>
  behindOf(best) > endingRule.lostBehind ? 'open' : 'hangs'

function ofMeant(meaning: Meaning, isLight: boolean, isBegun: boolean): Ending {
  // Who is in danger waits no longer than for what may be more.
  if (isLight && (isBegun || !mayGoOn(meaning)) && !isCry(meaning)) return 'hangs'
  return isLight || isBegun ? 'open' : 'whole'
}

/** Whether what was heard is a sentence that acts, and that hardly anybody goes on with. */
function isAll({ said = '', isClear, endsOf }: HeardSoFar, understood: Understood, fitOf: Fit): boolean {
  const isLast = isClear === true && (endsOf?.(said) ?? UNKNOWN) >= endingRule.mostlyEnds
  return isLast && acts(understood) && !endsLightly(said, understood.meaning, fitOf)
}

/** Understood, and nothing that leads away, ends or forgets: that is never hurried. */
const acts = ({ meaning, also, verdict }: Understood) =>
  verdict === 'act' && ![meaning, ...also].some((one) => one?.type === 'word' && isWeighty(one.word))

/** The free ear lost the last light word, the grammar's kept it: "biscuits and". */
function grammarHangs(grammar: string, best: string, fitOf: Fit): boolean {
  const words = plainWords(grammar)
  return words.includes(' ') && hangsAlways.test(words) && isNear(words, best, fitOf, endingRule.hangingFit)
}

/** Whether a text says the words and then something that may end a sentence. */
function completes(text: string, best: string): boolean {
  const longer = plainWords(text)
  return longer.startsWith(`${plainWords(best)} `) && !lightlySaid.some((word) => longer.endsWith(` ${word}`))
}

const isBegunBy = (words: string, longer: string) =>
  withoutAsides(words).some((form) => plainWords(longer).startsWith(`${form} `))

/** Never where nobody can say how they fit. */
const isNear = (text: string, best: string, fitOf: Fit, least: number) =>
  (fitOf(text) ?? Number.NEGATIVE_INFINITY) >= (fitOf(best) ?? Number.POSITIVE_INFINITY) + least

/** Sections and questions may go on; commands are short, and whoever needs help is not kept waiting for nothing. */
const mayGoOn = (meaning: Meaning | undefined) =>
  meaning?.type === 'question' || (meaning !== undefined && isSectionWord(meaning.word))

function endsLightly(text: string, meaning: Meaning | undefined, fitOf: Fit): boolean {
  const withOneOf = (added: readonly string[], least: number) =>
    added.some((word) => isNear(`${text} ${word}`, text, fitOf, least))
  const isRoom = mayGoOn(meaning) && withOneOf(lostWords, endingRule.lightFit)
  return isRoom || (text.includes(' ') && withOneOf(lightlySaid, endingRule.lightCommandFit))
}
