import { waysOf, wordsSpelled } from './spelling.ts'

/** Amounts in Hindi, as in `phrases`; the small numbers are there. "साठ" in Latin letters is "with" as often. */
export const amountPhrases: Readonly<Record<string, string>> = {
  half: 'आधा|आधी|आधे|साढ़े|aadha|aadhi|aadhe|saade|saadhe|sadhe',
  'one and a half': 'डेढ़|dedh|derh',
  'two and a half': 'ढाई|अढ़ाई|dhai|dhaai',
  quarter: 'सवा|पौन|पौना|पौने|sava|sawa|paun|paune',
  'second one': 'बीच वाला|बीच वाली|beech wala|beech wali',
  'last option': 'आखिरी वाला|आखिरी वाली|aakhri wala|aakhri wali|akhri wala',
  nine: 'nau',
  ten: 'das|dus',
  eleven: 'ग्यारह|gyarah|gyaarah|gyara',
  twelve: 'बारह|barah|baarah',
  thirteen: 'तेरह|terah',
  fourteen: 'चौदह|chaudah|chauda',
  fifteen: 'पंद्रह|पंदरह|pandrah|pandra',
  sixteen: 'सोलह|solah|sola',
  seventeen: 'सत्रह|सतरह|satrah|satra',
  eighteen: 'अठारह|अट्ठारह|atharah|athara',
  nineteen: 'उन्नीस|unnis|unnees',
  twenty: 'बीस|bees|bis',
  'twenty five': 'पच्चीस|pachchis|pachees|pacchis',
  thirty: 'तीस|tees|tis',
  forty: 'चालीस|chalis|chaalis|chalees',
  fifty: 'पचास|pachas|pachaas',
  sixty: 'साठ',
  seventy: 'सत्तर|sattar',
  'seventy five': 'पचहत्तर|pachhattar|pachattar',
  eighty: 'अस्सी|assi',
  ninety: 'नब्बे|nabbe',
  hundred: 'सौ|sau',
  grams: 'ग्राम|gram|graam',
  kilo: 'किलो|किलोग्राम|kilo',
  litre: 'लीटर|liter|leetar',
  metres: 'मीटर|meter',
  rupees: 'रुपये|रुपए|रुपया|रूपये|रूपए|rupaye|rupay|rupaya|rupye',
}

const figures: Readonly<Record<string, string>> = {
  0: 'शून्य|सिफर|जीरो|shunya|shoonya|sunya|sifar|jero|jiro',
  1: 'एक|ek',
  2: 'दो|do',
  3: 'तीन|teen|tin',
  4: 'चार|chaar|char',
  5: 'पांच|पाँच|paanch|panch',
  6: 'छह|छः|छै|छे|chhah|chhe|chhai|che',
  7: 'सात|saat|sat',
  8: 'आठ|aath|ath',
  9: 'नौ|nau',
}
/** How single figures are read out in Hindi, in one spelling. */
export const hindiFigureWords: Readonly<Record<string, string>> = Object.fromEntries(waysOf(figures))
export const hindiTimesWords: Readonly<Record<string, number>> = { डबल: 2, ट्रिपल: 3 }
export const betweenHindiFigures = wordsSpelled('और फिर aur phir fir')
/** "Give", as often as two. */
export const onlySoundsLikeInHindi = wordsSpelled('दो do')
