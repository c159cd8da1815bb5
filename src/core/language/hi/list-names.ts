import { substanceWords } from '../../texts/hi/substance-names.ts'
import { inOneSpelling } from './spelling.ts'

/** How lists of ingredients write what nobody says so: formal words, English ones in Devanagari, other spellings. */
const onLists: Readonly<Record<string, string>> = {
  milk: 'दुग्ध|मिल्क|दूध पाउडर|मिल्क पाउडर|मिल्क सॉलिड्स|दुग्ध ठोस',
  butter: 'बटर',
  cheese: 'चीज|cheez|cheej|चीज पाउडर|चेडर',
  curd: 'योगर्ट',
  wheat: 'गेंहू|व्हीट|गेहूं का मैदा',
  atta: 'आटे',
  maida: 'मैदे',
  soya: 'सोय|सोया आटा',
  peanuts: 'पीनट|पीनट्स|मूंगफली के दाने|सींगदाना|शेंगदाना',
  nuts: 'नट|गिरी|गिरियां',
  almonds: 'आलमंड|आलमंड्स',
  cashews: 'कैश्यू',
  walnut: 'वालनट',
  pistachio: 'पिस्ते|पिस्ताचियो',
  hazelnut: 'हेजल नट',
  egg: 'अंडों|एग|अंडे की सफेदी|अंडे की जर्दी',
  fish: 'फिश|मत्स्य',
  shellfish: 'प्रॉन|श्रिम्प|क्रैब|शेलफिश|क्रस्टेशियन',
  sesame: 'तिलों|सेसमे|सेसमी',
  mustard: 'राई|मस्टर्ड',
  oats: 'जई',
  sulphite: 'सल्फाइट्स|सल्फर डाइऑक्साइड',
  khoya: 'खोआ|खोवा',
  chhena: 'छेना',
  buttermilk: 'मट्ठा',
  lassi: 'लस्सी',
  rabri: 'रबड़ी',
  caramel: 'कैरामेल|कैरेमल',
  custard: 'कस्टर्ड',
  sattu: 'सत्तू',
  asafoetida: 'हींग',
  seviyan: 'sewai|sevai|सेवई|सेवइयां|सेवइयाँ|सेंवई',
  noodles: 'नूडल्स',
  pasta: 'पास्ता',
  starch: 'स्टार्च',
  tapioca: 'टैपिओका|साबूदाना',
  beer: 'बीयर|बियर',
  mayonnaise: 'मेयोनीज|मेयोनेज',
  tofu: 'टोफू',
  tahini: 'ताहिनी',
  chironji: 'चिरौंजी',
  nutella: 'न्यूटेला',
  celery: 'अजमोद',
  spices: 'मसाले',
}

/** What lists name, in one spelling, by its English word; of several the first: "cashew", not "cashew nuts". */
export const listNames: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(substanceWords).map(([english, hindi]) => [hindi, english] as const),
    ...Object.entries(onLists).flatMap(([english, all]) =>
      all.split('|').map((one) => [one, english] as const),
    ),
  ]
    .map(([hindi, english]) => [inOneSpelling(hindi), english] as const)
    .reverse(),
)
