import { MINUTE_MS } from '../../clock.ts'
import { type NutritionName, productFields } from '../../contract/product-fields.ts'
import type { PrintedDate } from '../../dates/calendar.ts'
import type { ToldName } from '../en/facts.ts'
import { groupsOf } from '../phrasing.ts'
import { listWords, speakAmount, speakUnits } from './amounts.ts'
import { sayDate } from './dates.ts'
import { cardinal, figures } from './numbers.ts'
import { substanceName } from './substance-names.ts'
import { sectionNames } from './walk.ts'

/** Sentences about a product; how sure each is stands in its words, as in English. */
export const facts = {
  notFound: 'इस प्रोडक्ट के लिए मुझे वह नहीं मिल रहा।',
  checkPack: 'कृपया पैक देखकर जाँच लीजिए या स्टाफ़ से पूछिए।',
  askStaff: 'कृपया स्टाफ़ से पूछिए।',
  askDoctor: 'कृपया अपने डॉक्टर या स्टाफ़ से पूछ लीजिए।',
  noAllergens: 'हमारी सूची इसकी एलर्जी वाली चीज़ें नहीं बताती।',
  noFullList: 'वह एलर्जी वाली चीज़ों की पूरी सूची नहीं देती।',
  noTraces: 'हमारी सूची यह नहीं बताती कि इसमें किसके अंश हो सकते हैं।',
  noneNamed: 'हमारी सूची से: ब्रांड इसमें एलर्जी वाली किसी चीज़ का नाम नहीं देता।',
  noNutrition: 'हमारी सूची इसका पोषण नहीं बताती।',
  noAmount: 'हमारी सूची नहीं बताती कि कितना है।',
  noIngredients: 'हमारी सूची इसकी सामग्री नहीं बताती।',
  onlyEnglish: 'हमारी सूची में यह सिर्फ़ अंग्रेज़ी में है।',
  notOurs: 'हमारी सूची यह नहीं कहती।',
  mayBeNeither: 'यह कोई नया प्रोडक्ट हो सकता है, और मैं नहीं बता सकती कि इसमें क्या है।',
  codeUnlisted: 'इसका बार कोड हमारी सूची में नहीं है।',
  cannotTell: 'मैं नहीं बता सकती कि आपके हाथ में इनमें से कौन सा है।',
  showFront: 'कृपया पैक का सामने वाला हिस्सा दिखाइए।',
  noPrices: 'हमारी सूची में दाम नहीं हैं।',
  noOffers: 'हमारी सूची में ऑफ़र नहीं हैं।',
  conditionUnseen:
    'मैं नहीं बता सकती कि पैक सही है या खराब। जो पैक फटा हो, फूला हो, रिस रहा हो, जिसमें फफूँद हो या जिससे अजीब गंध आए, उसमें से मत खाइए।',
  askForAnother: 'दूसरा पैक लीजिए, या स्टाफ़ के लिए बोलिए: स्टाफ़ बुलाओ।',
  takeItBack: 'दुकान का स्टाफ़ उसे बदल सकता है।',
  counterKnows: 'कैश काउंटर पर स्टाफ़ आपको बता सकते हैं।',
  storeKnows: 'दुकान का स्टाफ़ आपको बता सकता है।',
  allSections: 'हमारी सूची में तीन सेक्शन हैं: बिस्किट और स्नैक्स, डेयरी, और ब्रेड।',
  shelfUnseen: 'मैं नहीं देख सकती कि वह शेल्फ़ पर है या नहीं।',
  sayName: 'किसी एक प्रोडक्ट के बारे में पूछने के लिए उसका पूरा नाम बोलिए।',
  nameUnknown: 'वह नाम मुझे हमारी सूची में नहीं मिल रहा।',
  unreadable: 'हमारी सूची में ऐसे शब्द भी हैं जो मैं पढ़ नहीं सकती।',
  listChanged: 'मेरे बताने के बाद हमारी सूची बदल गई है। कृपया फिर से पूछिए।',
  lookAgain: 'अगर अब दूसरा पैक आपके हाथ में है, तो उसे सामने रखिए और पूछिए: यह क्या है?',
  codeAgain: 'कृपया अंक एक-एक करके फिर से बोलिए या लिखिए।',
  codeNotListed: 'हमारी सूची में इस कोड का कोई प्रोडक्ट नहीं है। कृपया स्टाफ़ से पूछिए।',
  noDatesKept: 'मैं तारीखें याद नहीं रखती, इसलिए उनकी तुलना नहीं कर सकती। एक-एक पैक दिखाकर उसकी तारीख पूछिए।',
  notKept: 'यह मैंने याद नहीं रखा: मैं वही रखती हूँ जो आप अपने बारे में बोलते हैं। जैसे बोलिए: मुझे मूँगफली और दूध से एलर्जी है।',
  needsTwo: 'मैं दो प्रोडक्ट की तुलना करती हूँ। दोनों के लिए पूछिए यह क्या है, फिर बोलिए तुलना करो।',
} as const

