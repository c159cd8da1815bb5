import { formOf, oneOf, sequence } from '../forms.ts'
import { PERSON } from './kinds-of-words.ts'

const WHO = `(?:he|she|they|${oneOf(
  'my (?!turn|stop|way|steps?)\\w+',
  `(?:(?:my|the|this|that|a|some) (?:\\w+ )?)?(?:${PERSON}|guard|staff|driver|doctor|children|kids)`,
)})`
const CALL = '(?:(?:the|my|that|this) )?(?:phone )?(?:call|phone|phone call)'
const MORE = '(?: (?!(?:so|and|but|now|then)\\b)\\w+){0,4}?'
const IS = '(?: (?:s|is|are|has|have|had))*(?: (?:just|all|finally|now))*'

/** What kept the shopper, and is over: a call, somebody beside them. */
const KEPT = oneOf(
  sequence(
    '(?:i|we) (?:was|were|had to|have|am|are)(?: (?:just|only|been))*',
    ` (?:talk(?:ing)?|speak(?:ing)?|chatting|attend(?:ing)?|answer(?:ing|ed)?|reply(?:ing)?|scolding|calming|on)`,
    ` (?:to |with |on )?(?:${WHO}|${CALL}|somebody else|someone else)${MORE}`,
  ),
  `(?:it|that) (?:was|is)(?: (?:just|only))* (?:${WHO}|${CALL})(?: (?:calling|ringing|talking|on the phone))?`,
  `(?:that )?${CALL}${IS} (?:over|done|finished|ended|cut|gone)`,
  sequence(
    `${WHO}${IS}`,
    ` (?:gone|left|stopped|cut|hung up|kept|ended|finished|quiet|asleep|settled|calm(?:ed)?(?: down)?|fine|okay|ok)`,
    MORE,
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
