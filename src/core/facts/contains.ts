import type { Product } from '../contract/product.ts'
import { type Evidence, evidenceFor, evidenceSentences } from './evidence.ts'
import { facts } from './phrases.ts'
import type { Substance } from './substance.ts'
import { substanceAsked } from './substances.ts'

/** Why nothing was found: the brand says none, the record is silent, or there is no record to look in. */
function nothingNamed(product: Product, { spoken, allergen }: Substance): string[] {
  const { allergensContain: contain, allergensMayContain: mayContain, ingredients } = product
  if (allergen && contain?.length === 0) {
    return [facts.noneNamed, ...(mayContain === null ? [facts.noTraces] : []), facts.checkPack]
  }
  if (contain === null && ingredients === null) {
    return [`Our list does not give the allergens or ingredients of ${product.name}.`, facts.checkPack]
  }
  return [`Our list does not name ${spoken} for ${product.name}.`, facts.checkPack]
}

const isYes = ({ where, sure }: Evidence) => where === 'contains' && sure

/**
 * "Does it contain …": yes only from the brand's own allergen list, otherwise the record's words with their place.
 * Never a plain "no": a record that is silent, old or wrong must not be the reason that somebody falls ill.
 */
export function containsSentences(product: Product, asked: string): string[] {
  const substance = substanceAsked(asked)
  const evidence = evidenceFor(product, substance)
  const yes = evidence.find(isYes)
  if (yes) return ['Yes.', ...evidenceSentences([yes])]
  const sure = evidence.filter((one) => one.sure)
  const inside = sure.filter(({ where }) => where !== 'mayContain')
  if (inside.length > 0) {
    const strongest = inside.slice(0, 1)
    const traces = sure.filter(({ where }) => where === 'mayContain')
    const isPrinted = inside.some(({ where }) => where === 'ingredients')
    return [...evidenceSentences([...strongest, ...traces]), ...(isPrinted ? [] : [facts.checkPack])]
  }
  if (sure.length > 0) return evidenceSentences(sure)
  const wider = evidence.slice(0, 1)
  if (wider.length > 0) {
    return [
      ...evidenceSentences(wider),
      `It does not say whether that is ${substance.spoken}.`,
      facts.checkPack,
    ]
  }
  return nothingNamed(product, substance)
}
