import type { Told } from '../contract/live.ts'
import type { Product } from '../contract/product.ts'
import type { Meaning } from '../language/meaning.ts'
import type { Texts } from '../texts/answer-texts.ts'
import type { PackData } from '../vision/gs1.ts'
import { introduce } from './describe.ts'
import type { PackWords } from './pack-disagreement.ts'

/** What a product check remembers between two sentences. Nothing of a picture; a date only until the next answer. */
export interface Checking {
  /** The product of the latest scan; a new scan forgets it. */
  scanned: Product | undefined
  /** When that was seen, by the clock that `Surroundings.nowMs` is of; 0: long ago, or before a walk. */
  seenAtMs: number
  /** The products of the scans before it, latest first: at most one of them is another than `scanned`. */
  before: readonly Product[]
  /** "Shall I read the use by date?" is open: yes and no answer it. */
  dateOffered: boolean
  /** "Did you say …?", for a client that does not lead, or "Did you ask: …?" is open. */
  doubted?: Meaning | undefined
  /** Asked of the pack that a look is to name. */
  waiting?: readonly Meaning[] | undefined
  /** Of these what a look that named nothing has left, until something else is said. */
  left?: readonly Meaning[] | undefined
  /** The figures of a bar code were read back, and "Is that right?" is open. */
  code?: string | undefined
  /** What the square code on the scanned pack said. */
  pack?: PackData | undefined
  /** What the latest look told, and from what; `atMs` by the clock of `Surroundings.nowMs`. */
  told?: Told | undefined
  /** For "repeat". */
  lastAnswer: readonly string[]
  /** What of it was read from the pack: a record that changes takes nothing of that back. */
  read?: readonly string[] | undefined
  /** The products that it was about. */
  lastAbout: readonly Product[]
  /** The products that were spoken of last, by an answer before that one, too: a figure without a name is heard as of these. */
  spokenOf?: readonly Product[] | undefined
  /** What was told of recalls of `scanned`, as of any batch: undefined where nobody told of them yet. */
  calledBack?: readonly string[] | undefined
  /** The allergens that the pack of `scanned` names. */
  packWords?: PackWords | undefined
}

export const nothingChecked: Checking = {
  scanned: undefined,
  seenAtMs: 0,
  before: [],
  dateOffered: false,
  lastAnswer: [],
  lastAbout: [],
}

/** The product before the one in hand, if it is another. */
export const productBefore = ({ scanned, before }: Checking): Product | undefined =>
  before.find(({ id }) => id !== scanned?.id)

/** What was asked back, or whether a code is right, is not open any more: something else was said, by us or to us. */
export const unasked = ({ doubted: _, code: __, left: ___, ...checking }: Checking): Checking => checking

/** Everything but what "compare" needs is forgotten. */
export function forgotten(checking: Checking): Checking {
  const { scanned, before } = checking
  const earlier = scanned ? [scanned, ...before.filter(({ id }) => id !== scanned.id)] : before
  return { ...nothingChecked, before: earlier.slice(0, 2) }
}

/** As it was when the last connection broke; "repeat" begins with the product. */
export function resumed(
  product: Product | undefined,
  before: Product | undefined,
  dateOffered: boolean,
  seenAtMs: number,
  texts: Texts,
  told?: Told,
): Checking {
  const earlier = { ...nothingChecked, told, before: before ? [before] : [] }
  return product
    ? {
        ...earlier,
        scanned: product,
        seenAtMs,
        dateOffered,
        lastAnswer: introduce(product, texts),
        lastAbout: [product],
      }
    : earlier
}
