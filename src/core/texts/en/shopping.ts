import { cardinal } from '../../language/cardinals.ts'
import { listWords } from './amounts.ts'

/** Sentences about what a shopper wants to buy and has taken: the phone's alone, as those of `needs.ts`. */
export const shoppingTexts = {
  nothingWanted: 'Nothing is on your shopping list. Say for example: add butter cookies to my shopping list.',
  allFound: 'All of your shopping list is in your bag.',
  listForgotten: 'Your shopping list is forgotten.',
  bagEmpty: 'I know of nothing in your bag.',
  bagForgotten: 'I have forgotten what is in your bag.',
  showFirst: 'Please show it to me first: ask, what is this?',
  putBack: 'If you put it back, say: not in my bag.',
} as const

/** The screen on which the list is kept by hand. */
export const shoppingScreen = {
  title: 'What I want to buy',
  about: 'Kept on this phone alone: it is never sent.',
  product: 'Product',
  add: 'Add to the list',
  remove: (name: string) => `Remove ${name}`,
  forget: 'Forget my shopping list',
} as const

type Words = readonly string[]

export const nowWanted = (names: Words) => `On your shopping list: ${listWords(names)}.`
export const notInStore = (names: Words) =>
  `I do not find ${listWords(names, 'or')} in the list of this brand. I keep it as you said it.`
export const noLongerWanted = (names: Words) => `No longer on your shopping list: ${listWords(names)}.`
export const wasNotWanted = (names: Words) => `${listWords(names)}: not on your shopping list.`
export const stillWanted = (names: Words) => `Still to find: ${listWords(names)}.`
export const wantedIn = (section: string, names: Words) => `In ${section}: ${listWords(names)}.`
export const wantedHere = (names: Words) => `On your shopping list here: ${listWords(names)}.`
export const foundIt = (name: string) =>
  `${name} is on your shopping list. I check it off and count it into your bag.`
export const foundAgain = (name: string) => `${name} is in your bag already.`
export const notThatOne = (name: string, wanted: string) => `This is ${name}. Your list has ${wanted}.`
export const intoBag = (name: string) => `In your bag: ${name}.`
export const outOfBag = (name: string) => `Out of your bag: ${name}.`
export const wasNotInBag = (names: Words) => `${listWords(names)}: not in your bag, as far as I know.`
export const bagHolds = (names: Words) =>
  names.length === 1
    ? `In your bag, as you told me: ${listWords(names)}.`
    : `In your bag, as you told me, ${cardinal(names.length)} packs: ${listWords(names)}.`
export const unsureOf = (names: Words) =>
  `Of ${listWords(names)} I am not sure, for what you avoid. Please ask staff.`
