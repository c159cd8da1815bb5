import { allergenChoices } from '../contract/allergen-name.ts'
import type { Box, Likeness, Proposal } from '../contract/console/photos.ts'
import { NET, statementsOf } from '../facts/pack-print.ts'
import { isReadable } from '../speaking/readable.ts'
import type { Substance } from '../substances/substances.ts'
import { tidy } from '../tidy.ts'
import { distance, heightOf } from '../vision/geometry.ts'
import type { CodeRead, Point, PrintedLine, Sight } from '../vision/sight.ts'
import { isTalk } from '../vision/strange-words.ts'
import { nutritionIn, type PrintSaid } from './nutrition.ts'

/** Under this a line is not proposed to anybody. */
const SURE = 0.85
/** Words of a front stand from this share of the largest line's height on. */
const LARGE = 0.3
const MOST_FRONT_WORDS = 6
const FRONT_LETTERS = 4
/** What is longer is running text, no word of a front. */
const MOST_FRONT_LETTERS = 40
const MOST_INGREDIENTS = 2000

type Read = Pick<Sight, 'width' | 'height' | 'codes' | 'lines'>

/**
 * What a photograph seems to say about the fields of a product, each with the words and where they stand. Only what was
 * surely read, and nothing by inference: that an allergen is not printed proves nothing and is not proposed.
 */
export function proposalsFrom(read: Read): Proposal[] {
  const lines = read.lines.filter(({ confidence, text }) => confidence >= SURE && !isTalk(text))
  const of = (proposals: readonly PrintSaid[]) =>
    proposals.map(({ points, ...said }): Proposal => ({ ...said, box: boxOf(points, read) }))
  const backs = new Set(lines.filter(({ text }) => BACK.test(text)))
  return unique([
    ...of(read.codes.filter(({ source }) => source !== 'digits').flatMap(codeSaid)),
    ...of(lines.flatMap(allergensSaid)),
    ...of(ingredientsSaid(lines)),
    ...of(lines.flatMap(weightSaid)),
    ...of(nutritionIn(lines)),
    // A side with a table or a list on it is no front.
    ...(backs.size > 0 ? [] : of(frontSaid(lines))),
  ])
}

const BACK = /ingredient|nutrition|energy|per\s*100|protein|carbohydrate|best\s*before|contain/i

/** Bars as wide as they are: their height is not known, and a third of the width is shown. */
function codeSaid({ code, ends: [from, to] }: CodeRead): PrintSaid[] {
  const half = distance(from, to) / 6
  const points = [from, to].flatMap(({ x, y }) => [
    { x, y: y - half },
    { x, y: y + half },
  ])
  const value = code.replace(/^0(?=\d{13}$)/, '')
  return value.length > 13 ? [] : [{ field: 'barcodes', value, words: code, points }]
}

const nameOf = ({ spoken, asked }: Substance): string =>
  allergenChoices.find(({ name }) => name === spoken || asked.includes(name))?.name ?? spoken

function allergensSaid({ text, corners }: PrintedLine): PrintSaid[] {
  return statementsOf(text).flatMap(({ kind, substances }) =>
    substances.map((substance) => ({
      field: kind === 'contains' ? ('allergensContain' as const) : ('allergensMayContain' as const),
      value: nameOf(substance),
      words: text,
      points: corners,
    })),
  )
}

const INGREDIENTS = /^\W*ingredients?\s*[:.]?\s*/i
/** What ends a list of ingredients. */
const LIST_ENDS =
  /nutrition|energy|per\s*100|best\s*before|contain|store\s|net\s*w|allergen|manufactured|marketed/i
/** A line of the list begins below the one before, at about the same place. */
const NEXT_WITHIN = 2.2

