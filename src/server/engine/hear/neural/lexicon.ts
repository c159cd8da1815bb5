import { PHONES } from '../../../../core/hearing/phones.ts'
import type { LexiconEntry } from '../../../../core/hearing/word-search/lexicon-tree.ts'
import { closers } from '../../../../core/language/en/sentence-forms.ts'
import { substances } from '../../../../core/language/en/spoken/checking.ts'
import { pronunciationsToAdd } from '../../../../core/language/pronounce.ts'
import { PRODUCT, type Said, SUBSTANCE, spokenWords } from '../../../../core/language/spoken-text.ts'
import { tokensOf } from './question-models.ts'

/** Names are as likely as each other, and all of them no less likely than one of so many. */
const MOST_SHARING = 300

/** All words that can be heard, and how they are said. */
export interface Lexicon {
  /** Tokens of the language model, classes among them. */
  tokens: ReadonlyMap<string, number>
  words: readonly LexiconEntry[]
  /** Entries of product names; what nobody can say is left out. */
  names(names: readonly string[]): LexiconEntry[]
  /** The ways of saying a sentence; none when nobody can. */
  waysOfSaying(text: string): readonly (readonly number[])[]
  /** A sentence as the language model may know it: with names and substances as words, and as their classes. */
  tokensOf(text: string, names: readonly string[]): readonly (readonly number[])[]
  /** What is said last and changes nothing. */
  polite: readonly number[]
}

/** @param soundsOf every way of saying a word that the dictionary has */
export function createLexicon(soundsOf: (word: string) => readonly string[], sentences: Said): Lexicon {
  const said = new Map<string, readonly (readonly number[])[]>()
  const waysOf = (word: string) => {
    const known = said.get(word)
    if (known) return known
    const own = soundsOf(word)
    const ways = new Set([...own, ...(pronunciationsToAdd(word, own.length > 0) ?? [])])
    const sounds = [...ways].map(phonesOf)
    said.set(word, sounds)
    return sounds
  }

  const tokens = tokensOf(sentences)
  const words = [...spokenWords(sentences)].map((text, token) => ({
    text,
    token,
    logShare: 0,
    sounds: waysOf(text),
  }))
  const classOf = (members: readonly string[], name: string): LexiconEntry[] => {
    const token = tokens.get(name) ?? 0
    const logShare = -Math.log(Math.min(Math.max(1, members.length), MOST_SHARING))
    return members.flatMap((text) => {
      const sounds = together(text.split(' ').map(waysOf))
      return sounds.length === 0 ? [] : [{ text, token, logShare, sounds }]
    })
  }
  return {
    tokens,
    words: [...words, ...classOf(substances, SUBSTANCE)],
    names: (names) => classOf(names, PRODUCT),
    waysOfSaying: (text) => together(text.split(' ').map(waysOf)),
    tokensOf(text, names) {
      const classed = [
        [PRODUCT, membersOf(names)],
        [SUBSTANCE, membersOf(substances)],
      ] as const
      const token = (word: string) => tokens.get(word) ?? []
      return [text.split(' '), withClasses(text.split(' '), classed)].map((words) => words.flatMap(token))
    },
    polite: closers.flatMap((closer) => tokens.get(closer) ?? []),
  }
}

const numberOf = new Map<string, number>(PHONES.map((phone, i) => [phone, i]))
const phonesOf = (sounds: string): number[] => sounds.split(' ').flatMap((phone) => numberOf.get(phone) ?? [])

const known = new WeakMap<readonly string[], ReadonlySet<string>>()
function membersOf(texts: readonly string[]): ReadonlySet<string> {
  const members = known.get(texts) ?? new Set(texts)
  known.set(texts, members)
  return members
}

/** A name has no more words. */
const LONGEST_MEMBER = 6

/** Words with their classes in place of members, the longest first. */
function withClasses(
  words: readonly string[],
  classes: readonly (readonly [string, ReadonlySet<string>])[],
): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    let taken = 1
    let word = words[at] ?? ''
    for (let count = 1; count <= LONGEST_MEMBER && at + count <= words.length; count++) {
      const text = words.slice(at, at + count).join(' ')
      const [name] = classes.find(([, members]) => members.has(text)) ?? []
      if (name !== undefined) [word, taken] = [name, count]
    }
    found.push(word)
    at += taken
  }
  return found
}

/** Ways of saying a name: each word in its first way, and each of its other ways with the others' first. */
function together(words: readonly (readonly (readonly number[])[])[]): number[][] {
  const first = words.map(([way]) => way)
  if (first.some((way) => way === undefined)) return []
  const usual = first.flatMap((way) => way ?? [])
  const others = words.flatMap((ways, at) =>
    ways.slice(1).map((way) => first.flatMap((usualWay, i) => (i === at ? way : (usualWay ?? [])))),
  )
  return [usual, ...others]
}
