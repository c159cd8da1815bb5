import { BRAND_READ } from './brand-shown.ts'
import { joinPackData } from './gs1.ts'
import type { HeldCode } from './held-codes.ts'
import type { SeenFrame } from './other-maker.ts'
import type { ScanDecision } from './scan-decision.ts'
import type { ScanIndex } from './scan-index.ts'
import { type FrameVerdict, WHOLE_FIT, WHOLE_NAME } from './verdict.ts'

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

/** The codes of the held thing, by what the catalogue knows of them. */
interface SortedCodes {
  ours: readonly (HeldCode & { productId: string })[]
  unlisted: readonly HeldCode[]
}

export function sortCodes(codes: readonly HeldCode[], index: ScanIndex): SortedCodes {
  const ours = codes.flatMap((held) =>
    index.productsOf(held.code).map((productId) => ({ ...held, productId })),
  )
  return { ours, unlisted: codes.filter(({ code }) => index.productsOf(code).length === 0) }
}

interface Seen {
  codes: SortedCodes
  /** What the words alone come to. */
  words: ScanDecision | undefined
  votes: Votes
  frames: readonly SeenFrame[]
  /** No more frames come. */
  isOver: boolean
}

/** From where on a code's product stands in the words too: half of a name that nobody else has. */
const SUPPORTED = 0.5
/** A code that no word speaks for: once more, in another picture, while there is time. */
const FRAMES_ALONE = 2

/**
 * What a code of ours comes to. With words that speak for it, or in a second picture, it names; against words of
 * another product it does not, and neither do they.
 */
export function decideByCode(
  { codes, words, votes, frames, isOver }: Seen,
  index: ScanIndex,
): ScanDecision | undefined {
  const [productId, other, third] = [...new Set(codes.ours.map((each) => each.productId))]
  if (productId === undefined) return undefined
  if (third !== undefined) return { kind: 'retry' }
  if (other !== undefined) return { kind: 'either', productIds: [productId, other] }
  const against = saidAgainst(productId, words, votes, frames, index)
  if (against !== undefined) {
    const isSure = isOver || (words?.kind === 'product' && codes.ours.some(({ sure }) => sure))
    return isSure ? { kind: 'contradiction', code: productId, words: against } : undefined
  }
  const speaksFor = frames.some(({ sight }) =>
    sight.candidates.some((each) => each.productId === productId && each.coverage >= SUPPORTED),
  )
  const shown = Math.max(...codes.ours.map((each) => each.frames))
  const names = speaksFor || isOver || shown >= FRAMES_ALONE
  if (!names) return undefined
  const pack = joinPackData(codes.ours.flatMap((each) => each.pack ?? []))
  return {
    kind: 'product',
    productId,
    source: 'barcode',
    ...(frames.some(({ sight }) => sayTheSame(productId, sight)) && { both: true }),
    ...(pack && { pack }),
  }
}

/** Words that several names share are read of each of them alike, or nearly so. */
const NO_MORE = 0.95

/** Whether words say this product and no sibling: its whole name, or more of it than of any other's. */
function sayTheSame(productId: string, { candidates }: SeenFrame['sight']): boolean {
  const own = candidates.find((each) => each.productId === productId)
  if (!own || own.coverage < SUPPORTED) return false
  const others = candidates.filter((each) => each !== own)
  return own.coverage >= WHOLE_NAME || others.every(({ gain }) => gain < NO_MORE * own.gain)
}

/** The product that the words name instead, read whole or nearly so. A part of the code's own name is no other. */
function saidAgainst(
  productId: string,
  words: ScanDecision | undefined,
  votes: Votes,
  frames: readonly SeenFrame[],
  index: ScanIndex,
): string | undefined {
  const isOther = (id: string) => id !== productId && !index.contains(productId, id)
  if (words?.kind === 'product' && isOther(words.productId)) return words.productId
  if (words?.kind === 'product') return undefined
  const voted = votes.products.find((each) => isOther(each.productId))
  if (voted && !votes.products.some((each) => !isOther(each.productId))) return voted.productId
  if (!frames.some(({ sight }) => sight.brand >= BRAND_READ)) return undefined
  const best = frames.flatMap(({ sight }) => sight.candidates.slice(0, 1))
  if (best.some((each) => !isOther(each.productId))) return undefined
  return best.find(({ coverage }) => coverage >= WHOLE_FIT)?.productId
}

/** The right half of an EAN-13: what of it is still read right when the left half is taken for another parity. */
const RIGHT_HALF = -6

/** Whether a code of nobody's may be this one, misread. */
export const mayBeMisread = (code: string, own: string): boolean =>
  own.slice(RIGHT_HALF) === code.slice(RIGHT_HALF)

/** What the words come to on a pack of which no code of ours was read. */
export function decideWithoutCode(
  { codes, words, frames, isOver }: Seen,
  index: ScanIndex,
): ScanDecision | undefined {
  if (words?.kind !== 'product') return words
  const { productId } = words
  const own = index.codesOf(productId)
  const strange = codes.unlisted.filter(({ code }) => !own.some((one) => mayBeMisread(code, one)))
  if (strange.length === 0) return words
  const isSure = isOver || (frames.length >= FRAMES_ALONE && strange.some(({ sure }) => sure))
  if (!isSure) return undefined
  return own.length === 0 ? { ...words, unlisted: true } : { kind: 'unlisted', productId }
}
