import { withoutFillers } from './clauses.ts'
import { datePhrases, worldPhrases } from './en/date-phrases.ts'
import {
  asksForNamed,
  guessesNamed,
  isNotForm,
  reachesForNamed,
  toFind,
  wantsNamed,
} from './en/finding-forms.ts'
import { asksToLook, glueWords, handWords, lookWords, thingWords } from './en/looking.ts'
import { asksForCounter, asksIfNamed, asksIfSure, takesLeave } from './en/sentence-forms.ts'
import { refusesToHear, unwanted } from './en/stances.ts'
import { refusesTopic } from './en/topic-denials.ts'
import { asksOfReason, isInIt } from './en/topic-stances.ts'
import { comparesPacks, earlierPack, NAMED, onlyEarlier, packsAsked, ratherEarlier } from './en/two-packs.ts'
import { calledIn } from './known-words.ts'
import type { About, Meaning, Word } from './meaning.ts'
import { findNames, type ProductNames, productsMeant } from './named-products.ts'
import { isOfEating, isOfElse, isOthersTalk, isToldOthers } from './other-talk.ts'
import { isDenied, lengthOf, phraseLength, type Span } from './phrases.ts'
import { plainWords, withoutAsides } from './plain-words.ts'
import { askedByForm, FORM_LENGTH, goodsNamed, reasonOf, topicOf, wantsGoods } from './topic-of.ts'
import type { FoundTopic, Topic } from './topics.ts'
import { asksWhatThisIs, decoyIndex, strangersIn } from './visit-word.ts'
import { anywhereIndex, wholeIndex } from './words.ts'

const dateLengthIn = phraseLength(datePhrases)
/** A date by its question's form outweighs every phrase, and a question about something else every phrase of dates. */
function dateLengthAsked(words: string): number {
  const asked = askedByForm(words)
  return asked === 'date' ? FORM_LENGTH : asked === undefined ? dateLengthIn(words) : 0
}
const worldLengthIn = phraseLength(worldPhrases)

const particular: readonly Word[] = ['repeat', 'sayName', 'spell']

/** "Spell the name once more" asks for its letters. */
const isPartOf = (word: Word, other: Word) =>
  particular.includes(other) && particular.indexOf(word) > particular.indexOf(other)

const isWithin = (one: Span, longer: Span) =>
  longer.start <= one.start && longer.end >= one.end && lengthOf(longer) > lengthOf(one)

/** The longest phrase wins; of two that are as long, the word further down the table. */
function wordInside(words: string): { word: Word; length: number } | undefined {
  let best: { word: Word; length: number } | undefined
  const all = words.split(' ')
  const hiding = decoyIndex.in(all)
  for (const found of anywhereIndex.in(all)) {
    if (hiding.some((decoy) => isWithin(found, decoy))) continue
    if (isDenied(all, found) || (found.value.word === 'stock' && isInIt.test(words))) continue
    const length = lengthOf(found)
    // "The name once more" asks for the name.
    if (best && isPartOf(found.value.word, best.word)) best = undefined
    else if (best && isPartOf(best.word, found.value.word)) continue
    if (length >= (best?.length ?? 0)) best = { word: found.value.word, length }
  }
  const counter = { word: 'counter', length: 3 } as const
  return asksForCounter.test(words) && (best?.length ?? 0) <= counter.length ? counter : best
}

const goodsWanted: FoundTopic = { topic: { name: 'available' }, length: 1 }

const MAY_BE_EATEN: Meaning = {
  type: 'question',
  topic: { name: 'advice', concern: 'any' },
  about: { kind: 'this' },
}
const said = (word: Word): Meaning => ({ type: 'word', word })

const isGeneral = (name: Topic['name']) => name === 'describe' || name === 'fullList'

/** Beside these another topic is the more particular one: they are asked about whole products. */
const isNear = (rival: Topic['name']) =>
  rival === 'advice' || rival === 'brand' || rival === 'available' || isGeneral(rival)

/**
 * The meaning of a clause while products are checked; undefined is an honest answer: nothing acts on a guess. The
 * longest phrase wins, whatever it means: "not there" is never "there", "is there sugar in this" is a question about
 * sugar. Only words of `names` name a product.
 */
