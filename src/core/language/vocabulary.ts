import type { ListenFor } from '../contract/modes.ts'

/**
 * The words of each open question, as JSGF: `|` between choices, `[…]` for what may be left out. The first
 * keyword of a line is what the journey acts on; the rest is how people say it.
 */

const SECTIONS =
  '(biscuit | biscuits | biscuits and snacks | snack | snacks | cookie | cookies | dairy | milk | cheese | bread | breads | bakery)'
const TO = '(take me to | go to | bring me to | show me | where is | where are | i am looking for)'
const WANT = '(i want | i want to go to | i would like | i need | give me)'
const AT = '(i am | we are | i am at | i am in | we are at | at | in | near)'

const section = `[${WANT} | ${TO}] [the | some] ${SECTIONS} [section | aisle | shelf]`
const counter = `[${WANT} | ${TO}] [the] (cash counter | cash | counter)`
const yes = 'yes | yes please | okay | yes i do | yes i am'
const no = 'no | no thank you | no thanks'

const lines = {
  global: [
    'repeat | repeat that | say that again | say it again',
    'help | help me | i need help',
    'stop | stop it | stop talking',
    'pause',
    'skip | skip it',
    'back | go back',
    'slower | speak slower | more slowly',
    'faster | speak faster',
    "what is this | what's this | what am i holding | what is this product | what do i have",
    'start again | start over',
    'call staff | call the staff | call a member of staff',
  ],
  introduction: [
    `continue | ${yes} | tour | introduction | continue the introduction`,
    'required | it is required',
    `not required | it is not required | i do not need it | ${no}`,
    section,
  ],
  place: [`[${AT}] [the | a | your] (store | shop)`, 'here | i am here', `[${AT}] [my] (home | house)`],
  section: [section],
  entrance: [
    `[${AT}] [the] entrance`,
    `[${AT}] [the] door`,
    yes,
    'not there | i am not there | no not there | not yet',
    `there | i am there | ${no}`,
    'inside | i am inside',
  ],
  walking: [
    'next | next step | next one',
    'how many left | how many steps left | how many steps are left | how far',
    'where am i',
    "i'm here | i am here | here",
    'lost | i am lost',
    counter,
  ],
  checking: [
    '[what is | read | tell me] [the] (date | use by date | use by | expiry | expiry date | best before | best before date)',
    'when does it expire | is it expired | has it expired',
    `${yes} | ${no}`,
    counter,
    'thank you | thanks | thank',
    'shorter',
    'next | next product | another product',
    'lost | i am lost',
    'not there',
  ],
  buy_more: [`buy more | i want to buy more | more | ${yes}`, 'next time | maybe next time | time', no],
  keep_app: [`save | save it | save the app | ${yes}`, 'later', 'thank you | thanks | thank', no],
  confirm: [`${yes} | ${no}`, 'back | go back'],
  all: [],
} as const satisfies Record<Exclude<ListenFor, 'all'> | 'all' | 'global', readonly string[]>

/** Said after any phrase without changing it. Not before it: there it takes noise for the word. */
export const AFTER_ANY = '[please]'

/** Every phrase of an open question, the always-on ones included, as JSGF alternatives without repeats. */
export function phrasesFor(listenFor: ListenFor): string[] {
  const asked = listenFor === 'all' ? Object.values(lines).flat() : [...lines.global, ...lines[listenFor]]
  const alternatives = asked.flatMap((line) => topAlternatives(line))
  return [...new Set(alternatives)]
}

/** Splits at the `|` that stand outside brackets. */
function topAlternatives(line: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= line.length; at++) {
    const letter = line[at]
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (at === line.length || (letter === '|' && depth === 0)) {
      found.push(line.slice(from, at).trim())
      from = at + 1
    }
  }
  return found
}

/** True when the open question takes questions about products and their names. */
export function hearsProducts(listenFor: ListenFor): boolean {
  return listenFor === 'checking' || listenFor === 'all'
}
