import type { Product } from '../../../core/contract/product.ts'
import { packDisagreement } from '../../../core/facts/pack-disagreement.ts'
import { whichOfTwo } from '../../../core/facts/which.ts'
import { spoken } from '../../../core/texts/spoken.ts'
import { hintTexts } from '../../../core/vision/hints.ts'
import { createScanTracker, type ScanDecision } from '../../../core/vision/scan-tracker.ts'
import type { PrintedLine } from '../../../core/vision/sight.ts'
import { type Finding, HINT_AFTER_MS, type Inquiry, type LookOutcome } from './finding.ts'

export interface NameLookOptions {
  brand: string
  products: readonly Product[]
  product: (id: string) => Product | undefined
}

/** "What is this?": sights → a product of the catalogue, or the line that says why there is none. */
export function namingProduct({ brand, products, product }: NameLookOptions): Inquiry {
  const tracker = createScanTracker(products, { brand })
  let lines: readonly PrintedLine[] = []

  function finding(decision: ScanDecision): Finding {
    switch (decision.kind) {
      case 'product': {
        const found = product(decision.productId)
        return found ? { outcome: 'product', product: found, notes: packDisagreement(found, lines) } : retry()
      }
      case 'either': {
        const [first, second] = decision.productIds.map(product)
        return first && second ? say('either', ...whichOfTwo(first, second)) : retry()
      }
      case 'notBrand':
        return say('notBrand', spoken('scan.notbrand', { brand }))
      case 'retry':
        return retry()
    }
  }

  return {
    opening: spoken('scan.wait'),
    observe(sight, atMs) {
      lines = sight.lines
      const decision = tracker.observe(sight, atMs)
      return decision && finding(decision)
    },
    conclude: () => finding(tracker.conclude()),
    hint(atMs) {
      const id = atMs < HINT_AFTER_MS ? undefined : tracker.hint()
      return id && hintTexts[id]
    },
  }
}

const say = (outcome: LookOutcome, ...sentences: string[]): Finding => ({ outcome, sentences })
const retry = () => say('retry', spoken('scan.retry'))
