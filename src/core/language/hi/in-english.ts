import type { Language } from '../../contract/language.ts'
import { isNamedByRecords, knownSubstance, substanceAsked } from '../../substances/substances.ts'
import { cryIn, saysBlocked, withoutDeniedDanger } from './cries.ts'
import { bySpelling, goods, hindiPhrasesOf, lexicon, NOTHING } from './lexicon.ts'
import { listNames } from './list-names.ts'
import { type Phrase, phrasesIn, UNKNOWN } from './phrase-walk.ts'
import {
  AFTER,
  AFTER_IT,
  ANY,
  ASKS,
  DENIES_NEXT,
  EATING,
  FIRST,
  FOR_ANY,
  FOR_ME,
  FOR_SOMEBODY,
  HAD,
  HERE,
  HOW_MUCH,
  hindiPacksAsked,
  I_SAID,
  IF_ANY,
  IN_IT,
  IS,
  IS_OUTSIDE,
  inPresent,
  KYA,
  NOT_AT_ALL,
  NOT_GOING,
  NOT_THERE,
  NOT_WANTED,
  OF_HER,
  OF_PACK,
  OF_SHOP,
  ONLY_BEFORE,
  ONLY_HINDI,
  ONLY_NEXT,
  PUT,
  RISK,
  THEIR_PLACE,
  THEN,
  THING,
  THIS,
  TO,
  WANTED,
  WHERE,
  WITHOUT,
  wishedAt,
  withDenied,
} from './sentence-parts.ts'
import { anyOf, inOneSpelling, wordsSpelled } from './spelling.ts'
import { asQuestion, withoutComingLater } from './stances.ts'

const SAFE = 'is it safe to eat'
const SECTIONS: ReadonlySet<string> = new Set(['biscuits', 'dairy', 'breads'])
const HINDI_LETTERS = /[\u0900-\u097f]/u
const DENIALS = wordsSpelled('नहीं मत ना nahi nahin mat')

const GOING_NO_FURTHER = new RegExp(`(?:^| )${OF_HER}${NOT_GOING}(?= |$)`, 'u')
const ASKED = new RegExp(`(?:^| )${KYA}(?: |$)`, 'u')
const VERY = /(?<=^| )(?:बहुत|bahut|bohot) /gu
const HALTS = /^(?:(?:stop|pause|no|yes|please|sorry)\b(?:, | |$))*$/

