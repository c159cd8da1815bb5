import type { PrintedDate } from '../../dates/calendar.ts'
import type { Aim, Fault, Move } from '../../vision/aiming.ts'
import type { HintId } from '../../vision/hints.ts'
import { sayDate } from './dates.ts'

/** How the pack is to be moved, short enough to be followed while it is said. None needs sight to be followed. */
const moves: Readonly<Record<Move, string>> = {
  nearer: 'A little nearer.',
  further: 'A little further away.',
  up: 'Move the pack up.',
  down: 'Move the pack down.',
  left: 'Move the pack to the left.',
  right: 'Move the pack to the right.',
  turn: 'Turn the pack slowly.',
  hold: 'Hold still.',
  light: 'It is dark here. I need more light.',
  tilt: 'Please tilt it a little, it shines.',
}

const seen: Readonly<Record<NonNullable<Aim['seen']>, string>> = {
  wanted: 'Almost.',
  smallPrint: 'I see small print.',
  printAtEdge: 'I see print at the edge.',
  code: 'I see a bar code at the edge.',
  blank: 'I see no print on this side.',
}

/** What was seen is said with the first hint about it, and is left out after that. */
export const aimText = ({ move, seen: what }: Aim, isNew: boolean): string =>
  what && isNew ? `${seen[what]} ${moves[move]}` : moves[move]

/** Dates hide: said with the first word to turn the pack in a look for one. */
export const nearTheSeam = 'Turn the pack slowly. Dates are often near the seam.'

/** Whose fault it was that a look came to nothing. Those who cannot see blame themselves. */
export const faultTexts: Readonly<Record<Fault, string>> = {
  dark: 'It was too dark for me.',
  shine: 'The pack shone too much for me.',
  cutOff: 'The print was cut off at the edge of the picture.',
  blurred: 'The pictures were blurred.',
  small: 'The print was too small from there.',
  noPicture: 'No picture reached me. That is my fault, not yours.',
  notKnown: 'I could read it, but it is not what our list knows.',
}
export const noDateThere = 'I could read the print, but saw no use by date on it.'

/** One kind sentence about how to hold the pack. None needs sight to be followed. */
export const hintTexts = {
  steady: 'Please hold it steady.',
  light: 'I need more light.',
  closer: 'Please move it a little closer.',
  tilt: 'Please tilt it a little, it shines.',
  turn: 'Please turn the pack.',
} as const satisfies Record<HintId, string>

/** Sentences while one product is looked for at a shelf: short, since packs pass quickly. */
export const findTexts = {
  thisOne: 'This one. Hold.',
  notThis: 'Not this.',
  notOurs: 'Not this: another brand.',
  maybeThis: 'It may be this one. Show me its front.',
  again: 'To go on looking, ask again. Or say call staff.',
} as const

export const lookingFor = (name: string) =>
  `Looking for ${name}. Hold the packs up one by one. I say which it is. To end, say stop.`
export const notThis = (name: string) => `Not this: ${name}.`
export const notSeenHere = (name: string): string[] => [`I have not seen ${name} here.`, findTexts.again]
/** The list has it somewhere else than where the shopper stands. */
export const findElsewhere = (name: string, section: string) =>
  `Our list has ${name} in the ${section} section. To go there, say change section.`
/** "This is not Good Day", of which nobody spoke. */
export const saidAnother = (name: string) => `I said ${name}. If it is not that, say: that is wrong.`

/** Sentences about an answer that the shopper says is wrong. */
export const secondTexts = {
  showCode: 'I take that back. Looking again. Please show me the bar code, or another side.',
  showFront: 'I take that back. Looking again. Please show me the front of the pack.',
  showDate: 'I take that back. Looking again. Please show me the date, or a square code.',
  codeToo: 'The bar code says the same.',
  wordsToo: 'The words on the pack say the same.',
  cannotTell: 'I cannot tell which is right. Please show me the bar code, or ask staff.',
  whichDate: 'I cannot tell which is right. Please ask staff.',
  sameDate: 'I read the same again. If you doubt it, please ask staff.',
  nothingTold: 'I have not told you anything yet. Hold up a pack and ask: what is this?',
} as const

export const saidThenCode = (first: string, now: string) =>
  `First I said ${first}. Now I see the bar code of ${now}.`
export const saidThenWords = (first: string, now: string) =>
  `First I said ${first}. Now I read the name of ${now}.`
export const sameAgain = (name: string, source: 'barcode' | 'words') =>
  source === 'words'
    ? `I read the name of ${name} again, but see no bar code.`
    : `I see the bar code of ${name} again, but can read no name.`
export const noBetter = (name: string) => `I cannot do better now. I said ${name}, and that may be wrong.`
export const saidThenDate = (first: PrintedDate, now: PrintedDate) =>
  `First I said ${sayDate(first)}. Now I read ${sayDate(now)}.`
export const noBetterDate = (first: PrintedDate) =>
  `I cannot do better now. I said ${sayDate(first)}, and that may be wrong.`
