import { eachFormOf, either, formOf, oneOf, sequence } from '../forms.ts'
import { REFUSED_BEHIND } from './section-wishes.ts'

/** Tells what is done with goods, or what becomes of them: nobody wants to go there. */
export const tellsOfGoods = formOf(
  `\\b${oneOf(
    'eats?|ate|eating|drinks?|loves?|hates?|keeps|was|i had|we had|allergic|were|bought|burnt|finished',
    '(?:sick|tired|fed up) (?:\\w+ )?of',
    'gave|makes?|made|over|already have|fell|fallen|dropped',
    '(?:work|works|worked|runs?|owns?) (?:in|at|a|the)',
    '(?:have|got) (?:\\w+ ){1,4}at home',
  )}\\b`,
  '\\bis (?:always|so|very|over|too|not)\\b',
  '^(?:\\w+ )?(?:keep|put|give|do not)\\b',
)

/** Right behind goods, what these are of: "milk chocolate", "butter chicken", "bread knife". */
export const madeOfGoods = formOf(
  `^${oneOf(
    'chocolates?|chicken|pudding|silk|curry|tikka|soup|toffees?|sweets|lotion|soap|knife|knives|basket|bin',
    'tooth|teeth|fingers|fish',
  )}$`,
)

/** Wants none of a thing just now: "no biscuits today" takes nothing back. */
export const noneNow = /^no \w+(?: \w+)? (?:today|for me|this time|now|for now|thank you|thanks)$/

/** Something is to be put or kept in a place that is no phone. */
export const keptElsewhere = formOf(
  sequence(
    '\\b(?:in|on|to the|at|near|with|under|inside) (?:(?:the|your|his|her|my|our|that|this) )?',
    '(?!phone|mobile|home|screen|app|me\\b|next|later|future|my|the|your|his|her|our|that|this)\\w+$',
  ),
  sequence(
    '\\b(?:keep|put|leave) (?:it |this |that |the \\w+ )?',
    '(?:there|aside|here|away|quiet|safe|tight|walking|going|still|moving)\\b',
  ),
  // "Put it in your bag".
  '\\bin (?:your|his|her) ',
)

/** Something is to be kept that is no app. */
export const keepsThing = formOf(
  `\\b(?:save|keep|store|put|add)(?: me)? ${oneOf(
    'some|any|one|two|your|his|her|their',
    `(?:the|my|this|that) (?!${either(
      'app|phone|mobile|home|one\\b|thing|shop|store|guide|voice|companion|assistant|program|icon|shortcut',
      'link|page|software',
    )})\\w+`,
  )}`,
  `\\b(?:save|keep) ${oneOf(
    'money|water|time|energy|electricity|paper|well|safe|smiling|calm|warm|quiet|going|moving|walking',
    'still|left|right|up|in touch|trying|talking|praying|fit|healthy|cool',
    '(?:you|him|her|them|us|yourself)\\b',
  )}`,
)

/** Wants a thing not, or no more than one: that is no leave taken. Also what others said, and what others have. */
export const refusesThing = formOf(
  sequence(
    '\\b(?:not|no|never) (?:\\w+ )?(?:need|want|take|require|have)',
    '(?: (?:a|an|the|your|this|that|any|my|to|of|for|by))*',
    ` (?!${oneOf(
      'more|anything|else|any|anymore|buy|buying|shop|shopping|purchase|to|of|for|today|now|thank|thanks',
      'thing|things|further|another|it|this|that|money|a|an|the|your|my|by|space|room|time|new|because|i',
      'we|yes|no|and|as|so|please|madam|sir',
    )}\\b)\\w+`,
  ),
  sequence(
    '\\b(?:nothing|anything|no) (?:\\w+ )?(?:else|more)',
    ' (?:only|but|except|just|than(?! (?:that|this|these|those|it|what))) \\w+',
  ),
  // "Nothing else for him but a bun for me".
  '\\b(?:nothing|no) (?:else|more) for (?!now|today|me)\\w+(?: \\w+)? but (?!thanks?|no)\\w+',
  // "Take all that you have".
  '\\b(?:all|enough) (?:that )?you (?:have|got|keep)\\b',
  '\\bmy \\w+ (?:says|said|told)\\b',
)

/** Ends something else than the shopping: a quarrel, a meal, what somebody beside wants. */
export const endsOther = formOf(
  `\\bno more (?!${oneOf(
    'buying|shopping|purchas\\w+|biscuits?|breads?|milk|cookies?|snacks?|dairy|cheese|curd|things?|items?',
    'packets?|products?|money|time|please|for|today|now|thank|thanks|i|we|no|that|bas|sorry|to|of|than|my',
    'go|sections?|turns|stopping|needed|required|left|walking|need',
  )}\\b)\\w+`,
  '\\b(?:enough|plenty of) \\w+ at home\\b',
  // "That is enough have not you".
  '\\b(?:have|do|did|are|is|can|will|has) not (?:we|you|he|she|they|it)$',
  // "No more running all over".
  '\\b\\w+ing all over\\b',
  // "I have done my homework".
  '\\bi have done my (?!shopping|buying|list|part|work)\\w+',
)

