import type { ListenFor } from '../../contract/modes.ts'
import { substanceAsked } from '../../facts/substances.ts'
import type { Language } from '../../texts/language.ts'
import type { Request } from '../clause-request.ts'
import { takenBack, withoutFillers } from '../clauses.ts'
import { affirms } from '../en/sentence-forms.ts'
import { toldInstead } from '../en/topic-stances.ts'
import { earlierPack } from '../en/two-packs.ts'
import { romanisedWords } from '../hi/spelling.ts'
import { isSectionWord, type Meaning, meaningName } from '../meaning.ts'
import { findNames, type ProductNames } from '../named-products.ts'
import { withNoneLeftOut } from '../none-left-out.ts'
import { isOthersTalk } from '../other-talk.ts'
import { isSame, requestsIn } from '../requests.ts'
import { sectionsNamed } from '../section-wishes.ts'
import { leadsOnByWalk, saysOtherwise } from '../walk-talk.ts'
import { isAlwaysOpen, isAnswer, isCry, isOpen, isWeighty } from '../words.ts'
import { isLikelyCry, isNoCry, knowsCries } from './cry.ts'
import type { Sentence } from './features.ts'
import type { LearnedModel } from './learned-model.ts'
import { FOR_OTHERS, meaningCalled, NOTHING_OF_OURS, nameOfRead } from './reading-names.ts'

/**
 * Shares from which on something is done; docs/decisions/0128 and 0131. Below them a wrong reading is as likely as the one
 * that was meant, and asking costs less than a wrong answer.
 */
const WEIGHING = {
  /** What the rules read stands, where it can be asked back, from this on … */
  agreed: 0.7,
  /** … two things of one sentence where they are as likely as all others together. */
  kept: 0.5,
  /** Another reading takes its place from this on, or from that where nothing can be asked back … */
  taken: 0.97,
  takenUnasked: 0.95,
  /** … in a sentence of so many words: one or two are as often a piece of something else. */
  leastWords: 3,
  /** A reading that is likelier than all others together is asked back in so many words … */
  asked: 0.5,
  leastAsked: 2,
  /** … or else the rules' from this share on, from which they stand where nothing can be asked back. */
  leastOfRules: 0.3,
} as const

/** A sentence as it is weighed, the English words of it without fillers, and the products that are named in it. */
export function toWeigh({ words, text, language, names }: SaidToWeigh) {
  const named = findNames(words, names, () => true)
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
  names: readonly ProductNames[]
}

/** A sentence of Hindi is weighed by its own words, and by the English ones that mean the same. */
function hindiToWeigh(text: string, english: string): Pick<Sentence, 'words' | 'kin'> {
  const { words, parts } = romanisedWords(text)
  return { words, kin: [...new Set([...parts, ...english.split(' ')])] }
}

/** Of two things of which one may harm neither is left out. */
const areKept = (requests: readonly Request[], language: Language) =>
  requests.some((request) => isKept(request, language)) || (requests.length > 1 && requests.some(isDear))

/** Who may be in danger is answered at once; and of other packs only the rules know. Who says for sure that they have arrived walks no further. */
const isKept = (request: Request, language: Language) => {
  const { meaning, whole, sure } = request
  if (whole || (sure && hasArrived(request, language))) return true
  if (meaning.type === 'word') return isDanger(request)
  return meaning.about.kind !== 'this' || meaning.topic.name === 'damaged'
}

/** Who may have arrived is asked whether they have, and led no further. Of Hindi the rules know too few of its words to tell. */
const hasArrived = ({ meaning }: Request, language: Language) =>
  language === 'en-IN' && meaning.type === 'word' && meaning.word === 'imHere'

/** Somebody may be harmed by not hearing it: it is never left out, and nothing else is done in its place unasked. */
const isDear = ({ meaning }: Request) => isCry(meaning) || isOfHarm(meaning)

const isOfSection = ({ meaning }: Request) => meaning.type === 'word' && isSectionWord(meaning.word)

const choosesGoods = ({ meaning }: Request, question: ListenFor) =>
  meaning.type === 'word' && isSectionWord(meaning.word) && isAnswer(meaning.word, question)

const callsStaff = ({ meaning }: Request) => meaning.type === 'word' && meaning.word === 'callStaff'

function isOfHarm(meaning: Meaning): boolean {
  if (meaning.type === 'word') return false
  const { topic } = meaning
  if (topic.name === 'contains') return substanceAsked(topic.substance).allergen
  return topic.name === 'allergens' || topic.name === 'diet'
}

interface TurnToWeigh extends SaidToWeigh {
  question: ListenFor
  /** Whether it was said to us, by how likely it was meant for others: who talks to them is not asked what they meant. */
  asksBack: (ofOthers: number) => boolean
}

