import { either, oneOf, sequence } from '../forms.ts'
import { isSectionWord, type Meaning, type Word } from '../meaning.ts'
import { NOT_GOING, WANTED } from './sentence-parts.ts'
import { anyOf, inOneSpelling } from './spelling.ts'

/** How something is said in Hindi: as a guess, as its opposite, denied, asked, or put off. */

/** "शायद", "लगता है": said as a guess, which "हो सकता है क्या" is not. */
const GUESSES = new RegExp(
  `(?:^| )${oneOf(
    anyOf(
      'शायद|shayad|shaayad|लगता है|लगता तो है|मुझे लगता|lagta hai|lagta to hai|mujhe lagta|पक्का नहीं',
      'लग रहा है|लग तो रहा है|lag raha hai|lag to raha hai|lag rahi hai',
      'पक्का पता नहीं|pakka nahi|pakka nahin|pakka pata nahi|मान लो|maan lo',
    ),
    `${anyOf('हो सकता है|ho sakta hai')} (?!${anyOf('क्या|kya|ना|na')}$)`,
    `(?:${anyOf('पता नहीं|pata nahi|pata nahin')}$)`,
  )}(?: |$)`,
  'u',
)
export const guessesInHindi = (text: string): boolean => GUESSES.test(inOneSpelling(text))

const NOT = anyOf('नहीं|मत|nahi|nahin|mat')
const DENIALS = new RegExp(`(?:^| )${NOT}(?= |$)`, 'gu')
/** The words as they would be without any denial. */
export const undeniedInHindi = (text: string): string => inOneSpelling(text).replace(DENIALS, '').trim()

/** "काउंटर नहीं जाना", "स्टाफ़ बुलाना नहीं है": what stands before is refused. */
const DENIED_LAST = new RegExp(`(?:^| )${NOT}(?: \\S+){0,2}$`, 'u')
/** What leads away, calls somebody or changes the language, and what nobody says by denying it. */
const REFUSED: ReadonlySet<Word> = new Set<Word>([
  'counter',
  'callStaff',
  'changeSection',
  'next',
  'speakEnglish',
  'speakHindi',
])
const SENSED = anyOf('सुनाई|समझ|दिखाई|sunai|sunayi|sunaai|samajh|dikhai')
/** "Wapas nahi jaana, aage chalo", "screen band mat karo"; "nahi, wapas chalo" and "zor se bolo, sunai nahi deta" are meant. */
const DENIED_BEHIND = new RegExp(
  `(?:\\S(?<!(?:^| )${SENSED}) ${NOT}|^${anyOf('मत|mat')}|^${NOT}(?= \\S+(?:ना|na) ))(?: \\S+){0,4}$`,
  'u',
)
const DONE_TO_HER: ReadonlySet<Word> = new Set<Word>([
  'back',
  'lockScreen',
  'slower',
  'faster',
  'louder',
  'quieter',
])
const VERB = `\\S{2,}(?:ना|नी|ने|ो|ओ|${anyOf('िए|इए|िये|इये')}|na|ni|ne|o|iye|ie)`
/** "Itna tez nahi, dheere bolo": `$1` is wanted instead; a verb right behind the denial is what is denied. */
const INSTEAD = new RegExp(
  `\\S ${anyOf('नहीं|nahi|nahin')} (?!${VERB}(?: |$))((?!(?:.* )?${NOT}(?: |$)).+)$`,
  'u',
)
/** "Mat chillao, dheere bolo": behind that verb another one is; in "mat jao wapas, aage chalo" only its own words are wanted. */
const INSTEAD_OF_VERB = new RegExp(
  `(?:^| )${NOT} (?:\\S+ ){0,2}${VERB} (?:(?!${NOT} )\\S+ )*?((?!${NOT} )\\S+ (?:(?:से|se) )?(?<!${NOT} )${VERB})$`,
  'u',
)
/** Whether a part of a sentence by itself means what the whole was taken for. */
type IsMeantBy = (part: string) => boolean
function isDeniedBehind(said: string, isMeantBy: IsMeantBy): boolean {
  if (!DENIED_BEHIND.test(said)) return false
  const [, instead] = INSTEAD.exec(said) ?? INSTEAD_OF_VERB.exec(said) ?? []
  return instead === undefined || !isMeantBy(instead)
}
const GOES_NOT = new RegExp(`(?:^| )${NOT_GOING}$`, 'u')