/** Sentences whose order is not that of English. The first that fits counts. */
const sentences: readonly (readonly [RegExp, (inner: string, said: string) => string | undefined])[] = [
  // "Which thing is in it"; without "which" it is cheese.
  [
    new RegExp(
      `^(?:${IN_IT} )?(?:${KYA} )+${THING} (?:${PUT}${AFTER}|${IS} ${IN_IT}|(?<=${IN_IT} .*)${IS})$`,
      'u',
    ),
    () => 'what are the ingredients',
  ],
  [
    new RegExp(
      `^${ASKS}(?:(?:${IN_IT}|${FOR_ME}|${FOR_SOMEBODY}) )*(.+?) (?:से|का|की|se|ka|ki) ${RISK}$`,
      'u',
    ),
    ofHarm,
  ],
  [
    new RegExp(
      `^(?=.*${IF_ANY})${ASKS}(?:(?:${THIS}|${FOR_ME}|${FOR_SOMEBODY}) )*${RISK}(?<=${THIS}.*)$`,
      'u',
    ),
    () => SAFE,
  ],
  [new RegExp(`^(?:${IN_IT} )?${ASKS}(.+?) ${TO} ${NOT_THERE}(?: ${PUT})?${AFTER}$`, 'u'), whetherIn],
  // "It has no milk, has it": only the tag asks.
  [new RegExp(`^(?:${IN_IT} )?(.+?) ${NOT_THERE} ${IS} (?:ना|न|है ना|na|kya|क्या)$`, 'u'), whetherIn],
  [new RegExp(`^(?:${IN_IT} )?${ASKS}(.+?) ${PUT}${AFTER}$`, 'u'), whetherIn],
  [new RegExp(`^${ASKS}(.+?)(?: (?:वाला|वाली|wala|wali))? ${IS}${AFTER}$`, 'u'), whetherThere],
  [new RegExp(`^${IN_IT} (?:क्या |kya )+(?:${IS}|मिला हुआ है)$`, 'u'), () => 'what are the ingredients'],
  [new RegExp(`^${ASKS}${IN_IT} ${HOW_MUCH} (.+?) ${IS}$`, 'u'), (inner) => known(inner, 'how much')],
  [new RegExp(`^${ASKS}${IN_IT} (.+?) ${HOW_MUCH} ${IS}$`, 'u'), (inner) => known(inner, 'how much')],
  [
    new RegExp(`^(?!कितन|kitn)(\\S+(?: \\S+)?) (?:कितना|कितनी|kitna|kitni) ${IS}$`, 'u'),
    (inner) => known(inner, 'how much'),
  ],
  [
    new RegExp(
      `^${ASKS}${IN_IT} ${ASKS}(.+?)(?: ${TO})?(?: (?:नहीं|nahi|nahin))? ${IS}(?: (?:क्या|ना|kya|na))?$`,
      'u',
    ),
    (inner) => known(inner, 'does it contain'),
  ],
  [
    /^(?:मुझे|mujhe) (.+?) (?:से|se) (?:एलर्जी|allergy|elergy) (?:है|hai)$/u,
    (inner) => `i am allergic to ${goodsOrWords(inner)}`,
  ],
  [new RegExp(`^(.+?) ${WHERE}$`, 'u'), goodsOf('where is')],
  [
    /^(.+?) (?:कहां|किधर|kahan|kidhar) (?:है|हैं|मिलेगा|मिलेगी|hai|hain|milega|milegi)$/u,
    (inner) => `where is ${wordByWord(inner)}`,
  ],
  [new RegExp(`^${ASKS}${HERE} ${ASKS}(.+?) (?:${IS}|${HAD})${OF_SHOP}$`, 'u'), goodsOf('do you have')],
  [new RegExp(`^${ASKS}(.+?)(?: ${HERE})? ${HAD}${OF_SHOP}$`, 'u'), goodsOf('do you have')],
  [
    new RegExp(`^${ASKS}(.+?) (?:${HERE} ${IS}|${IS}(?: क्या| kya)? ${HERE})${OF_SHOP}$`, 'u'),
    goodsOf('do you have'),
  ],
  [
    new RegExp(`^(?:${FOR_ME} )?(.+?) (?:${NOT_WANTED}|${NOT_AT_ALL})$`, 'u'),
    (inner) => (goodsAsked(inner) ? `not ${goodsAsked(inner)}` : undefined),
  ],
  [/^(?:ना|न|na) (\S+ (?:ना|न|na) \S+)(?: .*)?$/u, neither],
  [new RegExp(`^${OF_HER}(?:(?:अभी|abhi) )?${OF_HER}${IS_OUTSIDE}$`, 'u'), () => 'i am outside'],
  [GOING_NO_FURTHER, halted],
  [new RegExp(`^(?:${FOR_ME} )?(?:${FIRST} )?(.+ (?:${THEN}) .+?)(?: ${WANTED})?$`, 'u'), inTurn],
  [new RegExp(`^(?:${FOR_ME} )?(.+ (?:${AFTER_IT}) .+?)(?: ${WANTED})?$`, 'u'), inTurn],
  [new RegExp(`^(?:${FOR_ME} )?(.+) ${WITHOUT}(?: ${ANY})*(?: ${WANTED})?$`, 'u'), withoutBoth],
  [new RegExp(`^(?:${FOR_ANY} )?(.+?) ${WANTED}(?: ${FOR_ANY})?$`, 'u'), goodsAsked],
  [new RegExp(`^(.+?) ${THEIR_PLACE}$`, 'u'), (inner) => goods.get(inner)],
  [I_SAID, (inner) => `i said ${goodsOrWords(inner)}`],
]

/** A question about what is named; undefined where nobody here knows it: "our list does not name it" would be no answer. */
function known(inner: string, asked: string): string | undefined {
  const named = goodsOrWords(inner)
  return named === '' || named.includes(UNKNOWN) || isHindiInLatin(named) ? undefined : `${asked} ${named}`
}

