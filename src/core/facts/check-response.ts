import type { Product } from '../contract/product.ts'
import type { About, Meaning, Word } from '../language/meaning.ts'
import type { Topic } from '../language/topics.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { type AboutKind, inHand, kindOf, ofKind, passedDate } from './about-product.ts'
import { answerTopic, asOne } from './answer-topic.ts'
import { ownersOfCode, readBack } from './barcode-answers.ts'
import { type Checking, forgotten, productBefore, unasked } from './checking.ts'
import { shorter, whichProduct } from './describe.ts'
import { isAboutList, type ListTopic, listSentences } from './list-answers.ts'
import { signOf, withPack } from './pack-said.ts'
import { batchInHand, callsBefore, callsForAny, callsForCode, recallSentences } from './recalls.ts'
import { answer, nextLine, type Response, remark, type Surroundings, withUnanswered } from './response.ts'
import { tellProduct } from './tell-looked.ts'
import { areApart, namedBeside } from './two-products.ts'
import { packRules, rules } from './word-rules.ts'

/** Who wants short answers hears of all that is asked for in general the least that is safe. */
function factsOf(
  product: Product,
  topic: Topic,
  batch: string | undefined,
  { short, brand, recalls, texts }: Surroundings,
): readonly string[] {
  if (topic.name === 'recalled') return recallSentences(product, batch, recalls, texts)
  return short && topic.name === 'describe'
    ? shorter(product, texts)
    : answerTopic(product, topic, brand, texts)
}

/** Products that need not be in the hand; undefined where it is asked about what is. */
function namedIn(checking: Checking, about: About, { product }: Surroundings): Product[] | undefined {
  if (about.kind === 'this') return undefined
  const ids = about.kind === 'named' ? about.productIds : [productBefore(checking)?.id ?? '']
  return ids.map(product).filter((each) => each !== undefined)
}

/** What is asked of the whole list. */
function ofList(
  checking: Checking,
  topic: Topic & { name: ListTopic },
  named: Product[] | undefined,
  around: Surroundings,
): Response {
  const { products, inStore, texts } = around
  const said = listSentences({ topic, named, products, inStore }, texts)
  // What no list holds is no end: with a product in hand there is a way on.
  const next = topic.name !== 'available' && checking.scanned ? [nextLine(around)] : []
  const spokenOf = named?.length ? named : checking.spokenOf
  const calls = named?.length === 1 ? named.flatMap((only) => callsForAny(only, around)) : []
  const told = answer({ ...checking, spokenOf }, [...calls, ...said, ...next], checking.dateOffered)
  return withUnanswered(told, topic, said, texts, named?.[0])
}

function question(
  checking: Checking,
  [topic, ...further]: readonly [Topic, ...Topic[]],
  about: About,
  around: Surroundings,
): Response {
  const { texts } = around
  if (topic.name === 'outOfScope') return remark(checking, [texts.onlyBrand(around.brand)])
  const named = namedIn(checking, about, around)
  const ofPacks = around.asSpecified ? undefined : packRules[topic.name]
  if (ofPacks) return ofPacks(checking, named ?? [], around)
  if (topic.name === 'code') return readBackCode(checking, topic.figures, texts)
  if (isAboutList(topic)) return ofList(checking, topic, named, around)
  if (about.kind === 'this' && about.beside)
    return besideNamed(checking, [topic, ...further], about.beside, around)
  const products = named ?? (checking.scanned ? [checking.scanned] : [])
  const [product, ...others] = products
  if (!product && about.kind === 'before') return answer(checking, [texts.facts.needsTwo])
  // The question is about a product that no scan has named: ask for one.
  if (!product) return answer(checking, [texts.spoken('scan.retry')])
  if (others.length > 0 && !areApart(products, around.brand))
    return answer(checking, whichProduct(products, texts))
  // Each begins with its name, figures too.
  if (others.length > 0)
    return products
      .map((each) => aboutOne(checking, each, [topic, ...further], 'before', around))
      .reduce(join)
  return aboutOne(checking, product, [topic, ...further], kindOf(about, product), around)
}

