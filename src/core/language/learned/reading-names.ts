import type { Language } from '../../contract/language.ts'
import { substanceAsked } from '../../substances/substances.ts'
import { dietMeant, eatsFewCarbs } from '../en/diet-words.ts'
import { namesList } from '../en/whole-list.ts'
import { type Meaning, meaningName, wordOf } from '../meaning.ts'
import { looseSubstance, topicOfSubstance } from '../substance-of.ts'
import { allergensIn, contentIn } from '../substances-named.ts'
import { dietNamed, topicRows } from '../topic-of.ts'
import type { Topic } from '../topics.ts'

/** Meant for somebody else. */
export const FOR_OTHERS = 'nothing'
/** That, and said to us and not to be understood. */
export const NOTHING_OF_OURS: ReadonlySet<string> = new Set(['again', FOR_OTHERS])

/** Behind the name of a word whose wording leaves it open whether it is meant: "I think I am at the store". */
const MARK_OF_DOUBT = '?'
export const inDoubtName = (name: string): string => `${name}${MARK_OF_DOUBT}`
export const isInDoubt = (name: string): boolean => name.endsWith(MARK_OF_DOUBT)

/** The share of a reading among `names`, in doubt or not. */
export const wholeShare = (names: readonly string[], shares: Float64Array, name: string): number =>
  (shares[names.indexOf(name)] ?? 0) + (shares[names.indexOf(inDoubtName(name))] ?? 0)

/** Those that were taught as one where sentences of English were labelled. */
const oneInEnglish: Readonly<Record<string, string>> = { fullList: 'describe', sugarFree: 'sugar' }

/** The name under which a reading is learnt: of a substance or a way of eating the kind alone. */
export function readingName(name: string, language: Language): string {
  if (name.startsWith('contains ')) return 'contains'
  if (name.startsWith('diet ')) return 'diet'
  return (language === 'en-IN' ? oneInEnglish[name] : undefined) ?? name
}

export const nameOfRead = (meaning: Meaning | undefined, language: Language): string =>
  meaning ? readingName(meaningName(meaning), language) : ''

const plainTopics = new Map(topicRows.map(([name]) => [name as string, name]))

/** What a reading's name means in a sentence; undefined where the sentence does not say of what. */
export function meaningCalled(name: string, words: string): Meaning | undefined {
  const word = wordOf(name)
  if (word) return { type: 'word', word }
  const topic = topicCalled(name, words)
  return topic && { type: 'question', topic, about: { kind: 'this' } }
}

function topicCalled(name: string, words: string): Topic | undefined {
  // Of two allergens neither may be left out.
  if (name === 'contains')
    return allergensIn(words) > 1
      ? { name: 'allergens' }
      : (looseSubstance(words)?.topic ?? contentNamed(words))
  if (name === 'diet') return dietNamed(words)?.topic ?? wayOfEating(words)
  if (name === 'advice') return { name, concern: 'any' }
  if (name === 'describe' && namesList.test(words)) return { name: 'fullList' }
  const plain = plainTopics.get(name)
  return plain && { name: plain }
}

function wayOfEating(words: string): Topic | undefined {
  if (eatsFewCarbs.test(words)) return { name: 'contains', substance: 'carbohydrates' }
  const diet = dietMeant(words)
  return diet === undefined ? undefined : { name: 'diet', diet }
}

/** Of several each is told: `withNoneLeftOut`. */
function contentNamed(words: string): Topic | undefined {
  const named = contentIn(words).map((name) => substanceAsked(name).spoken)
  return named.length === 0 ? undefined : topicOfSubstance([...new Set(named)].join(' or '))
}
