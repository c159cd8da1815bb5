import type { Product } from '../contract/product.ts'
import type { About } from '../language/meaning.ts'
import type { Topic } from '../language/topics.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { type AboutKind, inHand, kindOf, ofKind } from './about-product.ts'
import { answerTopic, asOne } from './answer-topic.ts'
import { type Checking, productBefore } from './checking.ts'
import { shorter, whichProduct } from './describe.ts'
import { isAboutList, type ListTopic, listSentences, readBack } from './list-answers.ts'
import { signOf, withPack } from './pack-said.ts'
import { batchInHand, callsBefore, callsForAny, recallSentences } from './recalls.ts'
import {
  answer,
  join,
  nextLine,
  type Response,
  remark,
  type Surroundings,
  withUnanswered,
} from './response.ts'
import { areApart, namedBeside } from './two-products.ts'
import { packRules } from './word-rules.ts'

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
  const [only, another] = around.asSpecified === true ? [] : (named ?? [])
  const calls = only && !another ? callsForAny(only, around) : []
  const told = answer({ ...checking, spokenOf }, [...calls, ...said, ...next], checking.dateOffered)
  return withUnanswered(told, topic, said, texts, named?.[0])
}

/** The answer to what is asked of a pack, of packs or of the list. */
export function answerQuestion(
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
  const beside = besideHand(checking, about, around)
  if (beside) return besideNamed(checking, [topic, ...further], beside, around)
  const products = named ?? (checking.scanned ? [checking.scanned] : [])
  const [product, ...others] = products
  if (!product && about.kind === 'before') return answer(checking, [texts.facts.needsTwo])
  const isTold = about.kind === 'this' && about.told === true && around.keepsNeeds === true
  // The question is about a product that no scan has named: ask for one.
  if (!product) return answer(checking, [isTold ? texts.facts.notKept : texts.spoken('scan.retry')])
  if (others.length > 0 && !areApart(products, around.brand))
    return answer(checking, whichProduct(products, texts))
  // Each begins with its name, figures too.
  if (others.length > 0)
    return products
      .map((each) => aboutOne(checking, each, [topic, ...further], 'before', around))
      .reduce(join)
  const told = aboutOne(checking, product, [topic, ...further], kindOf(about, product), around)
  return isTold ? join(told, answer(told.checking, [texts.facts.notKept], checking.dateOffered)) : told
}

/** What is asked about together with the pack in hand; undefined: nothing. */
function besideHand(
  checking: Checking,
  about: About,
  { asSpecified }: Surroundings,
): readonly string[] | undefined {
  if (about.kind !== 'this') return undefined
  const before = about.pair && asSpecified !== true && checking.scanned && productBefore(checking)
  return about.beside ?? (before ? [before.id] : undefined)
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
  const named = namedBeside(beside, checking, around)
  const [only, another] = named
  const ofNamed = (sofar: Checking) =>
    only && !another
      ? aboutOne(sofar, only, topics, 'before', around)
      : answerQuestion(sofar, topics, { kind: 'named', productIds: named.map(({ id }) => id) }, around)
  if (!scanned) {
    const told = ofNamed(checking)
    return join(told, answer(told.checking, [texts.spoken('scan.retry')]))
  }
  const isAlone = named.length === 0
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
export function readBackCode(checking: Checking, code: string, texts: Texts): Response {
  const { sentences, isRight } = readBack(code, texts)
  return answer(isRight ? { ...checking, code } : checking, sentences)
}