export function checkMeaning(text: string, names: readonly ProductNames[]): Meaning | undefined {
  const plain = plainWords(text)
  if (plain === '') return undefined
  const forms = withoutAsides(withoutFillers(plain))
  const whole = forms.flatMap((form) => wholeIndex.of(form))[0]
  if (whole) return said(whole.word)

  if ([plain, ...forms].some((form) => asksIfSure.test(form))) return said('repeat')
  if (forms.some((form) => takesLeave.test(form))) return MAY_BE_EATEN

  const ofEarlier = askedOfEarlier(plain)
  if (ofEarlier) return ofEarlier

  const named = productsMeant(plain, names)
  const words = withoutFillers(named.words)
  if (named.productIds.length > 0)
    return ofNamed(words, named.productIds, packsAsked(productsMeant(plain, names, NAMED).words))
  if (forms.some((form) => asksWhatThisIs(form, 'checking'))) return said('whatIsThis')
  return (
    withCalled(ofThis(words), words) ??
    (asksForLook(words) && !isOthersTalk(words) ? said('whatIsThis') : undefined)
  )
}

/** Whether the thing in hand is a product that is named; what is likely else does not count there. */
export function asksWhetherNamed(text: string, names: readonly ProductNames[]): boolean {
  const { words, productIds } = findNames(plainWords(text), names, () => true)
  const bare = withoutFillers(words)
  return productIds.length > 0 && guessesNamed.test(bare) && !isNotForm.test(bare)
}

/** What a clause asks in which a product is named, said as "this" by now. */
function ofNamed(
  words: string,
  productIds: readonly string[],
  packs: ReturnType<typeof packsAsked>,
): Meaning | undefined {
  const about: About = { kind: 'named', productIds }
  if (asksIfNamed.test(words)) return said('whatIsThis')
  if (reachesForNamed.test(words)) return { type: 'question', topic: { name: 'find' }, about }
  if (guessesNamed.test(words) && !isNotForm.test(words)) return said('whatIsThis')
  if (isNotForm.test(words)) return { type: 'question', topic: { name: 'isNot' }, about }
  if (wantsNamed.test(words) || asksForNamed.test(words)) return questionOf(goodsWanted, words, about)
  const { sought, first } = toFind.exec(words)?.groups ?? {}
  if ((sought ?? first) === 'this') return { type: 'question', topic: { name: 'find' }, about }
  const no = refused(words)
  if (no || !packs.hand) return no ?? askedIn(wantedOf(words), about)
  const ofHand = askedIn(wantedOf(words), {
    kind: 'this',
    ...(packs.named && { beside: productIds }),
  })
  if (ofHand?.type !== 'question') return ofHand
  if (isOfStore(ofHand.topic.name)) return askedIn(wantedOf(words), about)
  return packs.compares && figuresCompared.has(ofHand.topic.name)
    ? { type: 'word', word: 'compare', named: productIds }
    : ofHand
}
const figuresCompared: ReadonlySet<Topic['name']> = new Set(['energy', 'fat', 'sugar', 'salt', 'weight'])

/** What a clause asks without a product's name. */
function ofThis(words: string): Meaning | undefined {
  const about: About = { kind: 'this' }
  const { reason } = asksOfReason.exec(words)?.groups ?? {}
  const topic = reason === undefined ? undefined : reasonOf(reason)
  if (topic) return questionOf(topic, words, about)
  if (reason !== undefined && dateLengthIn(reason) > 0) return said('date')
  const { sought } = toFind.exec(words)?.groups ?? {}
  const no = refused(words)
  if (no || sought === undefined) return no ?? askedIn(wantedOf(words), about)
  if (goodsNamed(sought) === sought)
    return { type: 'question', topic: { name: 'available', goods: sought }, about }
  const asked = askedIn(wantedOf(words), about) ?? (dateLengthIn(words) > 0 ? said('date') : undefined)
  return asked ?? { type: 'question', topic: { name: 'find' }, about }
}

const figuresOf: ReadonlySet<Topic['name']> = new Set([
  ...figuresCompared,
  ...(['protein', 'nutrition', 'serving', 'pieces'] as const),
])

/** With what the thing is called whose figure is asked. */
function withCalled(meaning: Meaning | undefined, words: string): Meaning | undefined {
  if (meaning?.type !== 'question' || meaning.about.kind !== 'this') return meaning
  const called = figuresOf.has(meaning.topic.name) ? calledIn(words) : undefined
  return called === undefined ? meaning : { ...meaning, about: { ...meaning.about, called } }
}