const goodsOrWords = (inner: string): string => goods.get(inner) ?? listNames.get(inner) ?? wordByWord(inner)

/** Goods by their English name, and what is both goods and eaten of. */
function goodsAsked(inner: string): string | undefined {
  const named = goods.get(inner) ?? englishWord(inner)
  return named && (goods.has(named) || knownSubstance(named) || SECTIONS.has(named)) ? named : undefined
}

/** "First milk, then bread" asks for both in that order. */
function inTurn(inner: string): string | undefined {
  const named = inner.split(new RegExp(` (?:${THEN}|${AFTER_IT}) `, 'u')).map(goodsAsked)
  return named.every(Boolean) ? named.join(' and ') : undefined
}

/** "Ruko, nahi chalna"; beside anything but a halt it is no stop: "dairy nahi jaana", "tez nahi chalna". */
function halted(_: string, said: string): string | undefined {
  const beside = said.replace(GOING_NO_FURTHER, ' ').replace(VERY, '').trim()
  return HALTS.test(wordByWord(beside)) && !ASKED.test(said) ? 'stop' : undefined
}

/** "Na ghar na dukaan". */
function neither(inner: string): string | undefined {
  const named = inner.split(/ (?:ना|न|na) /u).map((one) => englishWord(one) ?? goodsAsked(one))
  return named.length > 1 && named.every(Boolean) ? `neither ${named.join(' nor ')}` : undefined
}

const eachIn = (inner: string): string[] => inner.split(/ (?:और|या|aur|ya) /u)

/** "Anything but milk and bread". */
function withoutBoth(inner: string): string | undefined {
  const named = eachIn(inner).map(goodsAsked)
  return named.length > 1 && named.every(Boolean) ? `anything except ${named.join(' and ')}` : undefined
}

/** Goods by their names and nothing else: whatever else is here, is to be had or is wanted is no question of this form. */
function goodsOf(asked: string): (inner: string) => string | undefined {
  return (inner) => {
    const named = goods.get(inner.replace(/^(?:कोई|koi) (?:(?:भी|bhi) )?/u, ''))
    return named && `${asked} ${named}`
  }
}

/** Something to eat that is named alone is asked for; anything else is no question of this form. */
function whetherIn(inner: string): string | undefined {
  const named = eachIn(inner).map((each) => englishWord(each) ?? listNames.get(each) ?? each)
  return named.every((one) => !HINDI_LETTERS.test(one) && isNamedByRecords(one))
    ? `does it contain ${named.map((one) => substanceAsked(one).spoken).join(' or ')}`
    : undefined
}

/** "मूँगफली से खतरा", "एलर्जी का खतरा"; of anything else it is a cry. */
function ofHarm(inner: string): string | undefined {
  if (/^(?:एलर्जी|allergy|alergy|elergy)$/u.test(inner)) return 'what allergens does it have'
  return EATING.test(inner) ? SAFE : whetherIn(inner)
}

/** What is sold by its name as well is asked of the pack where that is said. */
function whetherThere(inner: string, said: string): string | undefined {
  return OF_PACK.test(said) || eachIn(inner).every((each) => isEaten(each) || englishWord(each))
    ? whetherIn(inner)
    : undefined
}

/** "बिस्किट छोड़ के", "दूध को छोड़कर": what stands before it is not meant. */
const LEAVING = new RegExp(
  ` (?:(?:को|ko) )?(?:${anyOf('छोड़ के|छोड़ कर|छोड़कर|छोड़के|chhod ke|chhod kar|chhodkar|chhodke|chod ke|chod kar|chodkar|chodke')}) (?=\\S)`,
  'gu',
)

/** "गेहूं के अलावा कुछ और": of something to eat all but that is asked. */
const BESIDES = new RegExp(
  `(?<=^| )(\\S+) ${WITHOUT}(?: (?:${IN_IT}|${ANY}|${anyOf('और|क्या|aur|kya')}))+(?= |$)`,
  'gu',
)
const besides = (said: string) =>
  said.replace(BESIDES, (all, name: string) => (isEaten(name) ? `anything except ${name}` : all))
