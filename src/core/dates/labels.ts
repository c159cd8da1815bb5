import { asLetters, isNearLabel } from './lookalikes.ts'

/** What a printed word says about the date behind it; behind `never` no date counts. */
export type LabelKind = 'useBy' | 'packed' | 'never'

export interface FoundLabel {
  kind: LabelKind
  /** As in the table below, without spaces: "BESTBEFORE". */
  word: string
  start: number
  end: number
}

const withTails = (heads: readonly string[], tails: readonly string[]) =>
  heads.flatMap((head) => ['', ...tails].map((tail) => head + tail))

/** Labels without spaces, for print readers drop them. */
const labels: Readonly<Record<LabelKind, readonly string[]>> = {
  useBy: withTails(
    [
      'USEBY',
      'USEBEFORE',
      'EXP',
      'EXPIRY',
      'EXPIRES',
      'DATEOFEXPIRY',
      'BESTBEFORE',
      'BESTBY',
      'BESTBEF',
      'BESTIFUSEDBY',
      'BESTIFUSEDBEFORE',
      'UBD',
      'BBE',
      'BBD',
      'CONSUMEBEFORE',
      'CONSUMEBY',
      'SELLBY',
    ],
    ['DATE', 'DT', 'ON', 'END'],
  ),
  packed: [
    ...withTails(
      [
        'PKD',
        'PKG',
        'PKGD',
        'PACKED',
        'PACKING',
        'PACKAGING',
        'MFD',
        'MFG',
        'MANUFACTURED',
        'MANUFACTURING',
        'PROD',
        'PRODUCTION',
      ],
      ['DATE', 'DT', 'ON'],
    ),
    'DATEOFPACKING',
    'DATEOFPACKAGING',
    'DATEOFMFG',
    'DATEOFMANUFACTURE',
    'DATEOFPRODUCTION',
    'MADEON',
    'BAKEDON',
  ],
  never: [
    'BNO',
    'BATCH',
    'BATCHNO',
    'LOT',
    'LOTNO',
    'MRP',
    'MRPRS',
    'USP',
    'USPRS',
    'TIME',
    'FSSAI',
    'LIC',
    'LICNO',
    'LICENCE',
    'LICENSE',
    'PHONE',
    'TEL',
    'CALL',
    // These would else be taken for a use-by label.
    'BESTBUY',
    'REUSEBY',
  ],
}

const byLength = (Object.entries(labels) as [LabelKind, readonly string[]][])
  .flatMap(([kind, words]) => words.map((word) => ({ kind, word })))
  // What is as near to both is no use-by label: "PKP" is PKD as much as EXP.
  .sort((a, b) => b.word.length - a.word.length || Number(b.kind === 'packed') - Number(a.kind === 'packed'))

/** From this length on a label is itself even where letters follow at once, and with one edit. */
const LONG_LABEL = 5

/** Short labels that are like too many other words; these must be read exactly. */
const EXACT_ONLY: ReadonlySet<string> = new Set(['BBE', 'BBD', 'UBD', 'BESTBEF'])

interface Compact {
  text: string
  letters: string
  /** Place in the text of each of `letters`. */
  places: readonly number[]
}

function compactOf(text: string): Compact {
  const places = Array.from(text.matchAll(/[A-Za-z0-9|]/g), (match) => match.index)
  return { text, letters: asLetters(places.map((place) => text[place]).join('')), places }
}

const is = (character: string | undefined, pattern: RegExp) =>
  character !== undefined && pattern.test(character)

interface Place {
  start: number
  end: number
}

function placeOf({ places }: Compact, from: number, length: number): Place {
  const start = places[from] ?? 0
  return { start, end: (places[from + length - 1] ?? start) + 1 }
}

/** Stands by itself: a batch code must not lend its middle to a label. */
function isWhole({ text }: Compact, { start, end }: Place): boolean {
  return !is(text[start - 1], /[A-Za-z0-9]/) && !is(text[end], /[A-Za-z0-9]/)
}

function exactPlaces(compact: Compact, { word }: { word: string }): Place[] {
  const found: Place[] = []
  for (let from = compact.letters.indexOf(word); from >= 0; from = compact.letters.indexOf(word, from + 1)) {
    const place = placeOf(compact, from, word.length)
    const asRead = compact.text.slice(place.start, place.end)
    // "HOUSE BY" and "FUSE BY" end in a label that they are not.
    const begins = !is(compact.text[place.start - 1], /[A-Za-z]/)
    const endsWord = !is(compact.text[place.end], /[A-Za-z]/)
    const isClear = word.length >= LONG_LABEL || (!/\d/.test(asRead) && endsWord)
    if ((begins && isClear) || isWhole(compact, place)) found.push(place)
  }
  return found
}

/**
 * A near label stands at the beginning of a word, and figures may follow at once: behind a label that is lost stands a
 * date that nobody accounts for. Where the label is short its own letters must all have been read as letters.
 */
function startsAndEnds({ text }: Compact, { start, end }: Place, isLong: boolean): boolean {
  if (is(text[start - 1], /[A-Za-z0-9]/) || is(text[end], /[A-Za-z]/)) return false
  return isLong || !/\d/.test(text.slice(start, end)) || !is(text[end], /\d/)
}

function nearPlaces(compact: Compact, { kind, word }: { kind: LabelKind; word: string }): Place[] {
  const isLong = word.length >= LONG_LABEL
  // An unread batch label costs nothing, and so is not looked for in every word.
  if (kind === 'never' || EXACT_ONLY.has(word) || (!isLong && word.length !== 3)) return []
  const lengths = isLong ? [word.length, word.length - 1, word.length + 1] : [word.length]
  const found: Place[] = []
  for (const length of lengths) {
    for (let from = 0; from + length <= compact.letters.length; from += 1) {
      if (!isNearLabel(compact.letters.slice(from, from + length), word)) continue
      const place = placeOf(compact, from, length)
      if (startsAndEnds(compact, place, isLong)) found.push(place)
    }
  }
  return found
}

/** All labels of a piece of text, from left to right, none overlapping; exact ones win, then longer ones. */
export function findLabels(text: string): FoundLabel[] {
  const compact = compactOf(text)
  const found: FoundLabel[] = []
  for (const places of [exactPlaces, nearPlaces]) {
    for (const label of byLength) {
      for (const place of places(compact, label)) {
        const free = found.every((other) => place.end <= other.start || place.start >= other.end)
        if (free) found.push({ ...label, ...place })
      }
    }
  }
  return found.sort((a, b) => a.start - b.start)
}
