import { isReadable } from '../../speaking/readable.ts'
import { figureWritten, WRITTEN_FIGURE } from '../../written-figure.ts'

/** Said where words of another script stand. */
export const unreadable = 'words that I cannot read aloud'

/** Of a list nothing is left out without a word: what the voice cannot read is counted. */
function sayable(items: readonly string[]): readonly string[] {
  const readable = items.filter(isReadable)
  const rest = items.length - readable.length
  if (rest === 0) return items
  const more = readable.length > 0 ? ' more' : ''
  return [...readable, `${rest === 1 ? 'one' : rest}${more} that I cannot read aloud`]
}

/** "a", "a and b", "a, b and c". */
export function listWords(all: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const items = sayable(all)
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`
}

/** How units are written in a record, and how they are said. */
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
const AMOUNT = new RegExp(`(${WRITTEN_FIGURE})\\s*(${Object.keys(UNITS).join('|')})\\b\\.?`, 'gi')

/** A figure with its unit in full, at most two decimals: "200 grams", "1 gram", "2.5 grams". `unit` as records write it. */
export function speakAmount(value: number, unit: string): string {
  const figure = String(Math.round(value * 100) / 100)
  return `${figure} ${UNITS[unit.toLowerCase()] ?? unit}${figure === '1' ? '' : 's'}`
}

/** Text of a record with units, per cent and times signs in words: "75 g x 4 (12%)" → "75 grams times 4 (12 percent)". */
export function speakUnits(text: string): string {
  return text
    .replace(AMOUNT, (_, figure: string, unit: string) => speakAmount(figureWritten(figure), unit))
    .replace(/\s*%/g, ' percent')
    .replace(/(\d|s)\s*[x×*]\s*(?=\d)/gi, '$1 times ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether the voice of this language can say the words. */
export const canRead = isReadable
