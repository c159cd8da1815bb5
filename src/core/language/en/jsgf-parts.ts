/** Parts of what the ear listens for, as JSGF: `|` between choices, `[…]` for what may be left out. */
/** Choices that would make too long a line. */
export const choices = (...lists: readonly string[]): string => lists.join(' | ')

export const YES = 'yes | yes please | okay | yes i do | yes i am'
export const NO = 'no | no thank you | no thanks'
export const AT = '(i am | we are | i am at | i am in | we are at | at | in | near)'
const TO = '(take me to | go to | bring me to | show me | where is | where are | i am looking for)'
const WANT = '(i want | i want to go to | i would like | i need | give me)'
export const WANT_OR_TO = `${WANT} | ${TO}`

/** Said after any phrase without changing it. Not before it: there it takes noise for the word. */
export const AFTER_ANY = '[please]'
