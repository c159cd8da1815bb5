import type { Product } from '../../../core/contract/product.ts'
import { type PrintedDate, todayIn } from '../../../core/dates/calendar.ts'
import { createDateTracker, type DateDecision } from '../../../core/dates/date-tracker.ts'
import { codeAndWords, unlistedCode, whichOfTwo } from '../../../core/facts/describe.ts'
import { type PackWords, packDisagreement, packWords } from '../../../core/facts/pack-disagreement.ts'
import { sayUseBy } from '../../../core/texts/en/dates.ts'
import { facts } from '../../../core/texts/en/facts.ts'
import { hintTexts } from '../../../core/texts/en/hints.ts'
import { spoken } from '../../../core/texts/en/spoken.ts'
import { createHinter } from '../../../core/vision/hints.ts'
import type { ScanDecision } from '../../../core/vision/scan-decision.ts'
import { createScanTracker } from '../../../core/vision/scan-tracker.ts'
import type { PrintedLine, Sight } from '../../../core/vision/sight.ts'
import type { LookFor } from '../see/seeing.ts'

/** How a look ended, in a word that tells nothing of what was seen. `cancelled`: before it was over. */
export type LookOutcome = Finding['outcome'] | 'cancelled'

/** Is told of each look that has ended. */
export type LookObserver = (lookFor: LookFor, outcome: LookOutcome, tookMs: number) => void

/** What a look ended with: a product with notes on what its pack says, or sentences to be said as they are. */
export type Finding =
  | { outcome: 'product'; product: Product; notes: readonly string[]; pack: PackWords | undefined }
  | ({ product?: undefined; sentences: readonly string[] } /** Two products, each of which may be held. */ & (
      | { outcome: 'either' | 'contradiction'; products: readonly [Product, Product] }
      /** Without a date where the pack counts from its packing. */
      | { outcome: 'date'; date: PrintedDate | undefined }
      | { outcome: 'notBrand' | 'unlisted' | 'retry' | 'noDate' | 'noCamera' }
    ))

/** Advice before this would interrupt a hand that is still moving the pack into view. */
const HINT_AFTER_MS = 2500

/** Turns the sights of one look into its finding. */
export interface Inquiry {
  /** Said when the look opens. */
  opening: string
  observe: (sight: Sight, atMs: number) => Finding | undefined
  /** The time is over. */
  conclude: () => Finding
  /** A hint worth saying now, at most one a look. */
  hint: (atMs: number) => string | undefined
}

interface NameLookOptions {
  brand: string
  products: readonly Product[]
  product: (id: string) => Product | undefined
}

/** "What is this?": sights → a product of the catalogue, or the line that says why there is none. */
export function namingProduct({ brand, products, product }: NameLookOptions): Inquiry {
  const tracker = createScanTracker(products, { brand })
  const isNew = newPictures()
  let lines: readonly PrintedLine[] = []

  function finding(decision: ScanDecision): Finding {
    switch (decision.kind) {
      case 'product': {
        const found = product(decision.productId)
        if (!found) return retry()
        const notes = packDisagreement(found, lines)
        return {
          outcome: 'product',
          product: found,
          notes: decision.unlisted ? [facts.codeUnlisted, ...notes] : notes,
          pack: packWords(lines),
        }
      }
      case 'unlisted': {
        const found = product(decision.productId)
        return found ? { outcome: 'unlisted', sentences: unlistedCode(found) } : retry()
      }
      case 'contradiction': {
        const [code, words] = [decision.code, decision.words].map(product)
        if (!code || !words) return retry()
        return { outcome: 'contradiction', products: [code, words], sentences: codeAndWords(code, words) }
      }
      case 'either': {
        const [first, second] = decision.productIds.map(product)
        if (!first || !second) return retry()
        return { outcome: 'either', products: [first, second], sentences: whichOfTwo(first, second) }
      }
      case 'notBrand':
        return { outcome: 'notBrand', sentences: [spoken('scan.notbrand', { brand })] }
      case 'retry':
        return retry()
    }
  }

  return {
    opening: spoken('scan.wait'),
    observe(sight, atMs) {
      if (!isNew(sight)) return undefined
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

/** The phone has no camera to give: a product can still be told by the figures of its code, a date only by staff. */
export const withoutCamera = (lookFor: LookFor): Finding => ({
  outcome: 'noCamera',
  sentences: [spoken(lookFor === 'name' ? 'look.blind' : 'look.blind.date')],
})

/** A picture that comes again says nothing new: a camera that is frozen must not agree with itself. */
function newPictures(): (sight: Sight) => boolean {
  const seen = new Set<string>()
  return ({ picture }) => {
    if (picture === '') return true
    const isNew = !seen.has(picture)
    seen.add(picture)
    return isNew
  }
}

const retry = (): Finding => ({ outcome: 'retry', sentences: [spoken('scan.retry')] })

interface DateLookOptions {
  timeZone: string
  /** Only the specification's own line for a date that cannot be told. */
  asSpecified?: boolean | undefined
}

/**
 * "What is the use-by date?": sights of this question alone → the date as printed, or the line that asks to turn the
 * pack. `next` is said after a date.
 */
export function readingDate(
  { timeZone, asSpecified }: DateLookOptions,
  now: Date,
  next: () => readonly string[],
): Inquiry {
  const today = todayIn(timeZone, now)
  const tracker = createDateTracker({ today })
  const hinter = createHinter('date')
  const isNew = newPictures()

  function finding(decision: DateDecision): Finding {
    const said = sayUseBy(decision, today)
    if (!said || (decision.kind === 'unsure' && asSpecified))
      return { outcome: 'noDate', sentences: [spoken('scan.nodate')] }
    if (decision.kind === 'unsure') return { outcome: 'noDate', sentences: said }
    const date = decision.kind === 'date' ? decision.date : undefined
    return { outcome: 'date', date, sentences: [...said, ...next()] }
  }

  return {
    opening: spoken('scan.wait'),
    observe(sight) {
      if (!isNew(sight)) return undefined
      const decision = tracker.observe(sight.dateLines)
      if (decision) return finding(decision)
      hinter.observe(sight)
      return undefined
    },
    conclude: () => finding(tracker.conclude()),
    hint(atMs) {
      const id = atMs < HINT_AFTER_MS ? undefined : hinter.take()
      return id && hintTexts[id]
    },
  }
}
