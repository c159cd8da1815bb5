import { DEFAULT_LANGUAGE, type Language } from '../contract/language.ts'
import type { Verdict } from '../contract/live.ts'
import type { ListenFor } from '../contract/modes.ts'
import { isNamedByRecords, knownSubstance, substanceAsked } from '../substances/substances.ts'
import { barcodeFigures } from './barcode-figures.ts'
import { inFullWords, withoutFillers } from './clauses.ts'
import { explainedBehind, keptFirst } from './en/asides.ts'
import { doesToMe } from './en/cry-forms.ts'
import { wantsNoGoods } from './en/goods-stances.ts'
import {
  answersCall,
  calledOut,
  callsUpon,
  isTale,
  laments,
  mayTheyEat,
  meantForOthers,
  onlyThanks,
} from './en/people-stances.ts'
import { notNeededFirst } from './en/section-wishes.ts'
import { bareAnswer } from './en/stances.ts'
import { comparedWords } from './en/two-packs.ts'
import { countsAloud, deniesFirst, endsAskingHelp } from './en/walk-stances.ts'
import { saysBlocked } from './hi/cries.ts'
import { englishWord, inEnglish, isHindi } from './hi/in-english.ts'
import { inOneSpelling } from './hi/spelling.ts'
import { isOppositeInHindi, toQueueInHindi, undeniedInHindi } from './hi/stances.ts'
import { asAllergen, withoutGaps } from './ill-heard.ts'
import type { LearnedModel } from './learned/learned-model.ts'
import { type Weighed, weighed } from './learned/weighed.ts'
import type { Meaning } from './meaning.ts'
import { asTold, isDoubted, isSaidOtherwise, saidLast } from './meant-otherwise.ts'
import type { ProductNames } from './named-products.ts'
import { plainWords } from './plain-words.ts'
import { isFor, isSame, type Request } from './request-kinds.ts'
import { requestsIn } from './requests.ts'
import { refusesGoods, sectionWishes, wishByPlace } from './section-wishes.ts'
import { theyAsPack } from './substance-of.ts'
import { deafens, isCry } from './words.ts'

/** One sentence of the shopper's: spoken, typed, or the words of a button. */
export interface Turn {
  text: string
  /** The open question; `all` where nothing is known of it. */
  question: ListenFor
  source: 'spoken' | 'typed' | 'pressed'
  /** The ear is not sure of the words. */
  doubtful?: boolean | undefined
  /** By its level it was said by somebody further away than the shopper; undefined: nobody told how far. */
  far?: boolean | undefined
  /** What is spoken with the shopper; silent: English. Words of English are understood in each. */
  language?: Language | undefined
  /** Products that can be named. */
  names: readonly ProductNames[]
  /** How people mean what the rules do not know for sure; without the language's own the rules alone. */
  learned?: LearnedModels | undefined
}

export interface Understood {
  text: string
  /** Undefined: nothing was understood, and nothing acts on a guess. */
  meaning: Meaning | undefined
  /** Further requests in the same sentence, in the order in which they were said. */
  also: readonly Meaning[]
  /** What follows in silence; for words over the product's own voice see `verdictOf`. */
  verdict: Verdict
}

const endsAsking = /\?\s*$/
/** What "sure?" and "yes?" ask where a recogniser writes the mark: they answer nothing. */
const ARE_YOU_SURE = 'are you sure'

/** What a turn means to the open question, and what follows from it. */
export function understand(turn: Turn): Understood {
  const { text, question } = turn
  const code = question === 'checking' || question === 'all' ? barcodeFigures(text) : undefined
  if (code !== undefined) return { text, meaning: ofCode(code), also: [], verdict: 'act' }
  const language = languageOf(turn)
  const said = withoutAside(plainWords(language === 'hi-IN' ? inEnglish(text) : text), turn)
  const isQuestioned = turn.source !== 'pressed' && endsAsking.test(text) && bareAnswer.test(said)
  const words = isQuestioned
    ? ARE_YOU_SURE
    : question === 'checking'
      ? withoutGaps(theyAsPack(inFullWords(said)))
      : said
  const { requests, ofOthers } = words === '' ? { requests: [] } : requestsOf(words, language, turn)
  const [first, ...others] = requests
  const illHeard = askedIllHeard(words, requests, turn, ofOthers)
  if (illHeard) return { text, meaning: illHeard, also: [], verdict: 'confirm' }
  if (!first) return { text, meaning: undefined, also: [], verdict: withoutMeaning(words, turn, ofOthers) }
  const asSaid = { text, words, question, language, isMeantBy: isMeantBy(first, turn) }
  const verdict = isCertain(first, turn) && !isDoubted(first, asSaid) ? 'act' : 'confirm'
  // What is to be asked back is asked by itself.
  const isMeant = (request: Request) =>
    isCertain(request, turn) &&
    !isSaidOtherwise(request, words, question, () => saidLast(request, words, turn))
  const also = verdict === 'act' ? others.filter(isMeant) : []
  return {
    text,
    meaning: asTold(withPart(first.meaning, words), words, text),
    also: also.map(({ meaning }) => meaning),
    verdict,
  }
}