const HAS = anyOf(
  'गया|गई|गयी|गए|चुका|चुकी|चुके|हुआ|हुई|हूं|हैं|है|gaya|gya|gayi|gai|gaye|chuka|chuki|chuke|hua|hui',
  'hoon|hun|hu|hain|hai',
)
/** "क्या मैं पहुँच गई", "मुड़ गई क्या मैं"; not "हो गया, क्या करूँ". */
const ASKS_WHETHER = new RegExp(
  either(
    `^${anyOf('क्या|kya')} (?:.+ )?${HAS}(?: ${anyOf('ना|न|मैं|हम|अब|na|main|hum|ab')})*$`,
    sequence(
      `(?:^| )${HAS}`,
      ` ${anyOf('क्या|kya')}`,
      `(?! ${anyOf('करूं|करना|करें|बोलूं|karu|karun|karoon|karna|karein|bolu|bolun')})(?: \\S+){0,2}$`,
    ),
  ),
  'u',
)

/** What is told by these words of English, where it is asked instead. */
const asked: ReadonlyMap<string, string> = new Map([
  ['i am here', 'am i there'],
  ['entrance', 'is this the entrance'],
  ['done', 'is it done'],
  ['store', 'am i at the store'],
  ['home', 'am i at home'],
])
/** What was told in English by the Hindi that was said, in one spelling, as the question that it was. */
export function asQuestion(told: string, said: string): string {
  const question = asked.get(told)
  return question !== undefined && ASKS_WHETHER.test(said) ? question : told
}

const VEHICLE = anyOf('ऑटो|बस|मेट्रो|ट्रेन|टैक्सी|कैब|रिक्शा|गाड़ी|auto|bus|metro|train|taxi|cab|rickshaw|gaadi|gadi')
/** "आ रही हूँ", "पहुँचकर बताऊँगी": whoever is on the way is not there. */
const ON_THE_WAY = new RegExp(
  `(?:^| )${oneOf(
    `${anyOf('आ|जा|पहुंच|ढूंढ|खोज|aa|ja|jaa|pahunch|dhundh|dhoondh|dhund|khoj')} ${anyOf('रही|रहा|रहे|rahi|raha|rahe')}`,
    `${anyOf('पहुंचने|आने|जाने|pahunchne|aane|jaane|jane')} ${anyOf('वाली|वाला|वाले|wali|wala|wale')}`,
    `${VEHICLE} ${anyOf('में|mein|me')}`,
    anyOf('पहुंचकर|पहुंच कर|पहुंच के|pahunchkar|pahunch kar|pahunch ke'),
    '\\S+(?:ूंगी|ूंगा|ऊंगी|ऊंगा|ungi|unga|oongi|oonga)',
  )}(?= |$)`,
  'u',
)
const TOLD_OF_HER: ReadonlySet<Word> = new Set<Word>(['imHere', 'entrance', 'store', 'home', 'next'])
const AM = anyOf('हूं|hoon|hun')
const BEHIND_AM = new RegExp(`(?<= ${AM}) (?=\\S)`, 'u')
const clausesIn = (text: string): string[] =>
  text.split(/[,;।.!?]/).flatMap((part) => inOneSpelling(part).split(BEHIND_AM))
/** What is asked, or is still to come, tells of no place and of nothing done; "घर पर हूँ, बाद में आऊँगी" tells of one first. */
const tellsOfNothing = (word: Word, text: string, said: string, isMeantBy: IsMeantBy): boolean =>
  ASKS_WHETHER.test(said) ||
  (word !== 'next' &&
    ON_THE_WAY.test(said) &&
    !clausesIn(text).some((clause) => !ON_THE_WAY.test(clause) && isMeantBy(clause)))

