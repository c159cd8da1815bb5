import type { Product } from '../contract/product.ts'
import { dayOf, hasPassed, todayIn } from '../dates/calendar.ts'
import type { About } from '../language/meaning.ts'
import { plainWords } from '../language/plain-words.ts'
import type { Topic } from '../language/topics.ts'
import type { Texts } from '../texts/answer-texts.ts'
import type { Checking } from './checking.ts'
import type { Surroundings } from './response.ts'

/** After so long, or a walk, a shopper may hold another pack than the one that was looked at. */
export const IN_HAND_MS = 60_000

/** What may harm somebody who holds another product than they believe. */
const beginWithName: ReadonlySet<Topic['name']> = new Set([
  'allergens',
  'contains',
  'diet',
  'advice',
  'ingredients',
])

/** From here on a record may have been overtaken by the pack. */
const OLD_MS = 366 * 86_400_000

export const aboutWhatIsIn: ReadonlySet<Topic['name']> = new Set([...beginWithName, 'describe', 'fullList'])

type Around = Pick<Surroundings, 'nowMs' | 'asSpecified' | 'texts'>

/** How old the record is, where somebody has said when it was checked and that is more than a year ago. */
export function ageOfRecord({ checkedOn }: Product, { nowMs, asSpecified, texts }: Around): string[] {
  const day = checkedOn === null || asSpecified === true ? undefined : dayOf(checkedOn)
  if (!day) return []
  const checkedAtMs = Date.UTC(day.year, day.month - 1, day.day)
  return nowMs - checkedAtMs > OLD_MS ? [texts.listIsOf(day)] : []
}

/** Words of another script among what was asked for: said to be there, with the way to what they say. */
function unreadableParts(
  { allergensContain, allergensMayContain, ingredients }: Product,
  texts: Texts,
): string[] {
  const parts = [...(allergensContain ?? []), ...(allergensMayContain ?? []), ingredients ?? '']
  return parts.every(texts.canRead) ? [] : [texts.facts.unreadable, texts.facts.checkPack]
}

const mayBeAnother = ({ seenAtMs }: Checking, { nowMs, asSpecified }: Around) =>
  asSpecified !== true && nowMs - seenAtMs > IN_HAND_MS

function named({ name }: Product, sentences: readonly string[], texts: Texts): string[] {
  const [first = '', ...rest] = sentences
  return first.startsWith(name) ? [...sentences] : [texts.ofProduct(name, first), ...rest]
}

/** The answer with what is to be known of its record: words that cannot be read aloud, and its age. */
function withRecord(
  product: Product,
  topic: Topic | undefined,
  sentences: readonly string[],
  around: Around,
): readonly string[] {
  if (topic === undefined || !aboutWhatIsIn.has(topic.name)) return sentences
  const known = [...unreadableParts(product, around.texts), ...ageOfRecord(product, around)]
  return [...new Set([...sentences, ...known])]
}

/**
 * An answer about an allergen begins with the product's name, in one breath with its first sentence: a name that was
 * misheard or misread is noticed before it does harm. To the letter of the specification it is said as it is.
 */
function aboutInHand(
  product: Product,
  topic: Topic | undefined,
  sentences: readonly string[],
  around: Around,
): readonly string[] {
  const { asSpecified, texts } = around
  const said = withRecord(product, topic, sentences, around)
  const isNamed = asSpecified !== true && topic !== undefined && beginWithName.has(topic.name)
  return isNamed ? named(product, said, texts) : said
}

/** The same about the product before the one in hand, which is always named: the shopper did not. */
const aboutEarlier = (
  product: Product,
  topic: Topic | undefined,
  sentences: readonly string[],
  around: Around,
): readonly string[] => named(product, withRecord(product, topic, sentences, around), around.texts)

/** The same about a product that the shopper named: its figures would be taken for those of the pack in hand. */
const aboutNamed: typeof aboutEarlier = (product, topic, sentences, around) =>
  around.asSpecified === true
    ? withRecord(product, topic, sentences, around)
    : aboutEarlier(product, topic, sentences, around)

/** Another product was spoken of since this one was named: a bare figure would be taken for that one's. */
const isHeardAsOther = ({ spokenOf = [] }: Checking, product: Product) =>
  spokenOf.some(({ id }) => id !== product.id)

