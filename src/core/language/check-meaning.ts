import { withoutFillers } from './clauses.ts'
import { isDenied } from './denial.ts'
import { isNotForm, toFind, wantsNamed } from './en/finding-forms.ts'
import { datePhrases, worldPhrases } from './en/looking.ts'
import { asksForCounter, asksIfNamed } from './en/sentence-forms.ts'
import {
  aboutPacks,
  aboutProduct,
  anotherThing,
  asksYou,
  comparesPacks,
  earlierPack,
  mayTheyEat,
  praises,
  refusesToHear,
  tellsOfPast,
  unwanted,
} from './en/stances.ts'
import type { About, Meaning, Word } from './meaning.ts'
import { findNames, type ProductNames } from './named-products.ts'
import { lengthOf, phraseLength } from './phrases.ts'
import { plainWords, withoutAsides } from './plain-words.ts'
import { stanceOf } from './stance.ts'
import { asksForSubstance } from './substance-of.ts'
import { goodsNamed, topicOf, wantsGoods } from './topic-of.ts'
import type { FoundTopic, Topic } from './topics.ts'
import { asksWhatThisIs, strangersIn } from './visit-word.ts'
import { anywhereIndex, wholeIndex } from './words.ts'

/** A statement with more words of its own than these is about something else. */
const STRANGE_TO_STATEMENT = 2

/** "The date of the wedding", "his sugar": of a thing that is neither a pack nor goods. */
function isOfAnother(words: string): boolean {
  const thing = anotherThing.exec(words)?.[1]
  return (
    thing !== undefined &&
    strangersIn(thing) > 0 &&
    goodsNamed(thing) === undefined &&
    !aboutPacks.test(thing)
  )
}

/** With more that no table explains a question is asked again: a fact about another thing is worse than none. */
const STRANGE_TO_QUESTION = 2

/** Whoever asks for what must not be eaten is answered, whatever stands around it. */
const isOfEating = (found: FoundTopic | undefined) =>
  found !== undefined && ['contains', 'allergens', 'diet'].includes(found.topic.name)

const dateLengthIn = phraseLength(datePhrases)
const worldLengthIn = phraseLength(worldPhrases)

/** The longest phrase wins; of two that are as long, the word further down the table. */
function wordInside(words: string): { word: Word; length: number } | undefined {
  let best: { word: Word; length: number } | undefined
  const all = words.split(' ')
  for (const found of anywhereIndex.in(all)) {
    if (isDenied(all, found)) continue
    const length = lengthOf(found)
    if (length >= (best?.length ?? 0)) best = { word: found.value.word, length }
  }
  const counter = { word: 'counter', length: 3 } as const
  return asksForCounter.test(words) && (best?.length ?? 0) <= counter.length ? counter : best
}

const goodsWanted: FoundTopic = { topic: { name: 'available' }, length: 1 }

const said = (word: Word): Meaning => ({ type: 'word', word })

/** A statement of the shopper's own that happens to hold a topic's word: "she put too much salt in the dal". */
function isOtherTalk(words: string, topicLength: number): boolean {
  const stance = stanceOf(words)
  if (aboutProduct.test(words)) return false
  if (stance.asks !== 'no' || stance.inForm) return false
  if (praises.test(words)) return true
  const strange = strangersIn(words)
  return tellsOfPast.test(words) ? strange > 1 : strange - topicLength > STRANGE_TO_STATEMENT
}

const isGeneral = (name: Topic['name']) => name === 'describe' || name === 'fullList'

/** Beside these another topic is the more particular one: they are asked about whole products. */
const isNear = (rival: Topic['name']) =>
  rival === 'advice' || rival === 'brand' || rival === 'available' || isGeneral(rival)

