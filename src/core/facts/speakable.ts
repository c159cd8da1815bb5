import { splitSentences } from '../speaking/sentences.ts'

/** "a", "a and b", "a, b and c". */
export function listWords(items: readonly string[], joint = 'and'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`
}

const UNITS: Readonly<Record<string, string>> = {
  g: 'gram',
  gm: 'gram',
  gms: 'gram',
  gram: 'gram',
  grams: 'gram',
  kg: 'kilogram',
  kgs: 'kilogram',
  mg: 'milligram',
  ml: 'millilitre',
  l: 'litre',
  ltr: 'litre',
  kcal: 'kilocalorie',
  kj: 'kilojoule',
}
const AMOUNT = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*(${Object.keys(UNITS).join('|')})\\b\\.?`, 'gi')

/** A figure as it is said, at most two decimals: 2.50 is "2.5". */
export function speakNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A figure with its unit in full: "200 grams", "1 gram", "0.5 grams". */
export function speakAmount(value: number, unit: string): string {
  const figure = speakNumber(value)
  return `${figure} ${unit}${figure === '1' ? '' : 's'}`
}

/** Text of a record with units, per cent and times signs in words: "75 g x 4 (12%)" → "75 grams times 4 (12 percent)". */
export function speakUnits(text: string): string {
  return text
    .replace(AMOUNT, (_, figure: string, unit: string) =>
      speakAmount(Number(figure.replace(',', '.')), UNITS[unit.toLowerCase()] ?? unit),
    )
    .replace(/\s*%/g, ' percent')
    .replace(/(\d|s)\s*[x×*]\s*(?=\d)/gi, '$1 times ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The sentences of a record's running text, units in words, each with its full stop; rows of dots left out. */
export function sentencesOf(text: string): string[] {
  return splitSentences(text)
    .map((sentence) => speakUnits(sentence).replace(/[.\s]+$/, ''))
    .filter((sentence) => /\p{Letter}/u.test(sentence))
    .map((sentence) => (/[!?]$/.test(sentence) ? sentence : `${sentence}.`))
}
