import type { FrameVerdict } from './verdict.ts'

interface ProductVotes {
  productId: string
  /** Frames whose words said this product. */
  frames: number
  /** The best of them. */
  coverage: number
}

export interface Votes {
  /** Most frames first. */
  products: readonly ProductVotes[]
  /** Two products that at least two frames could not tell apart, when no other pair was seen as often. */
  pair: readonly [string, string] | undefined
}

const PAIR_FRAMES = 2

export function countVotes(verdicts: readonly FrameVerdict[]): Votes {
  const products = new Map<string, ProductVotes>()
  const pairs = new Map<string, { ids: readonly [string, string]; frames: number }>()
  for (const verdict of verdicts) {
    if (verdict.kind === 'one') {
      const before = products.get(verdict.productId)
      products.set(verdict.productId, {
        productId: verdict.productId,
        frames: (before?.frames ?? 0) + 1,
        coverage: Math.max(before?.coverage ?? 0, verdict.coverage),
      })
    }
    if (verdict.kind === 'two') {
      const key = [...verdict.productIds].sort().join('\n')
      const before = pairs.get(key)
      pairs.set(key, { ids: before?.ids ?? verdict.productIds, frames: (before?.frames ?? 0) + 1 })
    }
  }
  const [most, next] = [...pairs.values()].sort((a, b) => b.frames - a.frames)
  const plain = most !== undefined && most.frames >= PAIR_FRAMES && most.frames > (next?.frames ?? 0)
  return {
    products: [...products.values()].sort((a, b) => b.frames - a.frames),
    pair: plain ? most.ids : undefined,
  }
}
