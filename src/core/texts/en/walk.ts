import { cardinal } from '../../language/cardinals.ts'
import { filled } from '../phrasing.ts'

type Side = 'left' | 'right'

/** How the sections are called within a sentence. */
export const sectionNames = {
  'biscuits and snacks': 'biscuits and snacks',
  dairy: 'dairy',
  breads: 'breads',
} as const

/** Places that have no name of their own where a name is expected. */
export const placeNames = {
  section: 'the section',
  shelf: 'the shelf',
  counter: 'the cash counter',
} as const

/** What follows a part of a walk, in words that fit after "then". */
export const nextMove = {
  turn: (side: Side): string => `turn ${side}`,
  straight: 'straight on',
  stop: 'stop',
} as const

/**
 * Every sentence of the guided walk, by id. Blanks are {n} (steps, in the path's own count), {More} (steps still to
 * go, in words), {move} (what comes after them), {section}, {place}, {action}, {part} and {of}. Phrased as docs/voice.md says: one action, one distance, quarter turns only.
 */
export const walkTexts = {
  'nav.prepare': 'Hold the phone upright in your hand, and move it gently up and down.',
  'nav.go': 'Move the phone once, or say next.',
  'nav.first': 'Start with the door behind you. Move forward {n} steps.',
  'nav.first.only': 'Start with the door behind you.',
  'nav.straight': 'Move forward {n} steps.',
  'nav.straight.only': 'Move forward.',
  'nav.left': 'Stop. Turn left, a quarter turn. Then move forward {n} steps.',
  'nav.left.only': 'Stop. Turn left, a quarter turn.',
  'nav.right': 'Stop. Turn right, a quarter turn. Then move forward {n} steps.',
  'nav.right.only': 'Stop. Turn right, a quarter turn.',
  'nav.custom': '{action}, {n} steps.',
  'nav.custom.only': '{action}.',
  'nav.keep': 'Keep going. {More} more steps.',
  'nav.more': '{More} more steps, then {move}.',
  'nav.part': 'This part has {n} steps.',
  'nav.pause': 'I feel no steps. Say repeat, say next after this part, or move on.',
  'nav.where': 'This is part {part} of {of}.',
  'nav.turned.left': 'That was left. Turn round to the right.',
  'nav.turned.right': 'That was right. Turn round to the left.',
  'nav.turned.half.left': 'Turn further to the left.',
  'nav.turned.half.right': 'Turn further to the right.',
  'nav.turned.past.left': 'That was too far. Turn back to the right.',
  'nav.turned.past.right': 'That was too far. Turn back to the left.',
  'nav.turned.not.left': 'Stop. You have not turned. Turn left, a quarter turn.',
  'nav.turned.not.right': 'Stop. You have not turned. Turn right, a quarter turn.',
  'nav.back': 'Turn round, a half turn. Then move forward {n} steps, back to where this part begins.',
  'nav.back.left': 'Turn left, a quarter turn. Then move forward {n} steps, back to where that part begins.',
  'nav.back.right':
    'Turn right, a quarter turn. Then move forward {n} steps, back to where that part begins.',
  'nav.back.way':
    'Turn so that you face the way you came. Then move forward {n} steps, back to where that part begins.',
  'nav.back.more': '{More} more steps, back to where this part begins.',
  'nav.back.next':
    'Turn round, and go back to where this part begins. Say next when you are there, or call staff.',
  'nav.back.before':
    'Turn so that you face the way you came, and go back to where the part before this one begins. Say next when you are there, or call staff.',
  'nav.back.say': 'Say next when you are there, or call staff.',
  'nav.back.there':
    'Stop. This is where the part begins. Turn round, a half turn. Then move forward {n} steps. To go further back, say back.',
  'nav.back.start': 'This is where the walk begins.',
  'nav.back.cannot': 'I cannot lead you further back. Stand still, and say call staff.',
  'nav.end.section': 'You have arrived at {section}. If it is not here, say lost.',
  'nav.end.counter': 'You are at the cash counter.',
  'nav.end.demo': 'You have arrived at your destination.',
  'nav.lost': 'Stand still. Say back, and I lead you back the way you came. Or say repeat, or call staff.',
  'nav.manual': 'I cannot count steps on this phone. Say next after each part, or tap the Next button.',
  'nav.uncounted': 'I cannot count your steps now. Say next after each part.',
  'nav.agree.turn': 'I can count again. Are you at the turn? Yes or no.',
  'nav.agree.part': 'I can count again. Are you at the end of this part? Yes or no.',
  'nav.agree.next': 'Say next at the end of this part.',
  'nav.agree.end': 'Are you at {place}? Yes or no.',
  'nav.dark': 'Your screen may go dark, and then I cannot count your steps. Touch it now and then.',
  'nav.return': 'Let us go to the cash counter. Turn around, so that the shelf is behind you.',
  'nav.cross': 'Let us go there. Turn around, so that the shelf is behind you.',
  'nav.skipped': 'Part of this route is missing. Stop, and ask staff to take you on, or say call staff.',
} as const

export type WalkTextId = keyof typeof walkTexts
type WalkBlank = 'n' | 'section' | 'place' | 'action' | 'part' | 'of' | 'move'
export type WalkBlanks = Partial<Record<WalkBlank, string | number>> & {
  /** Steps still to go. */
  more?: number
  /** The same as `n` in the shopper's own steps, said in its place. */
  own?: number
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Fills the blanks of a walking text, one step in the singular. A blank without a value throws: a caller's mistake. */
export function walkText(id: WalkTextId, { more, own, ...blanks }: WalkBlanks = {}): string {
  const values: Record<string, string | number | undefined> = {
    ...blanks,
    ...(more === undefined ? {} : { More: capital(cardinal(more)) }),
  }
  let template: string = walkTexts[id]
  if (own !== undefined) template = template.replace('{n} steps', `about ${cardinal(own)} of your steps`)
  else if (Number(blanks.n) === 1) template = template.replace('{n} steps', '{n} step')
  if (more === 1) template = template.replace('more steps', 'more step')
  return filled(id, template, values)
}
