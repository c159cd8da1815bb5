import { tellsOfOther } from './en/needs-forms.ts'
import { tellsOfOther as tellsOfOtherInHindi } from './hi/own-forms.ts'
import { inOneSpelling } from './hi/spelling.ts'
import type { Meaning } from './meaning.ts'
import type { Topic } from './topics.ts'

/** "My child can not have egg" tells it, and asks of the pack in hand. */
export function asTold(meaning: Meaning, words: string, text: string): Meaning {
  if (meaning.type !== 'question' || meaning.about.kind !== 'this' || !isOfAllergens(meaning.topic))
    return meaning
  const isTold = tellsOfOther.test(words) || tellsOfOtherInHindi.test(inOneSpelling(text))
  return isTold ? { ...meaning, about: { ...meaning.about, told: true } } : meaning
}
const isOfAllergens = ({ name }: Topic) => name === 'contains' || name === 'allergens'
