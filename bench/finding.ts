import { english } from '../src/core/texts/answer-texts.ts'
import { findingProduct } from '../src/server/engine/check/finding-product.ts'
import { lineAt, productWith, sightWith } from '../test/fixtures/sights.ts'
import { type Figure, percentile, printFigures } from './figures.ts'
import { createRandom } from './steps/random.ts'

/**
 * A made-up shelf: packs are held up one after another, each for a few seconds, and one of them is looked for. How many
 * searches find it, how soon after it came before the camera, and how many packs are told on their way. No person was
 * measured, and nothing is read: `npm run bench:packs` measures reading.
 */
const SHELVES = 500
const PACKS = 12
const PICTURE_MS = 500
const LONGEST_MS = 90_000
const WORDS_MS = 1800
/** A picture of a pack in view: half read, wholly read, a neighbour's name in it as well; else nothing is read. */
const SHARES = { part: 0.25, whole: 0.4, neighbour: 0.1 }

const products = Array.from({ length: PACKS }, (_, at) =>
  productWith({ id: `p${at}`, name: `Maker Product ${'ABCDEFGHIJKL'[at]}` }),
)

function pictureOf(at: number, picture: number, uniform: () => number) {
  const drawn = uniform()
  const { part, whole, neighbour } = SHARES
  const coverage = drawn < part ? 0.6 : drawn < part + whole ? 1 : 0
  const beside = uniform() < neighbour
  const candidates = [
    ...(coverage > 0 ? [{ productId: `p${at}`, coverage, gain: 4 * coverage }] : []),
    ...(beside ? [{ productId: `p${(at + 1) % PACKS}`, coverage: 0.9, gain: 3.5 }] : []),
  ]
  const lines = candidates.length > 0 ? [lineAt('PRINT')] : []
  return sightWith({ candidates, brand: 1, picture: String(picture), lines })
}

function searchOf(seed: number) {
  const { uniform } = createRandom(seed)
  const wantedAt = Math.floor(uniform() * PACKS)
  const wanted = products[wantedAt]
  const search = findingProduct(
    {
      texts: english,
      brand: 'Maker',
      products,
      product: (id) => products.find((one) => one.id === id),
      timeZone: 'Asia/Kolkata',
      nowMs: 0,
    },
    wanted ? [wanted] : [],
  )
  let [at, untilMs, inViewMs, speaksUntilMs, told, passed, picture] = [-1, 0, 0, WORDS_MS, 0, 0, 0]
  for (let nowMs = 0; nowMs < LONGEST_MS; nowMs += PICTURE_MS) {
    if (nowMs >= untilMs) {
      at = (at + 1) % PACKS
      untilMs = nowMs + 2500 + 2500 * uniform()
      inViewMs = nowMs
      if (at !== wantedAt) passed += 1
    }
    picture += 1
    const found = search.observe(pictureOf(at, picture, uniform), nowMs)
    if (found) return { told, passed, wrong: at !== wantedAt, tookMs: nowMs - inViewMs }
    const words = search.hint(nowMs, nowMs >= speaksUntilMs)
    if (!words) continue
    speaksUntilMs = nowMs + WORDS_MS
    if (words.startsWith('Not this')) told += 1
  }
  return { told, passed, wrong: false, tookMs: undefined }
}

const searches = Array.from({ length: SHELVES }, (_, at) => searchOf(at + 1))
const took = searches.flatMap(({ tookMs, wrong }) => (tookMs === undefined || wrong ? [] : [tookMs / 1000]))
const sum = (of: 'told' | 'passed') => searches.reduce((total, each) => total + each[of], 0)
const figures: Figure[] = [
  ['found', took.length / SHELVES, 'of-searches'],
  ['wrong', searches.filter(({ wrong }) => wrong).length / SHELVES, 'of-searches'],
  ['in-view-to-found-p50', percentile(took, 0.5), 's'],
  ['in-view-to-found-p90', percentile(took, 0.9), 's'],
  ['packs-told', sum('told') / sum('passed'), 'of-packs-passed'],
]
printFigures(figures)