/** Tells somebody where to leave a thing. */
export const leavesThere = /\bleave (?:it|this|that|them|the \w+) (?:there|here|aside|on|in|at|with|near)\b/

/** Knows not all of it: it may be wanted still. */
export const knowsPartly =
  /\b(?:some of|a little|a bit|nothing|part of|half|forgot|forgotten|not sure|not all|not remember|do not know if)\b/

/** Words that take an offer and are said of much else: "start the car". */
export const saidOfMuch =
  /^(?:(?:yes )?(?:start|begin)(?: from)?|proceed|ready|continue|carry on|go on|go ahead|required|more)$/

/** Parts of a pack or of what it says, and whoever eats of it. */
export const aboutPacks = formOf(
  `^${oneOf(
    'pack|packet|packets|box|label|list|biscuits?|cookies?|brand|company|product|bread|cake|one|ones|hand',
    'hands|back|front|side|bottom|top|middle|fridge|freezer|sun|heat|rain|car|cupboard|summer|winter|cold',
    'kitchen|bag|tin|jar|day|night|morning|evening|month|year|week|shop|store|market|son|daughter|child',
    'children|kids?|mother|father|husband|wife|grandson|granddaughter|family|allergy|allergies|diet|fast',
    'ingredients?|nutrition|date|name|price|thing|things|last|previous|first|other|second|next|same|whole',
    'manufacturer|maker|makers|owner|contents?',
  )}$`,
)

/** Leaves what it names or has left it, or brings it back: "so not that", "I want to return a bread". */
export const leavesGoods = formOf(
  '\\b(?:return|exchange|give back|refund|replace|complain)\\b',
  '\\b(?:so|but|and) not (?:that|this|those|these|them|there)(?: one| side| section)?$',
  '^(?:leave|forget|skip|drop) (?:the |out )?\\w+$',
  '\\b(?:came|come|coming|returning) (?:back )?from (?:the )?\\w+(?: section)?$',
  '\\b(?:have|got|am) (?:already |still )*(?:got )?(?:already|enough|plenty)\\b',
  '\\b(?:already|still) (?:have|got|bought|picked|taken|took)\\b',
  // "I am off milk".
  '\\b(?:am|gone|going|went|being) off (?:the |my |all )?\\w+\\b',
  '\\b(?:given|giving|gave|give) up (?:the |on |my |all )?\\w+',
  // "My doctor said no milk".
  '\\b(?:says|said|told me)(?: to (?:have|eat|take))? (?:no|not) \\w+',
  '\\bstop (?:calling|saying|naming)\\b',
  '\\bbut \\w.*\\bleave (?:it|that)$',
  sequence(
    '^(?:(?:the|no|any|all|my|for me|today|now|so) )*\\w+(?: (?:and all|section|side|is|are|also|all))*',
    ` ${REFUSED_BEHIND}`,
  ),
)

/** Refuses what it names, and asks for nothing else: however likely it sounds, nobody wants to go there. */
export const wantsNoGoods = formOf(
  '^(?:no )*not (?:the |any |this |that )*\\w+(?: \\w+)?$',
  sequence(
    '^(?:no |sorry )*(?:(?:i|we|my \\w+) )?(?:do|does|can) not (?:eat|drink|like|take|want|need|have)',
    ' (?:any |the )?\\w+$',
  ),
  '^no \\w+ (?:today|for me|now|this time|thank you|thanks|please)$',
  '^(?:anything|everything) (?:except|other than) (?:the )?\\w+$',
  '\\bstop (?:calling|saying|naming)\\b',
  '\\bbut \\w.*\\bleave (?:it|that)$',
  '\\b(?:am|gone) off \\w+\\b',
  '\\b(?:already|enough|plenty)\\b.*\\b(?:my |of )?(?:milk|breads?|biscuits?|cheese|curd|snacks?)$',
)

/** Is of the product in hand, or asks for something to be said about one. */
export const aboutProduct = formOf(
  `\\b${oneOf(
    'can not (?:see|read|find|make out)',
    'tell|read|say|check|or not|is there|are there|allergic|allergy|doctor|avoid|how much|how many',
    'can not (?:eat|have|take|digest)',
    'do not eat|epipen|anaphyla\\w*|intoleran\\w*|react\\w*|will die|could die|hospital|swelling|for me',
    'diabetic|problem with|gives me',
    'in (?:it|this|these|that)',
    '(?:is|are) (?:this|it|these) (?:okay|ok|safe|fine|alright|all right|allowed)',
    'swollen|swells?|itch\\w*|throat|rashes|bothered|asked|want to know',
  )}\\b`,
)

/** How much is told: no word of another thing. */
export const numbers = eachFormOf(
  sequence(
    `\\b(?:${oneOf(
      'three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy',
      'eighty|ninety|hundred',
    )}(?: |$))+`,
    '(?=(?:grams?|gms?|ml|kilos?|litres?|months?|weeks?|days?|rupees|percent|or)\\b|$)',
  ),
)
