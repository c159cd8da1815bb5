/** One spelling for what is written in several: without nukta, one nasal, no punctuation; Devanagari figures as ours. */
export const inOneSpelling = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\u093c|\u200c|\u200d/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ँ/gu, 'ं')
    .replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[च-झट-ढत-ध])/gu, 'ं')
    .replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replace(/[^a-z0-9\u0900-\u097f']+|[।॥]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // Far off, not an English door; lentils, not what was put in.
    .replace(/\bdoor (?=(?:abhi |bahut |kaafi )?(?:hai|hain|hoon|hun|hu|se)\b)/g, 'dur ')
    .replace(/\bdaa?l (?=(?:to |bhi |wagera )?(?:hai|hain|mil\w*|wal\w*|hoti)\b)/g, 'दाल ')

/** Any of several ways, apart by `|`, as a piece of an expression that is matched over words in one spelling. */
export const anyOf = (...ways: readonly string[]): string =>
  `(?:${ways.join('|').split('|').map(inOneSpelling).join('|')})`

/** By every way of saying what a table holds, apart by `|`, the name that it has there. */
export const waysOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([name, ways]) =>
    ways.split('|').map((way) => [inOneSpelling(way), name] as const),
  )

/** Words that are looked for in what was said. */
export const wordsSpelled = (...words: readonly string[]): ReadonlySet<string> =>
  new Set(inOneSpelling(words.join(' ')).split(' '))

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'n', च: 'C', छ: 'C', ज: 'j', झ: 'j', ञ: 'n' },
  ...{ ट: 't', ठ: 't', ड: 'd', ढ: 'd', ण: 'n', त: 't', थ: 't', द: 'd', ध: 'd', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'b', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
  ...{ श: 's', ष: 's', स: 's', ह: 'H', 'ं': 'n', 'ः': '' },
}
const VOWELS: Readonly<Record<string, string>> = {
  ...{
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ए: 'e',
    ऐ: 'e',
    ओ: 'o',
    औ: 'o',
    ऑ: 'o',
    ऍ: 'e',
    ऋ: 'ri',
  },
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'े': 'e',
    'ै': 'e',
    'ो': 'o',
    'ौ': 'o',
    'ॉ': 'o',
    'ॅ': 'e',
    'ृ': 'ri',
  },
}

/** What people write in several ways, in the order in which it is brought to one; "H" is what Devanagari surely says. */
const ONE_WAY: readonly (readonly [RegExp, string])[] = [
  [/^yH$/g, 'ye'],
  [/^vH$/g, 'vo'],
  [/ph/g, 'f'],
  [/dge/g, 'j'],
  // "C" is what "ch" says.
  [/ch+/g, 'C'],
  [/h$/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  // Breath is written or not.
  [/(?<=[kgCjtdpbs])h/g, ''],
  [/(?<=[aeiou])n$/g, ''],
  [/(?<=[aeiou])y(?=[aeiou])/g, ''],
  [/(?:ai|ay|ei|ey)(?![aeiou])/g, 'e'],
  [/(?:au|aw|ou)/g, 'o'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ie/g, 'i'],
  [/(?<=.)y$/g, 'i'],
  [/a/g, ''],
  [/([^aeiou])\1+/g, '$1'],
]

function inLatin(word: string): string {
  return [...word]
    .map((letter) => CONSONANTS[letter] ?? VOWELS[letter] ?? (letter === '्' ? '' : letter))
    .join('')
}

/**
 * A word as people write it in either alphabet, in one rough spelling without "a", most breath and the final nasal: "कितनी",
 * "kitni" and "kitnee" are the same word, and some others become the same as well.
 */
export function romanised(word: string): string {
  const latin = inLatin(word)
  const rough = ONE_WAY.reduce((so, [way, one]) => so.replace(way, one), latin)
  return (rough === '' ? latin : rough).toLowerCase()
}

/** Without the endings of gender, number and politeness: "kitna", "kitni" and "kitne" have one. */
const stemOf = (word: string): string => word.replace(/(?<=.)(?:iy|y)?[aeiou]+$/, '')

/** Three letters that stand together, with the word's beginning and end. */
const threesOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => `#${`<${word}>`.slice(at, at + 3)}`)

/** A sentence's words in one spelling; `parts` are their stems and letters, by which a word that was never met is like others. */
export function romanisedWords(text: string): { words: string; parts: readonly string[] } {
  const words = inOneSpelling(text).split(' ').filter(Boolean).map(romanised)
  return { words: words.join(' '), parts: words.flatMap((word) => [stemOf(word), ...threesOf(word)]) }
}
