import { PHONES } from '../../../../core/hearing/phones.ts'
import type { LexiconEntry } from '../../../../core/hearing/word-search/lexicon-tree.ts'
import { substances } from '../../../../core/language/en/spoken/checking.ts'
import { pronunciationsToAdd } from '../../../../core/language/pronounce.ts'
import { PRODUCT, type Said, SUBSTANCE, spokenWords } from '../../../../core/language/spoken-text.ts'

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

  const all = spokenWords(sentences)
  const tokens = new Map([...all, PRODUCT, SUBSTANCE].map((word, token) => [word, token]))
  const words = all.map((text, token) => ({ text, token, logShare: 0, sounds: waysOf(text) }))
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
  }
}

const numberOf = new Map<string, number>(PHONES.map((phone, i) => [phone, i]))
const phonesOf = (sounds: string): number[] => sounds.split(' ').flatMap((phone) => numberOf.get(phone) ?? [])

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
