import { asGtin } from '../../../core/contract/barcode.ts'
import type { Recall } from '../../../core/contract/product.ts'
import { callsFor, callsForCode } from '../../../core/facts/recalls.ts'
import type { Surroundings } from '../../../core/facts/response.ts'
import type { HeldCode } from '../../../core/vision/held-codes.ts'
import type { Finding } from './finding.ts'

/**
 * A finding with what is called back before it: by a code that was read, though it named nothing, and of two products of
 * which either may be held. What is called back of the one that was named is told with it.
 */
export function withCalls(
  found: Finding,
  codes: readonly HeldCode[],
  around: Pick<Surroundings, 'products' | 'texts'> & { recalls: readonly Recall[] | undefined },
): Finding {
  const owned = found.outcome === 'product' ? found.product.barcodes.map(asGtin) : []
  const byCode = codes
    .filter(({ code }) => !owned.includes(code))
    .map(({ code, pack }) => callsForCode({ code, batch: pack?.batch }, around))
  const pair = 'products' in found ? found.products : []
  const ofPair = pair
    .filter(({ barcodes }) => !codes.some(({ code }) => barcodes.map(asGtin).includes(code)))
    .map((product) => callsFor(product, undefined, around.recalls ?? [], around.texts).sentences)
  // Two codes of one product call it back once.
  const calls = [...new Map([...byCode, ...ofPair].map((each) => [each.join(' '), each])).values()].flat()
  if (calls.length === 0) return found
  if (found.outcome !== 'product') return { ...found, sentences: [...calls, ...found.sentences] }
  return { ...found, how: { ...found.how, first: [...calls, ...(found.how.first ?? [])] } }
}
