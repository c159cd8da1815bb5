import type { Product } from '../../../core/contract/product.ts'
import { type Day, isPlausible, type PrintedDate, todayIn } from '../../../core/dates/calendar.ts'
import type { SaidByCode } from '../../../core/facts/check-response.ts'
import { codeAndWords, unlistedCode, whichOfTwo } from '../../../core/facts/describe.ts'
import { type PackWords, packDisagreement, packWords } from '../../../core/facts/pack-disagreement.ts'
import type { Texts } from '../../../core/texts/answer-texts.ts'
import type { PackData } from '../../../core/vision/gs1.ts'
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
  | {
      outcome: 'product'
      product: Product
      notes: readonly string[]
      packWords: PackWords | undefined
      code?: SaidByCode | undefined
    }
  | ({ product?: undefined; sentences: readonly string[] } /** Two products, each of which may be held. */ & (
      | { outcome: 'either' | 'contradiction'; products: readonly [Product, Product] }
      /** Without a date where the pack counts from its packing. */
      | { outcome: 'date'; date: PrintedDate | undefined; pack?: PackData | undefined }
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
  /** A hint worth saying now, at most one a look. */
  hint: (atMs: number) => string | undefined
}

/** What both kinds of look need to know. */
export interface LookSurroundings {
  texts: Texts
  timeZone: string
  /** Only the specification's own lines, and only what is printed. */
  asSpecified?: boolean | undefined
}

interface NameLookOptions extends LookSurroundings {
  brand: string
  /** Now, in milliseconds since 1970. */
  nowMs: number
  products: readonly Product[]
  product: (id: string) => Product | undefined
}

/** "What is this?": sights → a product of the catalogue, or the line that says why there is none. */
export function namingProduct(options: NameLookOptions): Inquiry {
  const { texts, brand, products, product, timeZone, nowMs } = options
  const today = todayIn(timeZone, new Date(nowMs))
  const tracker = createScanTracker(products, { brand })
  const isNew = newPictures()
  let lines: readonly PrintedLine[] = []
  const retry = (): Finding => ({ outcome: 'retry', sentences: [texts.spoken('scan.retry')] })

  function finding(decision: ScanDecision): Finding {
    switch (decision.kind) {
      case 'product': {
        const found = product(decision.productId)
        if (!found) return retry()
        const notes = packDisagreement(found, lines, texts)
        return {
          outcome: 'product',
          product: found,
          notes: decision.unlisted ? [texts.facts.codeUnlisted, ...notes] : notes,
          packWords: packWords(lines),
          ...(decision.pack && { code: saidByCode(decision.pack, today, options) }),
        }
      }
      case 'unlisted': {
        const found = product(decision.productId)
        return found ? { outcome: 'unlisted', sentences: unlistedCode(found, texts) } : retry()
      }
      case 'contradiction': {
        const [code, words] = [decision.code, decision.words].map(product)
        if (!code || !words) return retry()
        return {
          outcome: 'contradiction',
          products: [code, words],
          sentences: codeAndWords(code, words, texts),
        }
      }
      case 'either': {
        const [first, second] = decision.productIds.map(product)
        if (!first || !second) return retry()
        return { outcome: 'either', products: [first, second], sentences: whichOfTwo(first, second, texts) }
      }
      case 'notBrand':
        return { outcome: 'notBrand', sentences: [texts.spoken('scan.notbrand', { brand })] }
      case 'retry':
        return retry()
    }
  }

  return {
    opening: texts.spoken('scan.wait'),
    observe(sight, atMs) {
      if (!isNew(sight)) return undefined
      lines = sight.lines
      const decision = tracker.observe(sight, atMs)
      return decision && finding(decision)
    },
    conclude: () => finding(tracker.conclude()),
    hint(atMs) {
      const id = atMs < HINT_AFTER_MS ? undefined : tracker.hint()
      return id && texts.hintTexts[id]
    },
  }
}

/** To the letter of the specification a date is printed. One that no pack can have is not said. */
function saidByCode(
  pack: PackData,
  today: Day,
  { texts, asSpecified }: Pick<LookSurroundings, 'texts' | 'asSpecified'>,
): SaidByCode {
  const { useBy } = pack
  const isSaid = useBy && !asSpecified && isPlausible(useBy, today)
  return { pack, sentences: isSaid ? texts.fromCode(useBy, today) : [] }
}

/** The phone has no camera to give: a product can still be told by the figures of its code, a date only by staff. */
export const withoutCamera = (lookFor: LookFor, texts: Texts): Finding => ({
  outcome: 'noCamera',
  sentences: [texts.spoken(lookFor === 'name' ? 'look.blind' : 'look.blind.date')],
})

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
