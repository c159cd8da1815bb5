import { type CatalogueWords, indexCatalogue } from '../../../core/vision/catalogue-words.ts'
import { boxesForName, boxesNotRead } from '../../../core/vision/choose-boxes.ts'
import { foreignWords } from '../../../core/vision/foreign-words.ts'
import { matchLines } from '../../../core/vision/match.ts'
import { findPrintedCodes } from '../../../core/vision/printed-code.ts'
import { asGtin } from '../../../core/vision/scan-index.ts'
import type { CodeRead, PrintedLine, Sight } from '../../../core/vision/sight.ts'
import { namesOneProduct } from '../../../core/vision/verdict.ts'
import { gaugePicture } from './gauge-picture.ts'
import type { Networks } from './ocr/networks.ts'
import { readDateLines } from './ocr/read-dates.ts'
import { type ChooseBoxes, readLines } from './ocr/read-lines.ts'
import { openPicture } from './open-picture.ts'
import type { Picture } from './picture.ts'
import { readBars } from './read-bars.ts'
import type { LookFor, SeenCatalogue } from './seeing.ts'

/** Enough for most names, and fast; what it cannot settle is looked at again closer. */
const NAME_PX = 640
const CLOSER_PX = 1280

/** The catalogue in the form in which every frame is compared with it. */
export interface KnownCatalogue {
  words: CatalogueWords
  codes: ReadonlySet<string>
}

export function knowCatalogue({ brand, products }: SeenCatalogue): KnownCatalogue {
  return {
    words: indexCatalogue(brand, products),
    codes: new Set(products.flatMap(({ barcodes }) => barcodes.map(asGtin))),
  }
}

/** Everything one frame shows. Rejects with `UnreadablePicture` for what is no whole picture. */
export async function seeFrame(
  jpeg: Uint8Array,
  lookFor: LookFor,
  networks: Networks,
  catalogue: KnownCatalogue,
): Promise<Sight> {
  const picture = await openPicture(jpeg)
  const { width, height } = picture
  const base = { width, height, quality: await gaugePicture(picture) }
  if (lookFor === 'date') {
    const dateLines = await readDateLines(picture, networks)
    return { ...base, codes: [], lines: [], candidates: [], brand: 0, foreign: [], dateLines }
  }
  return { ...base, ...(await seeName(picture, networks, catalogue)), dateLines: [] }
}

type NameSight = Pick<Sight, 'codes' | 'lines' | 'candidates' | 'brand' | 'foreign'>

async function seeName(
  picture: Picture,
  networks: Networks,
  { words, codes: ours }: KnownCatalogue,
): Promise<NameSight> {
  const bars = (await readBars(picture)).map((code): CodeRead => ({ code, source: 'bars' }))
  // A code of ours ends the question: reading print as well would only keep the shopper waiting.
  if (bars.some(({ code }) => ours.has(asGtin(code))))
    return { codes: bars, lines: [], candidates: [], brand: 0, foreign: [] }
  const first = await readLines(picture, NAME_PX, boxesForName, networks)
  const match = matchLines(first, words)
  if (namesOneProduct(match, words)) return { codes: bars, lines: first, ...match, foreign: [] }
  const unread: ChooseBoxes = (boxes, width, height) =>
    boxesForName(boxesNotRead(boxes, first), width, height)
  const lines = merge(first, await readLines(picture, CLOSER_PX, unread, networks))
  const digits = findPrintedCodes(lines).map((code): CodeRead => ({ code, source: 'digits' }))
  const codes = [...bars, ...digits]
  return { codes, lines, ...matchLines(lines, words), foreign: foreignWords(lines, words) }
}

/** Both readings, without the lines that the second only repeats. */
function merge(first: readonly PrintedLine[], second: readonly PrintedLine[]): PrintedLine[] {
  const texts = new Set(first.map(({ text }) => text))
  return [...first, ...second.filter(({ text }) => !texts.has(text))]
}
