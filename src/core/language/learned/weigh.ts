import type { Language } from '../../contract/language.ts'
import type { ListenFor } from '../../contract/modes.ts'
import { substanceAsked } from '../../substances/substances.ts'
import { withoutFillers } from '../clauses.ts'
import { affirms } from '../en/sentence-forms.ts'
import { conditions } from '../en/stances.ts'
import { earlierPack } from '../en/two-packs.ts'
import { romanisedWords } from '../hi/spelling.ts'
import { isSection, type Meaning, meaningName } from '../meaning.ts'
import { findNames, type ProductNames, productsMeant } from '../named-products.ts'
import { isOthersTalk } from '../other-talk.ts'
import type { Request } from '../request-kinds.ts'
import { sectionsNamed } from '../section-wishes.ts'
import { isLeftOpen, isPutOff } from '../stance.ts'
import { leadsOnByWalk, saysOtherwise } from '../walk-talk.ts'
import { isAnswer, isOpen, isRefusal, isWeighty } from '../words.ts'
import type { Sentence } from './features.ts'
import type { LearnedModel } from './learned-model.ts'
import {
  FOR_OTHERS,
  inDoubtName,
  isInDoubt,
  meaningCalled,
  NOTHING_OF_OURS,
  nameOfRead,
  wholeShare,
} from './reading-names.ts'

/**
 * Shares from which on something is done; docs/decisions/0128 and 0131. Below them a wrong reading is as likely as the one
 * that was meant, and asking costs less than a wrong answer.
 */
export const WEIGHING = {
  /** What the rules read stands, where it can be asked back, from this on … */
  agreed: 0.7,
  /** … two things of one sentence where they are as likely as all others together. */
  kept: 0.5,
  /** Another reading takes its place from this on, or from that where nothing can be asked back … */
  taken: 0.97,
  takenUnasked: 0.95,
  /** … in a sentence of so many words: one or two are as often a piece of something else. */
  leastWords: 3,
  /** What leads away, ends or claims is acted upon where so many of such sentences mean it beyond doubt; docs/decisions/0162. */
  plain: 0.97,
  /** A reading that is likelier than all others together is asked back in so many words … */
  asked: 0.5,
  leastAsked: 2,
  /** … or else the rules' from this share on, from which they stand where nothing can be asked back. */
  leastOfRules: 0.3,
} as const

/** A sentence as it is weighed, the English words of it without fillers, and the products that are named in it. */
export function toWeigh({ words, text, language, question, names }: SaidToWeigh) {
  const named = question === 'checking' ? productsMeant(words, names) : findNames(words, names, () => true)
  const said = withoutFillers(named.words)
  const sentence = language === 'hi-IN' ? hindiToWeigh(text, said) : { words: said }
  return { sentence, said, productIds: named.productIds }
}

interface SaidToWeigh {
  /** In English, as the rules read them. */
  words: string
  /** As it was said, in this language. */
  text: string
  language: Language
  question: ListenFor
  names: readonly ProductNames[]
}

/** A sentence of Hindi is weighed by its own words, and by the English ones that mean the same. */
function hindiToWeigh(text: string, english: string): Pick<Sentence, 'words' | 'kin'> {
  const { words, parts } = romanisedWords(text)
  return { words, kin: [...new Set([...parts, ...english.split(' ')])] }
}

/** Somebody may be harmed by not hearing it. */
export function isOfHarm(meaning: Meaning): boolean {
  if (meaning.type === 'word') return false
  const { topic } = meaning
  if (topic.name === 'contains') return substanceAsked(topic.substance).allergen
  return topic.name === 'allergens' || topic.name === 'diet'
}

export interface TurnToWeigh extends SaidToWeigh {
  question: ListenFor
  /** Whether it was said to us, by how likely it was meant for others: who talks to them is not asked what they meant. */
  asksBack: (ofOthers: number) => boolean
}

export type Weights = ReturnType<typeof weigh>

/** How likely the reading of the rules is, and which other is the likeliest. */
export function weigh(model: LearnedModel, requests: readonly Request[], turn: TurnToWeigh) {
  const [first] = requests
  const { words, question, language } = turn
  const { sentence, said, productIds } = toWeigh(turn)
  const read = nameOfRead(first?.meaning, language)
  // Two things in one sentence share what is likely.
  const readings = new Set(requests.map(({ meaning }) => nameOfRead(meaning, language)))
  const {
    shareOf,
    likeliest: name,
    plain,
  } = sharesIn(model, {
    ...{ ...sentence, question, read },
    isSure: first?.sure === true,
  })
  const share = shareOf(name)
  const length = sentence.words.split(' ').length
  const isOther = earlierPack.test(words) || productIds.length > 0
  const meaning = isOther ? undefined : openMeaning(name, said, question)
  const isForLater = meaning?.type === 'word' && isPutOff(meaning.word, said)
  const isPlain =
    length >= WEIGHING.leastWords &&
    plain >= WEIGHING.plain &&
    !isForLater &&
    !isLeftOpen(said, meaning !== undefined && standsUnderConditions(meaning, question))
  const named = meaning && ofGoodsNamed(requestFor(meaning, turn, said, isPlain), turn, said)
  const other = named && isForLater ? inDoubt(named) : named
  const isLikely = share >= WEIGHING.asked && length >= WEIGHING.leastAsked
  // "Milk or egg?" is a question about allergens by either name.
  const isRead =
    name === read ||
    (meaning !== undefined && (nameOfRead(meaning, language) === read || isWithin(meaning, first?.meaning)))
  return {
    said,
    sentence,
    isRead,
    ofRead: Math.max(
      isRead ? share : 0,
      [...readings].reduce((sum, one) => sum + shareOf(one), 0),
    ),
    ofOthers: shareOf(FOR_OTHERS),
    share,
    isPlain,
    /** Undefined: nothing of ours, nothing that is open, or of another pack, of which only the rules know. */
    other,
    isLong: length >= WEIGHING.leastWords,
    namesProduct: productIds.length > 0,
    likely: meaning && isLikely && canBeAsked(meaning, question) ? other : undefined,
  }
}

