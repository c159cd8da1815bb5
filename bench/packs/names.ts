import type { Product } from '../../src/core/contract/product.ts'
import { BRAND_READ } from '../../src/core/vision/brand-shown.ts'
import { indexCatalogueWords } from '../../src/core/vision/catalogue-words.ts'
import type { ScanDecision } from '../../src/core/vision/scan-decision.ts'
import type { Sight } from '../../src/core/vision/sight.ts'
import { judgeFrame } from '../../src/core/vision/verdict.ts'
import { tellOffList } from './off-list.ts'
import { type Outcome, Tally } from './tally.ts'
import type { Truth } from './truth.ts'
import { scan, type Viewer } from './viewer.ts'

const FRAMES = 3

export const judge = (said: string | undefined, right: string): Outcome =>
  said === undefined ? 'abstain' : said === right ? 'right' : 'wrong'

export const named = (decision: ScanDecision): string | undefined =>
  decision.kind === 'product' ? decision.productId : undefined

/** What the words of one frame alone say, its own brand word included. */
function namedAlone(sight: Sight, products: readonly Product[], brand: string): string | undefined {
  const verdict = judgeFrame(sight, sight.brand >= BRAND_READ, indexCatalogueWords(brand, products))
  return verdict.kind === 'one' ? verdict.productId : undefined
}

/** Fronts: alone, as a scan of one picture repeated, and as a scan over a product's pictures; and other makers'. */
export async function benchFronts(
  truth: Truth,
  viewer: Viewer,
  products: readonly Product[],
  brand: string,
): Promise<Tally[]> {
  const frame = new Tally('front-frame')
  const repeated = new Tally('front-scan')
  const three = new Tally('front-3-frames')
  const others = new Tally('others-unnamed')
  const othersLine = new Tally('others-not-brand-line')
  const ownLine = new Tally('own-front-without-not-brand-line')
  const byProduct = new Map<string, Sight[]>()
  for (const { file, productId, severity } of truth.fronts) {
    const sight = await viewer.look(file, 'name')
    const decision = scan([sight], products, brand)
    if (productId === null) {
      const said =
        namedAlone(sight, products, brand) ?? (decision.kind === 'either' ? 'either' : named(decision))
      others.add(said === undefined ? 'right' : 'wrong', `${file} taken for ${said}`)
      othersLine.add(decision.kind === 'notBrand' ? 'right' : 'abstain', file)
      continue
    }
    frame.add(judge(namedAlone(sight, products, brand), productId), file, severity)
    repeated.add(judge(named(decision), productId), file, severity)
    ownLine.add(decision.kind === 'notBrand' ? 'wrong' : 'right', file)
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), sight])
  }
  for (const [productId, sights] of byProduct)
    three.add(judge(named(scan(sights, products, brand, FRAMES)), productId), productId)
  return [frame, repeated, three, others, othersLine, ownLine]
}

/** Photographs of packs of several brands, so that no brand's word can be asked for. */
export async function benchGrocery(
  truth: Truth,
  viewer: Viewer,
  products: readonly Product[],
): Promise<Tally[]> {
  const frame = new Tally('photo-frame')
  const repeated = new Tally('photo-scan')
  for (const { file, className } of truth.grocery) {
    const sight = await viewer.look(file, 'name')
    frame.add(judge(namedAlone(sight, products, ''), className), file)
    repeated.add(judge(named(scan([sight], products, '')), className), file)
  }
  const off = new Tally('photo-own-product-not-listed')
  await tellOffList(off, truth.grocery, products, viewer)
  return [frame, repeated, off]
}
