import { asGtin } from '../../../core/contract/barcode.ts'
import type { LookFor } from '../../../core/contract/live.ts'
import type { Product, Recall } from '../../../core/contract/product.ts'
import { type Day, isPlausible, todayIn } from '../../../core/dates/calendar.ts'
import { codeAndWords, unlistedCode, whichOfTwo } from '../../../core/facts/describe.ts'
import { packDisagreement, packWords } from '../../../core/facts/pack-disagreement.ts'
import { readPackClaims } from '../../../core/facts/pack-print.ts'
import { callsFor, callsForCode } from '../../../core/facts/recalls.ts'
import type { Surroundings } from '../../../core/facts/response.ts'
import type { SeenHow } from '../../../core/facts/tell-looked.ts'
import type { Texts } from '../../../core/texts/answer-texts.ts'
import type { PackData } from '../../../core/vision/gs1.ts'
import type { HeldCode } from '../../../core/vision/held-codes.ts'
import { type FirstAnswer, type ScanDecision, weighAgain } from '../../../core/vision/scan-decision.ts'
import { createScanTracker } from '../../../core/vision/scan-tracker.ts'
import { openingAgain, tellAgain } from './doubted-answer.ts'
import { type Finding, HINT_AFTER_MS, type Inquiry, type LookSurroundings, newPictures } from './inquiry.ts'
import { createHandLead } from './lead-hand.ts'

export interface NameLookOptions extends LookSurroundings {
  brand: string
  /** Now, in milliseconds since 1970. */
  nowMs: number
  /** The answer before, which the shopper doubts. */
  again?: FirstAnswer | undefined
  products: readonly Product[]
  product: (id: string) => Product | undefined
  /** Packs that are called back; absent: none. */
  recalls?: readonly Recall[] | undefined
}

/** "What is this?": sights → a product of the catalogue, or the line that says why there is none. */
export function namingProduct(options: NameLookOptions): Inquiry {
  const { texts, brand, products, product, timeZone, nowMs, asSpecified, again, recalls } = options
  const today = todayIn(timeZone, new Date(nowMs))
  const tracker = createScanTracker(products, { brand })
  const isNew = newPictures()
  const lead = createHandLead('name', texts)
  const retry = (): Finding => ({ outcome: 'retry', sentences: [texts.spoken('scan.retry')] })

  function finding(decision: ScanDecision): Finding {
    switch (decision.kind) {
      case 'product': {
        const found = product(decision.productId)
        if (!found) return retry()
        const claims = readPackClaims(tracker.picturesOf(found.id).map(({ lines }) => lines))
        const notes = packDisagreement(found, claims, texts)
        const { source, pack, unlisted } = decision
        const code = pack && saidByCode(pack, today, options)
        return {
          outcome: 'product',
          product: found,
          notes: unlisted ? [texts.facts.codeUnlisted, ...notes] : notes,
          how: { source, code, packWords: packWords(claims) },
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

  /** What an answer that is doubted comes to. */
  function findingAgain(first: FirstAnswer, decision: ScanDecision | undefined, isOver: boolean) {
    const weighed = weighAgain(first, decision, isOver)
    return weighed && tellAgain(first, weighed, product, finding, texts)
  }

  const called = (found: Finding) => withCalls(found, tracker.codes(), { products, recalls, texts })

  return {
    opening: again ? openingAgain(again, texts) : texts.spoken('scan.wait'),
    observe(sight, atMs) {
      if (!isNew(sight)) return undefined
      lead.observe(sight, atMs)
      const decision = tracker.observe(sight, atMs)
      const found = again ? findingAgain(again, decision, false) : decision && finding(decision)
      return found && called(found)
    },
    conclude() {
      const decision = tracker.conclude()
      const found = (again && findingAgain(again, decision, true)) ?? finding(decision)
      return called(asSpecified ? found : lead.explained(found))
    },
    hint(atMs, quiet) {
      if (!asSpecified) return lead.hint(atMs, quiet)
      const id = atMs < HINT_AFTER_MS ? undefined : tracker.hint()
      return id && texts.hintTexts[id]
    },
    readable: lead.readable,
    goesOn: (atMs) => !asSpecified && (lead.nears(atMs) || lead.uncovers(atMs)),
  }
}

/** To the letter of the specification a date is printed. One that no pack can have is not said. */
function saidByCode(
  pack: PackData,
  today: Day,
  { texts, asSpecified }: Pick<LookSurroundings, 'texts' | 'asSpecified'>,
): SeenHow['code'] {
  const { useBy } = pack
  const isSaid = useBy && !asSpecified && isPlausible(useBy, today)
  return { pack, sentences: isSaid ? texts.fromCode(useBy, today) : [] }
}

/** The phone has no camera to give: a product can still be told by the figures of its code, a date only by staff. */
export const withoutCamera = (lookFor: LookFor, texts: Texts): Finding => ({
  outcome: 'noCamera',
  sentences: [texts.spoken(lookFor === 'name' ? 'look.blind' : 'look.blind.date')],
})

/**
 * A finding with what is called back before it: by a code that was read, though it named nothing, and of two products of
 * which either may be held. What is called back of the one that was named is told with it.
 */
function withCalls(
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
