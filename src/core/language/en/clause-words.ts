/** Said without meaning anything, wherever it stands. */
export const fillers: ReadonlySet<string> = new Set(
  'um umm uh uhm hmm hm er erm ah aah oh ohh arre arrey please pls kindly sir madam maam mam ji bhaiya bhai beta didi aunty auntie uncle yaar na actually basically itself honestly simply baba dear ha ya'.split(
    ' ',
  ),
)

/** Phrases of filling, wherever they stand; longest first. */
export const fillerPhrases = [
  'you see',
  'you know',
  'and all',
  'if you do not mind',
  'if that is fine',
  'if it is possible',
  'if possible',
  'thanks all the same',
  'god bless you',
  'no problem',
  'do not mind',
  'i said',
  'i told you(?! (?:not )?to )',
  'as i told you',
  'i already told you',
  'you tell',
] as const

/** Takes back what was said before it; what follows counts. */
export const corrections = [
  'no no',
  'no sorry',
  'sorry no',
  'oh no',
  'sorry i mean',
  'sorry i meant',
  'sorry i said',
  'no i mean',
  'i mean to say',
  'i mean',
  'i meant',
  'i asked',
  'i had asked',
  'i am asking',
  'i was asking',
  'i asked for',
  'or rather',
  'make that',
  'make it',
  'no wait',
  'wait no',
  'no actually',
  'yes no',
  'no yes',
  'sorry',
  'wait',
  'no',
] as const

/** Comes to the point, after what explains it. */
export const turns = [
  'but',
  'so',
  'so better',
  'just',
  'now',
  'anyway',
  'otherwise',
  'instead',
  'better',
] as const

/** Begins a request in the middle of a sentence, after a statement that only explains it. */
export const starters = [
  'how many',
  'how much',
  'how far',
  'how do',
  'how long',
  'what is',
  'what are',
  'what about',
  'where is',
  'where are',
  'where am',
  'where do',
  'which',
  'when does',
  'when was',
  'can i',
  'can you',
  'can he',
  'can she',
  'is it',
  'is this',
  'is there',
  'does it',
  'does this',
  'do you',
  'should i',
  'take me',
  'bring me',
  'give me',
  'tell me',
  'tell',
  'i need',
  'i want',
  'please',
  'compare',
  'check',
  'let me',
  'let us',
  'say',
  'repeat',
  'will it',
  'will this',
  'would it',
  'would this',
  'are there',
  'you please',
] as const

/** Joins two requests of one sentence, longest first. */
export const joints = [
  'as well as',
  'and then after that',
  'and after that',
  'and also',
  'and then',
  'after that',
  'and',
  'also',
  'then',
] as const

/** Carries no meaning of its own beside a phrase that does. */
export const lightWords: ReadonlySet<string> = new Set(
  (
    'i we me my us our you your am are is be been have has had got do does did a an the some any few one two to at in into on of for from near by with want wants need needs like would could can will shall should may let give take bring show tell get go going come this that it its these those there here now then so and or but also too very just only right still already as well again please ' +
    'section sections side aisle area shelf part department item items thing things packet pack packets product products today first okay ok yes no sorry thank thanks hello hi good morning evening if what where which say said take want looking buy see have having both who all up down little bit more much quickly directly think maybe was were not yet ready really know new not app must off out time how'
  ).split(' '),
)

/** Asks nothing by itself: "now | what" is one. */
export const asksAlone: ReadonlySet<string> = new Set([
  'what',
  'where',
  'how',
  'which',
  'when',
  'then',
  'please',
])

/** What somebody says who only listens. */
export const acknowledgements: ReadonlySet<string> = new Set([
  'ok',
  'okay',
  'ok ok',
  'okay okay',
  'mm',
  'mm hm',
  'mhm',
  'hmm',
  'uh huh',
  'yeah',
  'right',
  'i see',
  'fine',
  'all right',
  'alright',
  'achha',
  'accha',
  'theek hai',
])