/** "Not today, later" declines, and "biscuits if they are fresh" answers where goods were asked for. */
const standsUnderConditions = (meaning: Meaning, question: ListenFor) =>
  meaning.type === 'word' &&
  (isRefusal(meaning.word) || meaning.word === 'thanks' || (question === 'section' && isSection(meaning)))

/**
 * The shares of readings with those in doubt counted in; `plain`: of the likeliest by itself, said so that it can be acted
 * upon (0 where the model was not taught the difference).
 */
function sharesIn({ names, sharesOf }: LearnedModel, sentence: Sentence) {
  const shares = sharesOf(sentence)
  const shareOf = (name: string) => wholeShare(names, shares, name)
  const [first = '', ...others] = names.filter((name) => !isInDoubt(name))
  const likeliest = others.reduce((most, name) => (shareOf(name) > shareOf(most) ? name : most), first)
  const plain = names.includes(inDoubtName(likeliest)) ? (shares[names.indexOf(likeliest)] ?? 0) : 0
  return { shareOf, likeliest, plain }
}

/** "Where the rusks are" is about rusks, whatever section such sentences are of: one that names none of its goods is asked back. */
function ofGoodsNamed(request: Request, { question }: TurnToWeigh, said: string): Request {
  const { meaning } = request
  if (question !== 'section' || !isSection(meaning)) return request
  const [named, ...more] = sectionsNamed(said)
  if (!named || [named, ...more].includes(meaning.word)) return request
  return inDoubt(more.length > 0 ? request : { ...request, meaning: { type: 'word', word: named } })
}

/** An allergen is told with all of them, and sodium as the salt that a record has. */
const isWithin = (one: Meaning, all: Meaning | undefined) =>
  all?.type === 'question' &&
  (all.topic.name === 'contains' && all.topic.substance === 'sodium'
    ? meaningName(one) === 'salt'
    : isOfHarm(one) && all.topic.name === 'allergens')

export const inDoubt = (request: Request): Request => ({ ...request, sure: false })

/** Under "Did you say …?" nothing is asked back, and a question only where packs are looked at. */
export const canBeAsked = (meaning: Meaning, question: ListenFor) =>
  meaning.type === 'question'
    ? question === 'checking' && meaning.topic.name !== 'outOfScope'
    : question !== 'confirm'

/** What a reading means in a sentence, where that is open and not somebody else's. */
function openMeaning(name: string, said: string, question: ListenFor): Meaning | undefined {
  const meaning = NOTHING_OF_OURS.has(name) ? undefined : meaningCalled(name, said)
  return meaning && isAsked(meaning, question, said) ? meaning : undefined
}

/** Facts of a pack are asked for where packs are looked at; a yes to what was asked back has a word of agreement in it, and no "if". */
function isAsked(meaning: Meaning, question: ListenFor, said: string): boolean {
  if (meaning.type === 'question') return question === 'checking' || meaning.topic.name === 'available'
  return (
    isOpen(meaning.word, question) &&
    (question !== 'confirm' || meaning.word !== 'yes' || (affirms.test(said) && !conditions.test(said))) &&
    !saysOtherwise(meaning.word, said, question)
  )
}

/**
 * What leads away, ends or claims is asked back unless it is said plainly. So are goods in what the rules take for talk
 * with somebody else, "where did you put the cheese". "Next" claims that a part was walked.
 */
function requestFor(
  meaning: Meaning,
  { question, language }: TurnToWeigh,
  said: string,
  isPlain: boolean,
): Request {
  const weighty =
    meaning.type === 'word' &&
    meaning.word !== 'notThere' &&
    (isWeighty(meaning.word) ||
      (isSection(meaning) && (!isAnswer(meaning.word, question) || isOthersTalk(said))))
  const isStep = meaning.type === 'word' && meaning.word === 'next' && question === 'walking'
  // Of Hindi not every word has one of English.
  const isOfWalk = !isStep || leadsOnByWalk(said, language === 'en-IN')
  return { meaning, sure: (!weighty || isPlain) && isOfWalk, whole: false, weighty }
}
