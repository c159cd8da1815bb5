import type { Topic } from '../../language/topics.ts'

/** Every question about a product in its plainest words, as "Did you ask: …?" asks for it. */
const questionNames: Readonly<Record<Exclude<Topic['name'], 'contains' | 'diet'>, string>> = {
  ingredients: 'what are the ingredients',
  allergens: 'what are the allergens',
  nutrition: 'what is the nutrition',
  energy: 'how many calories',
  sugar: 'how much sugar',
  sugarFree: 'is it sugar free',
  fat: 'how much fat',
  salt: 'how much salt',
  protein: 'how much protein',
  fibre: 'how much fibre',
  weight: 'how much does it weigh',
  flavour: 'what flavour is it',
  maker: 'who makes it',
  brand: 'which brand is it',
  storage: 'how do I keep it',
  features: 'what is special about it',
  pieces: 'how many pieces',
  serving: 'how do I eat it',
  servingSize: 'what is a serving',
  recalled: 'is it recalled',
  packed: 'when was it packed',
  origin: 'where was it made',
  describe: 'tell me about it',
  fullList: 'tell me everything',
  advice: 'may I eat it',
  available: 'do you have it',
  price: 'what is the price',
  damaged: 'is the pack torn',
  offers: 'any offers',
  directions: 'where is it',
  find: 'find a product',
  isNot: 'it is another product',
  code: 'what is this bar code',
  outOfScope: 'something else',
}

function questionName(topic: Topic): string {
  if (topic.name === 'contains') return `is there ${topic.substance} in it`
  if (topic.name === 'available' && 'goods' in topic) return `do you have ${topic.goods}`
  return topic.name === 'diet' ? `is it ${dietName(topic.diet)}` : questionNames[topic.name]
}

/** A way of eating as it is said. */
export const dietName = (diet: string): string => diet

export const didYouAsk = (topic: Topic) => `Did you ask: ${questionName(topic)}? Yes or no.`
