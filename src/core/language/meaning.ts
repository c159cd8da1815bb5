import type { comparedAs } from '../texts/en/facts.ts'
import type { Topic } from './topics.ts'

/** Every word by which the shopper leads the visit or the product check, whatever sentence it was said in. */
const words = [
  'repeat',
  'help',
  'stop',
  'pause',
  'skip',
  'back',
  'slower',
  'faster',
  'louder',
  'quieter',
  'holdOnly',
  'listenAlways',
  'sounds',
  'lockScreen',
  'unlockScreen',
  'speakHindi',
  'speakEnglish',
  'whatIsThis',
  'startAgain',
  'callStaff',
  'callOff',
  'danger',
  'changeSection',
  'stock',
  'continue',
  'notRequired',
  'store',
  'home',
  'biscuits',
  'dairy',
  'breads',
  'entrance',
  'notThere',
  'next',
  'howManyLeft',
  'whereAmI',
  'imHere',
  'lost',
  'date',
  'shorter',
  'sayName',
  'spell',
  'compare',
  'counter',
  'buyMore',
  'nextTime',
  'save',
  'thanks',
  'wrong',
  'yes',
  'no',
] as const
export type Word = (typeof words)[number]
/** The words of sections, with the names that paths and products have for these. */
export const sectionOf = { biscuits: 'biscuits and snacks', dairy: 'dairy', breads: 'breads' } as const
export type SectionWord = keyof typeof sectionOf
export const isSectionWord = (word: Word): word is SectionWord => Object.hasOwn(sectionOf, word)
export const isSection = (meaning: Meaning): meaning is { type: 'word'; word: SectionWord } =>
  meaning.type === 'word' && isSectionWord(meaning.word)

/**
 * Which product a question is about: the one in hand, with what is named `beside` it and asked about as well, the one before
 * it, or those that are named. `pair`: it may be asked of the one before it as well, where there is one. `told`: what somebody else must not eat was
 * told, which is kept for nobody. `called`: a word that no product's name is, of what may be another thing than the one in hand.
 * Several ids: their names are the same words, or two were compared.
 */
export type About =
  | { kind: 'this'; beside?: readonly string[]; called?: string; pair?: true; told?: true }
  | { kind: 'before' }
  | { kind: 'named'; productIds: readonly string[] }

type Question = { type: 'question'; topic: Topic; about: About }

/** What two products are compared by, where the shopper has named one thing. */
export type Compared = keyof typeof comparedAs | 'useBy' | 'price'

/** How two products are to be compared: by what, and `named` is what the one in hand is compared with, not the one before it. */
export interface Comparing {
  compared?: Compared
  named?: readonly string[]
}

/** What the shopper wants; how it is to be compared beside the word for that alone. */
export type Meaning = ({ type: 'word'; word: Word } & Comparing) | Question

/** A meaning as the wire, the command line and tests write it: "counter", "contains nuts", "diet vegan", "describe". */
export function meaningName(meaning: Meaning): string {
  if (meaning.type === 'word') return meaning.word
  const { topic } = meaning
  if (topic.name === 'contains') return `contains ${topic.substance}`
  return topic.name === 'diet' ? `diet ${topic.diet}` : topic.name
}

/** The word of that name; undefined for a question's name and for what is no name. */
export const wordOf = (name: string | null): Word | undefined => words.find((word) => word === name)

/**
 * Names of meanings that the product check answers whatever the visit is asking: they are about the whole list, not
 * about a product in hand.
 */
export const answeredAnywhere: ReadonlySet<string> = new Set(['stock', 'available', 'price', 'offers'])
