import { cardinal, figures } from './cardinals.ts'
import { closers, openers } from './en/sentence-forms.ts'
import { inOneSpelling } from './hi/spelling.ts'

/** Longest speech that is looked at: a question is short, and a pasted page must not cost a second. */
const MAX_CHARACTERS = 400
/** And of its words: one sign can be ten letters, a figure is a word. */
const MAX_LETTERS = 2 * MAX_CHARACTERS

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  // "Where the hell's the paneer" asks where it is.
  [/\b(who|what|where|when|why|how) (?:the (?:bloody )?(?:hell|heck|devil)|on earth)\b/g, '$1'],
  [/\bwhat ?s\b|\bwats\b/g, 'what is'],
  [/\b(who|it|that|where|there|how|here|when) s\b/g, '$1 is'],
  [/\b(?:i m|im)\b/g, 'i am'],
  [/\bma am\b/g, 'maam'],
  // Who only listens; "huh" alone asks.
  [/\b(?:uh|ah|mm) huh\b/g, 'mhm'],
  [/\b(you|we|they|those|these) re\b/g, '$1 are'],
  [/\b(i|you|he|she|it|we|they|that|there|who|what) ll\b/g, '$1 will'],
  [/\b(you|we|they|should|could|would|might|what|who) ve\b/g, '$1 have'],
  [/\b(you|he|she|we|they|that|it) d\b/g, '$1 would'],
  [/\b(she|he|name|everything|nothing|today|something|somebody|someone|everyone|everybody) s\b/g, '$1 is'],
  [/\bi ve\b/g, 'i have'],
  [/\bi d\b/g, 'i would'],
  [/\b(does|is|do|did|has|have|are|was|were|had|could|would|should|must|need) ?n t\b/g, '$1 not'],
  [/\bcan ?not\b|\bcan t\b/g, 'can not'],
  [/\bwon t\b/g, 'will not'],
  [/\b(?:let s|lets)\b/g, 'let us'],
  // As people type them, and some recognisers write.
  [/\bgotta\b/g, 'have to'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\b(does|is|do|did|has|have|are|was|were|had|could|would|should|must|need)nt\b/g, '$1 not'],
  [/\bcant\b/g, 'can not'],
  [/\bwont\b/g, 'will not'],
  [/\b(that|there|where|here|how|who)s\b/g, '$1 is'],
  [/\b(you|they)re\b/g, '$1 are'],
  [/\b(i|you|they)ve\b/g, '$1 have'],
  [/\bno one\b/g, 'nobody'],
  [
    /\b(anything|everything|all|any) but\b(?! (?:show|take|tell|give|let|please|i|my|we|you|the (?:way|name|price)|can|is|are)\b)/g,
    '$1 except',
  ],
]

/** Letters of Latin that are no letter with an accent: "œufs" would be "ufs". */
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l' }

const numberWords = (digits: string) =>
  digits.length > 4 ? figures(digits) : cardinal(Number(digits)).replaceAll('-', ' ')

/**
 * Speech and typed text brought to one form: lower case words with one space between them, no punctuation,
 * contractions written out, figures as words ("50-50" is "fifty fifty"). Letters of other scripts are dropped.
 */
export const plainWords = (text: string): string =>
  allPlainWords(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_LETTERS).trimEnd()

/** The same of what a record holds, to its end: an ingredient that is cut off would be denied. */
export function allPlainWords(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    // Accents, and what no eye sees within a word: soft hyphens, joiners, spaces of no width.
    .replace(/[\p{Mark}\p{Cf}]/gu, '')
    .replace(/[œæøßł]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/\d+/g, (digits) => ` ${numberWords(digits)} `)
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return CONTRACTIONS.reduce((words, [form, full]) => words.replace(form, full), letters)
}

/** The same with the words of Devanagari left in, in one spelling: what is only compared may be of either script. */
export const wordsOfBothScripts = (text: string): string =>
  (text.match(/[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/gu) ?? [])
    .map((part) => (/[\u0900-\u097f]/u.test(part) ? inOneSpelling(part) : allPlainWords(part)))
    .filter(Boolean)
    .join(' ')

/** True when `phrase` stands in `words` as whole words; both are plain words. */
export function hasPhrase(words: string, phrase: string): boolean {
  return ` ${words} `.includes(` ${phrase} `)
}

/** How many words a phrase has. */
export function wordCount(phrase: string): number {
  return phrase === '' ? 0 : phrase.split(' ').length
}

/** Nobody is as polite as that: what goes on is no politeness. */
const MOST_ASIDES = 8

const atStart = new RegExp(`^(?:${openers.join('|')}) `)
/** "Next to me" is a place. */
const atEnd = new RegExp(`(?<!\\b(?:next|close|closer|closest|near)(?= to me)) (?:${closers.join('|')})$`)

/**
 * What was said, then the same with one more polite or filling phrase taken away at a time, so that a whole-sentence
 * rule can be tried on each: "okay repeat please", "repeat please", "repeat". Never empties a sentence.
 */
export function withoutAsides(words: string): string[] {
  const forms = [words]
  for (let form = words; forms.length <= MOST_ASIDES; ) {
    const shorter = atEnd.test(form) ? form.replace(atEnd, '') : form.replace(atStart, '')
    if (shorter === form) break
    forms.push(shorter)
    form = shorter
  }
  return forms
}
