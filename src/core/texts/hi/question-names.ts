import type { Topic } from '../../language/topics.ts'
import { dietNames } from './needs.ts'
import { substanceName } from './substance-names.ts'

/** Every question about a product in its plainest words, as "क्या आपने पूछा: …?" asks for it. */
const questionNames: Readonly<Record<Exclude<Topic['name'], 'contains' | 'diet'>, string>> = {
  ingredients: 'इसकी सामग्री क्या है',
  allergens: 'इसमें एलर्जी वाली चीज़ें क्या हैं',
  nutrition: 'इसका पोषण क्या है',
  energy: 'इसमें कितनी कैलोरी है',
  sugar: 'इसमें कितनी चीनी है',
  sugarFree: 'क्या यह शुगर फ़्री है',
  fat: 'इसमें कितनी वसा है',
  salt: 'इसमें कितना नमक है',
  protein: 'इसमें कितना प्रोटीन है',
  fibre: 'इसमें कितना फ़ाइबर है',
  weight: 'इसका वज़न कितना है',
  flavour: 'इसका स्वाद कैसा है',
  maker: 'इसे किसने बनाया',
  brand: 'यह किस ब्रांड का है',
  storage: 'इसे कैसे रखना है',
  features: 'इसमें क्या खास है',
  pieces: 'इसमें कितने पीस हैं',
  serving: 'इसे कैसे खाना है',
  servingSize: 'एक बार में कितना खाना है',
  recalled: 'क्या इसे वापस बुलाया गया है',
  packed: 'यह कब पैक हुआ',
  origin: 'यह कहाँ बना है',
  describe: 'इसकी जानकारी दीजिए',
  fullList: 'इसके बारे में सब कुछ बताओ',
  advice: 'क्या इसे खा सकते हैं',
  available: 'क्या वह आपके पास है',
  price: 'दाम क्या है',
  damaged: 'क्या पैकेट फटा है',
  offers: 'कोई ऑफ़र है',
  directions: 'वह कहाँ है',
  find: 'कोई प्रोडक्ट ढूँढो',
  isNot: 'यह कोई और प्रोडक्ट है',
  code: 'यह कौन सा बार कोड है',
  outOfScope: 'कुछ और',
}

export const dietName = (diet: string): string =>
  Object.hasOwn(dietNames, diet) ? dietNames[diet as keyof typeof dietNames] : substanceName(diet)

function questionName(topic: Topic): string {
  if (topic.name === 'contains') return `क्या इसमें ${substanceName(topic.substance)} है`
  if (topic.name === 'available' && 'goods' in topic) return `क्या आपके पास ${topic.goods} है`
  return topic.name === 'diet' ? `क्या यह ${dietName(topic.diet)} है` : questionNames[topic.name]
}

export const didYouAsk = (topic: Topic) => `क्या आपने पूछा: ${questionName(topic)}? हाँ या नहीं।`
