import type { Product } from '../contract/product.ts'
import type { PlainTopicName, Topic } from '../language/topics.ts'
import { allAllergens, allergenSentences } from './allergens.ts'
import { containsSentences } from './contains.ts'
import { describeAll, fullList } from './describe.ts'
import { dietSentences } from './diet.ts'
import { ingredientSentences } from './ingredients.ts'
import { nutritionSentences, valueSentences } from './nutrition.ts'
import { facts } from './phrases.ts'
import { featureSentences, frontSentences, quotesAbout, quotesOrNotFound } from './quotes.ts'
import { speakUnits } from './speakable.ts'

type Answer = (product: Product, brand: string) => string[]

const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a')

const ourBrand: Answer = (_, brand) => [`From our list: this is ${article(brand)} ${brand} product.`]

const orNotFound = (sentences: string[]) => (sentences.length > 0 ? sentences : [facts.notFound])

/** The answer to anything but the brand's products, whether or not one is at hand. */
export function outOfScope(brand: string): string {
  return `I can help with ${brand} products here.`
}

const elsewhere: Answer = (_, brand) => [outOfScope(brand)]

const answers: Readonly<Record<PlainTopicName, Answer>> = {
  describe: describeAll,
  fullList,
  ingredients: ingredientSentences,
  allergens: allAllergens,
  nutrition: nutritionSentences,
  energy: (product) => valueSentences(product, 'energyKcal'),
  sugar: (product) => valueSentences(product, 'sugarG'),
  sugarFree: (product) => [
    ...valueSentences(product, 'sugarG'),
    ...quotesAbout(product, ['sugar free', 'no added sugar', 'zero sugar', 'no sugar']),
  ],
  fat: (product) => valueSentences(product, 'fatG'),
  salt: (product) => valueSentences(product, 'saltG'),
  protein: (product) => quotesOrNotFound(product, ['protein', 'proteins']),
  weight: ({ netWeight }) => [netWeight ? `From our list: ${speakUnits(netWeight)}.` : facts.notFound],
  flavour: (product) => [
    `From our list, its name is ${product.name}.`,
    ...frontSentences(product),
    ...quotesAbout(product, ['flavour', 'flavours', 'flavoured', 'flavor', 'taste', 'tastes', 'tasty']),
  ],
  maker: ourBrand,
  brand: ourBrand,
  storage: (product) =>
    quotesOrNotFound(product, [
      'store',
      'stored',
      'storage',
      'keep',
      'refrigerate',
      'refrigerated',
      'freeze',
      'airtight',
    ]),
  features: (product) => orNotFound(featureSentences(product, 2)),
  packed: () => [facts.notFound],
  pieces: ({ netWeight }) => [
    facts.notFound,
    ...(netWeight ? [`From our list: ${speakUnits(netWeight)}.`] : []),
  ],
  serving: (product) => quotesOrNotFound(product, ['serve', 'serving', 'servings', 'eat', 'enjoy']),
  origin: (product) => quotesOrNotFound(product, ['made in', 'product of', 'baked in']),
  outOfScope: elsewhere,
  directions: elsewhere,
}

/**
 * What the brand's records say on a topic: one sentence an item, the source in the words ("From our list"). What is
 * not recorded is said not to be; nothing is ever worked out from other facts.
 */
export function answerTopic(product: Product, topic: Topic, brand: string): string[] {
  switch (topic.name) {
    case 'contains':
      return containsSentences(product, topic.substance)
    case 'diet':
      return dietSentences(product, topic.diet)
    case 'advice': {
      const sugar = topic.concern === 'sugar' ? valueSentences(product, 'sugarG') : []
      return [...sugar, ...allergenSentences(product), facts.askDoctor]
    }
    default:
      return answers[topic.name](product, brand)
  }
}
