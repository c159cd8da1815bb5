import type { ListenFor } from '../contract/modes.ts'
import { needsClosers, needsOpeners } from '../language/en/needs-forms.ts'
import {
  amounts,
  emptyBagForms,
  forgetListForms,
  intoBagForms,
  outOfBagForms,
  takenForms,
  tellBagForms,
  tellListForms,
  unwantForms,
  wantForms,
} from '../language/en/shopping-forms.ts'
import { plainWords, wordCount } from '../language/plain-words.ts'

/** What a sentence wants of the shopping list or the bag; names are plain words, as they were said. */
export type ShoppingCommand =
  | { do: 'want' | 'unwant'; names: readonly string[] }
  | { do: 'tellList' | 'forgetList' | 'intoBag' | 'outOfBag' | 'tellBag' | 'emptyBag' }

const plain = [
  ['tellList', tellListForms],
  ['forgetList', forgetListForms],
  ['intoBag', intoBagForms],
  ['outOfBag', outOfBagForms],
  ['tellBag', tellBagForms],
  ['emptyBag', emptyBagForms],
] as const

/** Longer is a sentence about something else. */
export const LONGEST_NAME = 6

function named(words: string, forms: readonly RegExp[]): string[] | undefined {
  const rest = forms.map((form) => form.exec(words)?.[1]).find((found) => found !== undefined)
  const names = rest
    ?.split(/ and /)
    .map((name) => name.replace(amounts, '').trim())
    .filter((name) => name !== '')
  const isList = names && names.length > 0 && names.every((name) => wordCount(name) <= LONGEST_NAME)
  return isList && !names.some((name) => /^(?:it|this|that|them|something|anything|this one)$/.test(name))
    ? names
    : undefined
}

/** Undefined: it is about something else. */
export function shoppingCommand(text: string, question: ListenFor = 'all'): ShoppingCommand | undefined {
  const words = plainWords(text.replaceAll(',', ' and '))
    .replace(/(?: and)+ /g, ' and ')
    .replace(needsOpeners, '')
    .replace(needsClosers, '')
  for (const [name, forms] of plain) if (forms.some((form) => form.test(words))) return { do: name }
  const atShelf = question === 'checking' || question === 'all'
  if (atShelf && takenForms.some((form) => form.test(words))) return { do: 'intoBag' }
  const unwanted = named(words, unwantForms)
  if (unwanted) return { do: 'unwant', names: unwanted }
  const wanted = named(words, wantForms)
  return wanted && { do: 'want', names: wanted }
}
