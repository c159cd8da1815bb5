import type { Product } from '../contract/product.ts'
import type { About, Meaning, Word } from '../language/meaning.ts'
import type { Topic } from '../language/topics.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { passedDate } from './about-product.ts'
import { answerQuestion, readBackCode } from './answer-question.ts'
import { type Checking, forgotten, unasked } from './checking.ts'
import { whichProduct } from './describe.ts'
import { isAboutList, ownersOfCode } from './list-answers.ts'
import { callsForCode } from './recalls.ts'
import {
  act,
  answer,
  asOneAnswer,
  join,
  nextLine,
  type Response,
  remark,
  type Surroundings,
} from './response.ts'
import { productSeen, type SeenHow, tellProduct } from './tell-looked.ts'
import { rules } from './word-rules.ts'

/** The answer to "Is that right?"; whatever else is said leaves the figures behind. */
function settleCode(
  checking: Checking,
  code: string,
  word: Word,
  around: Surroundings,
): Response | undefined {
  const { texts } = around
  if (word === 'repeat') return readBackCode(checking, code, texts)
  if (word === 'no' || word === 'wrong') return remark(checking, [texts.facts.codeAgain])
  if (word !== 'yes') return undefined
  const owners = ownersOfCode(around.products, code)
  const [product, another] = owners
  // A code that names nothing may be called back all the same.
  const calls = callsForCode({ code }, around)
  if (another) return answer(forgotten(checking), [...calls, ...whichProduct(owners, texts)])
  return product
    ? tellProduct(forgotten(checking), product, [], around, { source: 'barcode' })
    : answer(forgotten(checking), [...calls, texts.facts.codeNotListed, nextLine(around)])
}

/** "Can I eat this", of a pack whose date was read and has passed, or not. */
function permission(
  checking: Checking,
  topics: readonly [Topic, ...Topic[]],
  about: About,
  around: Surroundings,
): Response {
  const asked = topics[0].name === 'advice' && about.kind === 'this'
  const passed = asked ? passedDate(checking, around) : []
  const answered = answerQuestion(checking, topics, about, around)
  return passed.length > 0 ? join(answer(checking, passed), answered) : answered
}

/** @param further what is asked of the same pack as content, too */
function respondTo(
  checking: Checking,
  meaning: Meaning | undefined,
  around: Surroundings,
  further: readonly Topic[] = [],
): Response {
  if (meaning?.type === 'question')
    return permission(checking, [meaning.topic, ...further], meaning.about, around)
  const rule = meaning && rules[meaning.word]
  const { brand, texts } = around
  return rule?.(checking, around, meaning) ?? remark(checking, [texts.onlyBrand(brand)])
}

/** "Did you say …?", for who does not lead, and "Did you ask: …?". To the letter of the specification nothing is asked back. */
export function doubt(checking: Checking, doubted: Meaning, around: Surroundings): Response {
  const { texts, asSpecified } = around
  if (doubted.type === 'question' && asSpecified) return respondTo(checking, doubted, around)
  const asks =
    doubted.type === 'question'
      ? texts.didYouAsk(doubted.topic)
      : texts.spoken('sure.ask', { what: texts.wordNames[doubted.word] })
  return remark({ ...checking, doubted }, [asks])
}

/** The answer to what was asked back; whatever else is said leaves the question behind. */
function settle(
  checking: Checking,
  doubted: Meaning,
  word: Word,
  around: Surroundings,
): Response | undefined {
  if (word === 'yes') return respondTo(checking, doubted, around)
  if (word === 'no' || word === 'wrong') return remark(checking, [around.texts.spoken('carry.on')])
  return word === 'repeat' ? doubt(checking, doubted, around) : undefined
}

/** Asked of the pack in hand, as several things are in one sentence: they are answered in one. */
const isOfContent = (meaning: Meaning | undefined): meaning is Extract<Meaning, { type: 'question' }> =>
  meaning?.type === 'question' &&
  meaning.about.kind === 'this' &&
  (meaning.topic.name === 'contains' || meaning.topic.name === 'allergens')

const isLook = (meaning: Meaning | undefined) => meaning?.type === 'word' && !isCommand(meaning)
const isNaming = (meaning: Meaning | undefined) => meaning?.type === 'word' && meaning.word === 'whatIsThis'

