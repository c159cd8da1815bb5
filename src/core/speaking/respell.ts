import { unreadable } from '../texts/en/amounts.ts'
import { inOwnLetters } from './readable.ts'

/**
 * How words are written for the voice where it would say them wrongly, whole words, any case. The voice reads by
 * American rules; each entry was checked against the sounds it gives (docs/speaking.md says how).
 */
const WORDS: Readonly<Record<string, string>> = {
  bikis: 'bickees',
  nutrichoice: 'nutri choice',
  yoghurt: 'yogurt',
  yoghurts: 'yogurts',
  ajwain: 'udge wine',
  atta: 'uh ta',
  badam: 'bahdahm',
  besan: 'baysun',
  chana: 'chuh nah',
  dahi: 'duh hee',
  elaichi: 'ellie chee',
  kesar: 'kay sir',
  kulcha: 'kool chah',
  lachha: 'luh chah',
  lassi: 'lussee',
  maida: 'my dah',
  mithai: 'mit high',
  namkeen: 'num keen',
  palmolein: 'palm oh lean',
  paneer: 'puhneer',
  paratha: 'puh rah tah',
  pav: 'paav',
  pista: 'piss tah',
  ragi: 'rah ghee',
  kcal: 'kilocalories',
  g: 'grams',
  gm: 'grams',
  kg: 'kilograms',
  mg: 'milligrams',
  ml: 'millilitres',
}

/** Words of another script with what stands between them: one silence of the voice. */
const OTHER_SCRIPT = /(?![\p{ASCII}\p{M}])[\p{L}\p{N}](?:[^\p{ASCII}]|[ ,-](?=[^\p{ASCII}\p{P}\p{S}]))*/gu

/** Units are words only behind a figure: "200 g", never the letter in "vitamin g". */
const UNITS = new Set(['kcal', 'g', 'gm', 'kg', 'mg', 'ml'])

function respellWord(word: string, behindFigure: boolean): string {
  const key = word.toLowerCase()
  if (UNITS.has(key) && !behindFigure) return word
  return Object.hasOwn(WORDS, key) ? (WORDS[key] ?? word) : word
}

/**
 * A sentence as the voice must read it to be understood; the shopper is shown the sentence itself. Letters lose their
 * accents, words of other scripts are said to be there, and signs are left out: the result is plain ASCII and may be
 * empty.
 */
export function respell(sentence: string): string {
  return (
    inOwnLetters(sentence)
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u2013\u2014]/g, ', ')
      .replace(/\u20b9|\bRs\.?(?=\s*\d)/g, 'rupees ')
      .replace(OTHER_SCRIPT, ` ${unreadable} `)
      .replace(/[^\x20-\x7e]+/g, (odd) => (/^\p{M}+$/u.test(odd) ? '' : ' '))
      // "50-50" would be read with its zeros dropped into single figures.
      .replace(/\b50[-\s/]50\b/g, 'fifty fifty')
      .replace(/(\d)\s*%/g, '$1 percent')
      .replace(/\s&\s/g, ' and ')
      // A name written in one with a capital inside is two words: NutriChoice.
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/(\d)(?=(?:kcal|kg|mg|ml|gm|g)\b)/gi, '$1 ')
      .replace(/[A-Za-z]+/g, (word, at: number, whole: string) =>
        respellWord(word, /\d\s*$/.test(whole.slice(0, at))),
      )
      .replace(/[<>{}[\]|\\^~`_*#]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
