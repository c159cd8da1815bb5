import { substances } from '../substances/substances.ts'
import { fillers, lightWords } from './en/clause-words.ts'
import { aroundProducts } from './en/common-words.ts'
import { datePhrases } from './en/date-phrases.ts'
import { dietWords } from './en/diet-words.ts'
import { generalTopics } from './en/general-topics.ts'
import { kindsOfGoods } from './en/kinds-of-goods.ts'
import { advicePhrases, permissionPhrases, sugarConcernPhrases } from './en/topic-eating.ts'
import { determined } from './en/topic-stances.ts'
import { topicsAround } from './en/topics-around.ts'
import { topicsInside } from './en/topics-inside.ts'
import { phrasesOf } from './phrases.ts'
import { plainWords } from './plain-words.ts'
import { wordRows } from './words.ts'

const topicLines = Object.values({ ...topicsInside, ...topicsAround, ...generalTopics }).flatMap(
  ({ phrases }) => phrases,
)
const lines = [
  ...topicLines,
  ...datePhrases,
  ...dietWords,
  ...advicePhrases,
  ...sugarConcernPhrases,
  ...permissionPhrases,
  ...Object.values(kindsOfGoods).flatMap(({ section, kinds }) => [...section, ...kinds]),
  ...wordRows.flatMap(([, { whole = [], anywhere = [] }]) => [...whole, ...anywhere]),
]

/** Every word that some table of the product explains. */
const known: ReadonlySet<string> = new Set([
  ...lightWords,
  ...fillers,
  ...aroundProducts,
  ...lines.flatMap(phrasesOf).flatMap((phrase) => phrase.split(' ')),
  ...substances.flatMap(({ is, asked }) => [...is, ...asked]).flatMap((name) => plainWords(name).split(' ')),
])

export const isUnknown = (word: string): boolean => !known.has(word)
export const unknownIn = (words: string): number => words.split(' ').filter(isUnknown).length

/** Names a thing that no table explains: "the wedding is on which date". */
export const namesUnknownThing = (words: string): boolean =>
  [...words.matchAll(determined)].some(([, thing = '']) => isUnknown(thing))

const THE = '(?:(?:the|a|an|one|my|your|that) )'
/** Where what is in a pack is asked of something by its own word. */
const calledForms = [
  new RegExp(`\\b(?:in|inside) ${THE}*(?<called>\\w+(?: \\w+){0,3})$`),
  new RegExp(
    `\\b(?:of ${THE}|(?:weight|calories|energy|sugars?|fat|salt|sodium|protein) of )${THE}*(?<called>\\w+(?: \\w+){0,3})$`,
  ),
  new RegExp(
    `\\b(?:does|do|has) ${THE}*(?<called>\\w+(?: \\w+){0,2}?) (?:have|has|had|got|contain|weigh)\\b`,
  ),
]

/** Said of any pack. */
const ofAnyPack = new Set(phrasesOf('biscuit | biscuits | cookie | cookies | snack | snacks'))
const goods = new Set(
  Object.values(kindsOfGoods)
    .flatMap(({ section, kinds }) => [...section, ...kinds])
    .flatMap(phrasesOf)
    .filter((kind) => !ofAnyPack.has(kind)),
)

/** What a question calls the thing that it asks about, which may be another than the pack in hand: "how much sugar in rusk". */
export function calledIn(words: string): string | undefined {
  const found = calledForms.flatMap((form) => form.exec(words)?.groups?.called ?? [])
  return found.find(
    (called) => goods.has(called) || called.split(' ').some((word) => goods.has(word) || isUnknown(word)),
  )
}
