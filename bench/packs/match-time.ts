import type { Product } from '../../src/core/contract/product.ts'
import { indexCatalogueWords } from '../../src/core/vision/catalogue-words.ts'
import { matchLines } from '../../src/core/vision/match.ts'
import { lineAt, productWith } from '../../test/fixtures/sights.ts'
import { type Figure, percentile } from '../figures.ts'

const SIZES = [60, 500, 10_000] as const
const RUNS = 30
const LINES = 12

/** Made-up words with the lengths of real ones, the same in every run. */
function wordsFrom(seed: number): () => string {
  let state = seed
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
  return () => Array.from({ length: 4 + next(7) }, () => String.fromCharCode(65 + next(26))).join('')
}

/** How long one frame's words take to compare with catalogues of several sizes. */
export function benchMatchTime(): Figure[] {
  const word = wordsFrom(7)
  return SIZES.flatMap((size): Figure[] => {
    const products: Product[] = Array.from({ length: size }, (_, i) =>
      productWith({ id: `p${i}`, name: `Brand ${word()} ${word()} ${word()}`, packWords: [word()] }),
    )
    const catalogue = indexCatalogueWords('Brand', products)
    const took = Array.from({ length: RUNS }, (_, run) => {
      const name = products[(run * 37) % size]?.name ?? ''
      const lines = [name, ...Array.from({ length: LINES - 1 }, () => `${word()} ${word()}`)]
      const startedAt = performance.now()
      matchLines(
        lines.map((text) => lineAt(text)),
        catalogue,
      )
      return performance.now() - startedAt
    })
    return [
      [`match-${size}-p50`, percentile(took, 0.5), 'ms'],
      [`match-${size}-p95`, percentile(took, 0.95), 'ms'],
    ]
  })
}
