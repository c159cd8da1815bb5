import { soundRules, spokenAlso } from './en/pronunciations.ts'
import { hindiSounds } from './hi/sounds.ts'

const LONGEST_WORD = 24
const compiled = soundRules.map(([before, letters, after, sounds]) => ({
  before: before === '' ? undefined : new RegExp(`(?:${before})$`),
  letters,
  after: after === '' ? undefined : new RegExp(`^(?:${after})`),
  sounds,
}))

/** `^` cannot look at a slice that ends at the letter, so the start is told apart by an empty slice. */
function fitsBefore(rule: RegExp | undefined, before: string): boolean {
  if (rule === undefined) return true
  return rule.source === '(?:^)$' ? before === '' : rule.test(before)
}

/** Doubled consonants sound once. */
const single = (word: string) => word.replace(/([^aeiou'])\1/g, '$1')

/**
 * How a word is probably said, in ARPAbet with spaces, by rule. Undefined for what is no word of Latin letters
 * with a vowel, or is longer than anybody says.
 * @internal A table of words is tried on it.
 */
export function soundsByRule(word: string): string | undefined {
  if (!/^[a-z']+$/.test(word) || !/[aeiouy]/.test(word) || word.length > LONGEST_WORD) return undefined
  const letters = single(word)
  const sounds: string[] = []
  for (let at = 0; at < letters.length; ) {
    const before = letters.slice(0, at)
    const rest = letters.slice(at)
    const rule = compiled.find(
      (one) =>
        rest.startsWith(one.letters) &&
        fitsBefore(one.before, before) &&
        (one.after === undefined || one.after.test(rest.slice(one.letters.length))),
    )
    if (rule === undefined) return undefined
    if (rule.sounds !== '') sounds.push(rule.sounds)
    at += rule.letters.length
  }
  return sounds.length === 0 ? undefined : sounds.join(' ')
}

/**
 * The pronunciations to add to a dictionary so that `word` is heard: none when it knows the word well enough,
 * undefined when nobody can say how the word sounds.
 */
export function pronunciationsToAdd(word: string, inDictionary: boolean): readonly string[] | undefined {
  const own = spokenAlso[word]
  if (own !== undefined) return own
  if (inDictionary) return []
  if (/\p{Script=Devanagari}/u.test(word)) {
    const ways = hindiSounds(word)
    return ways.length === 0 ? undefined : ways
  }
  const sounds = soundsByRule(word)
  return sounds === undefined ? undefined : [sounds]
}
