import { isRecordedList } from '../contract/allergen-name.ts'
import type { Product } from '../contract/product.ts'
import {
  type Evidence,
  type EvidenceTexts,
  evidenceFor,
  hasIngredients,
  isInList,
  names,
  tellingOf,
  widerOf,
} from '../facts/evidence.ts'
import type { PackWords } from '../facts/pack-disagreement.ts'
import { knownSubstance, type Substance, substanceAsked } from '../facts/substances.ts'

/** `contains`: it is named, by the list or by the pack. `unsure`: everything else; there is no third. */
export type Sign = 'contains' | 'unsure'

/** One thing that is avoided, and where it was found. */
export type Finding =
  | { at: 'record'; sign: Sign; evidence: Evidence }
  | { at: 'pack'; sign: Sign; words: string; may: boolean; recorded: boolean }
  | { at: 'wider'; evidence: Evidence }
  | { at: 'cannot' | 'noAllergens' | 'noIngredients' | 'noneNamed' | 'notNamed' }

const onPack = (words: readonly string[], { is, isNot }: Substance) =>
  words.find((word) => names(word, is, isNot))

function packFinding(
  pack: PackWords | undefined,
  substance: Substance,
  evidence: readonly Evidence[],
): Finding[] {
  const inList = (where: Evidence['where']) => evidence.some((one) => one.sure && one.where === where)
  const contains = onPack(pack?.contains ?? [], substance)
  if (contains !== undefined && !inList('contains'))
    return [{ at: 'pack', sign: 'contains', words: contains, may: false, recorded: evidence.length > 0 }]
  const may = onPack(pack?.mayContain ?? [], substance)
  if (may !== undefined && !inList('contains') && !inList('mayContain'))
    return [{ at: 'pack', sign: 'unsure', words: may, may: true, recorded: evidence.length > 0 }]
  return []
}

/** Why nothing was found. An empty list is the brand saying none, and no list is nobody saying anything. */
function silence(product: Product, name: string): Finding {
  const { allergensContain } = product
  const known = knownSubstance(name)
  if (!known) return { at: 'cannot' }
  if (!known.allergen) return { at: hasIngredients(product) ? 'notNamed' : 'noIngredients' }
  if (!isRecordedList(allergensContain)) return { at: 'noAllergens' }
  return { at: allergensContain.length === 0 ? 'noneNamed' : 'notNamed' }
}

/** Everything that record and pack say of one name, strongest first. Never empty: what is not known is a finding too. */
export function findingsFor(
  product: Product,
  pack: PackWords | undefined,
  name: string,
  foundTexts: EvidenceTexts,
): Finding[] {
  const substance = substanceAsked(name)
  const evidence = evidenceFor(product, substance, foundTexts)
  const { inside, traces, open } = tellingOf(evidence)
  const found: Finding[] = [
    ...inside.map((one) => ({ at: 'record', sign: 'contains', evidence: one }) as const),
    ...packFinding(pack, substance, evidence),
    ...[...traces, ...open].map((one) => ({ at: 'record', sign: 'unsure', evidence: one }) as const),
  ]
  // A list's wider word is not hidden by what is written less surely.
  const isSure = found.some((one) => one.at === 'pack') || [...inside, ...traces].length > 0
  const wider = inside.some(isInList)
    ? []
    : [...widerOf(evidence), ...widerOnPack(pack, substance)].filter((one) => isInList(one) || !isSure)
  const all = [...found, ...wider.slice(0, 1).map((one) => ({ at: 'wider', evidence: one }) as const)]
  return all.length > 0 ? all : [silence(product, name)]
}

/** "Nuts" on the pack, where cashew is avoided. */
function widerOnPack(pack: PackWords | undefined, { maybe, isNot }: Substance): Evidence[] {
  const wide = (words: readonly string[]) => words.filter((word) => names(word, maybe, isNot))
  const contains = wide(pack?.contains ?? [])
  if (contains.length > 0) return [{ where: 'pack', sure: false, texts: contains }]
  const may = wide(pack?.mayContain ?? [])
  return may.length > 0 ? [{ where: 'packMay', sure: false, texts: may }] : []
}
