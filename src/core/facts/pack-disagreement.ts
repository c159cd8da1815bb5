import type { Product } from '../contract/product.ts'
import type { PrintedLine } from '../vision/sight.ts'
import { evidenceFor } from './evidence.ts'
import { netWeightOf, readPackClaims } from './pack-claims.ts'
import { facts } from './phrases.ts'
import { listWords, speakAmount, speakUnits } from './speakable.ts'
import type { Substance } from './substance.ts'

const spokenNames = (found: readonly Substance[]) => listWords(found.map(({ spoken }) => spoken))

/** True when the record's own allergen lists name it, something narrower or something wider that may mean it. */
function isRecorded(product: Product, substance: Substance, places: readonly string[]): boolean {
  return evidenceFor(product, substance).some(({ where }) => places.includes(where))
}

function allergenSentences(product: Product, lines: readonly PrintedLine[]): string[] {
  const claims = readPackClaims(lines)
  const contains = claims.contains.filter((one) => !isRecorded(product, one, ['contains']))
  const mayContain = claims.mayContain.filter((one) => !isRecorded(product, one, ['contains', 'mayContain']))
  const said = [
    ...(contains.length > 0 ? [`The pack also says: contains ${spokenNames(contains)}.`] : []),
    ...(mayContain.length > 0 ? [`The pack also says: may contain ${spokenNames(mayContain)}.`] : []),
  ]
  if (said.length === 0) return []
  const softer = contains.filter((one) => isRecorded(product, one, ['mayContain']))
  const ours =
    softer.length > 0 ? [`Our list says: may contain ${spokenNames(softer)}.`] : ['Our list does not.']
  return [...said, ...ours, facts.askStaff]
}

function weightSentences(product: Product, lines: readonly PrintedLine[]): string[] {
  const printed = readPackClaims(lines).netWeight
  const recorded = product.netWeight === null ? undefined : netWeightOf(product.netWeight)
  if (!printed || !recorded || product.netWeight === null) return []
  if (printed.unit === recorded.unit && printed.amount === recorded.amount) return []
  const unit = printed.unit === 'g' ? 'gram' : 'millilitre'
  return [
    `The pack says: ${speakAmount(printed.amount, unit)}. Our list says: ${speakUnits(product.netWeight)}.`,
    facts.askStaff,
  ]
}

/**
 * What the pack, read now and surely, states against the record: allergens that the record does not name, and another
 * net weight. Nothing when they agree or when the pack was not read well: print that was not seen proves nothing.
 */
export function packDisagreement(product: Product, lines: readonly PrintedLine[]): string[] {
  return [...allergenSentences(product, lines), ...weightSentences(product, lines)]
}