/**
 * What kept somebody is no part of what they say, but for a cry: "she has gone, she is bleeding, carry on". To what is asked
 * back "carry on, I am fine" may as well refuse.
 */
function withoutAside(said: string, { question, names }: Turn): string {
  if (question === 'confirm') return said
  const aside = keptFirst.exec(said)?.[0]
  const isTold =
    aside !== undefined && !heard(aside.trim(), question, names).some((one) => isCry(one.meaning))
  return (isTold ? said.slice(aside.length) : said).replace(explainedBehind, '')
}

export type LearnedModels = Readonly<Partial<Record<Language, LearnedModel>>>

/** Buttons say what they mean. */
const isWeighed = ({ source, question }: Turn) => source !== 'pressed' && question !== 'all'

function requestsOf(words: string, language: Language, turn: Turn): Weighed {
  const { text, question, names, learned } = turn
  const read = inKnownWords(words, heard(words, question, names), turn)
  const model = learned?.[language]
  const isRefused =
    question === 'section' &&
    read.length === 0 &&
    (wantsNoGoods.test(words) || refusesGoods(withoutFillers(words)))
  if (!model || !isWeighed(turn) || isRefused) return { requests: read }
  const asksBack = (ofOthers: number) => withoutMeaning(words, turn, ofOthers) === 'askAgain'
  // What is denied first would weigh as if it were meant.
  const counting = read.length > 0 ? withoutDenied(words, question) : words
  const found = weighed(model, read, { words: counting, text, language, question, names, asksBack })
  const [answer] = found.requests
  const isAgainst =
    answer !== undefined &&
    language === 'hi-IN' &&
    !read.some((one) => isSame(one, answer)) &&
    (isOpposite(answer, text) ||
      isDeniedNeed(answer, turn) ||
      (isFor(answer, 'next') && toQueueInHindi(text)))
  return isAgainst ? { ...found, requests: read } : found
}

const isOpposite = ({ meaning }: Request, text: string) =>
  meaning.type === 'word' &&
  (meaning.word === 'yes' || meaning.word === 'no') &&
  isOppositeInHindi(meaning.word, text)

const isNeed = (request: Request) => isCry(request.meaning) || isFor(request, 'lost')
/** "चक्कर नहीं आ रहा", "रास्ता नहीं भूली": a need only without its denial. "ठीक नहीं हूँ" is one by it. */
function isDeniedNeed(answer: Request, turn: Turn): boolean {
  if (!isNeed(answer)) return false
  const undenied = undeniedInHindi(turn.text)
  return undenied !== inOneSpelling(turn.text) && !saysBlocked(undenied) && isMeantBy(answer, turn)(undenied)
}

const isMeantBy =
  (request: Request, { question, names }: Turn) =>
  (part: string): boolean =>
    heard(plainWords(inEnglish(part)), question, names).some((one) => isSame(one, request))

/** Sentences that go through most of what is asked of a sentence. */
const COMMON = ['what are the ingredients of this', 'is there milk in it', 'take me to the biscuits please']

/** Makes ready what the first turns under a question would make: up to half a second of tables and expressions. */
export function prepareToUnderstand(question: ListenFor, learned: LearnedModels): void {
  for (const text of COMMON) understand({ text, question, source: 'spoken', names: [], learned })
}

/** "Which one has less sugar" compares by sugar. */
function withPart(meaning: Meaning, words: string): Meaning {
  if (meaning.type !== 'word' || meaning.word !== 'compare') return meaning
  const [, compared] = comparedWords.find(([form]) => form.test(words)) ?? []
  return compared ? { ...meaning, compared } : meaning
}

/** What a sentence is said in: Hindi also where English is spoken, and the sentence has words of its grammar. */
const languageOf = ({ text, language }: Turn): Language =>
  language === 'hi-IN' || isHindi(text) ? 'hi-IN' : DEFAULT_LANGUAGE

const ofCode = (figures: string): Meaning => ({
  type: 'question',
  topic: { name: 'code', figures },
  about: { kind: 'this' },
})

/**
 * "Does this have doodh": a word of Hindi in a sentence of English is asked for by its English name. Looked for by its
 * spelling it would not be found, and milk would be denied.
 */