export interface Weighed {
  requests: readonly Request[]
  /** How likely the sentence was meant for somebody else, 0 to 1; undefined: it was not weighed. */
  ofOthers?: number | undefined
}

/**
 * The requests of a sentence once it was weighed how people mean such words: the rules' where that is likely what was meant,
 * another where that is nearly certain, what is likely to be asked back, and else none. Whole phrases of the table are the
 * rules' alone, and so is danger, but where nobody cries who says this.
 */
export function weighed(model: LearnedModel, read: readonly Request[], said: TurnToWeigh): Weighed {
  const requests = withoutFalseCry(model, read, said)
  if (areKept(requests, said.language)) return { requests }
  const turn = withoutTakenBack(read, said)
  const weights = weigh(model, requests, turn)
  if (!knowsCries(turn.question) && turn.asksBack(weights.ofOthers)) {
    const isAgreed = weights.isRead && weights.ofRead >= WEIGHING.kept
    if (isLikelyCry(model, { ...weights.sentence, question: turn.question }, isAgreed))
      return { requests: [CRY], ofOthers: weights.ofOthers }
  }
  return { requests: followed(requests, weights, turn), ofOthers: weights.ofOthers }
}

/** Where the rules read an answer or a question behind "sorry, I mean", or before "you told me the date", only that is weighed. */
function withoutTakenBack(read: readonly Request[], said: TurnToWeigh): TurnToWeigh {
  const asked = said.words.replace(toldInstead, '')
  const turn =
    withoutFillers(asked).split(' ').length >= WEIGHING.leastWords ? { ...said, words: asked } : said
  const [first] = read
  const [taken] = first && turn.language === 'en-IN' ? takenBack(turn.words) : []
  const [counts] = taken ? requestsIn(taken.after, turn.question, turn.names) : []
  const isRead = first && counts && isSame(first, counts)
  return taken && isRead && !(counts.meaning.type === 'word' && isAlwaysOpen(counts.meaning.word))
    ? { ...turn, words: taken.after }
    : turn
}

const isDanger = ({ meaning }: Request) => meaning.type === 'word' && meaning.word === 'danger'

/** Of Hindi too few cries were learnt. */
function withoutFalseCry(
  model: LearnedModel,
  requests: readonly Request[],
  turn: TurnToWeigh,
): readonly Request[] {
  const [first] = requests
  if (!first || first.whole || !isDanger(first) || turn.language !== 'en-IN') return requests
  const isNone = isNoCry(model, toWeigh(turn).sentence, () => weigh(model, requests, turn).ofRead)
  return isNone ? requests.filter((request) => !isDanger(request)) : requests
}

const CRY: Request = { meaning: { type: 'word', word: 'danger' }, sure: true, whole: false, weighty: false }

type Weights = ReturnType<typeof weigh>

function followed(requests: readonly Request[], weights: Weights, turn: TurnToWeigh): readonly Request[] {
  const [first] = requests
  // Goods that are named under "Did you say …?" are asked back: of these the rules know more.
  if (turn.question === 'confirm' && first && isOfSection(first)) return requests
  const answers = turn.asksBack(weights.ofOthers)
  const canAsk = first ? canBeAsked(first.meaning, turn.question) : turn.question !== 'confirm'
  const found =
    answers && canAsk ? orAskedBack(requests, weights, turn) : orUnasked(requests, weights, answers)
  return found === requests || turn.question !== 'checking' ? found : withNoneLeftOut(found, weights.said)
}

/** Where what the rules read, or what they did not read, can be asked back. */
function orAskedBack(requests: readonly Request[], weights: Weights, turn: TurnToWeigh): readonly Request[] {
  const { isRead, ofRead, other, likely } = weights
  const [first] = requests
  if (first && ofRead >= (isRead && requests.length === 1 ? WEIGHING.agreed : WEIGHING.kept)) return requests
  const meant = isRead ? first : likely
  // Who may need somebody is asked about that, and nothing else.
  if (first && isDear(first)) return [inDoubt(callsStaff(first) ? first : (meant ?? first))]
  if (first && isAskedAnyway(first, weights, turn)) return [inDoubt(first)]
  const least = leastToAsk(first, weights, turn)
  if (isTaken(weights, least)) return other ? [other] : []
  const asked = meant ?? (ofRead >= least ? first : undefined)
  return asked ? [inDoubt(asked)] : []
}

/** Whether another reading is nearly certain. Who asked for a section and hears goods named does not ask "again" instead. */
const isTaken = ({ isLong, share, other }: Weights, leastOfRules: number) =>
  isLong && share >= WEIGHING.taken && (other !== undefined || leastOfRules > 0)

/** An arrival, and a product that is asked for by its name: what is said around that is no talk that was learnt. */
const isAskedAnyway = (first: Request, { namesProduct }: Weights, { language, question }: TurnToWeigh) =>
  hasArrived(first, language) || (namesProduct && choosesGoods(first, question))

