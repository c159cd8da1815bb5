import { MINUTE_MS } from '../../clock.ts'
import {
  type AskedName,
  type NameOfKind,
  type NutritionName,
  productFields,
} from '../../contract/product-fields.ts'
import type { PrintedDate } from '../../dates/calendar.ts'
import { cardinal, figures } from '../../language/cardinals.ts'
import { groupsOf } from '../phrasing.ts'
import { listWords, speakAmount, speakUnits } from './amounts.ts'
import { sayDate } from './dates.ts'

/** Sentences about a product. Several answers share them: one wording, so that a shopper learns to know them. */
export const facts = {
  notFound: 'I cannot find that for this product.',
  checkPack: 'Please check the pack or ask staff.',
  askStaff: 'Please ask staff.',
  askDoctor: 'Please check with your doctor or the staff.',
  noAllergens: 'Our list does not give its allergens.',
  noFullList: 'It gives no full list of allergens.',
  noTraces: 'Our list says nothing about traces.',
  noneNamed: 'From our list: the brand names no allergens in it.',
  noNutrition: 'Our list does not give its nutrition.',
  noAmount: 'Our list does not say how much.',
  noIngredients: 'Our list does not give its ingredients.',
  onlyEnglish: 'Our list has this in English only.',
  notOurs: 'Our list does not.',
  mayBeNeither: 'It may be a new product, and I cannot tell what is in it.',
  codeUnlisted: 'Its bar code is not in our list.',
  cannotTell: 'I cannot tell which of them you hold.',
  showFront: 'Please show me the front of the pack.',
  noPrices: 'Our list holds no prices.',
  noOffers: 'Our list holds no offers.',
  conditionUnseen:
    'I cannot tell whether a pack is whole or spoilt. Do not eat from one that is torn, swollen, leaking, mouldy or smells wrong.',
  askForAnother: 'Take another one, or for staff say: call staff.',
  takeItBack: 'Staff in a store can change it.',
  counterKnows: 'Staff at the cash counter can tell you.',
  storeKnows: 'Staff in a store can tell you.',
  allSections: 'Our list has three sections: biscuits and snacks, dairy, and breads.',
  shelfUnseen: 'I cannot see whether it is on the shelf.',
  sayName: 'To ask for one product, say its whole name.',
  nameUnknown: 'I do not find that name in our list.',
  unreadable: 'Our list also holds words that I cannot read aloud.',
  listChanged: 'Our list has changed since I said that. Please ask again.',
  lookAgain: 'If you have another pack now, hold it up and ask: what is this?',
  codeAgain: 'Please say or type the figures again, one by one.',
  codeNotListed: 'Our list has no product with this code. Please ask staff.',
  noDatesKept:
    'I keep no dates, so I cannot compare them. Ask for the use by date of each pack, one after the other.',
  notKept:
    'I have not kept that: I keep what you say of yourself. Say for example: I am allergic to peanuts and milk.',
  needsTwo: 'I compare two products. Ask what is this for each of them, then say compare.',
} as const

/** Each value that two products are compared by, where both have it. */
export const comparedAs = {
  netWeight: 'weight',
  energyKcal: 'energy per 100 grams',
  sugarG: 'sugar per 100 grams',
  fatG: 'fat per 100 grams',
  saltG: 'salt per 100 grams',
} as const

type Words = readonly string[]
const lower = (words: Words) => listWords(words.map((word) => word.toLowerCase()))

/** The name exactly as the catalogue spells it, with the pack's size where the record has it. */
export const nameAndSize = (name: string, netWeight: string | null) =>
  `${name}${netWeight ? `, ${speakUnits(netWeight)}` : ''}.`
export const justName = (name: string) => `${name}.`
/** An answer that begins with what it is about; a sentence that ends with the name need not say it twice. */
export const ofProduct = (name: string, sentence: string) =>
  `${name}. ${sentence.replace(` for ${name}.`, '.').replace(` of ${name}.`, '.')}`

const ago = (ms: number) => {
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes > 59) return 'a while ago'
  return minutes < 2 ? 'a minute ago' : `${minutes} minutes ago`
}
/** Of what was read and is said again; no product was named with it. */
export const saidBefore = (agoMs: number) => `I read that ${ago(agoMs)}.`
/** When somebody last held the record against the pack. */
export const listIsOf = (checkedOn: PrintedDate) => `Our list is of ${sayDate({ ...checkedOn, day: null })}.`
/** What was looked at before; `agoMs` of more than an hour is "a while". */
export const shownBefore = (name: string, agoMs: number) => `${name}: you showed it to me ${ago(agoMs)}.`
export const nameIs = (name: string) => `From our list, its name is ${name}.`
export const frontSays = (words: Words) => `From our list, the front says: ${listWords(words)}.`
/** A sentence of the record's own. */
export const quote = (sentence: string) => `Our list says: ${sentence}`

const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a')
export const ofBrand = (brand: string) => `From our list: this is ${article(brand)} ${brand} product.`
/** The answer to anything but the brand's products. */
export const onlyBrand = (brand: string) => `I can help with ${brand} products here.`

export const contains = (words: Words) => `From our list: contains ${lower(words)}.`
export const mayContain = (words: Words) => `From our list: may contain ${lower(words)}.`
/** The same where a sentence before it has named the list. */
export const andMayContain = (words: Words) => `May contain ${lower(words)}.`
export const amongIngredients = (words: Words) =>
  `From our list: the ingredients list names ${listWords(words)}.`
