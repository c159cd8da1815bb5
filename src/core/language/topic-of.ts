import { askedWords, type Substance, substanceAsked } from '../facts/substances.ts'
import {
  advicePhrases,
  afterSubstance,
  asksForGoods,
  asksOurBrand,
  beforeSubstance,
  dietCalled,
  dietWords,
  framedTopics,
  goodsBehind,
  judges,
  namedPhrases,
  ofThisOne,
  pronoun,
  sectionAlone,
  sugarConcernPhrases,
  topicCalled,
  unnamedSubstances,
  withoutEgg,
} from './en/topic-forms.ts'
import { generalTopics, topicsAround } from './en/topics-around.ts'
import { topicsInside } from './en/topics-inside.ts'
import { phraseLength } from './phrases.ts'
import { hasPhrase, wordCount } from './plain-words.ts'
import type { PlainTopicName, Topic, TopicRow } from './topics.ts'

type NamedRows = readonly (readonly [PlainTopicName, TopicRow])[]
const particularTopics = Object.entries({ ...topicsInside, ...topicsAround }) as NamedRows
const wholeTopics = Object.entries(generalTopics) as NamedRows

type Measured = readonly (readonly [PlainTopicName, (words: string) => number])[]
const measured = (rows: NamedRows): Measured =>
  rows.map(([name, { phrases }]) => [name, phraseLength(phrases)] as const)
const particularLengths = measured(particularTopics)
const wholeLengths = measured(wholeTopics)
const sugarConcern = phraseLength(sugarConcernPhrases)
const anyConcern = phraseLength(advicePhrases)
const namedLength = phraseLength(namedPhrases)

/** The one table of topics. */
export const topicRows: NamedRows = [...wholeTopics, ...particularTopics]

export interface FoundTopic {
  topic: Topic
  /** Words of the phrase that named it. */
  length: number
  /** Another topic is named by as many words. */
  rival?: Topic['name'] | undefined
}

/** True when `name` after `before` asks for the substance of that name: "does it contain | milk". */
export function asksForSubstance(before: string, name: string): boolean {
  return (
    askedWords.includes(name) && beforeSubstance.test(before) && !/(?:^| )(?:is|what about) the$/.test(before)
  )
}

/** A substance that no table knows, asked in so many words: looked for by spelling. */
function unnamedSubstance(words: string): FoundTopic | undefined {
  for (const pattern of unnamedSubstances) {
    const substance = pattern.exec(words)?.[1]
    if (substance && !pronoun.test(substance)) {
      return { topic: { name: 'contains', substance }, length: 1 }
    }
  }
  return undefined
}

/** "dairy" by itself names a section of the store; other bare words ask about the product in hand. */
const asksAlone = (asked: string, before: string, after: string) =>
  before === '' && after === '' && asked !== sectionAlone

/**
 * Everything named in the sentence as content: "does this have nuts", "nut free", "how much milk". Of two allergens
 * in one question neither may be left out, so all allergens are the answer.
 */
function substanceIn(words: string): FoundTopic | undefined {
  const found: Substance[] = []
  let length = 0
  let rest = words
  for (const asked of askedWords) {
    const at = ` ${rest} `.indexOf(` ${asked} `)
    if (at < 0) continue
    const before = rest.slice(0, at).trim()
    const after = rest.slice(at + asked.length).trim()
    if (goodsBehind.test(after) && !/\b(?:contains?|any|with|have)$/.test(before)) continue
    if (!beforeSubstance.test(before) && !afterSubstance.test(after) && !asksAlone(asked, before, after))
      continue
    const substance = substanceAsked(asked)
    if (!found.includes(substance)) found.push(substance)
    // One word more than the substance itself: "contain palm oil" must beat "palm oil" and "how much fat".
    length = Math.max(length, wordCount(asked) + 1)
    // What stands in its place keeps the other one's neighbours: "eggs or nuts" leaves "with or nuts".
    rest = `${before} any ${after}`.trim()
  }
  const [first, second] = found
  if (first && second && found.some(({ allergen }) => allergen))
    return { topic: { name: 'allergens' }, length }
  if (first)
    return { topic: topicCalled[first.spoken] ?? { name: 'contains', substance: first.spoken }, length }
  return hasPhrase(words, withoutEgg)
    ? { topic: { name: 'contains', substance: 'egg' }, length: 1 }
    : undefined
}

