import type { needsSpoken as english } from '../en/needs.ts'
import { BREATH, inBreaths, isShortened } from '../phrasing.ts'
import { listWords, speakUnits } from './amounts.ts'
import { amongIngredients, contains, hindiNames, mayContain, packIsNamed, quote } from './facts.ts'
import { cardinal } from './numbers.ts'
import { substanceName } from './substance-names.ts'

/** Sentences about what a shopper must not eat, as in English. */
export const needsTexts = {
  noAllergens: 'हमारी सूची इसकी एलर्जी वाली चीज़ें नहीं बताती। कृपया स्टाफ़ से पूछिए।',
  noIngredients: 'हमारी सूची इसकी सामग्री नहीं बताती। कृपया स्टाफ़ से पूछिए।',
  noneNamed: 'हमारी सूची से: ब्रांड इसमें एलर्जी वाली किसी चीज़ का नाम नहीं देता।',
  noRecord: 'इस प्रोडक्ट का मेरे पास कोई रिकॉर्ड नहीं है। कृपया स्टाफ़ से पूछिए।',
  unreadable: 'हमारी सूची में ऐसे शब्द भी हैं जिन्हें मैं पहचान नहीं सकती।',
  checkPack: 'कृपया पैक देखकर जाँच लीजिए या स्टाफ़ से पूछिए।',
  onlyPack: 'हमारी सूची यह नहीं कहती।',
  nothingKept: 'आपने मुझे ऐसा कुछ नहीं बताया जिससे आपको बचना है। जैसे बोलिए: मुझे मूँगफली और दूध से एलर्जी है।',
  hearAll: 'सब सुनने के लिए पूछिए: मेरी सूची में क्या है?',
  cannotKeep: 'मैं इसे रख नहीं सकी: पेज बंद होने पर यह ब्राउज़र कुछ नहीं रखता।',
  nothingToUndo: 'मैंने आपकी सूचियों में ऐसा कुछ नहीं बदला जिसे वापस लूँ।',
  lookFailed: 'आपको किन चीज़ों से बचना है, यह मैं नहीं देख सकी। कृपया स्टाफ़ से पूछिए।',
} as const

/** Where no voice may name anything of the list. */
export const needsSpoken = {
  'needs.contains': 'इसमें वह चीज़ है जिससे आपको बचना है। मैंने उसे स्क्रीन पर लिख दिया है। कृपया स्टाफ़ से पूछिए।',
  'needs.unsure': 'जिससे आपको बचना है, उसके बारे में मुझे पक्का नहीं पता। मैंने उसे स्क्रीन पर लिख दिया है। कृपया स्टाफ़ से पूछिए।',
  'needs.written':
    'मैंने उसे स्क्रीन पर लिख दिया है। इस फ़ोन की अपनी आवाज़ नहीं है, और आपकी सूची इससे बाहर नहीं जानी चाहिए।',
  'needs.server':
    'आपकी सूची सिर्फ़ इस फ़ोन पर रखी है। आप जो बोलते हैं, उसे दुकान की अपनी मशीन सुनती है और नहीं रखती। किसी को भी न बताना हो तो सेटिंग में स्क्रीन पर चुनिए।',
  'needs.cloud':
    'आपकी सूची सिर्फ़ इस फ़ोन पर रखी है। लेकिन आप जो बोलते हैं, वह यहाँ एक ऑनलाइन सेवा को जाता है। किसी को भी न बताना हो तो सेटिंग में स्क्रीन पर चुनिए।',
} as const satisfies Record<keyof typeof english, string>

