import { isRecordedList } from '../contract/allergen-name.ts'
import type { Product } from '../contract/product.ts'
import {
  type Evidence,
  type EvidenceTexts,
  evidenceIn,
  hasIngredients,
  isInList,
  names,
  tellingOf,
  widerOf,
} from '../facts/evidence.ts'
import { alsoNamed } from '../facts/named-elsewhere.ts'
import type { PackWords } from '../facts/pack-disagreement.ts'
import { knownSubstance, type Substance, substanceAsked } from '../substances/substances.ts'

/** `contains`: it is named, by the list or by the pack. `unsure`: everything else; there is no third. */
export type FindingSign = 'contains' | 'unsure'

/** One thing that is avoided, and where it was found. */
export type Finding =
  | { at: 'record'; sign: FindingSign; evidence: Evidence }
  | { at: 'pack'; sign: FindingSign; words: readonly string[]; may: boolean; recorded: boolean }
  | { at: 'wider'; evidence: Evidence }
  | { at: 'cannot' | 'noAllergens' | 'noIngredients' | 'noneNamed' | 'notNamed' }

const onPack = (words: readonly string[], { is, isNot }: Substance) =>
  words.filter((word) => names(word, is, isNot))

/** What the pack's own print names, as evidence beside a record's. */
function evidenceOnPack(pack: PackWords | undefined, substance: Substance): Evidence[] {
  const contains = onPack(pack?.contains ?? [], substance)
  const may = onPack(pack?.mayContain ?? [], substance).filter((word) => !contains.includes(word))
  return [
    ...(contains.length > 0 ? [{ where: 'pack', sure: true, texts: contains } as const] : []),
    ...(may.length > 0 ? [{ where: 'packMay', sure: true, texts: may } as const] : []),
  ]
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

/** A trace of the record is told behind everything that is surely in there. */
const isInRecord = (where: Evidence['where']) =>
  where !== 'mayContain' && where !== 'pack' && where !== 'packMay'
const ofTrace = (evidence: Evidence): Finding => ({ at: 'record', sign: 'unsure', evidence })
const ofRecord = (evidence: Evidence): Finding =>
  evidence.sure ? { at: 'record', sign: 'contains', evidence } : ofTrace(evidence)

/** Everything that record and pack say of one name, strongest first. Never empty: what is not known is a finding too. */
export function findingsFor(
  product: Product,
  pack: PackWords | undefined,
  name: string,
  foundTexts: EvidenceTexts,
): Finding[] {
  const substance = substanceAsked(name)
  const evidenceOf = evidenceIn(product, foundTexts)
  const evidence = evidenceOf(substance)
  const { inside, traces, open } = tellingOf(evidence)
  const print = evidenceOnPack(pack, substance)
  /** Of a family all members are told, wherever they are named: almond is not the cashew of another place. */
  const besides = (told: readonly Evidence[]) =>
    substance.allergen
      ? alsoNamed(product, substance, (one) => [...evidenceOf(one), ...evidenceOnPack(pack, one)], told)
      : []
  /** The pack's words, where the lists that tell as much hold any of it: those that they leave out. */
  const printed = (where: 'pack' | 'packMay', lists: readonly Evidence[], told: readonly Evidence[]) =>
    (lists.length > 0 ? besides(told) : print)
      .filter((one) => one.where === where)
      .map(({ texts }): Finding => {
        const may = where === 'packMay'
        const sign = may ? 'unsure' : 'contains'
        return { at: 'pack', sign, words: texts, may, recorded: evidence.length > 0 }
      })
  const listed = inside.filter(({ where }) => where === 'contains')
  const more = inside.length === 0 ? [] : besides(inside).filter(({ where }) => isInRecord(where))
  const found: Finding[] = [
    ...[...inside, ...more].map(ofRecord),
    ...printed('pack', listed, inside),
    ...printed('packMay', [...listed, ...traces], [...inside, ...traces]),
    ...[...traces, ...open].map(ofTrace),
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
