import { corrections, fillerPhrases, fillers, joints } from './en/clause-words.ts'

/** A sentence has few requests; what is beyond is not told apart. */
const MOST_PARTS = 6

const anyOf = (phrases: readonly string[]) =>
  [...phrases].sort((a, b) => b.length - a.length).join('|')

const filling = new RegExp(` (?:${anyOf([...fillerPhrases, ...fillers])})(?= )`, 'g')

/** Plain words without what is said for nothing; never empties a sentence. */
export function withoutFillers(words: string): string {
  const rest = ` ${words} `.replace(filling, '').trim()
  return rest === '' ? words : rest
}

/** Words that are said several times over count once: "stop stop stop". */
export const withoutRepeats = (words: string): string =>
  words.replace(/\b(\w+(?: \w+){0,2})(?: \1\b)+/g, '$1')

const correcting = new RegExp(` (?:${anyOf(corrections)})(?= )`, 'g')

/** Where a sentence takes itself back: what came before, and what counts instead; the last time first. */
export function takenBack(words: string): { before: string; after: string }[] {
  return [...` ${words} `.matchAll(correcting)]
    .map(({ index, 0: marker }) => ({
      before: words.slice(0, Math.max(0, index - 1)).trim(),
      after: words.slice(index + marker.length).trim(),
    }))
    .filter(({ after }) => after !== '')
    .slice(-MOST_PARTS)
    .reverse()
}

const joining = new RegExp(` (?:${anyOf(joints)})(?= )`, 'g')

/** Every place where a sentence may go on to a further request. */
export function joinedAt(words: string): { left: string; right: string }[] {
  return [...` ${words} `.matchAll(joining)]
    .map(({ index, 0: joint }) => ({
      left: words.slice(0, Math.max(0, index - 1)).trim(),
      right: words.slice(index + joint.length).trim(),
    }))
    .filter(({ left, right }) => left !== '' && right !== '')
    .slice(0, MOST_PARTS)
}