/** Written in Hindi alone; named by what it means, as this voice cannot read it. */
export const hindiNames = (words: Words) => `From our list: its Hindi words name ${listWords(words)}.`
export const packIsNamed = (words: Words) => `The pack is named ${listWords(words)}.`
export const unsureWhether = (substance: string) => `It does not say whether that is ${substance}.`
export const notNamed = (substance: string, product: string) =>
  `Our list does not name ${substance} for ${product}.`
export const nothingToLookIn = (product: string) =>
  `Our list does not give the allergens or ingredients of ${product}.`

export const ingredientsAre = (words: Words) => `From our list, the ingredients: ${listWords(words)}.`
export const ingredientsThen = (words: Words) => `Then ${listWords(words)}.`
export const ingredientsFew = (words: Words) => `Ingredients: ${listWords(words)}.`
export const ingredientsMain = (words: Words) => `Main ingredients: ${listWords(words)}.`

const spokenValue: Readonly<Record<NutritionName, string>> = {
  energyKcal: 'energy',
  sugarG: 'sugar',
  fatG: 'fat',
  saltG: 'salt',
  fibreG: 'fibre',
}
type Value = readonly [NutritionName, number]

const valueWords = ([name, value]: Value) =>
  `${spokenValue[name]} ${speakAmount(value, productFields[name].unit)}`
export const oneValue = (value: Value) => `From our list: ${valueWords(value)} per 100 grams.`
export const allValues = (values: readonly Value[]) =>
  `From our list, per 100 grams: ${listWords(values.map(valueWords))}.`
export const valuesNotGiven = (names: readonly NutritionName[]) =>
  `Our list does not give ${listWords(
    names.map((name) => spokenValue[name]),
    'or',
  )}.`

/** A figure that the record has no place for. */
export const notGiven = (nutrient: string) => `Our list does not give its ${nutrient}.`

/** The facts that one sentence tells; ingredients, allergens and values for 100 g have several. */
export type ToldName = Exclude<AskedName, NameOfKind<'allergens'> | NutritionName | 'ingredients'>

/** Each of them, units in words and without a full stop, as a sentence. */
export const told: Readonly<Record<ToldName, (said: string) => string>> = {
  netWeight: (size) => `From our list: ${size}.`,
  origin: (country) => `From our list, its country of origin: ${country}.`,
  storage: (advice) => `Our list says: ${advice}.`,
  servingG: (amount) => `From our list: a serving is ${amount}.`,
}

export const packContains = (words: Words) => `The pack also says: contains ${listWords(words)}.`
export const packMayContain = (words: Words) => `The pack also says: may contain ${listWords(words)}.`
export const oursMayContain = (words: Words) => `Our list says: may contain ${listWords(words)}.`
/** `printed` in grams or millilitres, `recorded` as the record has it. */
export const otherWeight = (printed: { amount: number; unit: string }, recorded: string) =>
  `The pack says: ${speakAmount(printed.amount, printed.unit)}. Our list says: ${speakUnits(recorded)}.`

export const codeNotListed = (name: string) =>
  `I see the name of ${name}, but its bar code is not in our list.`
export const codeAgainstWords = (code: string, words: string) =>
  `I see the code of ${code} and the name of ${words}.`
export const whichOfTwo = (first: string, second: string) => `Which of the two: ${first}, or ${second}?`
export const whichOne = (names: Words) => `Which one: ${listWords(names, 'or')}?`
export const manyNamedSo = (count: number, some: Words) =>
  `${count} products go by that name, such as ${listWords(some)}.`

export const inList = (name: string, section: string | null) =>
  section === null
    ? `Yes, ${name} is in our list.`
    : `Yes, ${name} is in our list, in the ${section} section.`
export const severalInList = (count: number, some: Words) =>
  `Yes, our list has ${count} of them, such as ${listWords(some)}.`
export const goodsInSection = (section: string) => `Yes, our list has them in the ${section} section.`
export const noGoods = (goods: string) => `Our list has no ${goods}.`

/** What stands in a section by the list: some by name, and how many more. */
export const sectionHas = (section: string, some: Words, more: number) =>
  more === 0
    ? `From our list, in ${section}: ${listWords(some)}.`
    : `From our list, in ${section}: ${some.join(', ')}, and ${more} more.`
export const sectionUnknown = (section: string) => `Our list does not say what is in ${section}.`

export const firstIs = (name: string) => `The first is ${name}.`
export const secondIs = (name: string) => `The second is ${name}.`
export const bothHave = (what: string, first: string, second: string) =>
  `From our list, ${what}: the first ${first}, the second ${second}.`

export const hasLess = (which: 'first' | 'second') => `The ${which} has less.`
export const hasSame = 'Both have the same.'
export const notOfBoth = (what: string) => `Our list does not give ${what} for both.`

/** One word of a name by its letters. Each letter is said by itself; figures are said as a number. */
export const spelled = (letters: Words) => `${letters.join(', ')}.`
export const signNames: Readonly<Record<string, string>> = { '&': 'and', '%': 'percent', '+': 'plus' }

const readOut = (code: string) => groupsOf(code).map(figures).join(', ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const codeIsRight = (code: string) => [`${capital(readOut(code))}.`, 'Is that right?']
export const codeMisheard = (code: string) => [
  `I have ${readOut(code)}. That cannot be: one of them is another.`,
  facts.codeAgain,
]
export const codeLength = (code: string) => [
  `I have ${cardinal(code.length)} figures: ${readOut(code)}. A bar code has eight, twelve or thirteen.`,
  facts.codeAgain,
]
