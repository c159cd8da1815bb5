import { formOf, oneOf, sequence } from '../forms.ts'
import { anyOf, inOneSpelling, wordsSpelled } from './spelling.ts'

/** Pieces of the expressions by which sentences of Hindi are read, over words in one spelling. */

/** Words of grammar that English does not have: where one stands, the sentence is Hindi's in Latin letters. */
export const ONLY_HINDI = formOf(
  `\\b${oneOf(
    'hai|hain|kya|isme|ismein|yeh|kitna|kitni|kitne|kahan|kaun|nahi|nahin|mujhe|karo|bolo|boliye|batao',
    'bataiye|chahiye|dijiye|phir|dobara|hoon|gaya|gayi|raha|rahi|rahe|sakta|sakti|sakte|bulao|bhejo',
    'bachao|samne|saamne|rasta|raasta|chakkar|kuch|kab|koi|mein|ghar|madad|pahunch|ruk|rukna|thoda|rakh',
    'rakho|rehne|liya|galat|aur|karna|lena|jana|jaana|chalna|samjha|samjhao|kitna|sunna|abhi|pahle',
    'pehle|baad|matlab|pata|mila|mil|dikh|gir|seedha|bhool|hogaya|karke|wapas|hatao|hato|dukan|dukaan',
    'thak|baithna|leni|idhar|udhar|kidhar|taraf|mudna|mudun|mudu|gaye|kadam|paani|chala|rahe|yahan',
    'wahan|sahi|theek|kaunsa|kaunsi|kaunse|pahunchne|khatam|bola|poocha|poochha|puchha',
    'kaise|bahar|baahar',
  )}\\b`,
)

export const KYA = '(?:क्या|kya)'
export const TO = '(?:तो|to)'
export const HOW_MUCH = '(?:कितना|कितनी|कितने|kitna|kitni)'
/** "दूध तो नहीं है". */
export const NOT_THERE = '(?:नहीं|nahi|nahin|nai)'
/** Of something in it: the one word of a sentence that asks what a pack contains. */
export const IN_IT = '(?:इसमें|इस में|इस मे|isme|ismein|is mein|is me)'
export const IS = '(?:है|हैं|होता है|होती है|होते हैं|मिला है|hai|hain|hota hai|hoti hai)'
export const PUT = `${oneOf(
  'डाला|डाली|डाले|डला|डली|डले|पडा|पडी|पडे|मिला|मिली|मिले|मिलाया|मिलाई|मिलाते|डालते|होता|होती|होते|रहता',
  'dala|dali|dale|daala|pada|padi|mila|milaya|milate|dalte|hota|hoti',
)}(?: हुआ| हुई| हुए| hua| hui)?`
export const AFTER = sequence(
  '(?: (?:है|हैं|होगा|होगी|हो|hai|hain|hoga|h|he))?',
  '(?: (?:क्या|ना|न|जी|भाई|बेटा|भैया|इसमें|इस में|kya|na|bhai|isme|ismein|is mein|is me))*',
)
export const ASKS = '(?:क्या |kya )?'
export const OF_PACK = new RegExp(`(?:^| )${IN_IT}(?= |$)`, 'u')
export const THING = anyOf('चीज|चीजें|cheez|cheezen|cheezein')

/** In this shop. */
export const HERE = anyOf(
  'आपके पास|आपके यहाँ|आप के पास|तुम्हारे पास|तुम्हारे यहाँ|यहाँ पे|यहाँ पर|यहाँ|इधर|दुकान में',
  'स्टोर में|aapke paas|aapke pas|apke paas|aapke yahan|aap ke paas|tumhare paas|yahan pe|yahan par',
  'yahan|yaha|idhar|dukan mein|dukan me|dukaan mein|store mein|store me',
)
/** Is to be had. */
export const HAD = anyOf(
  'मिलेगा|मिलेगी|मिलेंगे|मिलता है|मिलती है|मिलते हैं|रखते हो|रखते हैं|रखा है|बेचते हो|milega|milegi',
  'milenge|milta hai|milti hai|milte hain|milta h|rakhte ho|rakhte hain|bechte ho',
)
export const OF_SHOP = `(?: ${anyOf('क्या|कहीं|ना|न|जी|kya|kahin|na|ji')}| ${HERE})*`

