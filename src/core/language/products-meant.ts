import { askedWords, isNamedByRecords } from '../facts/substances.ts'
import { askedAsFood, callsProduct, saysOfProduct, wantsProduct } from './en/finding-forms.ts'
import { beforeSubstance } from './en/substance-forms.ts'
import { findNames, type Naming, type ProductNames } from './named-products.ts'

/** True when `name` after `before` asks for the substance of that name: "does it contain | milk". */
const asksForSubstance = (before: string, name: string) =>
  askedWords.includes(name) && beforeSubstance.test(before) && !/(?:^| )(?:is|what about) the$/.test(before)

/** Put side by side with a further food: "milk | and peanut". */
const goesOnToFood = (after: string) => {
  const [, further] = /^(?:(?:and|or|nor|with) )*(\w+(?: \w+)?)/.exec(after) ?? []
  return further !== undefined && [further, ...further.split(' ', 1)].some((one) => askedWords.includes(one))
}

/**
 * Whether a name is a product's where it stands. One that is a food ("milk", "paneer") is asked of the pack in hand, but
 * where it is looked for, bought or spoken of as goods: an answer about Milk would be taken for one about the pack.
 */
function isProduct(before: string, name: string, after: string): boolean {
  if (asksForSubstance(before, name)) return false
  if (!isNamedByRecords(name)) return true
  if (askedAsFood.test(after)) return false
  if (wantsProduct.test(before)) return true
  if (goesOnToFood(after)) return false
  const isCalled = callsProduct.some(([leads, follows]) => leads.test(before) && follows.test(after))
  return isCalled || saysOfProduct.test(after)
}

/** The products that a sentence names while packs are asked about, with `standIn` in the place of their names. */
export const productsMeant = (words: string, names: readonly ProductNames[], standIn?: string): Naming =>
  findNames(words, names, isProduct, standIn)
