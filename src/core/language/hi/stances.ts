import type { Meaning, Word } from '../meaning.ts'
import { anyOf, inOneSpelling } from './spelling.ts'

/** How something is said in Hindi: as a guess, or as its opposite. */

/** "शायद", "लगता है": said as a guess, which "हो सकता है क्या" is not. */
const GUESSES = new RegExp(
  `(?:^| )(?:${anyOf('शायद|shayad|shaayad|लगता है|लगता तो है|मुझे लगता|lagta hai|lagta to hai|mujhe lagta|पक्का नहीं|पक्का पता नहीं|pakka nahi|pakka nahin|pakka pata nahi|मान लो|maan lo')}|${anyOf('हो सकता है|ho sakta hai')} (?!${anyOf('क्या|kya|ना|na')}$)|(?:${anyOf('पता नहीं|pata nahi|pata nahin')}$))(?: |$)`,
  'u',
)
export const guessesInHindi = (text: string): boolean => GUESSES.test(inOneSpelling(text))

const NOT = anyOf('नहीं|मत|nahi|nahin|mat')
const DENIALS = new RegExp(`(?:^| )${NOT}(?= |$)`, 'gu')
/** The words as they would be without any denial. */
export const undeniedInHindi = (text: string): string => inOneSpelling(text).replace(DENIALS, '').trim()

const DENIED_LAST = new RegExp(`(?:^| )${NOT}(?: \\S+){0,2}$`, 'u')
/** "काउंटर नहीं जाना", "स्टाफ़ बुलाना नहीं है": what stands before is refused. */
/** What leads away, calls somebody or changes the language, and what nobody says by denying it. */
const REFUSED: ReadonlySet<Word> = new Set<Word>([
  'counter',
  'callStaff',
  'changeSection',
  'next',
  'speakEnglish',
  'speakHindi',
])
export const refusesInHindi = (meaning: Meaning, text: string): boolean =>
  meaning.type === 'word' && REFUSED.has(meaning.word) && DENIED_LAST.test(inOneSpelling(text))

const DENIED_AT_END = new RegExp(`(?:^| )(?:${NOT}(?: \\S+)?|${anyOf('ना|न')})$`, 'u')
const STANDS = new RegExp(`(?:^| )${anyOf('पर|पे|में|par|pe|mein')} ${anyOf('हूं|hoon|hun')}$`, 'u')
/** "मैं शेल्फ़ पर हूँ" is no "no", and "बिल्कुल सही नहीं" no "yes", however likely others who said so meant it. */
export function isOppositeInHindi(answer: 'yes' | 'no', text: string): boolean {
  const said = inOneSpelling(text)
  return answer === 'yes' ? DENIED_AT_END.test(said) : STANDS.test(said) && !/नहीं|nahi/u.test(said)
}
