import { asGtin } from '../contract/barcode.ts'
import type { Product } from '../contract/product.ts'
import { BRAND_READ } from './brand-shown.ts'
import { countVotes, decideByCode, decideWithoutCode, sortCodes, type Votes } from './code-and-words.ts'
import { distance } from './geometry.ts'
import { type HeldCode, heldCodes } from './held-codes.ts'
import { createHinter, type HintId } from './hints.ts'
import { type SeenFrame, showsOtherMaker } from './other-maker.ts'
import type { ScanDecision } from './scan-decision.ts'
import { type ScanIndex, scanIndexOf } from './scan-index.ts'
import type { PrintedLine, Sight } from './sight.ts'
import { judgeSight } from './sight-verdict.ts'
import { bareText } from './similarity.ts'
import type { FrameVerdict } from './verdict.ts'

export interface ScanTracker {
  /** Takes in one frame's sight. `atMs` counts from the question. A decision ends the scan. */
  observe(sight: Sight, atMs: number): ScanDecision | undefined
  /** The time is over: what the frames together allow to be said. */
  conclude(): ScanDecision
  /** The codes of the held thing so far, whoever's they are. */
  codes(): readonly HeldCode[]
  /** The pictures so far but those whose words, or a code where no words do, say that they are of another product. */
  picturesOf(productId: string): readonly Sight[]
  /** At most one hint a scan, and only after frames that decided nothing. */
  hint(): HintId | undefined
}

/** How long a brand's word read in one frame counts for its neighbours: the hand moves, the pack stays. */
const BRAND_CARRIED_MS = 3000
/** A name of which every word was read as printed. */
const WHOLE = 0.99

/** Follows one question from its first frame to its answer. `brand` is the setting's name of the brand. */
export function createScanTracker(products: readonly Product[], { brand }: { brand: string }): ScanTracker {
  const index = scanIndexOf(products, brand)
  const frames: SeenFrame[] = []
  const hinter = createHinter()

  const decide = (isOver: boolean): ScanDecision | undefined => {
    const votes = countVotes(frames.map((frame) => judge(frame, frames, index)))
    const codes = sortCodes(heldCodes(frames), index)
    const words = isOver ? concludeByWords(votes, index) : decideByWords(votes, index)
    const seen = { codes, words, votes, frames, isOver }
    if (codes.ours.length > 0) return decideByCode(seen, index)
    return decideWithoutCode(seen, index) ?? (isOver ? undefined : decideOtherMaker(frames, index))
  }

  const isOfAnother = (frame: SeenFrame, productId: string): boolean => {
    const verdict = judge(frame, frames, index)
    return verdict.kind === 'nothing'
      ? showsAnother(frame, productId, index)
      : saysAnother(verdict, productId, index)
  }

  return {
    observe(sight, atMs) {
      frames.push({ sight, atMs })
      const decision = decide(false)
      if (decision === undefined) hinter.observe(sight)
      return decision
    },
    conclude: () => decide(true) ?? { kind: 'retry' },
    codes: () => heldCodes(frames),
    picturesOf: (productId) =>
      frames.filter((frame) => !isOfAnother(frame, productId)).map(({ sight }) => sight),
    hint: () => hinter.take(),
  }
}

function judge({ sight, atMs }: SeenFrame, frames: readonly SeenFrame[], index: ScanIndex): FrameVerdict {
  const brandSeen = frames.some(
    (other) => other.sight.brand >= BRAND_READ && Math.abs(other.atMs - atMs) <= BRAND_CARRIED_MS,
  )
  const verdict = judgeSight(sight, brandSeen, index.words)
  if (verdict.kind !== 'one') return verdict
  // Of a name that is a part of another one the rest may lie beyond the picture.
  const isCut = index.isContained(verdict.productId) && mayGoOn(sight, index.nameOf(verdict.productId))
  return isCut ? { kind: 'nothing' } : verdict
}

/** Whether a code that is near, though it may not be held through the look, is of others alone. */
function showsAnother(frame: SeenFrame, productId: string, index: ScanIndex): boolean {
  const owners = sortCodes(heldCodes([frame]), index).ours
  return owners.length > 0 && owners.every((owner) => owner.productId !== productId)
}