/** The list from its heading on, line below line; one that would not be read aloud is not proposed. */
function ingredientsSaid(lines: readonly PrintedLine[]): PrintSaid[] {
  const head = lines.find(({ text }) => INGREDIENTS.test(text))
  if (!head) return []
  const list = [head]
  const below = lines
    .filter(({ corners }) => corners[0].y > head.corners[0].y)
    .toSorted((one, other) => one.corners[0].y - other.corners[0].y)
  for (const line of below) {
    const last = list.at(-1) ?? head
    const height = heightOf(last)
    const step = line.corners[0].y - last.corners[0].y
    if (LIST_ENDS.test(line.text) || step > NEXT_WITHIN * height) break
    if (Math.abs(line.corners[0].x - head.corners[0].x) <= 3 * height) list.push(line)
  }
  const value = tidy(list.map(({ text }) => text.replace(INGREDIENTS, '')).join(' '))
  if (value === '' || value.length > MOST_INGREDIENTS || !isReadable(value)) return []
  const words = list.map(({ text }) => text).join(' ')
  return [{ field: 'ingredients', value, words, points: list.flatMap(({ corners }) => corners) }]
}

function weightSaid({ text, corners }: PrintedLine): PrintSaid[] {
  const [, figure, unit] = NET.exec(text) ?? []
  if (figure === undefined || unit === undefined) return []
  return [{ field: 'netWeight', value: `${figure} ${unit.toLowerCase()}`, words: text, points: corners }]
}

/** The largest lines of a front. */
function frontSaid(lines: readonly PrintedLine[]): PrintSaid[] {
  const words = lines.filter(
    ({ text }) =>
      text.replace(/[^\p{L}]/gu, '').length >= FRONT_LETTERS &&
      text.length <= MOST_FRONT_LETTERS &&
      !text.includes(';') &&
      !NET.test(text),
  )
  const tallest = Math.max(0, ...words.map(heightOf))
  return words
    .filter((line) => heightOf(line) >= LARGE * tallest)
    .toSorted((one, other) => heightOf(other) - heightOf(one))
    .slice(0, MOST_FRONT_WORDS)
    .map(({ text, corners }) => ({ field: 'packWords', value: tidy(text), words: text, points: corners }))
}

/** A margin around the words, as a share of the stretch's height: a crop of bare letters is hard to look at. */
const MARGIN = 0.3

function boxOf(points: readonly Point[], { width, height }: Pick<Read, 'width' | 'height'>): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const margin = MARGIN * (Math.max(...ys) - Math.min(...ys))
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of))
  const left = share(Math.min(...xs) - margin, width)
  const top = share(Math.min(...ys) - margin, height)
  return {
    left,
    top,
    width: share(Math.max(...xs) + margin, width) - left,
    height: share(Math.max(...ys) + margin, height) - top,
  }
}

/** The same value for the same field once. */
function unique(proposals: readonly Proposal[]): Proposal[] {
  const seen = new Map(
    proposals.map((each) => [`${each.field}\n${each.value.toLowerCase()}`, each]).reverse() as [
      string,
      Proposal,
    ][],
  )
  return proposals.filter((each) => seen.get(`${each.field}\n${each.value.toLowerCase()}`) === each)
}

/** Of a name that much was read. A person looks at it before anything is saved, so less than a shopper is owed. */
const ENOUGH_OF_NAME = 0.5

/** The product that a photograph seems to show: by its bar code, else by the name that fits best. */
export function likenessOf(
  { codes, candidates }: Pick<Sight, 'codes' | 'candidates'>,
  productOf: (code: string) => string | undefined,
): Likeness | undefined {
  const coded = new Set(codes.flatMap(({ code }) => productOf(code) ?? []))
  const [productId, another] = coded
  // Codes of two products: the neighbour's is in the picture.
  if (productId !== undefined) return another === undefined ? { productId, by: 'barcode' } : undefined
  const [named] = candidates
  if (named === undefined || named.coverage < ENOUGH_OF_NAME || named.isContradicted) return undefined
  return { productId: named.productId, by: 'words' }
}
