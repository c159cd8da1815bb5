import { cardinal } from '../../language/cardinals.ts'
import { BREATH, inBreaths, isShortened } from '../phrasing.ts'
import { listWords, speakUnits } from './amounts.ts'
import { amongIngredients, contains, hindiNames, mayContain, packIsNamed, quote } from './facts.ts'

/** Sentences about what a shopper must not eat. They are said by the phone alone: docs/needs.md. */
export const needsTexts = {
  noAllergens: 'Our list gives no allergens for it. Please ask staff.',
  noIngredients: 'Our list gives no ingredients for it. Please ask staff.',
  noneNamed: 'From our list: the brand names no allergens in it.',
  noRecord: 'I have no record of this product. Please ask staff.',
  unreadable: 'Our list also holds words that I cannot read.',
  checkPack: 'Please check the pack or ask staff.',
  onlyPack: 'Our list does not.',
  nothingKept: 'You have told me nothing that you avoid. Say for example: I am allergic to peanuts and milk.',
  hearAll: 'To hear all that you avoid, ask: what is on my list?',
  cannotKeep: 'I could not keep it: this browser keeps nothing once the page is closed.',
  nothingToUndo: 'I have changed nothing on your lists that I could take back.',
  lookFailed: 'I could not look at what you avoid. Please ask staff.',
} as const

/** With recordings: what is said where the phone has no voice of its own to name anything of the list. */
export const needsSpoken = {
  'needs.contains': 'This has something that you avoid. I have written it on the screen. Please ask staff.',
  'needs.unsure':
    'Of something that you avoid I am not sure. I have written it on the screen. Please ask staff.',
  'needs.written':
    'I have written it on the screen. This phone has no voice of its own, and your list is not to leave it.',
  'needs.server':
    'Your list is kept on this phone alone. What you say is heard by the store’s own machine and is not kept. To tell nobody at all, use the screen: Settings, What I must not eat.',
  'needs.cloud':
    'Your list is kept on this phone alone. But what you say goes to an online service here. To tell nobody at all, use the screen: Settings, What I must not eat.',
} as const

/** The screen on which the list is kept by hand. */
export const needsScreen = {
  title: 'What I must not eat',
  about:
    'Kept on this phone alone: it is never sent. What you tick is said first whenever a product is named, with where it stands. Nothing is ever called safe.',
  others: 'Something else',
  othersHint: 'I cannot look for what is not in the list above: I will say that staff must be asked.',
  add: 'Add',
  diets: 'How I eat',
  allergens: 'Allergens',
  ingredients: 'Other ingredients',
  forget: 'Forget my list',
} as const

type Words = readonly string[]

export const dietNames = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  jain: 'Jain',
  halal: 'halal',
  kosher: 'kosher',
} as const

/** How something that is kept on the list is called. */
export const avoidedName = (kept: string): string => kept

const thingsOf = (names: Words) =>
  isShortened(names) ? `${cardinal(names.length)} things that you avoid` : listWords(names, 'or')

/** Before what is said of a product: its name, so that a name that was misread is noticed. */
export const ofNamed = (product: string, sentences: string) => `${product}: ${lowerFirst(sentences)}`
const lowerFirst = (text: string) =>
  text.startsWith('I ') ? text : text.charAt(0).toLowerCase() + text.slice(1)

export const avoids = (names: Words, said: Words) => [`You avoid ${listWords(names)}.`, ...said].join(' ')
export const eats = (diet: string, said: Words) => [`You eat ${diet}.`, ...said].join(' ')
export const packContains = (words: Words) => `The pack says: contains ${listWords(words)}.`
export const packMayContain = (words: Words) => `The pack says: may contain ${listWords(words)}.`
/** How what record and pack say of it is worded. */
export const foundTexts = {
  ...{ amongIngredients, contains, hindiNames, mayContain, packContains, packIsNamed },
  ...{ packMayContain, quote, speakUnits },
} as const
export const unsureWhether = (names: Words) => `It does not say whether that is ${listWords(names, 'or')}.`
export const doesNotName = (names: Words) => `Our list does not name ${thingsOf(names)} in it.`
/** What is not known, about so many; `names` are shortened to their number, which is said. */
export const notKnown = (names: Words, said: string) => `You avoid ${thingsOfAll(names)}. ${said}`
const thingsOfAll = (names: Words) =>
  isShortened(names) ? `${cardinal(names.length)} things` : listWords(names)
export const cannotLookFor = (names: Words) =>
  `I cannot look for ${listWords(names, 'or')}. Please ask staff.`
export const dietUnsaid = (diet: string) => `Our list does not say whether it is ${diet}.`

export const kept = (names: Words, diets: Words) =>
  [
    ...inBreaths(names, listWords).map((part, at) =>
      at === 0 ? `Kept: you avoid ${part}.` : `And ${part}.`,
    ),
    ...diets.map((diet) => `Kept: you eat ${diet}.`),
  ].join(' ')
export const removed = (names: Words) => `Removed: ${listWords(names)}.`
export const notOnList = (names: Words) => `You had not told me of ${listWords(names, 'or')}.`
/** All of it, however long; the number comes first. */
export const listIs = (names: Words, diets: Words): string[] => [
  ...(names.length > BREATH ? [`You avoid ${cardinal(names.length)} things.`] : []),
  ...inBreaths(names, listWords).map((part, at) => (at === 0 ? `You avoid ${part}.` : `And ${part}.`)),
  ...diets.map((diet) => `You eat ${diet}.`),
]
/** What was on it is said once more: a word that was misheard must not cost a list. */
export const forgotten = (said: Words) =>
  said.length === 0 ? 'There was nothing to forget.' : ['Forgotten. What it held:', ...said].join(' ')
