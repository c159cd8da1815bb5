import { productWith } from '../test/fixtures/sights.ts'
import { type Figure, percentile, printFigures, printMachine } from './figures.ts'
import { benchBacks, benchBarcodes } from './packs/codes.ts'
import { benchDates } from './packs/dates.ts'
import { benchMatchTime } from './packs/match-time.ts'
import { benchFronts, benchGrocery } from './packs/names.ts'
import { benchOverSocket } from './packs/over-socket.ts'
import type { Tally } from './packs/tally.ts'
import { benchTaught } from './packs/taught.ts'
import { readTruth } from './packs/truth.ts'
import { openViewer } from './packs/viewer.ts'

/**
 * Packs and dates over a folder of pictures with a truth.json: right, wrong and abstained, times and memory.
 * `npm run bench:packs -- <folder> [part ...]`; parts: fronts, grocery, taught, backs, barcodes, dates, match. The part
 * `socket` runs only when it is named: it asks the built product (`npm run build`) about every picture, or with
 * EVERY=n about every nth, up to nine seconds each.
 */
const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Which folder? It holds truth.json and the pictures that it names.')
  process.exit(2)
}
const asked = (part: string) => wanted.length === 0 || wanted.includes(part)
const brand = process.env.BRAND_NAME ?? 'Britannia'

printMachine()
const truth = readTruth(folder)
const products = truth.catalogue.map(({ id, name, tag, ean }) =>
  productWith({ id, name, barcodes: [ean], packWords: [tag] }),
)
const groceries = Object.entries(truth.groceryCatalogue).map(([id, name]) => productWith({ id, name }))

const viewer = await openViewer(folder, Number(process.env.THREADS ?? 2))
const tallies: Tally[] = []
/** Shown as soon as a part is done: a whole folder takes minutes. */
function note(done: readonly Tally[]) {
  for (const tally of done) tally.print()
  tallies.push(...done)
}
viewer.know('packs', brand, products)
if (asked('fronts')) note(await benchFronts(truth, viewer, products, brand))
if (asked('backs')) note(await benchBacks(truth, viewer, products, brand))
if (asked('dates')) note(await benchDates(truth, viewer))
viewer.know('groceries', '', groceries)
if (asked('grocery')) note(await benchGrocery(truth, viewer, groceries))
if (asked('taught')) note(await benchTaught(truth, viewer, groceries))
if (asked('barcodes')) note(await benchBarcodes(truth, viewer))
await viewer.close()

const overSocket = wanted.includes('socket')
  ? await benchOverSocket(truth, folder, Number(process.env.EVERY ?? 1))
  : { tallies: [], figures: [] }
note(overSocket.tallies)

const times = Object.entries(viewer.times).flatMap(([name, took]): Figure[] =>
  took.length === 0
    ? []
    : [
        [`${name}-look-p50`, percentile(took, 0.5), 'ms'],
        [`${name}-look-p95`, percentile(took, 0.95), 'ms'],
      ],
)
printFigures([
  ...tallies.flatMap((tally) => tally.figures()),
  ...times,
  ...overSocket.figures,
  ['rss', viewer.peakRss() / 2 ** 20, 'MB'],
  ...(asked('match') ? benchMatchTime() : []),
])
