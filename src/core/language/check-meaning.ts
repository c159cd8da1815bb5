import { datePhrases, lookingForms, worldPhrases } from './en/looking.ts'
import { asksForCounter, asksIfNamed } from './en/sentence-forms.ts'
import type { About, Meaning, Word } from './meaning.ts'
import { findNames, type ProductNames } from './named-products.ts'
import { longestPhrase, plainWords, withoutAsides } from './plain-words.ts'
import { asksForSubstance, topicOf } from './topic-of.ts'
import { anywherePhrases, wordOfWhole } from './words.ts'

/** The longest phrase wins; of two that are as long, the word further down the table. */
function wordInside(words: string): { word: Word; length: number } | undefined {
  let best: { word: Word; length: number } | undefined
  for (const [word, phrases] of anywherePhrases) {
    const length = longestPhrase(words, phrases)
    if (length > 0 && length >= (best?.length ?? 0)) best = { word, length }
  }
  const counter = { word: 'counter', length: 3 } as const
  return asksForCounter.test(words) && (best?.length ?? 0) <= counter.length ? counter : best
}

/** True when a whole sentence, politeness taken off, asks what is before the camera. */
const asksWhatThisIs = (form: string) => lookingForms.some((asked) => asked.test(form))

const said = (word: Word): Meaning => ({ type: 'word', word })

/**
 * The meaning of a sentence while products are checked; undefined is an honest answer: nothing acts on a guess. The
 * longest phrase wins, whatever it means: "not there" is never "there", "is there sugar in this" is a question about
 * sugar. Only words of `names` name a product.
 */
export function checkMeaning(text: string, names: readonly ProductNames[]): Meaning | undefined {
  const plain = plainWords(text)
  if (plain === '') return undefined
  const forms = withoutAsides(plain)
  const whole = forms.map(wordOfWhole).find((word) => word !== undefined)
  if (whole) return said(whole)

  const { words, productIds } = findNames(plain, names, (before, name) => !asksForSubstance(before, name))
  const about: About = productIds.length > 0 ? { kind: 'named', productIds } : { kind: 'this' }
  if (about.kind === 'this' ? forms.some(asksWhatThisIs) : asksIfNamed.test(words)) return said('whatIsThis')

  const dateLength = longestPhrase(words, datePhrases)
  const topic = topicOf(words, about.kind === 'named')
  const command = wordInside(words)
  const longest = Math.max(dateLength, topic?.length ?? 0, command?.length ?? 0)
  if (longest === 0 || longestPhrase(words, worldPhrases) > longest) return undefined
  if (command?.length === longest) return said(command.word)
  if (dateLength === longest) return said('date')
  return topic && { type: 'question', topic: topic.topic, about }
}