/** Goods that are named to who asked for them are as a rule wanted. */
const leastToAsk = (first: Request | undefined, { ofOthers }: Weights, { question }: TurnToWeigh) =>
  first && choosesGoods(first, question) && ofOthers < WEIGHING.asked ? 0 : WEIGHING.leastOfRules

/** Where it cannot: of who may talk with others, under "Did you say …?", and of what is no question here. */
function orUnasked(requests: readonly Request[], weights: Weights, answers: boolean): readonly Request[] {
  const { isRead, ofRead, share, isLong, other, likely } = weights
  const [first] = requests
  if (first && (isRead || ofRead >= WEIGHING.leastOfRules || isDear(first))) return requests
  if (isLong && share >= WEIGHING.takenUnasked) return other ? [other] : []
  return answers && likely ? [inDoubt(likely)] : []
}

/** How likely the reading of the rules is, and which other is the likeliest. */
function weigh(model: LearnedModel, requests: readonly Request[], turn: TurnToWeigh) {
  const [first] = requests
  const { words, question, language } = turn
  const { sentence, said, productIds } = toWeigh(turn)
  const read = nameOfRead(first?.meaning, language)
  // Two things in one sentence share what is likely.
  const readings = new Set(requests.map(({ meaning }) => nameOfRead(meaning, language)))
  const shares = model.sharesOf({ ...sentence, question, read, isSure: first?.sure === true })
  const best = shares.reduce((most, share, at) => (share > (shares[most] ?? 0) ? at : most), 0)
  const [name, share] = [model.names[best] ?? '', shares[best] ?? 0]
  const shareOf = (one: string) => shares[model.names.indexOf(one)] ?? 0
  const length = sentence.words.split(' ').length
  const isOther = earlierPack.test(words) || productIds.length > 0
  const meaning = isOther ? undefined : openMeaning(name, said, question)
  const other = meaning && ofGoodsNamed(requestFor(meaning, turn, said), turn, said)
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
    /** Undefined: nothing of ours, nothing that is open, or of another pack, of which only the rules know. */
    other,
    isLong: length >= WEIGHING.leastWords,
    namesProduct: productIds.length > 0,
    likely: meaning && isLikely && canBeAsked(meaning, question) ? other : undefined,
  }
}

/** "Where the rusks are" is about rusks, whatever section such sentences are of: one that names none of its goods is asked back. */
function ofGoodsNamed(request: Request, { question }: TurnToWeigh, said: string): Request {
  const { meaning } = request
  if (question !== 'section' || meaning.type !== 'word' || !isSectionWord(meaning.word)) return request
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

const inDoubt = (request: Request): Request => ({ ...request, sure: false })

/** Under "Did you say …?" nothing is asked back, and a question only where packs are looked at. */
const canBeAsked = (meaning: Meaning, question: ListenFor) =>
  meaning.type === 'question'
    ? question === 'checking' && meaning.topic.name !== 'outOfScope'
    : question !== 'confirm'

/** What a reading means in a sentence, where that is open and not somebody else's. */
function openMeaning(name: string, said: string, question: ListenFor): Meaning | undefined {
  const meaning = NOTHING_OF_OURS.has(name) ? undefined : meaningCalled(name, said)
  return meaning && isAsked(meaning, question, said) ? meaning : undefined
}

/** Facts of a pack are asked for where packs are looked at; a yes to what was asked back has a word of agreement in it. */
function isAsked(meaning: Meaning, question: ListenFor, said: string): boolean {
  if (meaning.type === 'question') return question === 'checking' || meaning.topic.name === 'available'
  return (
    isOpen(meaning.word, question) &&
    (question !== 'confirm' || meaning.word !== 'yes' || affirms.test(said)) &&
    (question !== 'walking' || !saysOtherwise(meaning.word, said))
  )
}

/**
 * What leads away, ends or claims is asked back: it was not said in so many words. So are goods in what the rules take for talk with
 * somebody else, "where did you put the cheese". "Next" claims that a part was walked.
 */
function requestFor(meaning: Meaning, { question, language }: TurnToWeigh, said: string): Request {
  const weighty =
    meaning.type === 'word' &&
    meaning.word !== 'notThere' &&
    (isWeighty(meaning.word) ||
      (isSectionWord(meaning.word) && (!isAnswer(meaning.word, question) || isOthersTalk(said))))
  const isStep = meaning.type === 'word' && meaning.word === 'next' && question === 'walking'
  // Of Hindi not every word has one of English.
  const isOfWalk = !isStep || leadsOnByWalk(said, language === 'en-IN')
  return { meaning, sure: !weighty && isOfWalk, whole: false, weighty }
}
