import type { Product } from '../contract/product.ts'
import type { PlainTopicName, Topic } from '../language/topics.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { allAllergens, allergenSentences } from './allergens.ts'
import { containsSentences } from './contains.ts'
import { describeAll, fullList } from './describe.ts'
import { dietSentences } from './diets.ts'
import { ingredientSentences } from './ingredients.ts'
import { featureSentences, frontSentences, quotesAbout, quotesOrNotFound } from './record-texts.ts'
import { nutritionSentences, type RecordedTopic, recordedSentences, valueSentences } from './recorded.ts'

type Answer = (product: Product, texts: Texts, brand: string) => string[]

const ourBrand: Answer = (_, texts, brand) => [texts.ofBrand(brand)]
const elsewhere: Answer = (_, texts, brand) => [texts.onlyBrand(brand)]

const answers: Readonly<Record<Exclude<PlainTopicName, RecordedTopic>, Answer>> = {
  describe: describeAll,
  fullList,
  ingredients: ingredientSentences,
  allergens: allAllergens,
  nutrition: nutritionSentences,
  sugarFree: (product, texts) => [
    ...valueSentences(product, 'sugarG', texts),
    ...quotesAbout(product, ['sugar free', 'no added sugar', 'zero sugar', 'no sugar'], texts),
  ],
  protein: (product, texts) => quotesOrNotFound(product, ['protein', 'proteins'], texts),
  flavour: (product, texts) => [
    texts.nameIs(product.name),
    ...frontSentences(product, texts),
    ...quotesAbout(
      product,
      ['flavour', 'flavours', 'flavoured', 'flavor', 'taste', 'tastes', 'tasty'],
      texts,
    ),
  ],
  maker: ourBrand,
  brand: ourBrand,
  features: (product, texts) => {
    const sentences = featureSentences(product, 2, texts)
    return sentences.length > 0 ? sentences : [texts.facts.notFound]
  },
  packed: (_, texts) => [texts.facts.notFound],
  // It stands in no record of a product: recalls.ts says it.
  recalled: (_, texts) => [texts.facts.notFound],
  pieces: (product, texts) => [
    ...new Set([texts.facts.notFound, ...recordedSentences(product, 'weight', texts)]),
  ],
  serving: (product, texts) =>
    quotesOrNotFound(product, ['serve', 'serving', 'servings', 'eat', 'enjoy'], texts),
  price: elsewhere,
  offers: elsewhere,
  damaged: elsewhere,
  available: elsewhere,
  find: elsewhere,
  isNot: elsewhere,
  outOfScope: elsewhere,
  directions: elsewhere,
}
const isRecorded = (name: PlainTopicName): name is RecordedTopic => !Object.hasOwn(answers, name)

/**
 * What the brand's records say on a topic: one sentence an item, the source in the words ("From our list"). What is
 * not recorded is said not to be; nothing is ever worked out from other facts.
 */
export function answerTopic(product: Product, topic: Topic, brand: string, texts: Texts): string[] {
  switch (topic.name) {
    case 'contains':
      return containsSentences(product, topic.substance, texts)
    case 'diet':
      return dietSentences(product, topic.diet, texts)
    case 'advice': {
      const sugar = topic.concern === 'sugar' ? valueSentences(product, 'sugarG', texts) : []
      return [...sugar, ...allergenSentences(product, texts), texts.facts.askDoctor]
    }
    // Nothing of a record: it names the product.
    case 'code':
      return []
    default:
      return isRecorded(topic.name)
        ? recordedSentences(product, topic.name, texts)
        : answers[topic.name](product, texts, brand)
  }
}

/**
 * Several answers as one: what begins alike stands together, as "that" is what was said before, and "Please check the pack"
 * is said once, at the end.
 */
export function asOne(
  answers: readonly (readonly string[])[],
  { facts: { checkPack } }: Texts,
): readonly string[] {
  const [only, another] = answers
  if (only && !another) return only
  const firstAlike = ([begin]: readonly string[]) => answers.findIndex(([first]) => first === begin)
  const all = new Set([...answers].sort((a, b) => firstAlike(a) - firstAlike(b)).flat())
  return all.delete(checkPack) ? [...all, checkPack] : [...all]
}
