import type { Product } from '../contract/product.ts'
import { allPlainWords } from '../language/plain-words.ts'
import { hasAny, recordWords, withoutAny } from '../substances/record-words.ts'
import { type Substance, substances } from '../substances/substances.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { type Evidence, evidenceIn, evidenceSentences, names, together } from './evidence.ts'
import { partedLists, speaksOfTraces, withoutDenials } from './left-open.ts'
import { ingredientsIn } from './record-texts.ts'

const allergens = substances.filter(({ allergen }) => allergen)
const isNamed = (text: string, { is, isNot }: Substance) => names(text, is, isNot)

/**
 * The kinds of a family that are known by themselves: where "cashew nuts" are named, it is cashew that must be listed. Of
 * seafood and shellfish, which name each other, only one is a kind.
 */
const kindsOf = (family: Substance) =>
  allergens.filter((kind) => family.is.includes(kind.spoken) && kind.is.length < family.is.length)

/** The name is said with every such answer, and some descriptions are no more than that. */
const isNameOf = ({ name }: Product, text: string) => allPlainWords(text) === allPlainWords(name)

/** Some of the words that ask for it are members of it: where crab is named, an oyster is not. */
const ASKED_BY_MEMBERS = 'shellfish'

/** Whether a list names by its own word, or by a wider one, what a text names; almond is not the pecan of "pecan nuts". */
function isCovered(text: string, list: readonly string[], substance: Substance): boolean {
  const { spoken, asked, is, isNot } = substance
  const isIn = (words: readonly string[]) => list.some((entry) => names(entry, words, isNot))
  const own = spoken === ASKED_BY_MEMBERS ? [spoken] : [spoken, ...asked]
  return (
    isIn(own) ||
    list.some((entry) => isWider(entry, substance)) ||
    isIn(is.filter((word) => names(text, [word], isNot)))
  )
}

/** Whether an entry names a substance by a wider word, and not by one that leaves it out. */
export const isWider = (entry: string, { maybe, isNot, besides }: Substance): boolean =>
  hasAny(withoutAny(recordWords(entry), besides), maybe, isNot)

/**
 * What else of an allergen a record names than `told`: almonds where peanuts were told to who asked for nuts, in each of
 * its places by what was not told. A wider word tells what a list of ingredients names in detail, and never a trace.
 */
export function alsoNamed(
  product: Product,
  substance: Substance,
  evidenceOf: (substance: Substance) => Evidence[],
  told: readonly Evidence[],
): Evidence[] {
  const said = told.flatMap(({ texts }) => texts)
  const kinds = kindsOf(substance)
  const isTold = (text: string, { where, open }: Evidence) => {
    const isTrace = where === 'mayContain' || open
    const own = (one: Substance) => (isTrace ? { ...one, maybe: [] } : one)
    const named = kinds.filter((kind) => isNamed(text, kind))
    const isSaid = (one: Substance) => isCovered(text, said, own(one))
    return named.length > 0 ? named.every(isSaid) : isSaid(substance)
  }
  /** Hindi words are told by what they mean, which of a family are its members. */
  const membersInHindi = () =>
    kinds
      .filter((kind) => evidenceOf(kind).some((one) => one.where === 'hindi' && (one.sure || one.traces)))
      .map(({ spoken }) => spoken)
  const isNew = (text: string, one: Evidence) =>
    !isNameOf(product, text) &&
    !isTold(text, one) &&
    (!one.open || one.where === 'hindi' || speaksOfTraces(text))
  return evidenceOf(substance)
    .filter(({ sure, open }) => sure || open)
    .filter(({ where, open }) => !told.some((one) => one.where === where && one.open === open))
    .map((one) => ({ ...one, texts: one.where === 'hindi' ? membersInHindi() : one.texts }))
    .map((one) => ({ ...one, texts: one.texts.filter((text) => isNew(text, one)) }))
    .filter(({ texts }) => texts.length > 0)
}

/** Whether what is left open is more than a denial: "not free from soya". */
const isMore = (text: string, { open, where, traces }: Evidence, substance: Substance): boolean =>
  !open || (where === 'hindi' ? traces === true : isNamed(withoutDenials(text), substance))

/**
 * What names an allergen outside of the two lists that ought to hold it and do not: a list that was kept badly is not to
 * be taken for a no.
 */
export function namedElsewhere(product: Product, texts: Texts): string[] {
  const { contain, mayContain } = partedLists(product)
  const isTranslated = ingredientsIn(product, texts) !== product.ingredients
  /** Where the list is read out in Hindi, an English ingredient is told by what it is. */
  const isByMeaning = ({ where }: Evidence) => where === 'ingredients' && isTranslated
  const evidenceOf = evidenceIn(product, texts)
  const all = new Map(allergens.map((substance) => [substance, evidenceOf(substance)]))
  const found = allergens.flatMap((substance) => {
    const evidence = all.get(substance) ?? []
    const isListedIn = (place: Evidence['where']) =>
      evidence.some(
        ({ where, texts: entries }) =>
          where === place && entries.some((entry) => isNamed(entry, substance) || isWider(entry, substance)),
      )
    const isMissing = (text: string, { where, sure }: Evidence) => {
      if (where === 'hindi') return !isListedIn('contains') && (sure || !isListedIn('mayContain'))
      const list = where === 'ingredients' ? contain : [...contain, ...mayContain]
      const isOfKind = kindsOf(substance).some((kind) =>
        all
          .get(kind)
          ?.some((one) => one.sure === sure && one.texts.includes(text) && isMore(text, one, kind)),
      )
      return !isNameOf(product, text) && !isOfKind && !isCovered(text, list, substance)
    }
    const isTold = ({ sure, open, where }: Evidence) =>
      (sure && where !== 'contains' && where !== 'mayContain') ||
      (open && (where === 'description' || where === 'hindi'))
    return evidence
      .filter(isTold)
      .map((one) => ({
        ...one,
        texts: one.texts.filter((text) => isMissing(text, one) && isMore(text, one, substance)),
      }))
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