export const comparedAs = {
  netWeight: 'वज़न',
  energyKcal: 'सौ ग्राम में ऊर्जा',
  sugarG: 'सौ ग्राम में चीनी',
  fatG: 'सौ ग्राम में वसा',
  saltG: 'सौ ग्राम में नमक',
} as const

type Words = readonly string[]
const named = (words: Words) => listWords(words.map(substanceName))
const plain = (words: Words) => listWords(words)
export const inSection = (section: string) =>
  Object.hasOwn(sectionNames, section) ? sectionNames[section as keyof typeof sectionNames] : section

export const nameAndSize = (name: string, netWeight: string | null) =>
  `${name}${netWeight ? `, ${speakUnits(netWeight)}` : ''}।`
export const justName = (name: string) => `${name}।`
/** An answer that begins with what it is about need not say the name twice. */
export const ofProduct = (name: string, sentence: string) =>
  `${name}। ${sentence.replace(`${name} के लिए `, '')}`

const ago = (ms: number) => {
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes > 59) return 'काफ़ी देर पहले'
  return minutes < 2 ? 'एक मिनट पहले' : `${cardinal(minutes)} मिनट पहले`
}
export const listIsOf = (checkedOn: PrintedDate) => `हमारी सूची ${sayDate({ ...checkedOn, day: null })} की है।`
export const shownBefore = (name: string, agoMs: number) => `${name}: यह आपने मुझे ${ago(agoMs)} दिखाया था।`
export const saidBefore = (agoMs: number) => `यह मैंने ${ago(agoMs)} पढ़ा था।`
export const nameIs = (name: string) => `हमारी सूची से, इसका नाम है: ${name}।`
export const frontSays = (words: Words) => `हमारी सूची से, पैक के सामने लिखा है: ${plain(words)}।`
export const hasLess = (which: 'first' | 'second') => `${which === 'first' ? 'पहले' : 'दूसरे'} में कम है।`
export const hasSame = 'दोनों में बराबर है।'
export const notOfBoth = (what: string) => `हमारी सूची दोनों के लिए ${what} नहीं बताती।`

/** A sentence of the record's own, in the language in which it is written. */
export const quote = (sentence: string) => `हमारी सूची के अपने शब्द: ${sentence}`

export const ofBrand = (brand: string) => `हमारी सूची से: यह ${brand} का प्रोडक्ट है।`
export const onlyBrand = (brand: string) => `यहाँ मैं ${brand} के प्रोडक्ट में मदद कर सकती हूँ।`

export const contains = (words: Words) => `हमारी सूची से: इसमें है: ${named(words)}।`
export const mayContain = (words: Words) => `हमारी सूची से: इसमें हो सकता है: ${named(words)}।`
export const andMayContain = (words: Words) => `इसमें हो सकता है: ${named(words)}।`
export const amongIngredients = (words: Words) => `हमारी सूची से: सामग्री में यह नाम है: ${named(words)}।`
export const hindiNames = (words: Words) => `हमारी सूची के हिन्दी शब्दों में यह नाम है: ${named(words)}।`
export const packIsNamed = (words: Words) => `पैक का नाम है: ${plain(words)}।`
export const unsureWhether = (substance: string) => `वह नहीं बताती कि क्या वह ${substanceName(substance)} है।`
export const notNamed = (substance: string, product: string) =>
  `हमारी सूची ${product} के लिए यह नाम नहीं लेती: ${substanceName(substance)}।`
export const nothingToLookIn = (product: string) =>
  `हमारी सूची ${product} के लिए एलर्जी वाली चीज़ें या सामग्री नहीं बताती।`

export const ingredientsAre = (words: Words) => `हमारी सूची से, सामग्री: ${named(words)}।`
export const ingredientsThen = (words: Words) => `फिर ${named(words)}।`
export const ingredientsFew = (words: Words) => `सामग्री: ${named(words)}।`
export const ingredientsMain = (words: Words) => `मुख्य सामग्री: ${named(words)}।`

const spokenValue: Readonly<Record<NutritionName, string>> = {
  energyKcal: 'ऊर्जा',
  sugarG: 'चीनी',
  fatG: 'वसा',
  saltG: 'नमक',
  fibreG: 'फ़ाइबर',
}
type Value = readonly [NutritionName, number]

