import { formOf, oneOf, sequence } from '../forms.ts'
import { PERSON } from './kinds-of-words.ts'

const KNOWN = `(?:(?:${PERSON})|neighbour|aunt|boss|colleague|teacher|maid|guard|staff|driver|doctor|children|kids)`
const WHO = `(?:he|she|they|(?:(?:my|the|this|that|a|some) (?:\\w+ )?)?${KNOWN})`
const CALL = '(?:(?:the|my|that|this) )?(?:phone )?(?:call|phone|phone call)'
const IS = '(?: (?:s|is|are|has|have|had))*(?: (?:just|all|finally|now))*'

/** What kept the shopper, and is over: a call, somebody beside them. */
const KEPT = oneOf(
  sequence(
    '(?:i|we) (?:was|were|had to|have|am|are)(?: (?:just|only|been))*',
    ' (?:talk(?:ing)?|speak(?:ing)?|chatting|attend(?:ing)?|answer(?:ing|ed)?|reply(?:ing)?|on)',
    ` (?:to |with |on )?(?:${WHO}|${CALL}|somebody else|someone else)(?: (?:here|on the phone|about \\w+))?`,
  ),
  `(?:it|that) (?:was|is)(?: (?:just|only))* (?:${WHO}|${CALL})(?: (?:calling|ringing|talking|on the phone))?`,
  `(?:that )?${CALL}${IS} (?:over|done|finished|ended|cut|gone)`,
  sequence(
    `${WHO}${IS} `,
    oneOf(
      '(?:gone|left)(?: (?:away|home|out|back))?',
      'stopped (?:crying|shouting|talking|screaming|asking|calling|fussing|making noise)',
      '(?:cut|ended|finished|put down) (?:the|that|his|her) (?:call|phone)',
      'hung up|(?:quiet|asleep|settled|calm|calmed down|fine|okay|ok)(?: now)?',
    ),
  ),
)

const COMMAND = sequence(
  '(?:(?:let us|please|now|just|do|kindly|yes) )*',
  oneOf(
    'go on|go ahead|carry on|continue|proceed|resume|keep going|move on',
    'tell(?: me)?(?: (?:the next|what next|the way|what you (?:said|were saying)))?',
    'next(?: one| step)?|what (?:is )?next|what now|now what',
    'repeat|say (?:it|that)(?: again)?|(?:tell me|start|come) again|what did you say|what was (?:it|that)|where was i',
  ),
  '(?: (?:please|now|again|it|that|walking|talking|speaking|reading|guiding|telling))*',
)

/** Told before what is said to us: "sorry, i was talking to my daughter, | you can go on". */
export const keptFirst = formOf(
  sequence(
    '^(?:(?:oh|sorry|okay|ok|yes|ya|alright|all right|right|no|it is okay|one minute|so|and|hello) )*',
    KEPT,
    '(?: (?:so|and|but|then|okay|ok|alright|yes|sorry|(?:you|we|i) (?:can|may|could|should)))*',
    ` (?=${COMMAND}$)`,
  ),
)

const HASTE = oneOf(
  '(?:(?:a )?(?:bit|little) )?(?:slow(?:ly|er)?(?: down)?|faster|louder|softer|quieter)',
  '(?:speak|talk|go) (?:slow(?:ly|er)?|faster|louder|softly|up)',
  'speed (?:it |things )?up|carry on|go on|go ahead|continue|keep going|next|all set',
)
/** Said behind what is wanted, and wants nothing: "slowly please | i am in my eighth month". */
export const explainedBehind = formOf(
  sequence(
    `(?<=^(?:(?:okay|ok|please|yes) )*${HASTE}(?: (?:please|now|would you|will you|for me))*)`,
    ` (?:because |as |since )?${oneOf(
      'i am (?:with you|all right|alright|fine|ready|okay|raring to go|listening)(?: (?:so far|now|till now))*',
      'i am (?:in my \\w+ month|pregnant|an? old (?:man|woman|lady)|(?:very |quite )?old|new (?:to|at) (?:this|it))',
      'i have (?:used|done|heard) (?:this|it|that|all this)(?: (?:before|already|many times|last time))*',
      'i (?:can not|do not) (?:walk|go) (?:so |that |very |too )?(?:fast|quickly)',
    )}$`,
  ),
)
