import { type ListenFor, listenForSchema } from '../contract/modes.ts'
import { alwaysOpenWords } from './en/always-open.ts'
import { checkWords } from './en/check-words.ts'
import { visitWords } from './en/visit-words.ts'
import { walkWords } from './en/walk-words.ts'
import type { Meaning, Word } from './meaning.ts'
import { indexPhrases, type PhraseIndex, phrasesOf } from './phrases.ts'
import type { WordRow } from './word-row.ts'

/** The one table of words; all that follows is read from it. */
export const words = {
  ...alwaysOpenWords,
  ...visitWords,
  ...checkWords,
  ...walkWords,
} as const satisfies Readonly<Record<Word, WordRow>>
export const wordRows = Object.entries(words) as readonly (readonly [Word, WordRow])[]
const rowOf = (word: Word): WordRow => words[word]

/** What is open in every state of a visit, whatever is asked. */
export const isAlwaysOpen = (word: Word): boolean => Object.hasOwn(alwaysOpenWords, word)

export const isWeighty = (word: Word): boolean => rowOf(word).weighty === true
export const deafens = (word: Word): boolean => rowOf(word).deafens === true
export const isClaim = (word: Word): boolean => rowOf(word).claims === true
export const inquires = (word: Word): boolean => rowOf(word).inquires === true
export const isRefusal = (word: Word): boolean => rowOf(word).declines === true
export const beatsTopics = (word: Word): boolean => rowOf(word).overTopics === true
export const isUrgent = (word: Word): boolean => rowOf(word).urgent === true
export const isYesOrNo = (word: Word | undefined): boolean => word === 'yes' || word === 'no'
/** Who is in danger, or needs somebody. */
export const isCry = (meaning: Meaning): boolean => meaning.type === 'word' && isUrgent(meaning.word)
/** What a word's denial means to a question, if anything. */
export const deniedWord = (word: Word, question: ListenFor): Word | undefined =>
  rowOf(word).denied?.[question]

type Phrases = readonly (readonly [Word, readonly string[]])[]
/** A phrase of the table: its word, and whether the open question is not the one it answers. */
export interface Entry {
  word: Word
  elsewhere: boolean
  /** Never enough to act on. */
  unsure?: true
}

const QUESTIONS = listenForSchema.options
const byQuestion = <Value>(of: (question: ListenFor) => Value) =>
  Object.fromEntries(QUESTIONS.map((question) => [question, of(question)])) as Readonly<
    Record<ListenFor, Value>
  >

const entries = (lists: Phrases, elsewhere = false): (readonly [string, Entry])[] =>
  lists.flatMap(([word, phrases]) => phrases.map((phrase) => [phrase, { word, elsewhere }] as const))
const expanded = (lists: Phrases): Phrases =>
  lists.map(([word, lines]) => [word, lines.flatMap(phrasesOf)] as const)
const listsOf = (of: (row: WordRow) => readonly string[] | undefined): Phrases =>
  expanded(wordRows.flatMap(([word, row]) => (of(row) ? [[word, of(row) ?? []] as const] : [])))

/** Phrases that mean a word as the whole of what was said. */
const wholes = listsOf(({ whole }) => whole)
/** Phrases that mean a word wherever they stand. */
const anywhere = listsOf((row) => row.anywhere)
export const wholeIndex: PhraseIndex<Entry> = indexPhrases(entries(wholes))
export const anywhereIndex: PhraseIndex<Entry> = indexPhrases(entries(anywhere))

/**
 * The phrases that answer each question.
 * @internal A test walks the answers to a walk.
 */
export const answersTo = byQuestion<Phrases>((question) => listsOf(({ answers }) => answers?.[question]))
const aloneIn = byQuestion<Phrases>((question) => listsOf(({ alone }) => alone?.[question]))

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
const wordFor = (question: ListenFor, said: Word): Word | undefined =>
  inPlace[question].get(said) ?? (includes(rowOf(said).open, question) ? said : undefined)

/** Whether a word belongs to a question; not one that is always open. */
export const isAnswer = (word: Word, question: ListenFor): boolean =>
  answersTo[question].some(([answer]) => answer === word)

/** Whether a word does anything under a question: as its answer, or because it is open there. */
export const isOpen = (word: Word, question: ListenFor): boolean =>
  isAnswer(word, question) ||
  includes(rowOf(word).open, question) ||
  rowOf(word).elsewhere?.[question] !== undefined

/** Ways of saying a word that have gaps. */
const patterns = wordRows.flatMap(([word, row]) =>
  (row.patterns ?? []).map((pattern) => ({ word, pattern, only: row.patternsIn })),
)
/** Those of words that are open. */
export const openPatterns = byQuestion((question) =>
  patterns.flatMap(({ word: said, pattern, only }) => {
    if (only && !only.includes(question)) return []
    const word = wordFor(question, said) ?? (isAnswer(said, question) ? said : undefined)
    return word ? [{ word, pattern }] : []
  }),
)

const openIn = (lists: Phrases, question: ListenFor): Phrases =>
  lists.flatMap(([said, phrases]) => {
    const word = wordFor(question, said)
    return word ? [[word, phrases] as const] : []
  })

/** Phrases that are the whole of an answer, a question's own before those that are open everywhere. */
export const wholeAnswers = byQuestion((question) =>
  indexPhrases([
    ...entries(listsOf(({ unsure }) => unsure?.[question])).map(
      ([phrase, entry]) => [phrase, { ...entry, unsure: true as const }] as const,
    ),
    ...entries(aloneIn[question]),
    ...entries(answersTo[question]),
    ...entries(openIn(wholes, question)),
    ...entries(openIn(anywhere, question)),
    ...entries(
      listsOf(({ elsewhere }) => elsewhere?.[question]),
      true,
    ),
  ]),
)

/** Phrases that may stand inside a longer sentence. */
export const innerAnswers = byQuestion((question) =>
  indexPhrases([
    ...entries(answersTo[question]),
    ...entries(openIn(anywhere, question)),
    ...entries(
      listsOf(({ elsewhere }) => elsewhere?.[question]),
      true,
    ),
  ]),
)

/** Whether a word acts at once over the product's own voice. */
export const actsOverVoice = (word: Word, question: ListenFor): boolean =>
  includes(rowOf(word).overVoice, question)

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