const LATER = anyOf('अगली बार|बाद में|कल|फिर कभी|agli baar|agli bar|baad mein|baad me|kal|phir kabhi|fir kabhi')
const WILL_TAKE = oneOf(
  '(?:ल|आ|जा|खरीद|देख)(?:ूंगी|ूंगा|ऊंगी|ऊंगा|ेंगे|एंगे|येंगे)',
  '(?:l|aa?|jaa?|kharid|khareed|dekh)(?:u|oo)ng[ia]',
  '(?:l|aay|aa|jaay|jaa?|jay|kharid|khareed|dekh)enge',
)
const WISHED = `(?:${WANTED}|${anyOf(
  'ले चलिए|ले चलिये|ले जाओ|ले जाइए|जाना है|दीजिए|दे दो|दिखा दो|दिखाइए|le chaliye|le jao|le jaiye',
  'jaana hai|jana hai|dijiye|de do|dikha do|dikhaiye',
)})`
const OTHERS = anyOf(
  'मेहमान|बच्चे|लोग|दोस्त|रिश्तेदार|सब|वो|वे|mehmaan|mehman|bachche|bacche|bachhe|log|dost|rishtedar',
  'rishtedaar|sab|wo|woh|ve',
)
/** "अगली बार बिस्किट लूँगी"; what is wanted now is for tomorrow or for guests as well: "कल के लिए दूध लूँगी". */
const PUT_OFF = new RegExp(
  `^(?!.*(?:^| )(?<!${NOT} )${WISHED}(?: |$))(?:.* )?${oneOf(
    sequence(
      `${LATER}(?! (?:${anyOf('सुबह|शाम|रात|subah|shaam|sham|raat')} )?${anyOf('के|की|का|ke|ki|ka')} )`,
      ` (?:.* )?(?<!${OTHERS} )${WILL_TAKE}`,
    ),
    `${WILL_TAKE} ${LATER}`,
  )}$`,
  'u',
)
const COMES_LATER = new RegExp(
  sequence(
    `(?<=(?:^| )(?<!${NOT} )${WISHED}) (?:\\S+ ){0,2}${LATER} (?:\\S+ ){0,2}`,
    '(?:(?:आ|द)[ूऊेएय]\\S{0,2}ग[ीाे]|(?:aa?|d)(?:y?en?|un|oon)g[iae])$',
  ),
  'u',
)
/** "Counter le chaliye, baad mein phir aaungi": who comes or pays later says nothing of what is wanted. */
export const withoutComingLater = (said: string): string => said.replace(COMES_LATER, '')

/** "अगला व्यक्ति आगे आए": said to those who wait in a line. */
const TO_QUEUE = new RegExp(
  `(?:^| )${anyOf('अगला|अगले|अगली|agla|agle|agli')} ${anyOf(
    'व्यक्ति|ग्राहक|आदमी|कस्टमर|बंदा|लोग|टोकन|नंबर|vyakti|grahak|aadmi|admi|customer|person|banda|log|token|number',
  )}(?: |$)`,
  'u',
)
export const toQueueInHindi = (text: string): boolean => TO_QUEUE.test(inOneSpelling(text))

/** What these words mean as a rule, and this sentence denies, asks or tells of later. */
export function isNotMeantInHindi(meaning: Meaning, text: string, isMeantBy: IsMeantBy): boolean {
  if (meaning.type !== 'word') return false
  const { word } = meaning
  const said = inOneSpelling(text)
  return (
    (REFUSED.has(word) && DENIED_LAST.test(said)) ||
    (DONE_TO_HER.has(word) && isDeniedBehind(said, isMeantBy)) ||
    (isSectionWord(word) && GOES_NOT.test(said)) ||
    (TOLD_OF_HER.has(word) && tellsOfNothing(word, text, said, isMeantBy)) ||
    ((isSectionWord(word) || word === 'counter') && PUT_OFF.test(said))
  )
}

const WRONG_AT_END = new RegExp(`(?:^| )${anyOf('गलत|galat')}(?: (?!${NOT} )\\S+)?$`, 'u')
const DENIED_AT_END = new RegExp(`(?:^| )(?:${NOT}(?: \\S+)?|${anyOf('ना|न')})$`, 'u')
const STANDS = new RegExp(`(?:^| )${anyOf('पर|पे|में|par|pe|mein')} ${AM}$`, 'u')
/** "मैं शेल्फ़ पर हूँ" is no "no", and "बिल्कुल सही नहीं" no "yes", however likely others who said so meant it. */
export function isOppositeInHindi(answer: 'yes' | 'no', text: string): boolean {
  const said = inOneSpelling(text)
  return answer === 'yes'
    ? DENIED_AT_END.test(said) || WRONG_AT_END.test(said)
    : STANDS.test(said) && !/नहीं|nahi/u.test(said)
}
