import { substanceAsked } from '../substances/substances.ts'
import { dietCalled, dietWords } from './en/diet-words.ts'
import { framedTopics } from './en/framed-topics.ts'
import { generalTopics } from './en/general-topics.ts'
import { kindsOfGoods } from './en/kinds-of-goods.ts'
import { asksWhetherIn } from './en/substance-forms.ts'
import { leavesOut } from './en/topic-denials.ts'
import {
  advicePhrases,
  concernForms,
  permissionPhrases,
  sugarConcernPhrases,
  withIllness,
} from './en/topic-eating.ts'
import {
  asksForGoods,
  asksItsLook,
  asksOurBrand,
  claimForms,
  figuresNamed,
  judges,
  namedPhrases,
  ofThisOne,
  wantedGoods,
  wishesForGoods,
} from './en/topic-forms.ts'
import { askedTopics } from './en/topic-questions.ts'
import {
  asksLeave,
  asksOfHandling,
  asksToTaste,
  asksWhoOrWhen,
  isInIt,
  isOfPerson,
} from './en/topic-stances.ts'
import { topicsAround } from './en/topics-around.ts'
import { topicsInside } from './en/topics-inside.ts'
import { indexPhrases, lengthOf, type PhraseIndex, phraseLength, phrasesOf } from './phrases.ts'
import { hasPhrase, wordCount } from './plain-words.ts'
import {
  bareSubstanceIn,
  compoundSubstance,
  looseSubstance,
  substanceIn,
  unnamedSubstance,
} from './substance-of.ts'
import { allergensIn, askedIn, withoutParts } from './substances-named.ts'
import type { FoundTopic, PlainTopicName, TopicRow } from './topics.ts'

type NamedRows = readonly (readonly [PlainTopicName, TopicRow])[]
const particularTopics = Object.entries({ ...topicsInside, ...topicsAround }) as NamedRows
const wholeTopics = Object.entries(generalTopics) as NamedRows

const indexTopics = (rows: NamedRows) =>
  indexPhrases(
    rows.flatMap(([name, { phrases }]) =>
      phrases.flatMap(phrasesOf).map((phrase) => [phrase, name] as const),
    ),
  )
const particularIndex = indexTopics(particularTopics)
const wholeIndex = indexTopics(wholeTopics)
const sugarConcern = phraseLength(sugarConcernPhrases)
const anyConcern = phraseLength(advicePhrases)
const permission = phraseLength(permissionPhrases)
const namedLength = phraseLength(namedPhrases)

const goodsIndex = indexPhrases(
  Object.values(kindsOfGoods)
    .flatMap(({ section, kinds }) => [...section, ...kinds])
    .flatMap(phrasesOf)
    .map((phrase) => [phrase, phrase] as const),
)

/** The kind of goods with the longest name; undefined where none is named. */
export const goodsNamed = (words: string): string | undefined => goodsIndex.in(words.split(' '))[0]?.value

/** "I need butter also": goods to buy, nothing in the one in hand. */
export function wantsGoods(words: string): boolean {
  const wanted = wantedGoods.exec(words)?.[1]
  return wanted !== undefined && goodsNamed(wanted) === wanted
}

/** The one table of topics. */
export const topicRows: NamedRows = [...wholeTopics, ...particularTopics]

/** Of topics that are named by as many words the one further up the table comes first. */
const plainTopics = (words: string, index: PhraseIndex<PlainTopicName>): FoundTopic[] =>
  index
    .in(words.split(' '))
    .map((found) => ({ topic: { name: found.value }, length: lengthOf(found) }))
    .sort((a, b) => b.length - a.length || orderOf(a.topic.name) - orderOf(b.topic.name))
const order = topicRows.map(([name]) => name)
const orderOf = (name: PlainTopicName) => order.indexOf(name)

/** "Veg or non veg" asks for one thing, and "it says veg, is it Jain" for the stricter one. */
const laxity = (word: string) => (word.startsWith('non ') ? 2 : /\bveg(?:etarian)?s?$/.test(word) ? 1 : 0)
const strictFirst = (a: string, b: string) => laxity(a) - laxity(b)

function diet(words: string): FoundTopic[] {
  const [named] = dietWords
    .filter((word) => hasPhrase(words.replace(/\bfasting (?=sugar|blood)/, ''), word))
    .sort(strictFirst)
  return named
    ? [
        {
          topic: { name: 'diet', diet: dietCalled[named] ?? named.replace(/s$/, '') },
          length: wordCount(named) + 1,
        },
      ]
    : []
}

/** The way of eating that a sentence names. */
export const dietNamed = (words: string): FoundTopic | undefined => diet(words)[0]

