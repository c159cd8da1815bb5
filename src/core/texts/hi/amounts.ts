import { figureWritten, WRITTEN_FIGURE } from '../../written-figure.ts'
import { amountInWords } from './numbers.ts'

/** Said where nothing can be read aloud; a voice of Hindi reads both scripts. */
export const unreadable = 'शब्द जो मैं पढ़ नहीं सकती'

/** A voice of Hindi reads Devanagari and Latin letters. */
export const canRead = (_text: string): boolean => true

/** "क", "क और ख", "क, ख और ग". */
export function listWords(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? ''
  const word = joint === 'and' ? 'और' : 'या'
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** How units are written in a record, and how they are said. */
const UNITS: Readonly<Record<string, string>> = {
  g: 'ग्राम',
  gm: 'ग्राम',
  gms: 'ग्राम',
  gram: 'ग्राम',
  grams: 'ग्राम',
  kg: 'किलोग्राम',
  kgs: 'किलोग्राम',
  mg: 'मिलीग्राम',
  ml: 'मिलीलीटर',
  l: 'लीटर',
  ltr: 'लीटर',
  kcal: 'किलोकैलोरी',
  kj: 'किलोजूल',
}
const AMOUNT = new RegExp(`(${WRITTEN_FIGURE})\\s*(${Object.keys(UNITS).join('|')})\\b\\.?`, 'gi')

/** A figure with its unit in full: "दो सौ ग्राम". `unit` as records write it. */
export const speakAmount = (value: number, unit: string): string =>
  `${amountInWords(value)} ${UNITS[unit.toLowerCase()] ?? unit}`

/** Text of a record with units and per cent in words; all else as it is written. */
export function speakUnits(text: string): string {
  return text
    .replace(AMOUNT, (_, figure: string, unit: string) => speakAmount(figureWritten(figure), unit))
    .replace(/\s*%/g, ' प्रतिशत')
    .replace(/(\d|ग्राम|लीटर)\s*[x×*]\s*(?=\d)/gi, '$1 गुणा ')
    .replace(/\s+/g, ' ')
    .trim()
}