export const WHERE = `${anyOf('कहाँ|किधर|कहाँ पे|कहाँ पर|kahan|kidhar|kahan pe')} ${oneOf(
  `${IS}|${HAD}|${anyOf('रखी है|रखे हैं|रखे हुए हैं|rakha hai|rakhi hai|rakhe hain')}`,
)}`
export const FOR_ME = anyOf('मुझे|मुझको|हमें|मेरे को|mujhe|mujhko|hamein|humko')
export const FOR_SOMEBODY = '\\S+ (?:को|ko)'
export const FOR_ANY = oneOf(FOR_ME, FOR_SOMEBODY)
export const WANTED = anyOf(
  'चाहिए|चाहिये|लेना है|लेनी है|लेने हैं|खरीदना है|खरीदनी है|दिखाओ|ले चलो|के पास ले चलो|की तरफ ले चलो',
  'chahiye|chaiye|lena hai|leni hai|lene hain|kharidna hai|dikhao|le chalo',
)

export const THIS = anyOf('इससे|इस से|इसमें|इस में|isse|is se|isme|ismein|is me|is mein')
export const IF_ANY = anyOf('क्या|तो नहीं|kya|to nahi|to nahin')
/** A danger that comes of what is eaten. */
export const RISK = sequence(
  `(?:${anyOf('कोई|बहुत|ज्यादा|koi|bahut|jyada')} )?${anyOf('खतरा|रिस्क|khatra|khatara|risk')}`,
  `${oneOf(
    ` ${anyOf('है|होगा|हो|सकता|तो|नहीं|क्या|ना|न|मुझे|hai|hoga|ho|sakta|to|nahi|nahin|kya|na|mujhe')}`,
    ` ${THIS}`,
  )}*`,
)
export const EATING = new RegExp(`^${anyOf('खाने|पीने|लेने|khane|peene|lene')}$`, 'u')
export const THEIR_PLACE = anyOf(
  'वाली जगह|वाला सेक्शन|वाली तरफ|वाले सेक्शन|की जगह|की तरफ|का सेक्शन|wali jagah|wala section',
  'wale section|wali taraf|ki jagah|ki taraf|ka section',
)

const NOT = anyOf('नहीं|मत|ना|nahi|nahin|mat|na')
export const NOT_WANTED = sequence(
  NOT,
  ` ${anyOf('चाहिए|चाहिये|लेना|लेनी|लेने|दिखाओ|chahiye|chaiye|lena|leni|lene|dikhao')}`,
  `(?: ${anyOf('है|hai')})?(?: ${anyOf('आज|अभी|अब|aaj|abhi|ab')})?`,
)
const GOING = anyOf('जाना|चलना|jaana|jana|chalna')
const WISHING = `${anyOf('चाहती|चाहता|चाहते|chahti|chahta|chahte')}(?: ${anyOf('हूं|हैं|hoon|hun|hain')})?`
export const NOT_GOING = `${oneOf(
  `${NOT} ${GOING}(?: ${WISHING}| ${anyOf('है|hai')})?`,
  `${GOING} ${anyOf('नहीं|nahi|nahin')}(?: ${WISHING}| ${anyOf('है|hai')})?`,
)}(?: ${anyOf('अब|मुझे|ab|mujhe')})*`
/** Before it, where nothing else is named. */
export const OF_HER = `(?:(?:${FOR_ME}|${anyOf('मैं|हम|अब|और|बस|आज|आगे|main|mai|hum|ab|aur|bas|aaj|aage')}) )*`
/** By itself; "दुकान के बाहर हूँ" is at the entrance. */
export const IS_OUTSIDE = sequence(
  anyOf('बाहर|bahar|baahar'),
  ` (?:${anyOf('ही|hi')} )?(?:${anyOf('खड़ी|खड़ा|khadi|khada')} )?${anyOf('हूं|हैं|hoon|hun|hain')}`,
)
export const NOT_AT_ALL = `(?:(?:तो|to) )?${anyOf('बिल्कुल|बिलकुल|bilkul|bilkool')} ${NOT}`
export const FIRST = anyOf('पहले|pehle|pahle')
export const AFTER_IT = anyOf('के बाद|ke baad')
export const WITHOUT = anyOf(
  'के अलावा|को छोड़कर|छोड़कर|के सिवा|ke alawa|ke alava|ko chhodkar|chhodkar|chodkar|ke siva|ke sivay',
)
export const ANY = anyOf('कुछ भी|कुछ और|कुछ|कोई भी|kuch bhi|kuch aur|kuch|koi bhi')
const BY_ME = anyOf('मैंने|maine|mainne')
/** What others said, what was asked, and what agrees or denies. */
const NOT_MINE = anyOf(
  'ने|उसने|उन्होंने|क्या|किसने|कब|यही|वही|सही|ठीक|गलत|ऐसा|ये|यह|नहीं|ne|usne|unhone|kya|kisne|kab|yahi|wahi',
  'sahi|theek|thik|galat|aisa|ye|yeh|nahi|nahin',
)
/** "Crackers bola tha crackers": `$1` is what she said or asked. */
export const I_SAID = new RegExp(
  sequence(
    `^(?!(?:.* )?${NOT_MINE} )(?:${BY_ME} )?(.+?)(?: ${anyOf('ही|तो|hi|to')})?(?: ${BY_ME})?`,
    ` ${anyOf('बोला|बोली|कहा|पूछा|bola|boli|poocha|poochha|puchha')}`,
    `(?: ${anyOf('था|थी|है|ना|tha|thi|hai|na')}| ${BY_ME})*(?: \\1)?$`,
  ),
  'u',
)
export const THEN = anyOf('फिर|उसके बाद|बाद में|phir|fir|uske baad|baad mein')