const ofWhatIsSeen: ReadonlySet<Word> = new Set(['date', 'sayName', 'spell'])
/** Asked of what a look is about to name: of the pack before it the answer would be another's. */
const isOfWhatIsSeen = (meaning: Meaning | undefined): meaning is Meaning =>
  meaning?.type === 'word'
    ? ofWhatIsSeen.has(meaning.word)
    : meaning?.about.kind === 'this' && !isAboutList(meaning.topic) && !isCode(meaning)

/**
 * What a turn leads to while checking products; whatever means nothing here is answered by what can be asked. Of several
 * requests each is answered, a look last: what is known comes at once, and the look forgets what it is about. What is asked of
 * the pack that is to be looked at waits for its name.
 */
export function respond(
  before: Checking,
  meaning: Meaning | undefined,
  around: Surroundings,
  also: readonly Meaning[] = [],
): Response {
  const { doubted, code, left = [] } = before
  const checking = unasked(before)
  const settled =
    meaning?.type === 'word' &&
    ((doubted && settle(checking, doubted, meaning.word, around)) ??
      (code && settleCode(checking, code, meaning.word, around)))
  if (settled) return settled
  const all = [meaning, ...also]
  const looksAnew = around.asSpecified !== true && all.some(isNaming)
  const asked = all.filter(isOfWhatIsSeen)
  const waiting = looksAnew ? (asked.length > 0 ? asked : left) : []
  const now = all.filter((one) => !waiting.some((other) => other === one))
  const found = inTurn(checking, [...now.filter((one) => !isLook(one)), ...now.filter(isLook)], around)
  return waiting.length > 0 ? { ...found, checking: { ...found.checking, waiting } } : found
}

function inTurn(
  checking: Checking,
  ordered: readonly (Meaning | undefined)[],
  around: Surroundings,
): Response {
  const [first, ...others] = ordered.filter(isOfContent)
  return ordered
    .filter((one) => !others.some((other) => other === one))
    .reduce<Response>(
      (sofar, one) =>
        join(
          sofar,
          respondTo(sofar.checking, one, around, one === first ? others.map(({ topic }) => topic) : []),
        ),
      act(checking),
    )
}

/**
 * What a scan that named a product says, then the answers to what was asked together with "what is this", as one answer: what
 * concerns the pack is said once. What was offered is said last, but the date that was asked for is looked at.
 */
export function tellFound(
  { waiting = [], ...checking }: Checking,
  product: Product,
  notes: readonly string[],
  around: Surroundings,
  how: SeenHow,
): Response {
  if (waiting.length === 0) return tellProduct(checking, product, notes, around, how)
  const { seen, facts, ofPack, offer } = productSeen(checking, product, notes, around, how)
  const looks = waiting.filter(isLook)
  const answers = inTurn(
    seen,
    waiting.filter((one) => !isLook(one)),
    around,
  )
  const told = join(answer(seen, facts, false, [product]), withoutSaid(answers, ofPack, around.texts))
  // A date that its code has told needs no look.
  if (looks.length === 0 || how.code?.sentences.length)
    return asOneAnswer(join(told, answer(told.checking, [offer], true)))
  const one = asOneAnswer(told)
  return join(one, inTurn(one.checking, looks, around))
}

/** Answers without what was said just before: from the sentence that begins it for as long as it is that, and none by itself. */
function withoutSaid(answers: Response, said: readonly (readonly string[])[], { facts }: Texts): Response {
  const fixed: readonly string[] = Object.values(facts)
  const begins = said.map((each) => each.find((sentence) => !fixed.includes(sentence)))
  const all = said.flat()
  const left = (sentences: readonly string[]) => {
    let isGone = false
    return sentences.filter((sentence) => {
      isGone = begins.includes(sentence) || (isGone && all.includes(sentence))
      return !isGone
    })
  }
  const actions = answers.actions.map((action) =>
    action.do === 'say' ? { ...action, sentences: left(action.sentences) } : action,
  )
  return { ...answers, actions }
}

/** Figures that somebody reads out: what they are is for the rules alone to say. */
const isCode = (meaning: Meaning | undefined): boolean =>
  meaning?.type === 'question' && meaning.topic.name === 'code'

const isLooking = (word: Word) => word === 'whatIsThis' || word === 'date' || word === 'wrong'

/** True for what has its answer at hand: neither a question about a product nor a look through the camera. */
export const isCommand = (meaning: Meaning | undefined): boolean =>
  isCode(meaning) || (meaning?.type === 'word' && !isLooking(meaning.word))
