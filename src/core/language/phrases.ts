import { carriers, negators, noCarriers } from './en/denials.ts'
import { type JsgfPhrase, readJsgf } from './jsgf.ts'

/** The words that stand where a phrase was found: from `start` up to `end`, which is not among them. */
export interface Span {
  start: number
  end: number
}
export type Found<Value> = Span & { value: Value }

/** All are held in memory by every thread that understands, a few hundred bytes each. */
const MOST_OF_A_LINE = 10_000

/**
 * Every plain phrase of a line in JSGF: "(call | get) [the] staff" is four of them. Throws for a line of more than 10,000:
 * what can be put together in so many ways belongs to a form.
 */
export function phrasesOf(line: string): string[] {
  const { top, byName } = readJsgf(`public <phrase> = ${line};`)
  const phrase = byName.get(top)
  const count = phrase ? countOf(phrase) : 0
  if (count > MOST_OF_A_LINE) throw new Error(`a line makes ${count} phrases: ${line}`)
  return phrase ? forms(phrase).map((words) => words.join(' ')) : []
}

function countOf(phrase: JsgfPhrase): number {
  if (phrase.kind === 'choice') return phrase.among.reduce((sum, one) => sum + countOf(one), 0)
  return phrase.kind === 'sequence' ? phrase.parts.reduce((all, part) => all * countOf(part), 1) : 1
}

function forms(phrase: JsgfPhrase): string[][] {
  switch (phrase.kind) {
    case 'word':
      return [[phrase.word]]
    case 'rule':
      throw new Error(`a phrase names a rule: <${phrase.name}>`)
    case 'choice':
      return phrase.among.flatMap(forms)
    case 'sequence':
      return phrase.parts.reduce<string[][]>(
        (heads, part) => heads.flatMap((head) => forms(part).map((tail) => [...head, ...tail])),
        [[]],
      )
  }
}

/** Finds phrases in a sentence at the cost of the sentence, however many phrases there are. */
export interface PhraseIndex<Value> {
  /** Every place of every phrase, longest first; of equals the first to begin. */
  in(words: readonly string[]): Found<Value>[]
  of(sentence: string): readonly Value[]
  /** The words that may follow on these in a phrase that begins with them. */
  after(sentence: string): ReadonlySet<string>
}

const NO_WORDS: ReadonlySet<string> = new Set()

export function indexPhrases<Value>(entries: Iterable<readonly [string, Value]>): PhraseIndex<Value> {
  const values = new Map<string, Value[]>()
  let longest = 0
  for (const [phrase, value] of entries) {
    const known = values.get(phrase)
    if (known) known.push(value)
    else values.set(phrase, [value])
    longest = Math.max(longest, phrase.split(' ').length)
  }
  let following: ReadonlyMap<string, ReadonlySet<string>> | undefined
  return {
    in(words) {
      const found: Found<Value>[] = []
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        for (let start = 0; start + length <= words.length; start++) {
          const end = start + length
          for (const value of values.get(words.slice(start, end).join(' ')) ?? [])
            found.push({ value, start, end })
        }
      }
      return found
    },
    of: (sentence) => values.get(sentence) ?? [],
    after(sentence) {
      following ??= followers(values.keys())
      return following.get(sentence) ?? NO_WORDS
    },
  }
}

/** The beginnings of phrases, and what may follow on each. */
function followers(phrases: Iterable<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const phrase of phrases) {
    for (let end = phrase.indexOf(' '); end > 0; end = phrase.indexOf(' ', end + 1)) {
      const [next = ''] = phrase.slice(end + 1).split(' ', 1)
      const known = found.get(phrase.slice(0, end))
      if (known) known.add(next)
      else found.set(phrase.slice(0, end), new Set([next]))
    }
  }
  return found
}

export const lengthOf = ({ start, end }: Span): number => end - start

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** Without what stands inside something longer: "next time" leaves no "time". What is as long stays. */
export const withoutInner = <Value>(found: readonly Found<Value>[]): Found<Value>[] =>
  found.filter((one) => !found.some((other) => lengthOf(other) > lengthOf(one) && overlap(one, other)))

/** How many words the longest of the phrases of these lines has that stands in a sentence; 0 when none does. */
export function phraseLength(lines: readonly string[]): (words: string) => number {
  const index = indexPhrases(lines.flatMap(phrasesOf).map((phrase) => [phrase, true] as const))
  return (words) => {
    const [longest] = index.in(words.split(' '))
    return longest ? lengthOf(longest) : 0
  }
}

/**
 * True when what stands there is denied: "not | the biscuits", "i do not want to go to the | counter". A plain "no"
 * reaches less far than "not": "no i am at the entrance" denies nothing of what follows.
 */
export function isDenied(words: readonly string[], { start }: Pick<Span, 'start'>): boolean {
  let near = true
  for (let at = start - 1; at >= 0; at--) {
    const word = words[at] ?? ''
    if (negators.has(word)) return !(word === 'not' && words[at - 1] === 'why')
    if (word === 'no') return near
    if (!carriers.has(word)) return false
    near &&= noCarriers.has(word)
  }
  return false
}
