import type { FieldKind, FieldNote } from '../../../core/contract/field.ts'
import type { LookFor } from '../../../core/contract/live.ts'
import type { Product } from '../../../core/contract/product.ts'
import type { PrintedDate } from '../../../core/dates/calendar.ts'
import type { SeenHow } from '../../../core/facts/tell-looked.ts'
import type { Texts } from '../../../core/texts/answer-texts.ts'
import type { PackData } from '../../../core/vision/gs1.ts'
import type { Sight } from '../../../core/vision/sight.ts'

/**
 * How a look ended, in a word that tells nothing of what was seen. `cancelled`: before it was over. `takenBack`: the
 * shopper said that its answer was wrong; counted beside how it ended, with the time from then.
 */
export type LookOutcome = Finding['outcome'] | 'cancelled' | 'takenBack'

/** Is told of each look that has ended; `productId`: the product in hand before it. */
export type LookObserver = (
  lookFor: LookFor,
  outcome: LookOutcome,
  tookMs: number,
  productId?: string,
) => void

/** What a look ended with: a product with notes on what its pack says, or sentences to be said as they are. */
export type Finding =
  | { outcome: 'product'; product: Product; notes: readonly string[]; how: SeenHow }
  | ({ product?: undefined; sentences: readonly string[] } /** Two products, each of which may be held. */ & (
      | { outcome: 'either' | 'contradiction'; products: readonly [Product, Product] }
      /** Without a date where the pack counts from its packing. */
      | {
          outcome: 'date'
          date: PrintedDate | undefined
          pack?: PackData | undefined
          /** Another product was held into view: it may be of that one. */
          isOfOther?: boolean | undefined
        }
      /** `unseen`: nothing was seen that could confirm it. */
      | { outcome: 'unconfirmed'; unseen?: true }
      | { outcome: 'notBrand' | 'unlisted' | 'retry' | 'noDate' | 'noCamera' }
    ))

/** Advice before this would interrupt a hand that is still moving the pack into view. */
export const HINT_AFTER_MS = 2500

/** Turns the sights of one look into its finding. */
export interface Inquiry {
  /** Said when the look opens. */
  opening: string
  observe: (sight: Sight, atMs: number) => Finding | undefined
  /** The time is over. */
  conclude: () => Finding
  /** A hint worth saying now; `quiet`: nobody is speaking. */
  hint: (atMs: number, quiet: boolean) => string | undefined
  /** How near the print is to being readable, 0 to 1. */
  readable: () => number
  /** Past its usual time: whether more pictures may still tell something. */
  goesOn: (atMs: number) => boolean
}

/** What both kinds of look need to know. */
export interface LookSurroundings {
  texts: Texts
  timeZone: string
  /** Only the specification's own lines, and only what is printed. */
  asSpecified?: boolean | undefined
}

/** A picture that comes again says nothing new: a camera that is frozen must not agree with itself. */
export function newPictures(): (sight: Sight) => boolean {
  const seen = new Set<string>()
  return ({ picture }) => {
    if (picture === '') return true
    const isNew = !seen.has(picture)
    seen.add(picture)
    return isNew
  }
}

const ofName: Readonly<Partial<Record<LookOutcome, FieldKind>>> = {
  retry: 'lookNothing',
  notBrand: 'otherMaker',
}

/** What is counted of a look that has ended; undefined: nothing is. `productId`: the product that it was about. */
export function noteOfLook(
  lookFor: LookFor,
  outcome: LookOutcome,
  productId: string | undefined,
): FieldNote | undefined {
  if (outcome === 'takenBack') return { kind: 'doubted', productId }
  if (lookFor === 'date') return outcome === 'noDate' ? { kind: 'noDate', productId } : undefined
  const kind = ofName[outcome]
  return kind && { kind }
}