/** A part of its own name says no other. */
function saysAnother(
  verdict: Exclude<FrameVerdict, { kind: 'nothing' }>,
  productId: string,
  index: ScanIndex,
): boolean {
  const said = verdict.kind === 'one' ? [verdict.productId] : verdict.productIds
  return !said.some((id) => index.contains(productId, id))
}

/** Two frames that agree, or one that read every word of a name that is no part of another. */
function decideByWords(votes: Votes, index: ScanIndex): ScanDecision | undefined {
  const [leader, rival] = votes.products
  if (leader === undefined) return undefined
  const { productId } = leader
  const outvoted =
    rival === undefined ||
    leader.frames >= 3 * rival.frames ||
    (leader.frames >= 2 && index.contains(productId, rival.productId))
  if (!outvoted || votes.products.length > 2) return undefined
  const atOnce = leader.coverage >= WHOLE && rival === undefined && !index.isContained(productId)
  return leader.frames >= 2 || atOnce ? { kind: 'product', productId, source: 'words' } : undefined
}

function concludeByWords(votes: Votes, index: ScanIndex): ScanDecision {
  const decided = decideByWords(votes, index)
  if (decided !== undefined) return decided
  const [first, second, third] = votes.products
  if (first !== undefined && second !== undefined && third === undefined)
    return { kind: 'either', productIds: [first.productId, second.productId] }
  // One frame may have lost what made the others a pair.
  const isOfPair = second === undefined && (first === undefined || votes.pair?.includes(first.productId))
  if (votes.pair !== undefined && isOfPair) return { kind: 'either', productIds: votes.pair }
  return { kind: 'retry' }
}

/** Bars and printed figures that agree on a stranger's code, or words that say so. */
function decideOtherMaker(frames: readonly SeenFrame[], index: ScanIndex): ScanDecision | undefined {
  // Where our names do not hold the brand our packs may not either, and its absence proves nothing.
  const byWords = index.words.gate === 'names' && showsOtherMaker(frames)
  return byWords || showsStrangersCode(frames, index) ? { kind: 'notBrand' } : undefined
}

function showsStrangersCode(frames: readonly SeenFrame[], index: ScanIndex): boolean {
  if (frames.some(({ sight }) => sight.brand >= BRAND_READ)) return false
  const codes = frames.flatMap(({ sight }) => sight.codes).filter(({ code }) => !index.isOurMakers(code))
  const printed = new Set(codes.filter(({ source }) => source === 'digits').map(({ code }) => asGtin(code)))
  return codes.some(({ source, code }) => source === 'bars' && printed.has(asGtin(code)))
}

/** A word beside or below a line of a name has to be in view as well: so many heights of the line from the edge. */
const ROOM = { along: 0.6, across: 1 }
/** Pieces of words that are shorter stand in many. */
const LEAST_LETTERS = 3

/** Whether a line holds one of the words, or what the edge left of one. */
function isOfName({ text }: PrintedLine, words: readonly string[]): boolean {
  const bare = bareText(text)
  return words.some((word) => bare.includes(word) || (bare.length >= LEAST_LETTERS && word.includes(bare)))
}

/**
 * Whether the edge of the picture leaves no room for another word of the name: "Milk Bikis" at its foot may go on as
 * "Milk Bikis Atta". `words`: those of the name, bare.
 */
function mayGoOn({ width, height, lines }: Sight, words: readonly string[]): boolean {
  return lines.some((line) => {
    if (!isOfName(line, words)) return false
    const [a, b, , d] = line.corners
    const tall = distance(a, d)
    // Print that stands runs along the picture's height.
    const runsAcross = Math.abs(b.x - a.x) >= Math.abs(b.y - a.y)
    const [across, down] = runsAcross ? [ROOM.along, ROOM.across] : [ROOM.across, ROOM.along]
    const xs = line.corners.map(({ x }) => x)
    const ys = line.corners.map(({ y }) => y)
    return (
      Math.min(...xs, width - Math.max(...xs)) < across * tall ||
      Math.min(...ys, height - Math.max(...ys)) < down * tall
    )
  })
}
