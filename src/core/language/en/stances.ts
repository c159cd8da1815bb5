import type { ListenFor } from '../../contract/modes.ts'
import { eachFormOf, formOf, oneOf, sequence } from '../forms.ts'

/** "Will you take me", "can we go", "is it possible to": a wish in the form of a question. */
export const wishes = formOf(
  `^${oneOf(
    '(?:can|could|will|would|may) (?:you|we|i|somebody|someone)',
    'should (?:you|we|somebody|someone)',
    'is it possible|would it be possible',
    'why do not (?:you|we)',
    'how about|what about|let',
  )} `,
)

/** Begins a question about something, or holds one. */
export const asks = formOf(
  `^${oneOf(
    'is|are|am|was|were',
    sequence(
      'do(?! (?:not|save|tell|explain|keep|start|begin|come|help|take|give|say|repeat|it|that|so) )',
      '(?! (?:save|tell|explain|keep|it|that|so)$)',
    ),
    'does',
    'did(?! not (?!i|you|we))',
    '(?:has|have)(?! not (?!i|you|we))',
    'should|would|may|will',
    'can(?! not )',
    'could(?! not )',
    'shall|any',
  )} `,
  '\\b(?:what|where|which|when|why|how|who|whose|whom|whether)\\b',
  '\\b(?:or not|if i say|if i want|if i)\\b',
)

/** Asks where a thing is to be found, or whether it is here: nearly a wish for it. */
export const asksForThing =
  /\b(?:where|which (?:side|way)|is there|are there|do you have|have you got|you have|any|do you (?:keep|sell))\b/

/** Asks what would follow on an answer: it is none. */
export const supposes = formOf(
  `^(?:(?:and|but|so|okay|ok|then|wait) )*${oneOf(
    'what (?:if|happens|will happen|would happen)',
    sequence(
      '(?:suppose|if) (?:i|we)\\b(?!.*\\b(?:when will|how (?:far|long|much longer))\\b)',
      '(?! (?:may|can|could|might|remember))',
    ),
  )}\\b`,
  '\\bwhat (?:happens|will happen|would happen|will you do) (?:if|when|then)\\b',
)

/** Declines, and says yes to nothing behind it. */
export const declinesFirst = /^(?:no|nope|nah)\b(?!.*\b(?:yes|yeah|yep|haan|correct|right|sure)\b)/

/** Would do it under a condition, or at another time. */
export const conditions = formOf(
  `\\b${oneOf(
    `if(?! ${oneOf(
      'possible',
      `you ${oneOf(
        'do not mind|please|would be so kind',
        '(?:can|could)(?: please)?(?:$| (?:take|bring|lead|guide|show)\\b)',
      )}`,
    )})`,
    'unless|provided',
    '(?:when|once|after|before) (?:i|we|he|she|they)',
  )}\\b`,
)

/** A condition before what is taken: "if it is short then yes". */
export const supposedFirst =
  /^(?:(?:yes|ok|okay|only|but|and) )*(?:if|unless|provided) (?!possible|you (?:do not mind|please|want|say|like))/

/** Does not want to hear what is named behind it. */
export const refusesToHear =
  /^(?:no |please |i |we )*(?:do not|never|no need to|stop|not) (?:want|need|read|reading|tell|telling|say|give)\b/

/** Wants something to be said. */
export const asksToTell = /\b(?:tell|read|explain|describe|say)\b/

/** Explains what came before it. */
export const explanations = formOf(
  sequence(
    '(?<=\\w+ \\w+) (?:because |as |since )?(?:i am|my \\w+ (?:is|are)) (?:\\w+ )?',
    '(?:tired|exhausted|hurting|aching|paining)$',
  ),
  // "Yes i am there how many times".
  ' (?:how many times|where else|why (?:are you|you are|do you|you) (?:keep |still )?ask\\w*)(?: .+)?$',
  // Tries to remember, and asks nobody.
  '(?<=\\b(?:things?|item|something|else)) (?:(?:now|but|oh) )*what was (?:it|that)(?: now| again| called)?$',
  // "Yes at home what else".
  ' what else$',
  ` ${oneOf(
    'because',
    'but you (?:told|said|gave|are telling|keep)',
    'since (?:my|i|the)',
    'as (?:my|i am|i have|i can)',
    'otherwise (?:i|they|it|leave|forget|skip|never|no|not|nothing)',
  )} .+$`,
  '(?<=\\brepeat(?: \\w+){0,3}) (?:there|it) is (?:too|so|very) (?:much noise|noisy|loud)(?: here)?$',
)

/** Denied behind what was said: "… but it is not the right one", "… no sorry not yet". */
export const deniesBehind = formOf(
  sequence(
    '\\w \\b(?:but|sorry|wait|actually)\\b(?: (?:no|oh|now|i|we|it|this|that|think|maybe|really))*',
    ' (?:am|is|are|was) not\\b',
  ),
  // "Yes no sorry not yet".
  '\\b(?:no|but|wait)(?: sorry| wait)* not (?:yet|quite)\\b',
)

