import type { Choice } from '../session/choices.ts'
import type { Choices } from './effects.ts'

/** The buttons' names, as helpers and acceptance checks look for them, and the words that each says. */
const wordsOf = {
  Biscuits: 'biscuits',
  Dairy: 'dairy',
  Breads: 'breads',
  Entrance: 'entrance',
  'Not there': 'not there',
  Continue: 'continue',
  'Not required': 'not required',
  Skip: 'skip',
  Store: 'store',
  Home: 'home',
  Next: 'next',
  Repeat: 'repeat',
  Back: 'back',
  'How many left': 'how many left',
  'Where am I': 'where am i',
  "I'm here": 'i am here',
  Lost: 'lost',
  'Cash counter': 'cash counter',
  'Buy more': 'buy more',
  'Next time': 'next time',
  Save: 'save',
  'Thank you': 'thank you',
  Yes: 'yes',
  No: 'no',
  'What is this?': 'what is this',
  'Use-by date': 'use by date',
  Ingredients: 'ingredients',
  Allergens: 'allergens',
  Nutrition: 'nutrition',
  Slower: 'slower',
  Faster: 'faster',
  Help: 'help',
  'Call staff': 'call staff',
  'Start again': 'start again',
  Pause: 'pause',
} as const satisfies Readonly<Record<string, string>>

export type ChoiceLabel = keyof typeof wordsOf

const choiceOf = (label: ChoiceLabel): Choice => ({ label, words: wordsOf[label] })

const always: readonly ChoiceLabel[] = [
  'Repeat',
  'Pause',
  'Help',
  'Back',
  'What is this?',
  'Slower',
  'Faster',
  'Call staff',
  'Start again',
]

/** At most five in sight; what is always open and not among them goes under More, after `more`. */
export function choicesOf(inSight: readonly ChoiceLabel[], more: readonly ChoiceLabel[] = []): Choices {
  const shown = inSight.slice(0, 5)
  const hidden = new Set([...inSight.slice(5), ...more, ...always].filter((label) => !shown.includes(label)))
  return { inSight: shown.map(choiceOf), more: [...hidden].map(choiceOf) }
}
