import { type ListenFor, listenForSchema } from '../contract/modes.ts'
import { alwaysOpenWords } from './en/always-open.ts'
import { checkWords } from './en/check-words.ts'
import { visitWords } from './en/visit-words.ts'
import { walkWords } from './en/walk-words.ts'
import type { Word } from './meaning.ts'
import type { WordRow } from './word-row.ts'

/** The one table of words; all that follows is read from it. */
export const words = {
  ...alwaysOpenWords,
  ...visitWords,
  ...checkWords,
  ...walkWords,
} as const satisfies Readonly<Record<Word, WordRow>>
export const wordRows = Object.entries(words) as readonly (readonly [Word, WordRow])[]

/** What is open in every state of a visit, whatever is asked. */
export const isAlwaysOpen = (word: Word): boolean => Object.hasOwn(alwaysOpenWords, word)

type Phrases = readonly (readonly [Word, readonly string[]])[]

const QUESTIONS = listenForSchema.options
const byQuestion = <Value>(of: (question: ListenFor) => Value) =>
  Object.fromEntries(QUESTIONS.map((question) => [question, of(question)])) as Readonly<
    Record<ListenFor, Value>
  >

const wholes = new Map(
  wordRows.flatMap(([word, { whole = [] }]) => whole.map((phrase) => [phrase, word] as const)),
)

/** The word that is said by a whole sentence. */
export const wordOfWhole = (sentence: string): Word | undefined => wholes.get(sentence)

/** Phrases that mean a word wherever they stand. */
export const anywherePhrases: Phrases = wordRows.flatMap(([word, { anywhere }]) =>
  anywhere ? [[word, anywhere]] : [],
)

/** The phrases that answer each question. */
export const answersTo = byQuestion<Phrases>((question) =>
  wordRows.flatMap(([word, { answers }]) => (answers?.[question] ? [[word, answers[question]]] : [])),
)

/** Whether a word belongs to a question; not one that is always open. */
export const isAnswer = (word: Word, question: ListenFor): boolean =>
  answersTo[question].some(([answer]) => answer === word)

const includes = (where: WordRow['open'], question: ListenFor) =>
  where === 'always' || where?.includes(question) === true

const inPlace = byQuestion(
  (question) =>
    new Map(
      wordRows.flatMap(
        ([word, { meantBy }]) => meantBy?.[question]?.map((said) => [said, word] as const) ?? [],
      ),
    ),
)

/** What a word that is understood everywhere means to a question; undefined where it means nothing. */
export function wordFor(question: ListenFor, said: Word): Word | undefined {
  const row: WordRow = words[said]
  return inPlace[question].get(said) ?? (includes(row.open, question) ? said : undefined)
}

/** Whether a word acts at once over the product's own voice. */
export function actsOverVoice(word: Word, question: ListenFor): boolean {
  const row: WordRow = words[word]
  return includes(row.overVoice, question)
}

function linesOf(question: ListenFor | 'always'): readonly string[] {
  const isLast = ({ heardLast }: WordRow) => question !== 'always' && heardLast?.includes(question) === true
  const ordered = [
    ...wordRows.filter(([, row]) => !isLast(row)),
    ...wordRows.filter(([, row]) => isLast(row)),
  ]
  return ordered.flatMap(([, { heard }]) => heard?.[question] ?? [])
}

/** What the ear listens for while a question is open, as lines of JSGF; `all` for every one of them. */
export function linesHeard(question: ListenFor): readonly string[] {
  const asked = question === 'all' ? QUESTIONS : [question]
  return [...linesOf('always'), ...asked.flatMap(linesOf)]
}