/** The clause without what is not wanted in it: "not the date, the sugar". */
const wantedOf = (words: string) => words.replace(unwanted, '').replace(/ +/g, ' ').trim()

/** Nothing is left of a clause that only says what is not wanted. */
const refused = (words: string): Meaning | undefined =>
  wantedOf(words) !== words && strangersIn(wantedOf(words)) === 0 ? said('no') : undefined

/** "How much sugar was in the last one": a fact of the pack in hand would be of the wrong one. */
function askedOfEarlier(plain: string): Meaning | undefined {
  if (!earlierPack.test(plain) || comparesPacks.test(plain.replace(earlierPack, 'this'))) return undefined
  const words = withoutFillers(plain.replace(earlierPack, 'this').replace(/\bwas\b/g, 'is'))
  if (ratherEarlier.test(words) || onlyEarlier.test(plain.replace(earlierPack, 'this')))
    return { type: 'question', topic: { name: 'describe' }, about: { kind: 'before' } }
  // By itself it asks to go back.
  if (/^this(?: please)?$/.test(words)) return undefined
  const meaning = askedIn(words, { kind: 'before' })
  return meaning?.type === 'question' && !isOfStore(meaning.topic.name) ? meaning : undefined
}
const isOfStore = (name: Topic['name']) => name === 'available' || name === 'directions' || name === 'find'

/** What a clause asks whose names are "this" by now. */
function askedIn(words: string, about: About): Meaning | undefined {
  if (about.kind === 'this' && wantsGoods(words)) return questionOf(goodsWanted, words, about)
  const topic = topicOf(words, about.kind !== 'this')
  // Before its date and whatever else stands beside it: nobody should eat from such a pack.
  return topic?.topic.name === 'damaged'
    ? { type: 'question', topic: topic.topic, about }
    : longestIn(words, about, topic)
}

/** The longest phrase of a word, the date or a topic. */
function longestIn(words: string, about: About, topic: FoundTopic | undefined): Meaning | undefined {
  const dateLength = dateLengthAsked(words)
  const command = wordInside(words)
  const longest = Math.max(dateLength, topic?.length ?? 0, command?.length ?? 0)
  if (longest === 0 || worldLengthIn(words) > longest) return undefined
  if (isToldOthers(words, topic)) return undefined
  // "Say the date part again" asks for the date.
  const once = withoutAgain(words)
  const repeatsPart = command?.word === 'repeat' && once !== words && (dateLength > 0 || topic !== undefined)
  if (repeatsPart) return askedIn(once, about)
  const isRefused = refusesToHear.test(words) || (refusesTopic.test(words) && !isOfEating(topic))
  if (command?.length === longest)
    return said(isRefused && particular.includes(command.word) ? 'no' : command.word)
  if (isRefused) return said('no')
  if (isOfElse(words, topic, { named: about.kind === 'named', longest })) return undefined
  return dateLength === longest ? said('date') : topic && questionOf(topic, words, about)
}

const withoutAgain = (words: string) =>
  words
    .replace(/\b(?:repeat|again|once more|one more time|once again)\b/g, '')
    .replace(/ +/g, ' ')
    .trim()

function questionOf({ topic, rival }: FoundTopic, words: string, about: About): Meaning | undefined {
  if (rival && !isNear(rival)) return undefined
  const goods = about.kind === 'this' ? goodsNamed(words) : undefined
  const asksForIt = topic.name === 'directions' && (about.kind === 'named' || goods !== undefined)
  const asked: Topic = asksForIt ? { name: 'available' } : topic
  return {
    type: 'question',
    topic: goods && asked.name === 'available' ? { name: 'available', goods } : asked,
    about,
  }
}

const isOfLook = (word: string) =>
  [glueWords, lookWords, handWords, thingWords].some((some) => some.has(word))

/** "Bread is what I want". */
const isOfWish = /\bwhat (?:i|we) (?:want|need)\b/

/**
 * Has the thing in the hand looked at: in a form of its own, or in nothing but words of looking, holding and things,
 * however they are ordered. Only for what asks nothing else.
 */
function asksForLook(words: string): boolean {
  if (asksToLook.test(words)) return true
  if (isOfWish.test(words)) return false
  const all = words.split(' ')
  const has = (some: ReadonlySet<string>) => all.some((word) => some.has(word))
  return all.every(isOfLook) && has(lookWords) && (has(thingWords) || has(handWords))
}
