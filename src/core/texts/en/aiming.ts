import type { Aim, Fault, Move } from '../../vision/aiming.ts'

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