/** "Sugar", "gluten free", "eggless", "vegan": it says what is in a product or not, and asks that of any. */
export const isClaimByItself = (words: string): boolean =>
  figuresNamed.some((figure) => figure === words) ||
  ((claimForms.test(words) || dietWords.some((diet) => diet === words)) &&
    topicOf(words, false) !== undefined)

function advice(words: string): FoundTopic[] {
  const aboutSugar = sugarConcern(words)
  // A child that is only named is nobody who is to eat.
  const concerned = isOfPerson.test(words) && !asksLeave.test(words) ? 0 : anyConcern(words)
  return [
    {
      topic: { name: 'advice', concern: aboutSugar > 0 ? 'sugar' : 'any' },
      length: Math.max(aboutSugar, concerned, concernForms.test(words) ? 3 : 0),
    },
  ]
}

/** Asked of goods in the store, not of what is in the one in hand. */
const isOfGoods = (words: string) => goodsNamed(words) !== undefined && !ofThisOne.test(words)

/** "Is there any" begins questions about everything: it asks for goods only where nothing else is named, and not "in this". */
function withoutAvailable(found: readonly FoundTopic[], words: string): readonly FoundTopic[] {
  const others = found.filter(({ topic, length }) => topic.name !== 'available' && length > 0)
  return others.length > 0 || isInIt.test(words) ? others : found
}

/** "Tell me all you have on it" asks for no goods. */
const isOfAll = (general: FoundTopic, { topic, length }: FoundTopic, words: string) =>
  topic.name === 'available' && general.length > length && goodsNamed(words) === undefined

/** What is asked around a substance is asked about it. */
const yieldsToSubstance: ReadonlySet<string> = new Set(['available', 'allergens', 'advice', 'ingredients'])

/** "Does it have preservatives to keep it long" asks whether they are in there. */
const besideWhether: ReadonlySet<string> = new Set(['storage', 'serving', 'features', 'diet'])

/** "He swells up from groundnut, is this okay", "made where nuts are handled": asked about the allergen that is named. */
const besideAllergen: ReadonlySet<string> = new Set(['advice', 'origin', 'maker'])
/** The same, whatever stands around it. */
const generalBesideAllergen: ReadonlySet<string> = new Set([
  'advice',
  'allergens',
  'available',
  'ingredients',
])
function orAllergen(found: FoundTopic, words: string): FoundTopic {
  const isBeside =
    (besideAllergen.has(found.topic.name) && /\b(?:it|this|these|they)\b/.test(words)) ||
    (generalBesideAllergen.has(found.topic.name) &&
      allergensIn(words) === 1 &&
      (found.topic.name === 'allergens' || goodsNamed(words) === undefined))
  const loose = isBeside ? looseSubstance(words) : undefined
  return loose && asksAllergen(loose) ? loose : found
}
const asksAllergen = ({ topic }: FoundTopic) =>
  topic.name === 'contains' && substanceAsked(topic.substance).allergen
const isMeat = ({ topic }: FoundTopic) => topic.name === 'contains' && topic.substance === 'meat'
const yields = ({ topic }: FoundTopic, substance: FoundTopic) =>
  yieldsToSubstance.has(topic.name) || (besideAllergen.has(topic.name) && asksAllergen(substance))

const frames = (words: string): FoundTopic[] =>
  framedTopics.map(([name, frame]) => ({
    topic: { name },
    length: Math.min(3, frame.exec(words)?.[0].split(' ').length ?? 0),
  }))

/** So much does a question's own form count: more than any phrase that is named beside it. */
export const FORM_LENGTH = 4

/** What is asked by its question word and by what is done. */
export const askedByForm = (words: string): PlainTopicName | 'date' | undefined =>
  askedTopics.find(([, form]) => form.test(words))?.[0]

function byForm(words: string): FoundTopic[] {
  const name = askedByForm(words)
  return name === undefined || name === 'date' ? [] : [{ topic: { name }, length: FORM_LENGTH }]
}

/** "How many grams of salt", "sugar per hundred grams" ask for one figure: what it is counted in or by is no topic beside it. */
const counted: ReadonlySet<string> = new Set(['energy', 'fat', 'protein', 'sugar', 'salt', 'fibre'])
const counts: ReadonlySet<string> = new Set(['nutrition', 'weight'])

