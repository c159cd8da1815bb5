import { listWords } from './amounts.ts'
import { cardinal } from './numbers.ts'
import { sectionNames } from './walk.ts'

/** Sentences about what a shopper wants to buy and has taken, as in English. */
export const shoppingTexts = {
  nothingWanted: 'आपकी खरीदारी की सूची में कुछ नहीं है। जैसे बोलिए: खरीदारी की सूची में ब्रेड जोड़ो।',
  allFound: 'आपकी खरीदारी की सूची की सब चीज़ें आपके थैले में हैं।',
  listForgotten: 'आपकी खरीदारी की सूची भुला दी।',
  bagEmpty: 'आपके थैले में मेरे जाने कुछ नहीं है।',
  bagForgotten: 'आपके थैले में क्या है, यह मैंने भुला दिया।',
  showFirst: 'कृपया पहले उसे मुझे दिखाइए: पूछिए, यह क्या है?',
  putBack: 'अगर आप उसे वापस रख दें, तो बोलिए: थैले में नहीं।',
} as const

export const shoppingScreen = {
  title: 'मुझे क्या खरीदना है',
  about: 'सिर्फ़ इस फ़ोन पर रखा है: यह कभी भेजा नहीं जाता।',
  product: 'प्रोडक्ट',
  add: 'सूची में जोड़ें',
  remove: (name: string) => `${name} हटाएँ`,
  forget: 'मेरी खरीदारी की सूची भूल जाएँ',
} as const

type Words = readonly string[]
const inSection = (section: string) =>
  Object.hasOwn(sectionNames, section) ? sectionNames[section as keyof typeof sectionNames] : section

export const nowWanted = (names: Words) => `आपकी खरीदारी की सूची में: ${listWords(names)}।`
export const notInStore = (names: Words) =>
  `इस ब्रांड की सूची में मुझे यह नहीं मिल रहा: ${listWords(names, 'or')}। जैसा आपने कहा, वैसा ही रखती हूँ।`
export const noLongerWanted = (names: Words) => `अब आपकी खरीदारी की सूची में नहीं: ${listWords(names)}।`
export const wasNotWanted = (names: Words) => `आपकी खरीदारी की सूची में यह नहीं था: ${listWords(names)}।`
export const stillWanted = (names: Words) => `अभी ढूँढना है: ${listWords(names)}।`
export const wantedIn = (section: string, names: Words) => `${inSection(section)} में: ${listWords(names)}।`
export const wantedHere = (names: Words) => `आपकी खरीदारी की सूची से यहाँ: ${listWords(names)}।`
export const foundIt = (name: string) =>
  `${name} आपकी खरीदारी की सूची में है। मैं उस पर निशान लगाती हूँ और उसे आपके थैले में गिनती हूँ।`
export const foundAgain = (name: string) => `${name} पहले से आपके थैले में है।`
export const notThatOne = (name: string, wanted: string) => `यह ${name} है। आपकी सूची में ${wanted} है।`
export const intoBag = (name: string) => `आपके थैले में: ${name}।`
export const outOfBag = (name: string) => `आपके थैले से बाहर: ${name}।`
export const wasNotInBag = (names: Words) => `मेरे जाने आपके थैले में यह नहीं है: ${listWords(names)}।`
export const bagHolds = (names: Words) =>
  names.length === 1
    ? `आपके थैले में, जैसा आपने बताया: ${listWords(names)}।`
    : `आपके थैले में, जैसा आपने बताया, ${cardinal(names.length)} पैक: ${listWords(names)}।`
export const unsureOf = (names: Words) =>
  `जिससे आपको बचना है, उसके लिए मुझे इनका पक्का नहीं पता: ${listWords(names)}। कृपया स्टाफ़ से पूछिए।`
