import type { Substance } from '../facts/substance.ts'
import { askedWords, substanceAsked } from '../facts/substances.ts'
import {
  advicePhrases,
  dietWords,
  generalPhrases,
  namedPhrases,
  sugarConcernPhrases,
} from './general-phrases.ts'
import { hasPhrase, wordCount } from './plain-words.ts'
import { topicPhrases } from './topic-phrases.ts'
import type { PlainTopicName, Topic } from './topics.ts'

export interface FoundTopic {
  topic: Topic
  /** Words of the phrase that named it. */
  length: number
}

const CONTAINMENT =
  /(?:^| )(?:contain|contains|containing|contained|have|has|having|had|any|is there|are there|made with|made of|made from|made using|use|uses|used|using|with|include|includes|including|got|put|without|no|free of|free from|high in|low in|rich in|how much|allergic to|allergy to|intolerant to|intolerance to|avoid|avoiding|can not eat|can not have|what about|and|or)(?: (?:any|some|the|a|an|added|real|much|traces of|bits of|pieces of))*$/

/** True when `name` after `before` asks for the substance of that name: "does it contain | milk". */
export function asksForSubstance(before: string, name: string): boolean {
  return (
    askedWords.includes(name) && CONTAINMENT.test(before) && !/(?:^| )(?:is|what about) the$/.test(before)
  )
}

const UNNAMED = [
  /\b(?:contains?|is there any|are there any|made (?:with|of|from)|use any|have any|has any)(?: any| some| the| an?)* ([a-z]+(?: [a-z]+){0,2}?)(?: in (?:it|this|that|them|there))?$/,
  /\bis there ([a-z]+(?: [a-z]+)?) in (?:it|this|that)$/,
  /^(?:do|does) .* (?:have|contain|include|use)(?: any| added)? ([a-z]+(?: [a-z]+)?)$/,
]
const PRONOUN = /^(?:it|this|that|these|there|anything|something|what|in)\b/

/** A substance that no table knows, asked in so many words: looked for by spelling. */
function unnamedSubstance(words: string): FoundTopic | undefined {
  for (const pattern of UNNAMED) {
    const substance = pattern.exec(words)?.[1]
    if (substance && !PRONOUN.test(substance)) {
      return { topic: { name: 'contains', substance }, length: 1 }
    }
  }
  return undefined
}

const AFTER = /^(?:free|less|allergy|allergies|intolerance|intolerant|in it|in this|inside)\b/

/** "dairy" by itself names a section of the store; other bare words ask about the product in hand. */
const asksAlone = (asked: string, before: string, after: string) =>
  before === '' && after === '' && asked !== 'dairy'

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
    if (!CONTAINMENT.test(before) && !AFTER.test(after) && !asksAlone(asked, before, after)) continue
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
  if (first) return { topic: { name: 'contains', substance: first.spoken }, length }
  return hasPhrase(words, 'eggless')
    ? { topic: { name: 'contains', substance: 'egg' }, length: 1 }
    : undefined
}

const longest = (words: string, phrases: readonly string[]) =>
  phrases.reduce(
    (length, phrase) => (hasPhrase(words, phrase) ? Math.max(length, wordCount(phrase)) : length),
    0,
  )

function plainTopics(
  words: string,
  phrases: Partial<Record<PlainTopicName, readonly string[]>>,
): FoundTopic[] {
  return Object.entries(phrases).map(([name, list]) => ({
    topic: { name: name as PlainTopicName },
    length: longest(words, list),
  }))
}

function diet(words: string): FoundTopic[] {
  const named = dietWords.find((word) => hasPhrase(words, word))
  return named
    ? [{ topic: { name: 'diet', diet: named.replace(/s$/, '') }, length: wordCount(named) + 1 }]
    : []
}

function advice(words: string): FoundTopic[] {
  const aboutSugar = longest(words, sugarConcernPhrases)
  return [
    {
      topic: { name: 'advice', concern: aboutSugar > 0 ? 'sugar' : 'any' },
      length: Math.max(aboutSugar, longest(words, advicePhrases)),
    },
  ]
}

/** Questions whose thing stands in their middle: "what does this cheese contain". */
const framed: readonly (readonly [PlainTopicName, RegExp])[] = [
  ['ingredients', /\bwhat (?:all )?(?:does|do) .* (?:contain|have|include)(?: in it| inside)?\b/],
  ['weight', /\bhow much (?:does|do) .* (?:weigh|have|contain)\b/],
  ['outOfScope', /\bhow much (?:does|do) .* cost\b/],
  ['features', /^(?:is|are) (?:this|it|that|these|the)\b.* good$/],
]

const frames = (words: string): FoundTopic[] =>
  framed.map(([name, frame]) => ({ topic: { name }, length: frame.test(words) ? 1 : 0 }))

const OUR_BRAND =
  /^(?:is|are) (?:this|it|these|that) (?:an? |from |by |made by )?(?:[a-z]+ ){0,3}(?:product|products|brand|biscuit|biscuits)$/
const JUDGED = /\b(?:good|nice|new|bad|best|fresh|old|popular|healthy|tasty)\b/

function best(found: readonly FoundTopic[]): FoundTopic | undefined {
  const [first, ...rest] = found.filter(({ length }) => length >= 1)
  return first && rest.reduce((winner, next) => (next.length > winner.length ? next : winner), first)
}

/**
 * The topic of a question in plain words, names already replaced by "this". What is asked in particular beats what
 * is asked in general; among equals the longest phrase wins. `named`: a product was named, so "about this" is enough.
 */
export function topicOf(words: string, named: boolean): FoundTopic | undefined {
  const substance = substanceIn(words)
  const particular = best([
    ...advice(words),
    ...(substance ? [substance] : []),
    ...diet(words),
    ...plainTopics(words, topicPhrases),
    ...frames(words),
  ])
  if (particular) return particular
  const unnamed = unnamedSubstance(words)
  if (unnamed) return unnamed
  if (OUR_BRAND.test(words) && !JUDGED.test(words)) return { topic: { name: 'brand' }, length: 1 }
  const general = best(plainTopics(words, generalPhrases))
  if (general) return general
  const enough = named && (words === 'this' || longest(words, namedPhrases) > 0)
  return enough ? { topic: { name: 'describe' }, length: 1 } : undefined
}