/** Said of or to somebody else. */
function isOthersTalk(words: string): boolean {
  const { asks, aboutOthers } = stanceOf(words)
  return aboutOthers && (asks === 'no' || asksYou.test(words))
}

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

  const ofEarlier = askedOfEarlier(plain)
  if (ofEarlier) return ofEarlier

  const named = findNames(plain, names, (before, name) => !asksForSubstance(before, name))
  const words = withoutFillers(named.words)
  if (named.productIds.length > 0) return ofNamed(words, { kind: 'named', productIds: named.productIds })
  return forms.some((form) => asksWhatThisIs(form, 'checking')) ? said('whatIsThis') : ofThis(words)
}

/** What a clause asks in which a product is named, said as "this" by now. */
function ofNamed(words: string, about: About): Meaning | undefined {
  if (asksIfNamed.test(words)) return said('whatIsThis')
  if (isNotForm.test(words)) return { type: 'question', topic: { name: 'isNot' }, about }
  if (wantsNamed.test(words)) return questionOf(goodsWanted, words, about)
  const { sought, first } = toFind.exec(words)?.groups ?? {}
  if ((sought ?? first) === 'this') return { type: 'question', topic: { name: 'find' }, about }
  return refused(words) ?? askedIn(wantedOf(words), about)
}

/** What a clause asks without a product's name. */
function ofThis(words: string): Meaning | undefined {
  const about: About = { kind: 'this' }
  const { sought } = toFind.exec(words)?.groups ?? {}
  const no = refused(words)
  if (no || sought === undefined) return no ?? askedIn(wantedOf(words), about)
  if (goodsNamed(sought) === sought)
    return { type: 'question', topic: { name: 'available', goods: sought }, about }
  return askedIn(wantedOf(words), about) ?? { type: 'question', topic: { name: 'find' }, about }
}

/** The clause without what is not wanted in it: "not the date, the sugar". */
const wantedOf = (words: string) => words.replace(unwanted, '').replace(/ +/g, ' ').trim()

/** Nothing is left of a clause that only says what is not wanted. */
const refused = (words: string): Meaning | undefined =>
  wantedOf(words) !== words && strangersIn(wantedOf(words)) === 0 ? said('no') : undefined

/** "How much sugar was in the last one": a fact of the pack in hand would be of the wrong one. */
function askedOfEarlier(plain: string): Meaning | undefined {
  if (!earlierPack.test(plain) || comparesPacks.test(plain)) return undefined
  const words = withoutFillers(plain.replace(earlierPack, 'this').replace(/\bwas\b/g, 'is'))
  // By itself it asks to go back.
  if (/^(?:and )?this(?: please)?$/.test(words)) return undefined
  const meaning = askedIn(words, { kind: 'before' })
  return meaning?.type === 'question' && !isOfStore(meaning.topic.name) ? meaning : undefined
}
const isOfStore = (name: Topic['name']) => name === 'available' || name === 'directions' || name === 'find'

/** What a clause asks whose names are "this" by now: the longest phrase of a word, the date or a topic. */
function askedIn(words: string, about: About): Meaning | undefined {
  if (about.kind === 'this' && wantsGoods(words)) return questionOf(goodsWanted, words, about)
  const dateLength = dateLengthIn(words)
  const topic = topicOf(words, about.kind !== 'this')
  const command = wordInside(words)
  const longest = Math.max(dateLength, topic?.length ?? 0, command?.length ?? 0)
  if (longest === 0 || worldLengthIn(words) > longest) return undefined
  // "My son is coeliac, can he have this" is asked about the pack, whoever is to eat it.
  if (isOthersTalk(words) && !(isOfEating(topic) && mayTheyEat.test(words))) return undefined
  if (command?.length === longest) return said(command.word)
  if (refusesToHear.test(words)) return said('no')
  if (about.kind !== 'named' && isOfAnother(words)) return undefined
  if (about.kind !== 'named' && isOtherTalk(words, longest)) return undefined
  if (!isOfEating(topic) && strangersIn(words) - longest > STRANGE_TO_QUESTION) return undefined
  return dateLength === longest ? said('date') : topic && questionOf(topic, words, about)
}

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
