import type { Product } from '../contract/product.ts'
import { allergenSentences } from './allergens.ts'
import { speakUnits } from './speakable.ts'

/** The name exactly as the catalogue spells it, with the pack's size where the record has it. */
export const nameSentence = ({ name, netWeight }: Product) =>
  `${name}${netWeight ? `, ${speakUnits(netWeight)}` : ''}.`

/** The first answer to "what is this": the name exactly as the catalogue spells it, its size, its allergens. */
export function introduce(product: Product): string[] {
  return [nameSentence(product), ...allergenSentences(product)]
}

/** The shortest whole answer: name and allergens. */
export function shorter(product: Product): string[] {
  return [`${product.name}.`, ...allergenSentences(product)]
}
