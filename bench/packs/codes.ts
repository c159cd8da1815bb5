import { asGtin } from '../../src/core/contract/barcode.ts'
import type { Product } from '../../src/core/contract/product.ts'
import { scanIndexOf } from '../../src/core/vision/scan-index.ts'
import type { Sight } from '../../src/core/vision/sight.ts'
import { productWith } from '../../test/fixtures/sights.ts'
import { named } from './names.ts'
import { type Outcome, Tally } from './tally.ts'
import type { Truth } from './truth.ts'
import { scan, type Viewer } from './viewer.ts'

/** Wrong is a code of another product in the catalogue: any other misreading is never acted upon. */
function judge(sight: Sight, products: readonly Product[], brand: string, right: string): Outcome {
  const index = scanIndexOf(products, brand)
  const codes = sight.codes.map(({ code }) => asGtin(code))
  if (codes.includes(asGtin(right))) return 'right'
  return codes.some((code) => index.productOf(code) !== undefined) ? 'wrong' : 'abstain'
}

/** Whole backs, other makers' among them: the code, and what a scan of the picture says. */
export async function benchBacks(
  truth: Truth,
  viewer: Viewer,
  products: readonly Product[],
  brand: string,
): Promise<Tally[]> {
  const codes = new Tally('back-code')
  const scans = new Tally('back-scan')
  const ownLine = new Tally('own-back-without-not-brand-line')
  const others = new Tally('others-back-unnamed')
  for (const { file, productId, barcode, severity } of truth.backs) {
    const sight = await viewer.look(file, 'name')
    codes.add(judge(sight, products, brand, barcode), file, severity)
    const decision = scan([sight], products, brand)
    const said = decision.kind === 'either' ? 'either' : named(decision)
    if (productId === null) {
      others.add(said === undefined ? 'right' : 'wrong', `${file} taken for ${said}`, decision.kind)
      continue
    }
    scans.add(
      named(decision) === undefined ? 'abstain' : said === productId ? 'right' : 'wrong',
      file,
      severity,
    )
    ownLine.add(decision.kind === 'notBrand' ? 'wrong' : 'right', file)
  }
  return [codes, scans, ownLine, others]
}

/** Photographs of bars, each code given to a product of its own. */
export async function benchBarcodes(truth: Truth, viewer: Viewer): Promise<Tally[]> {
  const tally = new Tally('barcode')
  const sets = new Map<string, Tally>()
  const codes = [...new Set(truth.barcodes.map(({ code }) => code))]
  const products = codes.map((code) => productWith({ id: code, name: `Code ${code}`, barcodes: [code] }))
  viewer.know('barcodes', '', products)
  for (const { file, code, source } of truth.barcodes) {
    const outcome = judge(await viewer.look(file, 'name'), products, '', code)
    tally.add(outcome, file)
    const set = source.split(' ').at(-1) ?? source
    const ofSet = sets.get(set) ?? new Tally(`barcode-${set}`)
    ofSet.add(outcome, file)
    sets.set(set, ofSet)
  }
  return [tally, ...sets.values()]
}