function best(all: readonly FoundTopic[]): FoundTopic | undefined {
  const isOneFigure = all.some(
    ({ topic, length }) => (counted.has(topic.name) || topic.name === 'contains') && length >= 1,
  )
  const beside = isOneFigure ? all.filter(({ topic }) => counts.has(topic.name)) : []
  const [first, ...rest] = all.filter((one) => one.length >= 1 && !beside.includes(one))
  const winner = first && rest.reduce((best, next) => (next.length > best.length ? next : best), first)
  const rival = rest.find(
    (other) => other.length === winner?.length && other.topic.name !== winner.topic.name,
  )
  // "Made with milk" is also how milk goes with it: what is in there is said, not how it is eaten.
  if (winner?.topic.name === 'contains' && rival?.topic.name === 'serving') return winner
  const length = (winner?.length ?? 0) + Math.max(0, ...beside.map((one) => one.length))
  return winner && { ...winner, length, rival: rival?.topic.name }
}

/** What somebody tells before they ask "is it okay": what they must not eat, how they eat, or what ails them. */
export function reasonOf(reason: string): FoundTopic | undefined {
  const several = allergensIn(reason) > 1
  const loose = several ? undefined : looseSubstance(reason)
  const [eaten] = diet(reason)
  if (several) return { topic: { name: 'allergens' }, length: FORM_LENGTH }
  if (loose && asksAllergen(loose)) return loose
  const [concern] = advice(reason)
  const figure = best(
    plainTopics(reason, particularIndex).filter(
      ({ topic }) => counted.has(topic.name) || topic.name === 'ingredients',
    ),
  )
  return eaten ?? (concern?.length ? concern : (loose ?? figure))
}

/** Whatever a sentence names in particular. */
function candidates(words: string): readonly FoundTopic[] {
  const eaten = diet(words)
  const named = substanceIn(words)
  // "Is it vegetarian, we eat no meat" asks whether it is: egg and gelatine count there too.
  const substance = eaten.length > 0 && named && isMeat(named) ? undefined : named
  const isOfIllness =
    withIllness.test(words) || (asksLeave.test(words) && (sugarConcern(words) > 0 || anyConcern(words) > 0))
  const others = [
    ...eaten,
    ...plainTopics(words, particularIndex),
    ...(eaten.length > 0 ? [] : advice(words)),
    ...frames(words),
    ...byForm(words).filter(
      ({ topic }) => topic.name === 'flavour' || !(substance && asksAllergen(substance)),
    ),
  ].filter(({ topic }) => !(isOfIllness && topic.name === 'serving'))
  if (!substance) return others
  const isWhether = asksWhetherIn.test(words)
  const isBeside = ({ topic }: FoundTopic) => isWhether && besideWhether.has(topic.name)
  return [substance, ...others.filter((other) => !yields(other, substance) && !isBeside(other))]
}

/** What is asked where nothing in particular is named. */
function inGeneral(words: string, general: FoundTopic | undefined): FoundTopic | undefined {
  // "Breads" are wheat to records, and goods to who names nothing else.
  const unnamed =
    unnamedSubstance(words) ?? (goodsNamed(words) === undefined ? bareSubstanceIn(words) : undefined)
  if (unnamed) return unnamed
  if (
    asksOurBrand.test(words) &&
    !judges.test(words) &&
    looseSubstance(words) === undefined &&
    askedIn(words).length === 0
  )
    return { topic: { name: 'brand' }, length: 1 }
  const loose = looseSubstance(words)
  // Of two allergens neither may be left out.
  if (loose && asksAllergen(loose) && allergensIn(words) > 1 && !leavesOut.test(words))
    return { topic: { name: 'allergens' }, length: loose.length }
  if (loose) return loose
  return permission(words) > 0 ? { topic: { name: 'advice', concern: 'any' }, length: 1 } : general
}

/**
 * The topic of a question in plain words, names already replaced by "this". What is asked in particular beats what
 * is asked in general; among equals the longest phrase wins. `named`: a product was named, so "about this" is enough.
 */
export function topicOf(said: string, named: boolean): FoundTopic | undefined {
  const words = withoutParts(said)
  if (asksForGoods.test(words) && !ofThisOne.test(words) && askedByForm(words) === undefined)
    return { topic: { name: 'available' }, length: 3 }
  if (
    wishesForGoods.test(words) ||
    asksItsLook.test(words) ||
    asksToTaste.test(words) ||
    asksOfHandling.test(words)
  )
    return undefined
  const found = candidates(words)
  const particular =
    compoundSubstance(words) ?? best(isOfGoods(words) ? found : withoutAvailable(found, words))
  const general = asksWhoOrWhen.test(words) ? undefined : best(plainTopics(words, wholeIndex))
  if (particular && !(general && isOfAll(general, particular, words))) return orAllergen(particular, words)
  const meant = inGeneral(words, general)
  const enough = named && (words === 'this' || namedLength(words) > 0)
  return meant ?? (enough ? { topic: { name: 'describe' }, length: 1 } : undefined)
}
