import { aboutPacks, aboutProduct, numbers } from './en/goods-stances.ts'
import { anotherThing, asksYou, mayTheyEat, praises, tellsOfPast } from './en/people-stances.ts'
import { isShoppingList, namesOtherThing, saidToOthers, tellsElsewhere } from './en/told-elsewhere.ts'
import { eatsNot } from './en/topic-denials.ts'
import { choosesGoods } from './en/topic-stances.ts'
import { isUnknown, namesUnknownThing, unknownIn } from './known-words.ts'
import { stanceOf } from './stance.ts'
import { goodsNamed } from './topic-of.ts'
import type { FoundTopic } from './topics.ts'
import { strangersIn } from './visit-word.ts'

/** A statement with more words of its own than these is about something else. */
const STRANGE_TO_STATEMENT = 2

/** With more that no phrase explains a question is asked again: a fact about another thing is worse than none. */
const STRANGE_TO_QUESTION = 2
/** The same of words that no table holds at all. */
const UNKNOWN_TO_QUESTION = 1

const strangersBesideNumbers = (words: string) => strangersIn(words.replace(numbers, '').trim())

/** Whoever asks for what must not be eaten is answered, whatever stands around it. */
export const isOfEating = (found: FoundTopic | undefined): boolean =>
  found !== undefined && ['contains', 'allergens', 'diet'].includes(found.topic.name)

/** Said of or to somebody else. */
export function isOthersTalk(words: string): boolean {
  const { asks, aboutOthers } = stanceOf(words)
  return saidToOthers(words) || (aboutOthers && (asks === 'no' || asksYou.test(words)))
}

/** "My son is coeliac, can he have this" is asked about the pack, whoever is to eat it. */
function isForEating(words: string, topic: FoundTopic | undefined): boolean {
  if (!isOfEating(topic) || saidToOthers(words)) return false
  return mayTheyEat.test(words) || (topic?.topic.name !== 'allergens' && eatsNot.test(words))
}

export const isToldOthers = (words: string, topic: FoundTopic | undefined): boolean =>
  isOthersTalk(words) && !isForEating(words, topic)

/** "The date of the wedding": of a thing that is neither a pack nor goods. */
export function isOfAnother(words: string): boolean {
  if (namesOtherThing(words)) return true
  const thing = anotherThing.exec(words)?.[1]
  return thing !== undefined && isUnknown(thing) && goodsNamed(thing) === undefined && !aboutPacks.test(thing)
}

/** A statement of the shopper's own that happens to hold a topic's word: "she put too much salt in the dal". */
function isOtherTalk(words: string, topicLength: number): boolean {
  const stance = stanceOf(words)
  if (aboutProduct.test(words) || eatsNot.test(words)) return false
  if (stance.asks !== 'no' || stance.inForm) return false
  if (praises.test(words)) return true
  const strange = strangersBesideNumbers(words)
  return tellsOfPast.test(words) ? strange > 1 : strange - topicLength > STRANGE_TO_STATEMENT
}

const isStrange = (words: string, length: number) =>
  namesUnknownThing(words) ||
  unknownIn(words) > UNKNOWN_TO_QUESTION ||
  strangersBesideNumbers(words) - length > STRANGE_TO_QUESTION

/** About something else than the product, though a topic is named in it. */
export function isOfElse(
  words: string,
  topic: FoundTopic | undefined,
  { named, longest }: { named: boolean; longest: number },
): boolean {
  if (!named && (isOfAnother(words) || isOtherTalk(words, longest))) return true
  if ((tellsElsewhere(words) && !eatsNot.test(words)) || isShoppingList(words) || choosesGoods.test(words))
    return true
  return !isOfEating(topic) && isStrange(words, longest)
}
