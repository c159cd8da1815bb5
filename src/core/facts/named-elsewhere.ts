import type { Product } from '../contract/product.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { type Evidence, evidenceIn, evidenceSentences, names, together } from './evidence.ts'
import { ingredientsIn } from './in-language.ts'
import { partedLists } from './left-open.ts'
import { type Substance, substances } from './substances.ts'

const allergens = substances.filter(({ allergen }) => allergen)
const isNamed = (text: string, { is, isNot }: Substance) => names(text, is, isNot)

/** The kinds of a family that are known by themselves: where "cashew nuts" are named, it is cashew that must be listed. */
const kindsOf = (family: Substance) =>
  allergens.filter((kind) => kind !== family && family.is.includes(kind.spoken))

/** Whether a list names by its own word, or by a wider one, what a text names; almond is not the pecan of "pecan nuts". */
function isCovered(text: string, list: readonly string[], substance: Substance): boolean {
  const { spoken, asked, is, maybe, isNot } = substance
  const isIn = (words: readonly string[]) => list.some((entry) => names(entry, words, isNot))
  return isIn([spoken, ...asked, ...maybe]) || isIn(is.filter((word) => names(text, [word], isNot)))
}

/**
 * What names an allergen outside of the two lists that ought to hold it and do not: a list that was kept badly is not to
 * be taken for a no. The name itself is said with every such answer.
 */
export function namedElsewhere(product: Product, texts: Texts): string[] {
  const { contain, mayContain } = partedLists(product)
  const isTranslated = ingredientsIn(product, texts) !== product.ingredients
  /** Where the list is read out in Hindi, an English ingredient is told by what it is. */
  const isByMeaning = ({ where }: Evidence) => where === 'ingredients' && isTranslated
  const evidenceOf = evidenceIn(product, texts)
  const found = allergens.flatMap((substance) => {
    const evidence = evidenceOf(substance)
    const isListed = evidence.some(({ where }) => where === 'contains')
    const isMissing = (text: string, where: Evidence['where']) => {
      if (where === 'hindi') return !isListed
      const list = where === 'ingredients' ? contain : [...contain, ...mayContain]
      const isOfKind = kindsOf(substance).some((kind) => isNamed(text, kind))
      return text !== product.name && !isOfKind && !isCovered(text, list, substance)
    }
    return evidence
      .filter(({ sure, where }) => sure && where !== 'contains' && where !== 'mayContain')
      .map((one) => ({ ...one, texts: one.texts.filter((text) => isMissing(text, one.where)) }))
      .filter((one) => one.texts.length > 0)
      .slice(0, 1)
      .map((one) => ({ ...one, substance, texts: isByMeaning(one) ? [substance.spoken] : one.texts }))
  })
  // Hindi words are told by the names of what they mean: by that of the kind alone where there is one.
  const told = found.filter(
    ({ where, substance }) =>
      where !== 'hindi' || !kindsOf(substance).some((kind) => found.some((one) => one.substance === kind)),
  )
  return evidenceSentences(together(told), texts)
}