const valueWords = ([name, value]: Value) =>
  `${spokenValue[name]} ${speakAmount(value, productFields[name].unit)}`
export const oneValue = (value: Value) => `हमारी सूची से: सौ ग्राम में ${valueWords(value)}।`
export const allValues = (values: readonly Value[]) =>
  `हमारी सूची से, सौ ग्राम में: ${listWords(values.map(valueWords))}।`
export const valuesNotGiven = (names: readonly NutritionName[]) =>
  `हमारी सूची यह नहीं बताती: ${listWords(
    names.map((name) => spokenValue[name]),
    'or',
  )}।`

export const notGiven = (nutrient: string) => `हमारी सूची इसका यह नहीं बताती: ${substanceName(nutrient)}।`

export const told: Readonly<Record<ToldName, (said: string) => string>> = {
  netWeight: (size) => `हमारी सूची से: ${size}।`,
  origin: (country) => `हमारी सूची से, किस देश का है: ${country}।`,
  storage: (advice) => `हमारी सूची के अपने शब्द: ${advice}।`,
  servingG: (amount) => `हमारी सूची से: एक बार का हिस्सा ${amount} है।`,
}

export const packContains = (words: Words) => `पैक यह भी कहता है: इसमें है: ${named(words)}।`
export const packMayContain = (words: Words) => `पैक यह भी कहता है: इसमें हो सकता है: ${named(words)}।`
export const oursMayContain = (words: Words) => `हमारी सूची कहती है: इसमें हो सकता है: ${named(words)}।`
export const otherWeight = (printed: { amount: number; unit: string }, recorded: string) =>
  `पैक कहता है: ${speakAmount(printed.amount, printed.unit)}। हमारी सूची कहती है: ${speakUnits(recorded)}।`

export const codeNotListed = (name: string) => `मुझे ${name} नाम दिख रहा है, पर इसका बार कोड हमारी सूची में नहीं है।`
export const codeAgainstWords = (code: string, words: string) =>
  `मुझे ${code} का कोड और ${words} का नाम दिख रहा है।`
export const whichOfTwo = (first: string, second: string) => `दोनों में से कौन सा: ${first}, या ${second}?`
export const whichOne = (names: Words) => `कौन सा: ${listWords(names, 'or')}?`
export const manyNamedSo = (count: number, some: Words) =>
  `इस नाम के ${speakCount(count)} प्रोडक्ट हैं, जैसे ${plain(some)}।`

const speakCount = (count: number) => (count <= 9999 ? cardinal(count) : String(count))

export const inList = (name: string, section: string | null) =>
  section === null ? `हाँ, ${name} हमारी सूची में है।` : `हाँ, ${name} हमारी सूची में है, ${inSection(section)} सेक्शन में।`
export const severalInList = (count: number, some: Words) =>
  `हाँ, हमारी सूची में ऐसे ${speakCount(count)} हैं, जैसे ${plain(some)}।`
export const goodsInSection = (section: string) => `हाँ, हमारी सूची में वे ${inSection(section)} सेक्शन में हैं।`
export const noGoods = (goods: string) => `हमारी सूची में ${goods} नाम का कुछ नहीं है।`

export const sectionHas = (section: string, some: Words, more: number) =>
  more === 0
    ? `हमारी सूची से, ${inSection(section)} में: ${plain(some)}।`
    : `हमारी सूची से, ${inSection(section)} में: ${some.join(', ')}, और ${speakCount(more)} और।`
export const sectionUnknown = (section: string) => `हमारी सूची नहीं बताती कि ${inSection(section)} में क्या है।`

export const firstIs = (name: string) => `पहला है ${name}।`
export const secondIs = (name: string) => `दूसरा है ${name}।`
export const bothHave = (what: string, first: string, second: string) =>
  `हमारी सूची से, ${what}: पहले में ${first}, दूसरे में ${second}।`

export const spelled = (letters: Words) => `${letters.join(', ')}।`
export const signNames: Readonly<Record<string, string>> = { '&': 'और', '%': 'प्रतिशत', '+': 'प्लस' }

const readOut = (code: string) => groupsOf(code).map(figures).join(', ')

export const codeIsRight = (code: string) => [`${readOut(code)}।`, 'क्या यह सही है?']
export const codeMisheard = (code: string) => [
  `मेरे पास है ${readOut(code)}। यह नहीं हो सकता: इनमें से कोई एक अंक दूसरा है।`,
  facts.codeAgain,
]
export const codeLength = (code: string) => [
  `मेरे पास ${cardinal(code.length)} अंक हैं: ${readOut(code)}। बार कोड में आठ, बारह या तेरह होते हैं।`,
  facts.codeAgain,
]