/** The same about the product of the latest look: one that may be out of the hand is not spoken of as if it were in it. */
export function aboutScanned(
  checking: Checking,
  product: Product,
  topic: Topic | undefined,
  sentences: readonly string[],
  around: Around,
): readonly string[] {
  const { asSpecified, texts } = around
  if (!mayBeAnother(checking, around)) {
    const said = aboutInHand(product, topic, sentences, around)
    return asSpecified !== true && isHeardAsOther(checking, product) ? named(product, said, texts) : said
  }
  return [
    texts.shownBefore(product.name, around.nowMs - checking.seenAtMs),
    ...withRecord(product, topic, sentences, around),
    texts.facts.lookAgain,
  ]
}

/** The same by its name, whatever is asked. */
const aboutByName: typeof aboutScanned = (checking, product, topic, sentences, around) =>
  named(product, aboutScanned(checking, product, topic, sentences, around), around.texts)

/** The same where the question calls what it asks about by another word: a bare figure would be taken for that thing's. */
const aboutCalled: typeof aboutScanned = (checking, product, topic, sentences, around) =>
  (around.asSpecified === true ? aboutScanned : aboutByName)(checking, product, topic, sentences, around)

const isCalledElse = (called: string, { name }: Product): boolean => {
  const own = plainWords(name).split(' ')
  return !called.split(' ').every((word) => own.includes(word))
}

/** The same of the latest look where another is told after it: each begins with its name, and what to do comes after both. */
const aboutBeside: typeof aboutScanned = (checking, product, topic, sentences, around) =>
  aboutByName(checking, product, topic, sentences, around).filter(
    (sentence) => sentence !== around.texts.facts.lookAgain,
  )

export type AboutKind = About['kind'] | 'beside' | 'called'
/** How an answer tells which product it is about. */
export const ofKind: Readonly<Record<AboutKind, typeof aboutScanned>> = {
  this: aboutScanned,
  beside: aboutBeside,
  called: aboutCalled,
  named: (_, ...told) => aboutNamed(...told),
  before: (_, ...told) => aboutEarlier(...told),
}

export const kindOf = (about: About, product: Product): AboutKind =>
  about.kind === 'this' && about.called !== undefined && isCalledElse(about.called, product)
    ? 'called'
    : about.kind

/** A date that was read now, with the name of the product that its code told or that was looked at just before. */
export function aboutDate(
  checking: Checking,
  sentences: readonly string[],
  around: Around,
  byCode?: Product,
): readonly string[] {
  const product = byCode ?? inHand(checking, around)
  return product && around.asSpecified !== true ? named(product, sentences, around.texts) : sentences
}

/**
 * What was said last, to be said again. Of a pack that may be out of the hand since, it is told when that was: a date an hour
 * old would be taken for that of the pack in hand.
 */
export function lastSaid(checking: Checking, around: Around): readonly string[] {
  const { lastAnswer, lastAbout, scanned, seenAtMs, told } = checking
  const { texts, nowMs, asSpecified } = around
  const isOfLook = told?.look === 'date' || lastAbout.some(({ id }) => id === scanned?.id)
  const ageMs = nowMs - Math.max(seenAtMs, told?.look === 'date' ? told.atMs : 0)
  if (!isOfLook || asSpecified === true || ageMs <= IN_HAND_MS || lastAnswer.includes(texts.facts.lookAgain))
    return lastAnswer
  const [about] = lastAbout
  const when = about ? texts.shownBefore(about.name, ageMs) : texts.saidBefore(ageMs)
  return [when, ...lastAnswer, texts.facts.lookAgain]
}

/** Who asks whether it may be eaten is told first that the date which was just read has passed. */
export function passedDate({ told }: Checking, around: Around & Pick<Surroundings, 'timeZone'>): string[] {
  const { texts, nowMs, timeZone, asSpecified } = around
  const isNow = told?.look === 'date' && nowMs - told.atMs <= IN_HAND_MS
  if (!isNow || timeZone === undefined || asSpecified === true) return []
  return hasPassed(told.date, todayIn(timeZone, new Date(nowMs))) ? [texts.datePassed] : []
}

/** The product of the latest look while it can be taken to be in the hand. */
export const inHand = (checking: Checking, around: Around): Product | undefined =>
  mayBeAnother(checking, around) ? undefined : checking.scanned