const plainTopics = (words: string, topics: Measured): FoundTopic[] =>
  topics.map(([name, lengthIn]) => ({ topic: { name }, length: lengthIn(words) }))

function diet(words: string): FoundTopic[] {
  const named = dietWords.find((word) => hasPhrase(words, word))
  return named
    ? [
        {
          topic: { name: 'diet', diet: dietCalled[named] ?? named.replace(/s$/, '') },
          length: wordCount(named) + 1,
        },
      ]
    : []
}

function advice(words: string): FoundTopic[] {
  const aboutSugar = sugarConcern(words)
  return [
    {
      topic: { name: 'advice', concern: aboutSugar > 0 ? 'sugar' : 'any' },
      length: Math.max(aboutSugar, anyConcern(words)),
    },
  ]
}

/** A substance that is named in any other way is asked about, but for goods that are called by it. */
function looseSubstance(words: string): FoundTopic | undefined {
  for (const asked of askedWords) {
    const at = ` ${words} `.indexOf(` ${asked} `)
    if (at < 0 || asked === sectionAlone || goodsBehind.test(words.slice(at + asked.length).trim())) continue
    if (/(?:^| )(?:the|this|that)$/.test(words.slice(0, at).trim())) continue
    return {
      topic: topicCalled[asked] ?? { name: 'contains', substance: substanceAsked(asked).spoken },
      length: wordCount(asked),
    }
  }
  return undefined
}

/** What is asked around a substance is asked about it. */
const yieldsToSubstance: ReadonlySet<string> = new Set(['available', 'allergens', 'advice'])

const frames = (words: string): FoundTopic[] =>
  framedTopics.map(([name, frame]) => ({
    topic: { name },
    length: Math.min(3, frame.exec(words)?.[0].split(' ').length ?? 0),
  }))

function best(found: readonly FoundTopic[]): FoundTopic | undefined {
  const [first, ...rest] = found.filter(({ length }) => length >= 1)
  const winner = first && rest.reduce((best, next) => (next.length > best.length ? next : best), first)
  const rival = rest.find(
    (other) => other.length === winner?.length && other.topic.name !== winner.topic.name,
  )
  return winner && { ...winner, rival: rival?.topic.name }
}

/**
 * The topic of a question in plain words, names already replaced by "this". What is asked in particular beats what
 * is asked in general; among equals the longest phrase wins. `named`: a product was named, so "about this" is enough.
 */
export function topicOf(words: string, named: boolean): FoundTopic | undefined {
  if (asksForGoods.test(words) && !ofThisOne.test(words)) return { topic: { name: 'available' }, length: 3 }
  const substance = substanceIn(words)
  const others = [
    ...diet(words),
    ...plainTopics(words, particularLengths),
    ...advice(words),
    ...frames(words),
  ]
  const particular = best(
    substance ? [substance, ...others.filter(({ topic }) => !yieldsToSubstance.has(topic.name))] : others,
  )
  if (particular) return particular
  const unnamed = unnamedSubstance(words)
  if (unnamed) return unnamed
  if (asksOurBrand.test(words) && !judges.test(words)) return { topic: { name: 'brand' }, length: 1 }
  const loose = looseSubstance(words)
  if (loose) return loose
  const general = best(plainTopics(words, wholeLengths))
  if (general) return general
  const enough = named && (words === 'this' || namedLength(words) > 0)
  return enough ? { topic: { name: 'describe' }, length: 1 } : undefined
}
