import { anyOf } from './spelling.ts'

/** Pieces of the expressions by which sentences of Hindi are read, over words in one spelling. */

/** Of something in it: the one word of a sentence that asks what a pack contains. */
export const IN_IT = '(?:इसमें|इस में|इस मे|isme|ismein|is mein|is me)'
export const IS = '(?:है|हैं|होता है|होती है|होते हैं|मिला है|hai|hain|hota hai|hoti hai)'
export const PUT =
  '(?:डाला|डाली|डाले|डला|डली|डले|पडा|पडी|पडे|मिला|मिली|मिले|मिलाया|मिलाई|मिलाते|डालते|होता|होती|होते|रहता|dala|dali|dale|daala|pada|padi|mila|milaya|milate|dalte|hota|hoti)(?: हुआ| हुई| हुए| hua| hui)?'
export const AFTER =
  '(?: (?:है|हैं|होगा|होगी|हो|hai|hain|hoga|h|he))?(?: (?:क्या|ना|न|जी|भाई|बेटा|भैया|इसमें|इस में|kya|na|bhai|isme|ismein|is mein|is me))*'
export const ASKS = '(?:क्या |kya )?'
export const OF_PACK = new RegExp(`(?:^| )${IN_IT}(?= |$)`, 'u')
export const THING = anyOf('चीज|चीजें|cheez|cheezen|cheezein')

/** In this shop. */
export const HERE = anyOf(
  'आपके पास|आपके यहाँ|आप के पास|तुम्हारे पास|तुम्हारे यहाँ|यहाँ पे|यहाँ पर|यहाँ|इधर|दुकान में|स्टोर में|aapke paas|aapke pas|apke paas|aapke yahan|aap ke paas|tumhare paas|yahan pe|yahan par|yahan|yaha|idhar|dukan mein|dukan me|dukaan mein|store mein|store me',
)
/** Is to be had. */
export const HAD = anyOf(
  'मिलेगा|मिलेगी|मिलेंगे|मिलता है|मिलती है|मिलते हैं|रखते हो|रखते हैं|रखा है|बेचते हो|milega|milegi|milenge|milta hai|milti hai|milte hain|milta h|rakhte ho|rakhte hain|bechte ho',
)
export const OF_SHOP = `(?: ${anyOf('क्या|कहीं|ना|न|जी|kya|kahin|na|ji')}| ${HERE})*`

export const WHERE = `${anyOf('कहाँ|किधर|कहाँ पे|कहाँ पर|kahan|kidhar|kahan pe')} (?:${IS}|${HAD}|${anyOf('रखी है|रखे हैं|रखे हुए हैं|rakha hai|rakhi hai|rakhe hain')})`
export const FOR_ME = anyOf('मुझे|मुझको|हमें|मेरे को|mujhe|mujhko|hamein|humko')
export const FOR_SOMEBODY = '\\S+ (?:को|ko)'
export const WANTED = anyOf(
  'चाहिए|चाहिये|लेना है|लेनी है|लेने हैं|खरीदना है|खरीदनी है|दिखाओ|ले चलो|के पास ले चलो|की तरफ ले चलो|chahiye|chaiye|lena hai|leni hai|lene hain|kharidna hai|dikhao|le chalo',
)

export const THIS = anyOf('इससे|इस से|इसमें|इस में|isse|is se|isme|ismein|is me|is mein')
export const IF_ANY = anyOf('क्या|तो नहीं|kya|to nahi|to nahin')
/** A danger that comes of what is eaten. */
export const RISK = `(?:${anyOf('कोई|बहुत|ज्यादा|koi|bahut|jyada')} )?${anyOf('खतरा|रिस्क|khatra|khatara|risk')}(?: ${anyOf('है|होगा|हो|सकता|तो|नहीं|क्या|ना|न|मुझे|hai|hoga|ho|sakta|to|nahi|nahin|kya|na|mujhe')}| ${THIS})*`
export const EATING = new RegExp(`^${anyOf('खाने|पीने|लेने|khane|peene|lene')}$`, 'u')
export const THEIR_PLACE = anyOf(
  'वाली जगह|वाला सेक्शन|वाली तरफ|वाले सेक्शन|की जगह|की तरफ|का सेक्शन|wali jagah|wala section|wale section|wali taraf|ki jagah|ki taraf|ka section',
)

const NOT = anyOf('नहीं|मत|ना|nahi|nahin|mat|na')
export const NOT_WANTED = `${NOT} ${anyOf('चाहिए|चाहिये|लेना|लेनी|लेने|दिखाओ|chahiye|chaiye|lena|leni|lene|dikhao')}(?: ${anyOf('है|hai')})?(?: ${anyOf('आज|अभी|अब|aaj|abhi|ab')})?`
const GOING = anyOf('जाना|चलना|jaana|jana|chalna')
const WISHING = `${anyOf('चाहती|चाहता|चाहते|chahti|chahta|chahte')}(?: ${anyOf('हूं|हैं|hoon|hun|hain')})?`
export const NOT_GOING = `(?:${NOT} ${GOING}(?: ${WISHING}| ${anyOf('है|hai')})?|${GOING} ${anyOf('नहीं|nahi|nahin')}(?: ${WISHING}| ${anyOf('है|hai')})?)(?: ${anyOf('अब|मुझे|ab|mujhe')})*`
/** Before it, where nothing else is named. */
export const OF_HER = `(?:(?:${FOR_ME}|${anyOf('मैं|हम|अब|और|बस|आज|आगे|main|mai|hum|ab|aur|bas|aaj|aage')}) )*`
/** By itself; "दुकान के बाहर हूँ" is at the entrance. */
export const IS_OUTSIDE = `${anyOf('बाहर|bahar|baahar')} (?:${anyOf('ही|hi')} )?(?:${anyOf('खड़ी|खड़ा|khadi|khada')} )?${anyOf('हूं|हैं|hoon|hun|hain')}`
export const NOT_AT_ALL = `(?:(?:तो|to) )?${anyOf('बिल्कुल|बिलकुल|bilkul|bilkool')} ${NOT}`
export const FIRST = anyOf('पहले|pehle|pahle')
export const AFTER_IT = anyOf('के बाद|ke baad')
export const WITHOUT = anyOf(
  'के अलावा|को छोड़कर|छोड़कर|के सिवा|ke alawa|ke alava|ko chhodkar|chhodkar|chodkar|ke siva|ke sivay',
)
export const ANY = anyOf('कुछ भी|कुछ और|कुछ|कोई भी|kuch bhi|kuch aur|kuch|koi bhi')
export const THEN = anyOf('फिर|उसके बाद|बाद में|phir|fir|uske baad|baad mein')