/** Which packs a sentence of Hindi asks of, with what stands beside that as `$1`. */

/** Of the pack before: what follows is asked as it is of the one in hand, in the past. */
const OF_EARLIER =
  /^(?:क्या |kya )?(?:पिछले|पहले|दूसरे|pichle|pichhle|pehle|pahle|dusre|doosre) (?:वाले|wale|पैकेट|packet) (?:में|मे|mein|me|main) (.+)$/u
export const inPresent = (rest: string) =>
  rest.replace(/(?<= )(?:था|थी|थे|tha|thi|the)(?= |$)/gu, 'है').replace(/ (?:क्या|kya)$/u, '')

/** Of the pack in hand and of the one before it: what stands beside it is asked as of one. */
const OF_BOTH = new RegExp(
  `^(?:क्या |kya )?(?:इन |in )?(?:${anyOf('दोनों|दोनो|dono|donon')})(?: (?:में से|mein se|me se|पैकेट|packet))*(?: (?:में|मे|mein|me|main))? (.+)$`,
  'u',
)

/** "In these", "in which": of the pack in hand, and of the one before it where there is one. */
const OF_THEM = new RegExp(
  `^(?:क्या |kya )?(?:${anyOf('इनमें|इन में|किसमें|किस में|किसी में|inmein|inme|in mein|kismein|kisme|kis mein|kisi mein')})(?: (?:${anyOf(
    'से|भी|किसमें|किस में|किसी में|कौन सा|कौन सी|कौन से|कौनसा|se|bhi|kismein|kisme|kis mein|kisi mein',
    'kaun sa|kaunsa',
  )}))* (.+ ${IS}(?: (?:क्या|kya))?)$`,
  'u',
)

export const hindiPacksAsked = [
  [OF_EARLIER, 'in the last one'],
  [OF_BOTH, 'in both'],
  [OF_THEM, 'in them'],
] as const

/** Denies what follows where that means something ("मत रखो"), otherwise what stood before ("बिस्किट मत दो"). */
export const DENIES_NEXT: ReadonlySet<string> = new Set(['मत', 'mat'])

/** "सिर्फ गेहूं" and "गेहूं ही"; before anything else they are other words. */
export const ONLY_NEXT = wordsSpelled('सिर्फ केवल मात्र बस खाली sirf sirph kewal keval bas khali')
export const ONLY_BEFORE = wordsSpelled('ही hi')

/** What is said before one of these is meant: "डेयरी चाहिए ब्रेड नहीं" denies the bread alone. */
const ENDS_WISH: ReadonlySet<string> = new Set(
  'चाहिए|चाहिये|जाना है|ले चलो|ले चलिए|ले जाओ|हूं|chahiye|jaana hai|jana hai|le chalo|le jao|hoon|hun'
    .split('|')
    .map(inOneSpelling),
)

/** How many words of a clause are wished for once this one is said. */
export const wishedAt = (word: string, clause: readonly string[], before: number): number =>
  ENDS_WISH.has(word) ? clause.length : before

/** A clause that its last word denies; where that ends the sentence, what was wished before it stands. */
export const withDenied = (clause: readonly string[], wished: number, isLast: boolean): string[] =>
  isLast && wished > 0 && wished < clause.length
    ? [clause.slice(0, wished).join(' '), `not ${clause.slice(wished).join(' ')}`]
    : [`not ${clause.join(' ')}`]
