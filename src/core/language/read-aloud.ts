import { afterLabel, beforeLabel, otherLabels, readersOwn } from './en/reader-words.ts'
import { generalTopics, topicsAround } from './en/topics-around.ts'
import { topicsInside } from './en/topics-inside.ts'
import { plainWords } from './plain-words.ts'
import { words } from './words.ts'

/** Everything that a button is called, longest first: "not there" before "there". */
const known = longestFirst([
  ...Object.values({ ...words, ...topicsInside, ...topicsAround, ...generalTopics }).flatMap((row) =>
    'button' in row ? [plainWords(row.button.label)] : [],
  ),
  ...otherLabels,
])

function longestFirst(labels: readonly string[]): string[] {
  return [...new Set(labels)].filter(Boolean).sort((one, other) => other.length - one.length)
}

/**
 * True when the words are what a phone's own screen reader says, and no shopper: names of buttons with what readers say
 * beside them ("Stop, button, double tap to activate"), or nothing but names that one may be saying now.
 * @param fresh what the focus came to, and what came to stand on the screen, a moment ago
 */
export function isReadAloud(text: string, fresh: readonly string[]): boolean {
  const said = plainWords(text)
  if (readersOwn.test(said)) return true
  return isOnly(said, longestFirst(fresh.map(plainWords)), false) || isOnly(said, known, true)
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
