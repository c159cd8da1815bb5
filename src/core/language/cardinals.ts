const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

const withRest = (head: string, rest: number, joint: string) =>
  rest === 0 ? head : `${head}${joint}${cardinal(rest)}`

/**
 * A whole number from 0 to 9999 in words, without "and": 2027 is "two thousand twenty-seven".
 * Anything else throws: a caller that has such a number is wrong about what it holds.
 */
export function cardinal(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 9999) throw new RangeError(`no cardinal for ${value}`)
  if (value >= 1000) return withRest(`${cardinal(Math.floor(value / 1000))} thousand`, value % 1000, ' ')
  if (value >= 100) return withRest(`${cardinal(Math.floor(value / 100))} hundred`, value % 100, ' ')
  if (value >= 20) return withRest(TENS[Math.floor(value / 10)] ?? '', value % 10, '-')
  return ONES[value] ?? ''
}

/** Each figure of `digits` by itself: "05" is "zero five", never "oh five". Other characters are left out. */
export function figures(digits: string): string {
  return Array.from(digits.matchAll(/\d/g), ([figure]) => cardinal(Number(figure))).join(' ')
}

/** The number that a word or a hyphenless pair of words names, from "one" to "ninety-nine"; undefined otherwise. */
export function numberOfWords(words: string): number | undefined {
  const wanted = words
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
  for (let value = 1; value < 100; value += 1) if (cardinal(value) === wanted) return value
  return undefined
}
