import { pictureTexts } from '../texts/en/picture.ts'
import { generalTopics } from './en/general-topics.ts'
import { afterLabel, beforeLabel, otherLabels, readersOwn, screenLines } from './en/reader-words.ts'
import { topicsAround } from './en/topics-around.ts'
import { topicsInside } from './en/topics-inside.ts'
import { plainWords, wordsOfBothScripts } from './plain-words.ts'
import { words } from './words.ts'

/** Everything that a button is called, longest first: "not there" before "there". */
export const knownLabels = longestFirst([
  ...Object.values({ ...words, ...topicsInside, ...topicsAround, ...generalTopics }).flatMap((row) =>
    'button' in row ? [plainWords(row.button.label)] : [],
  ),
  ...otherLabels,
  ...Object.values(pictureTexts).map(plainWords),
])

function longestFirst(labels: readonly string[]): string[] {
  return [...new Set(labels)].filter(Boolean).sort((one, other) => other.length - one.length)
}

/** What a phone's screen reader may be saying. */
export interface MayBeRead {
  /** Names that the focus came to, or that came to stand on the screen, a moment ago. */
  labels: readonly string[]
  /** Sentences of ours, which stand on the screen as what was said. */
  lines: readonly string[]
}

/** Shorter ones shoppers say too. */
const LEAST_WORDS = 6
/**
 * Of the words heard, and of the sentence's, where both have so many. The ear gets one in ten wrong and leaves small words out, and
 * a shopper who asks says a part of it. Behind "region", which is heard as "i reach in", a sentence may stand whole. A reader's long
 * one is half misheard; nobody says so many words of it in its order by chance.
 */
const ALIKE = [
  { words: 0, said: 0.85, line: 0.7 },
  { words: LEAST_WORDS, said: 0.65, line: 1 },
  { words: 9, said: 0.55, line: 0.4 },
]

/**
 * True when the words are what a phone's own screen reader says, and no shopper: names of buttons with what readers say
 * beside them ("Stop, button, double tap to activate"), or nothing but names that one may be saying now.
 * Whole sentences of ours count too, which a reader finds among what was said.
 */
export function isReadAloud(text: string, { labels, lines }: MayBeRead): boolean {
  const said = wordsOfBothScripts(text)
  if (readersOwn.test(said)) return true
  return (
    isOnly(said, longestFirst(labels.map(wordsOfBothScripts)), false) ||
    isOnly(said, knownLabels, true) ||
    isOurs(said.split(' '), [...lines, ...screenLines])
  )
}

/** Whether it is nothing but labels, each with or without what readers add; `added`: at least one with it. */
function isOnly(said: string, labels: readonly string[], added: boolean): boolean {
  let rest = said
  let hasAdded = false
  while (rest !== '') {
    const before = beforeLabel.exec(rest)?.[0] ?? ''
    const from = rest.slice(before.length)
    const label = labels.find((one) => from === one || from.startsWith(`${one} `))
    if (label === undefined) return false
    const behind = from.slice(label.length)
    const after = afterLabel.exec(behind)?.[0] ?? ''
    hasAdded ||= before !== '' || after !== ''
    rest = behind.slice(after.length).trim()
  }
  return said !== '' && (hasAdded || !added)
}

const isOurs = (said: readonly string[], lines: readonly string[]) =>
  said.length >= LEAST_WORDS && lines.some((line) => isAlike(said, wordsOfBothScripts(line).split(' ')))

function isAlike(said: readonly string[], line: readonly string[]): boolean {
  const common = inCommon(said, line)
  return ALIKE.some(
    (least) =>
      Math.min(said.length, line.length) >= least.words &&
      common >= least.said * said.length &&
      common >= least.line * line.length,
  )
}

/** How many words stand in both, in the same order. */
function inCommon(one: readonly string[], other: readonly string[]): number {
  let before = other.map(() => 0)
  for (const word of one) {
    const row: number[] = []
    for (const [at, match] of other.entries())
      row.push(match === word ? (before[at - 1] ?? 0) + 1 : Math.max(before[at] ?? 0, row[at - 1] ?? 0))
    before = row
  }
  return before.at(-1) ?? 0
}
