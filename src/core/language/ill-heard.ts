import { askedWords, isNamedByRecords, substanceAsked } from '../substances/substances.ts'
import { substringEdits } from '../vision/similarity.ts'
import { lightWords } from './en/clause-words.ts'
import { isUnknown } from './known-words.ts'

/**
 * Allergens as an ear hears them wrong: "mil", "mill k", "wheet", "pea nut". Looked for by its spelling none of them is in any
 * record, and the milk would be denied to who asked for it.
 */

/** Spellings of one sound, and letters that are not heard. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ /g, ''],
  [/ph/g, 'f'],
  [/wh/g, 'w'],
  [/ck|c(?![eihy])|q/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/ee|ea|ie|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ew/g, 'iu'],
  [/(?<=[^aeiou])e(?=s?$)/g, ''],
  [/(.)\1/g, '$1'],
]
const soundOf = (words: string): string =>
  SOUNDS.reduce((sound, [spelling, heard]) => sound.replace(spelling, heard), words)

/** Three letters are as often another word; eggs have no longer name. */
const isTelling = (name: string) => (name.length > 3 && !name.includes(' ')) || name === 'egg'
const names = [...new Set(askedWords)]
  .filter((name) => isTelling(name) && substanceAsked(name).allergen)
  .map((name) => ({ name, sound: soundOf(name) }))
const spelled: ReadonlySet<string> = new Set(names.map(({ name }) => name))

/** So many letters of a sound may be heard wrong: one, and two in a long name; of two letters only the vowel. */
const LONG = 7
const SHORT = 2
const allowed = (sound: string) => (sound.length >= LONG ? 2 : 1)

const VOWEL = /^[aeiou]/
/** A name is known by how it begins. */
const beginsAlike = (a: string, b: string) => a[0] === b[0] || (VOWEL.test(a) && VOWEL.test(b))

const consonants = (sound: string) => sound.replace(/[aeiou]/g, '')

/** The fewest edits between the whole of two sounds. */
const edits = (a: string, b: string) =>
  Math.max(substringEdits(a, b), substringEdits(b, a), Math.abs(a.length - b.length))

/** The allergen whose name sounds most like these words; undefined: none does. @internal A test asks it. */
export function soundsLike(words: string): string | undefined {
  const sound = soundOf(words)
  let best: { name: string; wrong: number } | undefined
  for (const { name, sound: right } of names) {
    if (!beginsAlike(sound, right)) continue
    if (right.length <= SHORT && consonants(sound) !== consonants(right)) continue
    const wrong = edits(sound, right)
    if (wrong <= allowed(right) && wrong < (best?.wrong ?? Number.POSITIVE_INFINITY)) best = { name, wrong }
  }
  return best?.name
}

/** "Pea nut", "all monds": an allergen whose letters were written as two words, neither of which is light. */
export function withoutGaps(words: string): string {
  const found: string[] = []
  for (const word of words.split(' ')) {
    const before = found.at(-1) ?? ''
    const isLight = lightWords.has(before) || lightWords.has(word)
    const isName = before !== '' && spelled.has(before + word) && !isNamedByRecords(`${before} ${word}`)
    if (isName && !isLight) found.pop()
    found.push(isName && !isLight ? before + word : word)
  }
  return found.join(' ')
}

/**
 * A sentence with one word, or two that stand side by side, as the allergen that they sound like; `unknown` are words that a
 * rule took for a substance. Undefined: nothing in it sounds like one.
 */
export function asAllergen(
  words: string,
  unknown: string | undefined,
): { words: string; name: string } | undefined {
  const all = words.split(' ')
  const single = all.filter((word) => word.length > 1 && isUnknown(word))
  const pairs = all.slice(1).map((word, at) => `${all[at]} ${word}`)
  const strange = pairs.filter((pair) => pair.split(' ').some(isUnknown))
  const taken = unknown?.includes(' ') ? [unknown] : []
  for (const heard of [...taken, ...strange, ...single]) {
    const name = isNamedByRecords(heard) ? undefined : soundsLike(heard)
    if (name) return { words: ` ${words} `.replace(` ${heard} `, ` ${name} `).trim(), name }
  }
  return undefined
}