/** Of the pack in hand first, then of what was named beside it, each by its name; how a pack comes into the hand is said last. */
function besideNamed(
  checking: Checking,
  topics: readonly [Topic, ...Topic[]],
  beside: readonly string[],
  around: Surroundings,
): Response {
  const { scanned } = checking
  const { texts } = around
  const productIds = beside.filter((id) => id !== scanned?.id)
  const [only, another] = namedBeside(beside, checking, around)
  const ofNamed = (sofar: Checking) =>
    only && !another
      ? aboutOne(sofar, only, topics, 'before', around)
      : question(sofar, topics, { kind: 'named', productIds }, around)
  if (!scanned) {
    const told = ofNamed(checking)
    return join(told, answer(told.checking, [texts.spoken('scan.retry')]))
  }
  const isAlone = productIds.length === 0
  if (isAlone && around.asSpecified) return aboutOne(checking, scanned, topics, 'this', around)
  const ofHand = aboutOne(checking, scanned, topics, 'beside', around)
  const told = isAlone ? ofHand : join(ofHand, ofNamed(ofHand.checking))
  if (inHand(checking, around)) return told
  return join(told, answer(told.checking, [texts.facts.lookAgain], told.checking.dateOffered))
}

/** A product that is named, or was looked at before, need not be in the hand. */
function aboutOne(
  checking: Checking,
  product: Product,
  topics: readonly [Topic, ...Topic[]],
  kind: AboutKind,
  around: Surroundings,
): Response {
  const { texts } = around
  const [topic] = topics
  const isNamed = kind === 'named' || kind === 'before'
  const batch = isNamed ? undefined : batchInHand(checking, around)
  const recorded = topics.map((each) => factsOf(product, each, batch, around))
  const facts = recorded.map((each, at) => withPack(checking, product, topics[at] ?? topic, each, around))
  const said = ofKind[kind](checking, product, topic, asOne(facts, texts), around)
  const before = callsBefore(checking, [product], around)
  const named = isNamed ? callsForAny(product, around) : before.calls
  const calls = topic.name === 'recalled' ? [] : named
  const signs = topics.map((each) => signOf(checking, product, each, around))
  const sign = signs.includes('contains') ? 'contains' : signs[0]
  const told = answer(before.checking, [...calls, ...said], checking.dateOffered, [product], sign)
  return withUnanswered(told, topic, asOne(recorded, texts), texts, product)
}

/** Figures that can be a code wait for a yes: one that is misheard would be another product. */
function readBackCode(checking: Checking, code: string, texts: Texts): Response {
  const { sentences, isRight } = readBack(code, texts)
  return answer(isRight ? { ...checking, code } : checking, sentences)
}

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
  const answered = question(checking, topics, about, around)
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

/**
 * What a turn leads to while checking products; whatever means nothing here is answered by what can be asked. Of several
 * requests each is answered, a look last: what is known comes at once, and the look forgets what it is about.
 */
export function respond(
  before: Checking,
  meaning: Meaning | undefined,
  around: Surroundings,
  also: readonly Meaning[] = [],
): Response {
  const { doubted, code } = before
  const checking = unasked(before)
  const settled =
    meaning?.type === 'word' &&
    ((doubted && settle(checking, doubted, meaning.word, around)) ??
      (code && settleCode(checking, code, meaning.word, around)))
  if (settled) return settled
  const all = [meaning, ...also]
  const ordered = [...all.filter((one) => !isLook(one)), ...all.filter(isLook)]
  const [first, ...others] = ordered.filter(isOfContent)
  return ordered
    .filter((one) => !others.some((other) => other === one))
    .reduce<Response>(
      (sofar, one) =>
        join(
          sofar,
          respondTo(sofar.checking, one, around, one === first ? others.map(({ topic }) => topic) : []),
        ),
      { checking, actions: [] },
    )
}

const saidIn = ({ actions }: Response) =>
  actions.flatMap((action) => (action.do === 'say' ? action.sentences : []))

/** Two answers are one to "repeat". */
function join(first: Response, second: Response): Response {
  const both = [saidIn(first), saidIn(second)]
  const isAnswered = saidIn(second).length === 0 && saidIn(first).length > 0
  const { lastAnswer, lastAbout } = (isAnswered ? first : second).checking
  const isOne = both.every(({ length }) => length > 0)
  return {
    checking: {
      ...second.checking,
      lastAnswer: isOne ? both.flat() : lastAnswer,
      lastAbout: isOne ? [...new Set([...first.checking.lastAbout, ...lastAbout])] : lastAbout,
    },
    actions: [...first.actions, ...second.actions],
    unanswered: [...(first.unanswered ?? []), ...(second.unanswered ?? [])],
  }
}

/** Figures that somebody reads out: what they are is for the rules alone to say. */
const isCode = (meaning: Meaning | undefined): boolean =>
  meaning?.type === 'question' && meaning.topic.name === 'code'

const isLooking = (word: Word) => word === 'whatIsThis' || word === 'date' || word === 'wrong'

/** True for what has its answer at hand: neither a question about a product nor a look through the camera. */
export const isCommand = (meaning: Meaning | undefined): boolean =>
  isCode(meaning) || (meaning?.type === 'word' && !isLooking(meaning.word))
