import { formOf, oneOf } from '../forms.ts'

const ROLE = oneOf(
  '(?:toggle |switch |menu |radio )?button',
  'link|heading|landmark|region|group|status|alert|log|dimmed|disabled|unavailable|not selected|selected',
  'not pressed|pressed|not checked|checked|collapsed|expanded|on|off|in list|list|out of list|one control',
  'level one',
)
const COUNT = '(?:[a-z]+(?: [a-z]+)? of [a-z]+(?: [a-z]+)?)'
const HINT =
  '(?:actions available.*|(?:double|single) tap.*|press (?:and hold|space|enter).*|swipe (?:up|down|left|right).*)'

/** What screen readers say of a thing behind its name: its role, its state, its place among others, what to do with it. */
export const afterLabel = formOf(`^(?: (?:${ROLE}|${COUNT}|${HINT}))+(?= |$)`)
/** The same before it, as some say it; a role alone is no word of a shopper's. */
export const beforeLabel = formOf(`^(?:(?:${ROLE}) )+`)
/** Said by nobody but a screen reader, wherever it stands. */
export const readersOwn =
  /\b(?:double tap (?:to|and hold|twice)|actions available|swipe (?:up|down) (?:or|then|to))\b/
/** Stand on the screen beside the choices, as plain words. */
export const otherLabels = [
  'stop',
  'more',
  'choices',
  'talk hold while speaking',
  'skip what is being said',
  'unlock press twice or hold the screen',
  'stop the sound',
  'try now',
  'send',
  'what was said',
  'large picture',
] as const
/** Sentences that stand on the screen and are said by nobody but a reader. */
export const screenLines = ['say or tap next after each part'] as const

/** What a phone's screen reader says of a button, into the microphone: heard as what it is, it is no answer. */
export const readerForms = [
  '<label> button',
  '<label> button double tap to activate',
  'button <label>',
] as const

/** The same beside names. */
export const readerStates = [
  'more button expanded',
  'more button collapsed',
  'talk hold while speaking button not pressed',
  'double tap to activate',
] as const
