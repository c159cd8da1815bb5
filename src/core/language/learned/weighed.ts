import type { Language } from '../../contract/language.ts'
import type { ListenFor } from '../../contract/modes.ts'
import { takenBack, withoutFillers } from '../clauses.ts'
import { toldInstead } from '../en/topic-denials.ts'
import { isSection } from '../meaning.ts'
import { withNoneLeftOut } from '../none-left-out.ts'
import { isFor, isSame, type Request } from '../request-kinds.ts'
import { requestsIn } from '../requests.ts'
import { sectionsNamed } from '../section-wishes.ts'
import { isAlwaysOpen, isAnswer, isCry } from '../words.ts'
import { isLikelyCry, isNoCry, knowsCries } from './cry.ts'
import type { LearnedModel } from './learned-model.ts'
import {
  canBeAsked,
  inDoubt,
  isOfHarm,
  type TurnToWeigh,
  toWeigh,
  WEIGHING,
  type Weights,
  weigh,
} from './weigh.ts'

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

/** Of two things of which one may harm neither is left out. */
const areKept = (requests: readonly Request[], language: Language) =>
  requests.some((request) => isKept(request, language)) || (requests.length > 1 && requests.some(isDear))

/** Who may be in danger is answered at once; and of other packs only the rules know. Who says for sure that they have arrived walks no further. */
const isKept = (request: Request, language: Language) => {
  const { meaning, whole, sure } = request
  if (whole || (sure && (hasArrived(request, language) || deniesPlace(request, language)))) return true
  if (meaning.type === 'word') return isDanger(request) || meaning.named !== undefined
  return (
    meaning.about.kind !== 'this' || meaning.about.beside !== undefined || meaning.topic.name === 'damaged'
  )
}

/** Who may have arrived is asked whether they have, and led no further. Of Hindi the rules know too few of its words to tell. */
const hasArrived = ({ meaning }: Request, language: Language) =>
  language === 'en-IN' && meaning.type === 'word' && meaning.word === 'imHere'

/** Who is not there is not led from there; of Hindi the entrance's name weighs more than its denial. */
const deniesPlace = ({ meaning }: Request, language: Language) =>
  language === 'hi-IN' && meaning.type === 'word' && meaning.word === 'notThere'

/** It is never left out, and nothing else is done in its place unasked. */
const isDear = ({ meaning }: Request) => isCry(meaning) || isOfHarm(meaning)

const choosesGoods = ({ meaning }: Request, question: ListenFor) =>
  isSection(meaning) && isAnswer(meaning.word, question)

const callsStaff = ({ meaning }: Request) => meaning.type === 'word' && meaning.word === 'callStaff'

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

function followed(requests: readonly Request[], weights: Weights, turn: TurnToWeigh): readonly Request[] {
  const [first] = requests
  // Goods that are named under "Did you say …?" are asked back: of these the rules know more.
  if (turn.question === 'confirm' && first && isSection(first.meaning)) return requests
  const answers = turn.asksBack(weights.ofOthers)
  const canAsk = first ? canBeAsked(first.meaning, turn.question) : turn.question !== 'confirm'
  const found =
    answers && canAsk ? orAskedBack(requests, weights, turn) : orUnasked(requests, weights, answers)
  return found === requests || turn.question !== 'checking' ? found : withNoneLeftOut(found, weights.said)
}

/** What the rules read where that is likely enough to stand, and beyond doubt where it is said plainly. */
function agreed(requests: readonly Request[], { isRead, ofRead, isPlain }: Weights) {
  const [first] = requests
  const isAlone = isRead && requests.length === 1
  if (!first || ofRead < (isAlone ? WEIGHING.agreed : WEIGHING.kept)) return undefined
  return isAlone && isPlain ? [{ ...first, sure: true }] : requests
}

/** Where what the rules read, or what they did not read, can be asked back. */
function orAskedBack(requests: readonly Request[], weights: Weights, turn: TurnToWeigh): readonly Request[] {
  const { isRead, ofRead, other, likely } = weights
  const [first] = requests
  const stands = agreed(requests, weights)
  if (stands) return stands
  if (first && takesGoodsToo(first, weights, turn) && !isTaken(weights, 0)) return requests
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

/** Goods that are named to who asks for more are bought. */
const takesGoodsToo = (first: Request, { said, ofOthers }: Weights, { question }: TurnToWeigh) =>
  question === 'buy_more' &&
  first.sure &&
  (isFor(first, 'buyMore') || isSection(first.meaning)) &&
  ofOthers < WEIGHING.asked &&
  sectionsNamed(said).size > 0

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