function inKnownWords(
  words: string,
  requests: readonly Request[],
  { question, names }: Turn,
): readonly Request[] {
  const bare = requests.length === 0 ? (englishWord(words) ?? '') : ''
  if (knownSubstance(bare) && question === 'checking')
    return heard(substanceAsked(bare).spoken, question, names)
  const unknown = requests.flatMap(({ meaning }) => substancesIn(meaning)).find((one) => !knownSubstance(one))
  if (!unknown) return requests
  const english = unknown.split(' ').map((word) => englishWord(word) ?? word)
  const known = english.join(' ')
  return known === unknown ? requests : heard(words.replace(unknown, known), question, names)
}

/**
 * "Does it have mill k": what is likely an allergen that was heard wrong is asked back. To look for it by its spelling would
 * deny it.
 */
function askedIllHeard(
  words: string,
  requests: readonly Request[],
  turn: Turn,
  ofOthers?: number,
): Meaning | undefined {
  const { question, names, source } = turn
  if (question !== 'checking' || source === 'pressed' || words === '') return undefined
  const unknown = requests
    .flatMap(({ meaning }) => substancesIn(meaning))
    .find((one) => !isNamedByRecords(one))
  const [first] = requests
  if ((first?.sure && !unknown) || (!first && withoutMeaning(words, turn, ofOthers) === 'nothing'))
    return undefined
  const likely = asAllergen(words, unknown)
  const [asked] = likely ? heard(likely.words, question, names) : []
  const isOfIt = asked?.sure && asked.meaning.type === 'question' && asked.meaning.topic.name === 'contains'
  return isOfIt ? asked.meaning : undefined
}

const substancesIn = (meaning: Meaning): string[] =>
  meaning.type === 'question' && meaning.topic.name === 'contains' ? [meaning.topic.substance] : []

/** Two or three letters are as often a word of English: "til", "tel". */
const LEAST_FOR_HINDI = 4

/** "Is badam there": what is known by its English name stands by it, however it is asked. */
const namedInEnglish = (words: string): string =>
  words.replace(/[a-z]+/g, (word) => {
    const english = word.length < LEAST_FOR_HINDI || knownSubstance(word) ? undefined : englishWord(word)
    return english && (knownSubstance(english) || ['sugar', 'salt'].includes(english)) ? english : word
  })

/** On a walk, what is left behind "don't stop" and "not lost". */
const withoutDenied = (words: string, question: ListenFor): string =>
  question === 'walking' ? words.replace(deniesFirst, '') : words

/** What is called out to somebody by name is not for us, but for a cry of need. */
function heard(words: string, question: ListenFor, names: readonly ProductNames[]): readonly Request[] {
  const isChecking = question === 'checking' || question === 'all'
  const called = words.replace(callsUpon, '')
  const told = withoutDenied(called, question)
  const said = isChecking ? told : told.replace(notNeededFirst, '')
  const wished =
    question === 'section' ? (wishByPlace(said) ?? sectionWishes(withoutFillers(said))) : undefined
  const requests = wished ?? requestsIn(isChecking ? namedInEnglish(said) : said, question, names)
  const [first] = requests
  const isForOthers =
    calledOut.test(words) ||
    isTale.test(words) ||
    laments.test(words) ||
    (question === 'walking' && answersCall.test(words))
  if (isForOthers && !(first && isCry(first.meaning))) return []
  // "Ramesh, come here": what was called is a part of the sentence.
  return said === words ? requests : requests.map((request) => ({ ...request, whole: false }))
}

/**
 * In Hindi, of whose sounds the ear knows less, a fact that it is not sure to have heard asked for is asked back as well: of 13
 * sentences that were taken wrongly in a quiet room and babble of 20 dB it doubted 12, of 132 questions of Hindi that were not 5.
 */
const isCertain = (
  { sure, weighty, meaning }: Request,
  { source, language, doubtful = false, far = false }: Turn,
) => {
  if (source !== 'spoken') return sure
  const isDoubted = doubtful && language === 'hi-IN' && meaning.type === 'question'
  const isCostly = weighty || (meaning.type === 'word' && deafens(meaning.word))
  return sure && !isDoubted && !(isCostly && (doubtful || far))
}

/** On a walk, among people, and where nobody told how far: from this likelihood on it was meant for others (docs/decisions/0130). */
const MEANT_FOR_OTHERS = 0.5

/** Who talks with others is not asked what they meant: who is further away than the shopper, or on a walk is likely to. */
function withoutMeaning(words: string, { question, source, far }: Turn, ofOthers = 1): Verdict {
  if (words === '') return 'nothing'
  if (source !== 'spoken') return 'askAgain'
  if (far || onlyThanks.test(words) || (question === 'walking' && countsAloud.test(words))) return 'nothing'
  if (meantForOthers.test(words) && !doesToMe.test(words) && !mayTheyEat.test(words)) return 'nothing'
  const mayBeFar = far === undefined && question === 'walking' && !endsAskingHelp.test(words)
  return mayBeFar && ofOthers >= MEANT_FOR_OTHERS ? 'nothing' : 'askAgain'
}