export const needsScreen = {
  title: 'मुझे क्या नहीं खाना है',
  about:
    'सिर्फ़ इस फ़ोन पर रखा है: यह कभी भेजा नहीं जाता। आप जो चुनेंगे, वह हर प्रोडक्ट के नाम पर सबसे पहले कहा जाएगा, और यह भी कि वह कहाँ लिखा है। किसी चीज़ को कभी सुरक्षित नहीं कहा जाता।',
  others: 'कुछ और',
  othersHint: 'जो ऊपर की सूची में नहीं है, उसे मैं ढूँढ नहीं सकती: मैं कहूँगी कि स्टाफ़ से पूछना है।',
  add: 'जोड़ें',
  diets: 'मेरा खाना',
  allergens: 'एलर्जी वाली चीज़ें',
  ingredients: 'दूसरी सामग्री',
  forget: 'मेरी सूची भूल जाएँ',
} as const

type Words = readonly string[]
const named = (words: Words) => listWords(words.map(substanceName))

export const dietNames = {
  vegetarian: 'शाकाहारी',
  vegan: 'वीगन',
  jain: 'जैन',
  halal: 'हलाल',
  kosher: 'कोशर',
} as const

/** How something that is kept on the list is called. */
export const avoidedName = substanceName

const thingsOf = (names: Words, joint?: 'or') =>
  isShortened(names) ? `${cardinal(names.length)} चीज़ें` : listWords(names, joint)

export const ofNamed = (product: string, sentences: string) => `${product}: ${sentences}`

export const avoids = (names: Words, said: Words) =>
  [`आपको इससे बचना है: ${listWords(names)}।`, ...said].join(' ')
export const eats = (diet: string, said: Words) => [`आपका खाना: ${diet}।`, ...said].join(' ')
export const packContains = (words: Words) => `पैक कहता है: इसमें है: ${named(words)}।`
export const packMayContain = (words: Words) => `पैक कहता है: इसमें हो सकता है: ${named(words)}।`
/** How what record and pack say of it is worded. */
export const foundTexts = {
  ...{ amongIngredients, contains, hindiNames, mayContain, packContains, packIsNamed },
  ...{ packMayContain, quote, speakUnits },
} as const
export const unsureWhether = (names: Words) => `वह नहीं बताती कि क्या वह यह है: ${listWords(names, 'or')}।`
export const doesNotName = (names: Words) =>
  isShortened(names)
    ? `जिनसे आपको बचना है, उनमें से ${cardinal(names.length)} के नाम हमारी सूची इसमें नहीं लेती।`
    : `हमारी सूची इसमें यह नाम नहीं लेती: ${listWords(names, 'or')}।`
export const notKnown = (names: Words, said: string) => `आपको इससे बचना है: ${thingsOf(names)}। ${said}`
export const cannotLookFor = (names: Words) =>
  `मैं इसे नहीं ढूँढ सकती: ${listWords(names, 'or')}। कृपया स्टाफ़ से पूछिए।`
export const dietUnsaid = (diet: string) => `हमारी सूची नहीं बताती कि यह ${diet} है या नहीं।`

export const kept = (names: Words, diets: Words) =>
  [
    ...inBreaths(names, listWords).map((part, at) =>
      at === 0 ? `रख लिया: आपको इससे बचना है: ${part}।` : `और ${part}।`,
    ),
    ...diets.map((diet) => `रख लिया: आपका खाना: ${diet}।`),
  ].join(' ')
export const removed = (names: Words) => `हटा दिया: ${listWords(names)}।`
export const notOnList = (names: Words) => `आपने मुझे इसके बारे में नहीं बताया था: ${listWords(names, 'or')}।`
export const listIs = (names: Words, diets: Words): string[] => [
  ...(names.length > BREATH ? [`आपको ${cardinal(names.length)} चीज़ों से बचना है।`] : []),
  ...inBreaths(names, listWords).map((part, at) => (at === 0 ? `आपको इससे बचना है: ${part}।` : `और ${part}।`)),
  ...diets.map((diet) => `आपका खाना: ${diet}।`),
]
export const forgotten = (said: Words) =>
  said.length === 0 ? 'भूलने को कुछ नहीं था।' : ['भुला दिया। उसमें यह था:', ...said].join(' ')
