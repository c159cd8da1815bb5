import type { Product } from '../contract/product.ts'
import type { PlainTopicName, Topic } from '../language/topics.ts'
import { facts, nameIs, ofBrand, onlyBrand } from '../texts/en/facts.ts'
import { allAllergens, allergenSentences } from './allergens.ts'
import { containsSentences, dietSentences } from './contains.ts'
import { describeAll, fullList } from './describe.ts'
import { ingredientSentences } from './ingredients.ts'
import { featureSentences, frontSentences, quotesAbout, quotesOrNotFound } from './quotes.ts'
import { nutritionSentences, type RecordedTopic, recordedSentences, valueSentences } from './recorded.ts'

type Answer = (product: Product, brand: string) => string[]

const ourBrand: Answer = (_, brand) => [ofBrand(brand)]
const elsewhere: Answer = (_, brand) => [onlyBrand(brand)]

const answers: Readonly<Record<Exclude<PlainTopicName, RecordedTopic>, Answer>> = {
  describe: describeAll,
  fullList,
  ingredients: ingredientSentences,
  allergens: allAllergens,
  nutrition: nutritionSentences,
  sugarFree: (product) => [
    ...valueSentences(product, 'sugarG'),
    ...quotesAbout(product, ['sugar free', 'no added sugar', 'zero sugar', 'no sugar']),
  ],
  protein: (product) => quotesOrNotFound(product, ['protein', 'proteins']),
  flavour: (product) => [
    nameIs(product.name),
    ...frontSentences(product),
    ...quotesAbout(product, ['flavour', 'flavours', 'flavoured', 'flavor', 'taste', 'tastes', 'tasty']),
  ],
  maker: ourBrand,
  brand: ourBrand,
  features: (product) => {
    const sentences = featureSentences(product, 2)
    return sentences.length > 0 ? sentences : [facts.notFound]
  },
  packed: () => [facts.notFound],
  pieces: (product) => [...new Set([facts.notFound, ...recordedSentences(product, 'weight')])],
  serving: (product) => quotesOrNotFound(product, ['serve', 'serving', 'servings', 'eat', 'enjoy']),
  price: elsewhere,
  offers: elsewhere,
  available: elsewhere,
  outOfScope: elsewhere,
  directions: elsewhere,
}
const isRecorded = (name: PlainTopicName): name is RecordedTopic => !Object.hasOwn(answers, name)

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
    // Nothing of a record: it names the product.
    case 'code':
      return []
    default:
      return isRecorded(topic.name)
        ? recordedSentences(product, topic.name)
        : answers[topic.name](product, brand)
  }
}
