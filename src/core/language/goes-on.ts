import type { ListenFor } from '../contract/modes.ts'
import { knownSubstance } from '../substances/substances.ts'
import { closers } from './en/sentence-forms.ts'
import { grammarFor } from './grammar.ts'
import type { ProductNames } from './named-products.ts'
import { plainWords, withoutAsides } from './plain-words.ts'
import { type SentenceGraph, sentenceGraph } from './sentence-graph.ts'
import { wholeAnswers } from './words.ts'

/** Stands for any name in the grammar: what may follow on one is the same for all. */
const A_NAME = 'anyname'
/** Said last, and changes nothing. */
const polite: ReadonlySet<string> = new Set(closers.filter((closer) => !closer.includes(' ')))

const onlyPolite = new RegExp(`^(?:${closers.join('|')})(?: (?:${closers.join('|')}))*$`)

/** True where nothing but politeness was said: behind a sentence it is no turn of its own, "now" as little as "please". */
export const isPolite = (text: string): boolean => onlyPolite.test(plainWords(text))

/** The grammar of a question by where each state leads: few states, since all names are one word. */
type Ways = ReadonlyMap<number, readonly { word: string | undefined; to: number }[]>
const grammars = new Map<ListenFor, { start: number; ways: Ways }>()

function grammarOf(question: ListenFor) {
  const known = grammars.get(question)
  if (known) return known
  const graph = sentenceGraph(grammarFor(question, [A_NAME]))
  const made = { start: graph.start, ways: waysIn(graph) }
  grammars.set(question, made)
  return made
}

function waysIn({ arcs }: SentenceGraph): Ways {
  const ways = new Map<number, { word: string | undefined; to: number }[]>()
  for (const { from, ...way } of arcs) {
    const known = ways.get(from)
    if (known) known.push(way)
    else ways.set(from, [way])
  }
  return ways
}

interface NameWords {
  whole: ReadonlySet<string>
  /** What names begin with that go on. */
  begun: ReadonlySet<string>
  longestWords: number
}
const namesOf = new WeakMap<readonly ProductNames[], NameWords>()

function nameWords(names: readonly ProductNames[]): NameWords {
  const known = namesOf.get(names)
  if (known) return known
  const whole = new Set(names.flatMap(({ spoken }) => spoken.map(plainWords)))
  const begun = new Set<string>()
  let longestWords = 0
  for (const name of whole) {
    const words = name.split(' ')
    for (let count = 1; count < words.length; count++) begun.add(words.slice(0, count).join(' '))
    longestWords = Math.max(longestWords, words.length)
  }
  const made = { whole, begun, longestWords }
  namesOf.set(names, made)
  return made
}

/** Makes ready what the first answer of `goesOn` to a question would make. */
export function prepareGoesOn(question: ListenFor): void {
  grammarOf(question)
  wholeAnswers[question].after('')
}

/**
 * Whether something longer than these words begins with them, as the tables have it: a whole answer, a sentence of the
 * grammar, a product's name, or a list of what may be in a product. Politeness behind them is nothing longer. What only a
 * pattern or a language model knows is not asked here.
 */
export function goesOn(text: string, question: ListenFor, names: readonly ProductNames[]): boolean {
  const known = nameWords(names)
  return withoutAsides(plainWords(text)).some((form) => {
    const words = form.split(' ')
    return (
      endsInList(words, known) ||
      endsInName(words, known) ||
      isMore(wholeAnswers[question].after(form)) ||
      isMore(inGrammar(words, question, known))
    )
  })
}

const isMore = (following: ReadonlySet<string>) => [...following].some((word) => !polite.has(word))

/** The last words, up to so many. */
const tails = (words: readonly string[], most: number) =>
  Array.from({ length: Math.min(most, words.length) }, (_, i) => words.slice(words.length - 1 - i).join(' '))

const endsInName = (words: readonly string[], { begun, longestWords }: NameWords) =>
  tails(words, longestWords).some((tail) => begun.has(tail))

const LONGEST_SUBSTANCE = 3
/** "Is there milk" may be "milk or nuts"; the cream of "orange cream" is a name. */
function endsInList(words: readonly string[], { whole, longestWords }: NameWords): boolean {
  const named = tails(words, longestWords).findLastIndex((tail) => whole.has(tail))
  return tails(words, LONGEST_SUBSTANCE).some((tail, at) => at > named && knownSubstance(tail) !== undefined)
}

/** What may follow on the words in sentences of the grammar; nothing where none begins with them. */
function inGrammar(words: readonly string[], question: ListenFor, names: NameWords): ReadonlySet<string> {
  const { start, ways } = grammarOf(question)
  const at: Set<number>[] = words.map(() => new Set())
  const last = new Set<number>()
  const reached = (place: number) => at[place] ?? last
  const open = (states: ReadonlySet<number>) => {
    const found = new Set(states)
    for (const state of found)
      for (const { word, to } of ways.get(state) ?? []) if (word === undefined) found.add(to)
    return found
  }
  const nameEnds = (place: number) =>
    Array.from({ length: names.longestWords }, (_, i) => place + i + 1).filter(
      (end) => end <= words.length && names.whole.has(words.slice(place, end).join(' ')),
    )
  reached(0).add(start)
  for (const [place, said] of words.entries()) {
    const ends = nameEnds(place)
    for (const state of open(reached(place)))
      for (const { word, to } of ways.get(state) ?? []) {
        if (word === said) reached(place + 1).add(to)
        if (word === A_NAME) for (const end of ends) reached(end).add(to)
      }
  }
  const following = [...open(last)].flatMap((state) => (ways.get(state) ?? []).map(({ word }) => word))
  return new Set(following.filter((word) => word !== undefined))
}
