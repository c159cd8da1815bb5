import { either, formOf, oneOf, sequence } from '../forms.ts'

/** How somebody speaks of what they want to buy and have taken. Matched over plain words. */

const LIST = '(?:my|the) (?:shopping|buying) list'
/** The same sentence with this list in it, where it names none. */
export const ofShopping = (text: string) => text.replace(/\b(my|the) list\b/gi, '$1 shopping list')

const BAG = '(?:my |the )?(?:bag|basket|cart|trolley)'

/** `$1` is what is named. */
export const wantAgainForms: readonly RegExp[] = [
  formOf(`^(?:put|add|write|note) (.+) back (?:to|on|in|into|onto) ${LIST}$`),
  formOf(`^(?:put|add|write|note) back (.+) (?:to|on|in|into|onto) ${LIST}$`),
]
export const wantForms: readonly RegExp[] = [
  formOf(`^(?:add|put|write|note) (.+) (?:to|on|in|into|onto) ${LIST}$`),
  formOf(
    sequence(
      '^(?:i have to|i must|i need to|remember to|remind me to|i am here to|i came to) (?:buy|get)',
      ' (?!(?:to|out|off|up|away|past|home|going|back|down|in|into|help|staff|someone|somebody)\\b)(.+)$',
    ),
  ),
  formOf(`^${LIST} (?:is|has) (.+)$`),
]
export const unwantForms: readonly RegExp[] = [
  formOf(`^(?:remove|delete|take|strike|drop|forget|cross) (.+) (?:from|off|out of) ${LIST}$`),
]
export const tellListForms: readonly RegExp[] = [
  formOf(`^(?:what|what all) (?:is|are|have i|do i have) (?:there )?(?:on|in|left on|still on) ${LIST}$`),
  formOf(`^(?:read|tell|say|show)(?: me| out)? (?:what is on )?${LIST}(?: again)?$`),
  formOf(
    sequence(
      '^what (?:do i|did i want to|should i|have i|must i) (?:still )?',
      '(?:have to |want to |need to |to )?buy$',
    ),
    '^what is (?:still )?left to buy$',
    '^what i want to buy$',
  ),
]
export const forgetListForms: readonly RegExp[] = [
  formOf(`^(?:forget|delete|clear|erase|empty) (?:all of )?${LIST}$`),
]
export const intoBagForms: readonly RegExp[] = [
  formOf(`^(?:put|add|count) (?:it|this|this one|that)(?: pack| packet)? (?:in|into|to|inside) ${BAG}$`),
  formOf(`^(?:it|this|this one) is in ${BAG}$`),
]
const HELD = '(?:it|this|this one|that one|that)'
const NOT_TAKEN = 'i (?:did not|have not|had not|never) (?:take|taken|took|buy|bought|pick|picked)(?: up)?'
/** What stands by itself for no pack. */
const NO_PACK = `(?!${either(
  '(?:my|your|what|who|which|nothing|everything|any)\\b',
  '.*\\b(?:turns?|turning|steps?|left|right|lift|stairs|photo|picture)\\b',
)})`
/** The same of whoever stands before the shelf; elsewhere something else is taken. */
export const takenForms: readonly RegExp[] = [
  formOf(`^i (?:will |shall )?(?:take|took|have taken|buy) ${HELD}$`),
]
export const leftForms: readonly RegExp[] = [formOf(`^${NOT_TAKEN} ${HELD}$`)]
export const leftNamedForms: readonly RegExp[] = [
  formOf(`^${NOT_TAKEN} ${NO_PACK}(.+)$`),
  formOf(`^i (?:will |have )?put ${NO_PACK}(.+) back$`),
]
export const takeOutForms: readonly RegExp[] = [
  formOf(`^(?:take|remove) ${NO_PACK}(.+?)(?: out)? (?:of|from|out of|off) ${BAG}$`),
  formOf(`^${NO_PACK}(.+) is not in ${BAG}$`),
]
export const outOfBagForms: readonly RegExp[] = [
  formOf(
    `^(?:it is )?not in ${BAG}$|^(?:take|remove) (?:it|this|that|this one)(?: out)? (?:of|from|out of) ${BAG}$`,
  ),
  /^i (?:will |have )?put (?:it|this|that|this one) back$/,
]
export const tellBagForms: readonly RegExp[] = [
  formOf(`^(?:what|what all) (?:is|do i have|have i|have i got|have i put) (?:there )?(?:in|inside) ${BAG}$`),
  formOf(`^(?:read|check|tell)(?: me| out)? (?:what is in )?${BAG}$`),
]
export const emptyBagForms: readonly RegExp[] = [formOf(`^(?:empty|forget|clear) ${BAG}$`)]

/** A product is wanted, and nothing else is said; "this" stands for its name. */
export const wantsOnlyNamed = formOf(
  sequence(
    `^(?:${oneOf(
      'i|we|me|want|need|would|like|some|any|do|you|have|keep|sell|got|is|are|there|where|will|can|find',
      'get|take|to|the|a|an|of|packet|packets|pack|give|show|looking|for|am|one|two|also|yes|no|ok|okay',
      'please|just|only|here',
    )} )*this`,
    `(?: ${oneOf(
      'for (?:my|the|our|his|her|their|some) \\w+(?: \\w+)?',
      'for me|please|section|biscuits?|packets?|packs?|here|only|there|now|also|is|available|today|and',
      'snacks',
    )})*$`,
  ),
)

const FIGURE =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|half|quarter|and a half|\\d+)'
const UNIT = oneOf(
  'packs?|packets?|pouch|pouches|sachets?|cartons?|tins?|cans?|jars?|tubs?|pieces?|boxes|box|bottles?|loaf',
  'loaves|dozens?|kilos?|kilograms?|kgs?|grams?|gms?|g',
  'lit(?:re|er)s?',
  'l',
  'millilit(?:re|er)s?',
  'ml',
)
/** Before the name of what is wanted, and behind it. Figures by themselves may be a name: 7 Up. */
export const amounts = formOf(
  `^(?:(?:(?:${FIGURE} )+${UNIT}|${UNIT}|a|an|one|two|three|four|five|six|some|the|any|more|few|couple|of) )+`,
)
export const amountsBehind = formOf(` (?:${FIGURE} )+${UNIT}$`)
