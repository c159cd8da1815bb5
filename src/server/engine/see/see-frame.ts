import { asGtin, gtinsOf } from '../../../core/contract/barcode.ts'
import { isUnsettled } from '../../../core/dates/date-tracker.ts'
import { markCut } from '../../../core/dates/rows.ts'
import { type CatalogueWords, indexCatalogueWords } from '../../../core/vision/catalogue-words.ts'
import { COLOURS_LONG_SIDE_PX, coloursOf } from '../../../core/vision/colours.ts'
import { scaleQuad } from '../../../core/vision/geometry.ts'
import { matchLines } from '../../../core/vision/match.ts'
import { findPrintedCodes } from '../../../core/vision/printed-code.ts'
import type { PrintedLine, Sight } from '../../../core/vision/sight.ts'
import { namesOneProduct } from '../../../core/vision/sight-verdict.ts'
import { foreignWords } from '../../../core/vision/strange-words.ts'
import { boxesForDate, boxesForName, boxesNotRead } from '../../../core/vision/text-boxes.ts'
import { type Bitmap, gaugeOf, openFrame, shrink } from './bitmap.ts'
import type { Networks } from './ocr/networks.ts'
import { type ChooseBoxes, readLines } from './ocr/read-lines.ts'
import { readCodes, readCodesAsIs } from './read-codes.ts'
import type { ReadFor, SeenCatalogue } from './seeing.ts'

/** Enough for most names, and fast; what it cannot settle is looked at again closer. */
const NAME_PX = 640
const CLOSER_PX = 1280

const FULL_PX = 1280
/** Made smaller, the dots of dot-matrix print melt together: 46 of 90 prints were read against 43, none wrong. */
const SMALLER = 0.6
/** Where these two differ: of 84 prints 60 were read from one picture against 58, none wrong. */
const BETWEEN = 0.8

/** The catalogue in the form in which every frame is compared with it. */
export interface KnownCatalogue {
  words: CatalogueWords
  codes: ReadonlySet<string>
}

export function knowCatalogue({ brand, products }: SeenCatalogue): KnownCatalogue {
  return {
    words: indexCatalogueWords(brand, products),
    codes: gtinsOf(products),
  }
}

/** Everything one frame shows. Rejects with `UnreadableFrame` for what is no whole picture. */
export async function seeFrame(
  frame: Uint8Array,
  lookFor: ReadFor,
  networks: Networks,
  catalogue: KnownCatalogue,
): Promise<Sight> {
  const bitmap = await openFrame(frame)
  const { width, height } = bitmap
  const base = { width, height, ...(await gaugeOf(bitmap)) }
  if (lookFor === 'date') {
    const dateLines = await readDateLines(bitmap, networks)
    const codes = await readCodesAsIs(bitmap)
    return { ...base, ...nothingNamed, codes, dateLines }
  }
  if (lookFor === 'pack') {
    const pack = await readPack(bitmap, networks)
    const match = matchLines(pack.lines, catalogue.words, pack.colours, bitmap)
    return { ...base, ...nothingNamed, ...pack, ...match, dateLines: [] }
  }
  return { ...base, ...(await seeName(bitmap, networks, catalogue)), dateLines: [] }
}

type NameSight = Pick<Sight, 'codes' | 'lines' | 'candidates' | 'pictured' | 'colours' | 'brand' | 'foreign'>
const nothingNamed: NameSight = {
  codes: [],
  lines: [],
  candidates: [],
  pictured: [],
  colours: [],
  brand: 0,
  foreign: [],
}

async function coloursIn(bitmap: Bitmap): Promise<number[]> {
  const { rgb, width, height } = await shrink(bitmap, COLOURS_LONG_SIDE_PX)
  return coloursOf(rgb, width, height)
}

/** A dense back has up to 130 lines. */
const MOST_PACK_LINES = 150
/** Three times what a look reads: 6 s of a core, twice. */
const MOST_PACK_ALONG_PX = 80_000

/** Everything that is printed on a photograph: nobody stands and waits. */
async function readPack(
  bitmap: Bitmap,
  networks: Networks,
): Promise<Pick<Sight, 'codes' | 'lines' | 'colours'>> {
  const bars = await readCodes(bitmap)
  const all: ChooseBoxes = (boxes) => boxes.slice(0, MOST_PACK_LINES)
  const first = await readLines(bitmap, NAME_PX, all, networks, MOST_PACK_ALONG_PX)
  const unread: ChooseBoxes = (boxes) => boxesNotRead(boxes, first).slice(0, MOST_PACK_LINES)
  const second = await readLines(bitmap, CLOSER_PX, unread, networks, MOST_PACK_ALONG_PX)
  const lines = merge(first, second)
  return { codes: [...bars, ...findPrintedCodes(lines)], lines, colours: await coloursIn(bitmap) }
}

async function seeName(
  bitmap: Bitmap,
  networks: Networks,
  { words, codes: ours }: KnownCatalogue,
): Promise<NameSight> {
  const { width, height } = bitmap
  const bars = await readCodes(bitmap)
  const first = await readLines(bitmap, NAME_PX, boxesForName, networks)
  const colours = await coloursIn(bitmap)
  const match = matchLines(first, words, colours, bitmap)
  // Words that agree with a code of ours, or contradict it, are large: looking closer would only keep the shopper waiting.
  const isOurs = bars.some(({ code }) => ours.has(asGtin(code)))
  if (isOurs || namesOneProduct({ ...match, width, height, lines: first }, words))
    return { codes: bars, lines: first, ...match, colours, foreign: [] }
  const unread: ChooseBoxes = (boxes, ...size) => boxesForName(boxesNotRead(boxes, first), ...size)
  const lines = merge(first, await readLines(bitmap, CLOSER_PX, unread, networks))
  const codes = [...bars, ...findPrintedCodes(lines)]
  return {
    codes,
    lines,
    ...matchLines(lines, words, colours, bitmap),
    colours,
    foreign: foreignWords(lines, words),
  }
}

/** Both readings, without the lines that the second only repeats. */
function merge(first: readonly PrintedLine[], second: readonly PrintedLine[]): PrintedLine[] {
  const texts = new Set(first.map(({ text }) => text))
  return [...first, ...second.filter(({ text }) => !texts.has(text))]
}

/**
 * The frame's print read at full size and at 0.6 of it, and between them where a use-by label was seen and the two do
 * not agree: readings that can. Corners in pixels of `bitmap`; what its edge may cut off is marked.
 */
async function readDateLines(bitmap: Bitmap, networks: Networks): Promise<PrintedLine[][]> {
  const full = await shrink(bitmap, FULL_PX)
  const longSide = Math.max(full.width, full.height)
  const readScaled = async (scale: number) =>
    readAt(bitmap, await shrink(full, Math.round(longSide * scale)), networks)
  const readings = [await readAt(bitmap, full, networks), await readScaled(SMALLER)]
  return isUnsettled(readings) ? [...readings, await readScaled(BETWEEN)] : readings
}

async function readAt(original: Bitmap, resized: Bitmap, networks: Networks): Promise<PrintedLine[]> {
  const longSide = Math.max(resized.width, resized.height)
  const read = await readLines(resized, longSide, boxesForDate, networks)
  const lines = markCut(read, resized.width, resized.height)
  const [x, y] = [original.width / resized.width, original.height / resized.height]
  return lines.map((line) => ({ ...line, corners: scaleQuad(line.corners, x, y) }))
}
