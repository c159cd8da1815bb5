import { isRecordedList } from '../contract/allergen-name.ts'
import type { Product } from '../contract/product.ts'
import { type Substance, substanceAsked } from '../substances/substances.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { allAllergens, tracesSaid } from './allergens.ts'
import {
  type Evidence,
  evidenceFor,
  evidenceIn,
  evidenceSentences,
  hasIngredients,
  isInList,
  tellingOf,
  widerOf,
} from './evidence.ts'
import { alsoNamed } from './named-elsewhere.ts'
import { isNutrient, valueNamed } from './recorded.ts'

/** Why nothing was found: a figure is not given, the brand says none, the record is silent, or is none to look in. */
function nothingNamed(product: Product, { spoken, allergen }: Substance, texts: Texts): string[] {
  const { allergensContain: contain } = product
  if (isNutrient(spoken)) return [texts.notGiven(spoken)]
  if (allergen && contain?.length === 0) return allAllergens(product, texts)
  if (!isRecordedList(contain) && !hasIngredients(product)) {
    return [texts.nothingToLookIn(product.name), texts.facts.checkPack]
  }
  const traces = allergen ? tracesSaid(product, texts) : []
  return [texts.notNamed(spoken, product.name), ...traces, texts.facts.checkPack]
}

/**
 * "Does it contain …", "is it free of …", "can I eat it": the record's words with their place, which are right for each.
 * Never a plain "no": a record that is silent, old or wrong must not be the reason that somebody falls ill. Nor "yes",
 * which to "is it milk free" would be a permission. Of a family all members are told, wherever they are named. A wider
 * word of a list is not hidden by what is written less surely: "made without almonds" of a pack whose list names nuts.
 */
export function containsSentences(product: Product, asked: string, texts: Texts): string[] {
  const substance = substanceAsked(asked)
  const evidenceOf = evidenceIn(product, texts)
  const evidence = evidenceOf(substance)
  const { inside, traces, open } = tellingOf(evidence)
  const more =
    substance.allergen && inside.length > 0 ? alsoNamed(product, substance, evidenceOf, inside) : []
  if (inside.some(({ where }) => where === 'contains')) return evidenceSentences([...inside, ...more], texts)
  const value = valueNamed(product, substance.spoken, texts)
  if (value.length > 0) return value
  const isPrinted = inside.some(isInList)
  const isSure = inside.length + traces.length > 0
  const wider = isPrinted
    ? []
    : widerOf(evidence)
        .filter((one) => isInList(one) || !isSure)
        .slice(0, 1)
  const found = [...inside, ...more.filter(({ where }) => where !== 'mayContain'), ...traces, ...open]
  if (found.length + wider.length === 0) return nothingNamed(product, substance, texts)
  const isClear = isPrinted || inside.length + open.length + wider.length === 0
  return [
    ...wider.flatMap((one) => widerSentences(one, substance, texts)),
    ...evidenceSentences(found, texts),
    ...(isClear ? [] : [texts.facts.checkPack]),
  ]
}

/** "Nuts" of a pack where cashew was asked; of a figure it is said first that none is given. */
const widerSentences = (wider: Evidence, { spoken }: Substance, texts: Texts): string[] =>
  isNutrient(spoken)
    ? [texts.notGiven(spoken), ...evidenceSentences([wider], texts)]
    : [...evidenceSentences([wider], texts), texts.unsureWhether(spoken)]

/** Named in the record: `contains`; traces, wider words and silence: `unsure`. A figure, given or not, is neither. */
export function containsSign(
  product: Product,
  asked: string,
  texts: Texts,
): 'contains' | 'unsure' | undefined {
  const substance = substanceAsked(asked)
  const evidence = evidenceFor(product, substance, texts)
  if (evidence.some(({ sure, where }) => sure && where !== 'mayContain')) return 'contains'
  const isFigure = valueNamed(product, substance.spoken, texts).length > 0 || isNutrient(substance.spoken)
  return isFigure ? undefined : 'unsure'
}