const isEaten = (phrase: string): boolean => knownSubstance(englishWord(phrase) ?? phrase) !== undefined
const isOnly = (parts: readonly Phrase[], at: number): boolean => {
  const [before = '', phrase = '', next = ''] = [at - 1, at, at + 1].map((each) => parts[each]?.phrase)
  return (ONLY_NEXT.has(phrase) && isEaten(next)) || (ONLY_BEFORE.has(phrase) && isEaten(before))
}

/** The words in the order in which they were said, each phrase as English; what is denied begins with "not". */
function wordByWord(sentence: string): string {
  const said = besides(sentence).replace(LEAVING, ' नहीं ')
  const done: string[] = []
  let clause: string[] = []
  let wished = 0
  const parts = [...phrasesIn(said, hindiPhrasesOf)]
  for (const [at, { phrase: word, meaning }] of parts.entries()) {
    wished = wishedAt(word, clause, wished)
    if (isOnly(parts, at)) clause.push('only')
    else if (meaning !== undefined) {
      if (meaning !== NOTHING) clause.push(meaning)
    } else if (!DENIALS.has(word)) clause.push(HINDI_LETTERS.test(word) ? UNKNOWN : bySpelling(word))
    else if (clause.length === 0) done.push('no')
    else if (DENIES_NEXT.has(word) && parts[at + 1]?.meaning) {
      done.push(clause.join(' '))
      clause = ['not']
    } else {
      done.push(...withDenied(clause, wished, at === parts.length - 1))
      clause = []
      wished = 0
    }
  }
  return [...done, ...(clause.length > 0 ? [clause.join(' ')] : [])].join(', ')
}

/** "Na rakho"; elsewhere it is a tag. */
const DENIES_FIRST = /^(?:ना|न|na) (?=\S)/u
/** "Tell me, will you": the last word of many sentences, which denies nothing. */
const withoutTag = (said: string): string =>
  /^(?:ना|न|नहीं|nahi|nahin) /u.test(said) ? said : said.replace(/(?<=\S{2,}) (?:ना|न)$/u, '')

/**
 * A sentence of Hindi, or one that mixes both languages, in the English words that mean the same: what follows
 * understands those. English stays as it is; a word of Hindi that is not known stays a word that is not known.
 */
export function inEnglish(text: string): string {
  const said = inOneSpelling(text)
  const whole = lexicon.get(said) ?? goods.get(said)
  if (whole) return whole
  for (const [pattern, packs] of hindiPacksAsked) {
    const [, asked] = pattern.exec(said) ?? []
    if (asked) return `${inEnglish(`इसमें ${inPresent(asked)}`)} ${packs}`
  }
  if (saysBlocked(said)) return 'danger'
  const cry = cryIn(said)
  if (cry) return cry
  for (const [pattern, make] of sentences) {
    const found = pattern.exec(said)
    const made = found ? make(found[1] ?? '', said) : undefined
    if (made) return made
  }
  const rest = withoutComingLater(withoutDeniedDanger(said))
  if (rest !== said) return rest === '' ? 'not danger' : inEnglish(rest)
  const told = asQuestion(wordByWord(withoutTag(said).replace(DENIES_FIRST, 'mat ')), said)
  return /\bdanger\b/.test(told) ? 'danger' : told
}

/** The English word of one word or phrase; undefined for what is not known, and for what says nothing by itself. */
export const englishWord = (phrase: string): string | undefined =>
  lexicon.get(inOneSpelling(phrase)) || undefined

/** "Isme doodh hai kya" of somebody who is spoken to in English. */
export const isHindiInLatin = (text: string): boolean => ONLY_HINDI.test(inOneSpelling(text))

/** Whether it was said in Hindi, whatever is spoken with the shopper: in its own letters, in its words, or as its cry. */
export const isHindi = (text: string): boolean =>
  /\p{Script=Devanagari}/u.test(text) || isHindiInLatin(text) || cryIn(text) !== undefined

/** A sentence in English, if it is Hindi by what is spoken or by its own words; else as it is. */
export const asEnglish = (text: string, language: Language): string =>
  language === 'hi-IN' || isHindi(text) ? inEnglish(text) : text
