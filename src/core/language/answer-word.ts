import type { ListenFor } from '../contract/modes.ts'
import { checkMeaning } from './check-meaning.ts'
import { datePhrases, worldPhrases } from './en/looking.ts'
import { decoys, NOT, placeFrame } from './en/sentence-forms.ts'
import type { Word } from './meaning.ts'
import { hasPhrase, longestPhrase, plainWords, withoutAsides, wordCount } from './plain-words.ts'
import { topicOf } from './topic-of.ts'
import { answersTo, wordFor } from './words.ts'

const denied = (words: string, phrase: string) => new RegExp(`\\b${NOT} ${phrase}\\b`).test(words)

type Answers = (typeof answersTo)[ListenFor]

/** How long the longest phrase is that belongs to no question of the journey: about a product, or about the world. */
function foreignLength(words: string, own: Answers): number {
  const topic = topicOf(words, false)
  const ofTopic = topic && topic.topic.name !== 'directions' ? topic.length : 0
  const ours = new Set(own.flatMap(([, phrases]) => phrases))
  const foreign = decoys.filter((phrase) => !ours.has(phrase))
  return Math.max(ofTopic, ...[datePhrases, worldPhrases, foreign].map((list) => longestPhrase(words, list)))
}

function wholeAnswer(forms: readonly string[], own: Answers): Word | undefined {
  const cores = forms.flatMap((form) => [form, placeFrame.exec(form)?.[1] ?? form])
  return own.find(([, phrases]) => phrases.some((phrase) => cores.includes(phrase)))?.[0]
}

/** The longest phrase wins; two answers of the same length are none. */
function answerInside(words: string, own: Answers): Word | undefined {
  let best: { word: Word | undefined; length: number } = { word: undefined, length: 0 }
  for (const [word, phrases] of own) {
    for (const phrase of phrases) {
      const length = wordCount(phrase)
      if (length < best.length || !hasPhrase(words, phrase) || denied(words, phrase)) continue
      if (length > best.length) best = { word, length }
      else if (best.word !== word) best = { word: undefined, length }
    }
  }
  return best.length > foreignLength(words, own) ? best.word : undefined
}

/**
 * What words mean while a question is open: one of its answers, or a word that is always open. The longest phrase
 * wins, whosever it is: "not there" is never "there", "is there sugar in this" is about sugar and no answer.
 */
export function answerWord(text: string, question: ListenFor): Word | undefined {
  const said = plainWords(text)
  if (said === '') return undefined
  const own = answersTo[question]
  const whole = wholeAnswer(withoutAsides(said), own)
  if (whole) return whole
  const general = checkMeaning(text, [])
  if (general?.type !== 'word') return answerInside(said, own)
  const { word } = general
  if (word === 'date') return question === 'checking' ? word : undefined
  return wordFor(question, word) ?? answerInside(said, own)
}
