/** Stands for a word that nobody here knows: English knows it as little, and is as unsure for it. */
export const UNKNOWN = 'unknownword'

interface Lexicon {
  /** How many words its longest phrase has. */
  longest: number
  /** Undefined for what is no phrase of it. */
  meaningOf(phrase: string): string | undefined
}

export interface Phrase {
  phrase: string
  meaning: string | undefined
}

export const longestOf = (phrases: Iterable<string>): number =>
  Math.max(...Array.from(phrases, (phrase) => phrase.split(' ').length))

/** What was said, phrase by phrase: of those that begin at a word the longest; a word that begins none by itself. */
export function* phrasesIn(said: string, { longest, meaningOf }: Lexicon): Generator<Phrase> {
  const words = said.split(' ')
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at)
    const phrase = () => words.slice(at, at + length).join(' ')
    while (length > 1 && meaningOf(phrase()) === undefined) length -= 1
    yield { phrase: phrase(), meaning: meaningOf(phrase()) }
    at += length
  }
}
