/** "a", "a and b", "a, b and c". */
export function listWords(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
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
const AMOUNT = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*(${Object.keys(UNITS).join('|')})\\b\\.?`, 'gi')

/** A figure with its unit in full, at most two decimals: "200 grams", "1 gram", "2.5 grams". `unit` as records write it. */
export function speakAmount(value: number, unit: string): string {
  const figure = String(Math.round(value * 100) / 100)
  return `${figure} ${UNITS[unit.toLowerCase()] ?? unit}${figure === '1' ? '' : 's'}`
}

/** Text of a record with units, per cent and times signs in words: "75 g x 4 (12%)" → "75 grams times 4 (12 percent)". */
export function speakUnits(text: string): string {
  return text
    .replace(AMOUNT, (_, figure: string, unit: string) => speakAmount(Number(figure.replace(',', '.')), unit))
    .replace(/\s*%/g, ' percent')
    .replace(/(\d|s)\s*[x×*]\s*(?=\d)/gi, '$1 times ')
    .replace(/\s+/g, ' ')
    .trim()
}