/** Refuses one thing before it asks for another: "leave the price, tell me the allergens". */
export const refusesFirst = formOf(
  `^(?:no |not )*${oneOf(
    'leave|forget|skip|never mind|drop|do not want|i do not want|do not tell|i am not asking',
    'not interested in|not',
  )}\\b`,
)

/** What the guide itself costs, not a product. */
export const asksItsCost =
  /\b(?:does|will|is|do) (?:it|this|the (?:app|tour)|i|we)\b.*\b(?:cost|costs|free|pay|charge|charges|charged)\b/

/** What each question is about. */
export const subjects: Readonly<Partial<Record<ListenFor, RegExp>>> = {
  introduction: formOf(
    `\\b${oneOf(
      'tour|introduction|intro|explanation|app',
      '(?<!how )are you',
      'machine|person|required|long|cost|free|pay|charges?|need it',
      'you (?:tell|say)',
    )}\\b`,
  ),
  place: /\b(?:store|shop|home|house|here)\b/,
  entrance: /\b(?:entrance|entry|gate|door|stand)\b/,
  keep_app: /\b(?:app|save|keep|phone|install|home screen|space|free|cost|memory|money|data)\b/,
  buy_more: /\b(?:buy|next time)\b/,
}

/** A question from its first words on; what only ends in one tells something first. */
export const beginsToAsk =
  /^(?:\w+ ){0,2}(?:what|how|which|why|is|are|do|does|will|where|when|can|should|if)\b/

/** Holds a question's word and asks nothing. */
export const asksNothing = eachFormOf(
  '\\bwhy not\\b',
  // "At home seeing what is finished".
  '\\b(?:seeing|checking|thinking|deciding|planning|wondering) (?:about )?what\\b',
  sequence(
    '\\b(?:rack|shelf|section|place|side|one|aisle|spot) (?:what|which|that|where) you (?:have )?',
    '(?:said|told|mentioned|say|tell)(?: me)?\\b',
  ),
  // "What a long walk".
  '\\bwhat an? (?:long|tiring|big|nice|great)\\b',
  sequence(
    '^(?:yes |please |so |and )*i (?:\\w+ )?(?:want|wish|would like) to (?:know|hear|learn|understand) how',
    ' (?:it|this|to|you|the app)\\b',
  ),
  // "Bread is what i want".
  '\\bis what i (?:want|need|said|meant|like)\\b',
  // "I already know how it works".
  '\\bi (?:\\w+ )?(?:know|knew|remember|learnt|understood) (?:\\w+ )?(?:what|how|where|which|all|when)\\b',
)

/** What follows is denied: "do not | tell me the price". */
export const endsDenied = formOf(
  `\\b${oneOf(
    'not|never|stop|without',
    'no need(?: to| of)?',
    'do not want(?: you)? to',
    'not asking|how \\w+',
    '(?:do|should|must|did|shall) (?:i|we|you)',
    '(?:can|will|when|if|do i have to|should i have to) i',
    'who (?:says|said|told(?: you| him| her| them)?)(?: that)?',
    'did i (?:ever |even )?(?:say|tell you|ask)(?: that)?',
    '(?:do )?you think(?: that)?',
    'as if',
  )}$`,
)

/** Names what is not wanted, before or behind what is: "not the price, the date". */
export const unwanted = eachFormOf(
  sequence(
    `\\b${oneOf(
      'not interested in',
      '(?:never|did not|have not|was not|am not) ask(?:ed|ing)?(?: for| about)?',
      'did i (?:ever )?(?:say|ask)',
      'stop (?:with|telling|reading|about)',
      'not|no|never mind|no need of',
      '(?:done|finished|through|fine|okay|ok) with',
      'enough (?:of|about)',
      'leave|forget|skip|other than|instead of|without',
    )}`,
    `(?: ${oneOf(
      'about|asking|for|the|your|any|all|that|this|to know|to hear|want|need|tell me|tell|read|say|asked',
      'making|packing|manufacturing|baking',
    )})*`,
    ` ${oneOf(
      'price|cost|dates?',
      'expiry(?: date)?',
      'ingredients?|allergens?|nutrition|calories|weight|details|description|name|offers?|brand|maker',
      'features|flavour|taste|storage|list',
    )}\\b`,
  ),
)

/** Agrees or declines, whatever was asked. */
export const bareAnswer =
  /^(?:(?:yes|no|ok|okay|sure|fine|yeah|yep|nope|nah|alright|all right|haan|of course)(?: |$))+$/

/** Agrees and then declines, or says sorry beside it: `$1` is what counts. */
export const takesBackYes =
  /^(?:(?:yes|yeah|yep|ok|okay|alright|fine|sure|sorry) )+(no|nope|nah)$|^(yes|yeah|yep|yup) sorry$/
