import type { ListenFor } from '../contract/modes.ts'
import { withoutAsides } from '../language/asides.ts'
import type { Command } from '../language/commands.ts'
import { understand } from '../language/intent.ts'
import { asksDate, beyondUs } from '../language/looking.ts'
import { hasPhrase, plainWords, wordCount } from '../language/plain-words.ts'
import { topicOf } from '../language/topic-of.ts'
import { answers, type Word, without, wordOf } from './phrases.ts'

/** Ways to ask for a place, so that "take me to the dairy section" is as good as "dairy". */
const FRAME =
  /^(?:(?:i want|i would like|i need|give me|take me|bring me|show me|go|let us go|where (?:is|are)|i am|we are|i am looking for)(?: to go)?(?: to| at| in| near)? )?(?:the |a |an |some |my |at |in )*(.+?)(?: (?:section|aisle|shelf))?$/

const NOT = '(?:not|no|never|without)(?: (?:the|a|an|at|in|to|near|want|go|any|my))*'

const denied = (words: string, phrase: string) => new RegExp(`\\b${NOT} ${phrase}\\b`).test(words)

type Answers = Readonly<Partial<Record<Word, readonly string[]>>>

/** How long the longest phrase is that belongs to no question of the journey: about a product, or about the world. */
function foreignLength(words: string, own: Answers): number {
  const topic = topicOf(words, false)
  const ofTopic = topic && topic.topic.name !== 'directions' ? topic.length : 0
  const ours = new Set(Object.values(own).flat())
  const decoys = without.filter((phrase) => !ours.has(phrase) && hasPhrase(words, phrase)).map(wordCount)
  return Math.max(asksDate(words), beyondUs(words), ofTopic, ...decoys)
}

function wholeAnswer(forms: readonly string[], own: Answers): Word | undefined {
  const cores = forms.flatMap((form) => [form, FRAME.exec(form)?.[1] ?? form])
  return entries(own).find(([, phrases]) => phrases.some((phrase) => cores.includes(phrase)))?.[0]
}

/** The longest phrase wins; two answers of the same length are none. */
function answerInside(words: string, own: Answers): Word | undefined {
  let best: { word: Word | undefined; length: number } = { word: undefined, length: 0 }
  for (const [word, phrases] of entries(own)) {
    for (const phrase of phrases) {
      const length = wordCount(phrase)
      if (length < best.length || !hasPhrase(words, phrase) || denied(words, phrase)) continue
      if (length > best.length) best = { word, length }
      else if (best.word !== word) best = { word: undefined, length }
    }
  }
  return best.length > foreignLength(words, own) ? best.word : undefined
}

const entries = (own: Answers) => Object.entries(own) as [Word, readonly string[]][]

const ofCommand = (command: Command, listenFor: ListenFor): Word | undefined =>
  wordOf[listenFor]?.[command] ?? wordOf.all?.[command]

/**
 * What the shopper's words mean while a question is open: one of its answers, or a word that is always open. The
 * longest phrase wins, whosever it is: "not there" is never "there", "is there sugar" is about sugar and no answer.
 */
export function matchWord(text: string, listenFor: ListenFor): Word | undefined {
  const said = plainWords(text)
  if (said === '') return undefined
  const own = answers[listenFor]
  const whole = wholeAnswer(withoutAsides(said), own)
  if (whole) return whole
  const intent = understand(text, [])
  if (intent.type === 'whatIsThis') return 'whatIsThis'
  if (intent.type === 'command') return ofCommand(intent.command, listenFor) ?? answerInside(said, own)
  if (intent.type === 'date') return listenFor === 'checking' ? 'date' : undefined
  return answerInside(said, own)
}
