import type { ListenFor } from '../contract/modes.ts'
import { needsClosers, needsOpeners } from '../language/en/needs-forms.ts'
import {
  emptyBagForms,
  forgetListForms,
  intoBagForms,
  leftForms,
  leftNamedForms,
  outOfBagForms,
  takenForms,
  takeOutForms,
  tellBagForms,
  tellListForms,
  unwantForms,
  wantAgainForms,
  wantForms,
} from '../language/en/shopping-forms.ts'
import { plainWords, wordCount } from '../language/plain-words.ts'
import { withoutAmount } from './shopping.ts'

/** What a sentence wants of the shopping list or the bag; names are plain words, as they were said. */
export type ShoppingCommand =
  | { do: 'want' | 'unwant' | 'takeOut' | 'wantAgain'; names: readonly string[] }
  | { do: 'tellList' | 'forgetList' | 'intoBag' | 'outOfBag' | 'tellBag' | 'emptyBag' }

const plain = [
  ['tellList', tellListForms],
  ['forgetList', forgetListForms],
  ['intoBag', intoBagForms],
  ['outOfBag', outOfBagForms],
  ['tellBag', tellBagForms],
  ['emptyBag', emptyBagForms],
] as const

const withNames = [
  ['wantAgain', wantAgainForms],
  ['takeOut', takeOutForms],
  ['unwant', unwantForms],
  ['want', wantForms],
] as const

/** Whether it speaks of the list, and not of the bag alone. */
export const isOfShoppingList = ({ do: what }: ShoppingCommand): boolean =>
  ['want', 'unwant', 'wantAgain', 'tellList', 'forgetList'].includes(what)

/** Whether the bag has something of that name. */
export type Holds = (name: string) => boolean

/** Longer is a sentence about something else. */
export const LONGEST_NAME = 6

function named(words: string, forms: readonly RegExp[]): string[] | undefined {
  const rest = forms.map((form) => form.exec(words)?.[1]).find((found) => found !== undefined)
  const names = rest
    ?.split(/ and /)
    .map((name) => withoutAmount(name).trim())
    .filter((name) => name !== '')
  const isList = names && names.length > 0 && names.every((name) => wordCount(name) <= LONGEST_NAME)
  return isList && !names.some((name) => /^(?:it|this|that|them|something|anything|this one)$/.test(name))
    ? names
    : undefined
}

/** Whether a pack may be in the hand. */
export const isAtShelf = (question: ListenFor = 'all') => question === 'checking' || question === 'all'

/** Undefined: it is about something else, as is what was not taken and is in no bag: "i did not take the bus". */
export function shoppingCommand(
  text: string,
  question?: ListenFor,
  holds: Holds = () => true,
): ShoppingCommand | undefined {
  const words = plainWords(text.replaceAll(',', ' and '))
    .replace(/(?: and)+ /g, ' and ')
    .replace(/ and a (?=(?:half|quarter)\b)/, ' ')
    .replace(needsOpeners, '')
    .replace(needsClosers, '')
  for (const [name, forms] of plain) if (forms.some((form) => form.test(words))) return { do: name }
  const atShelf = isAtShelf(question)
  if (atShelf && takenForms.some((form) => form.test(words))) return { do: 'intoBag' }
  if (atShelf && leftForms.some((form) => form.test(words))) return { do: 'outOfBag' }
  for (const [what, forms] of withNames) {
    const names = named(words, forms)
    if (names) return { do: what, names }
  }
  const left = atShelf ? named(words, leftNamedForms) : undefined
  return left?.some(holds) ? { do: 'takeOut', names: left } : undefined
}
