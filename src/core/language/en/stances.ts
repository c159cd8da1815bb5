import type { ListenFor } from '../../contract/modes.ts'
import { eachFormOf, either, formOf, oneOf, sequence } from '../forms.ts'
import { REFUSED_BEHIND } from './section-wishes.ts'

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

/** Tells what is somewhere. */
export const tellsWhatIs = /^there (?:is|are|was) /

/** Not said with certainty. */
export const hedged = formOf(
  '^there (?:is|are|was) ',
  `\\b${oneOf(
    'yesterday|maybe|may be|perhaps|i think|i guess|i suppose|i believe|not sure|probably|might|possibly',
    'i hope',
    '(?:may|must|should|could|would) (?:\\w+ )?have',
    'must be',
    '(?:looks?|feels?|sounds?) (?:\\w+ )?like',
    'i thought|seems|nobody|no one',
    '(?:could|can|would) not swear',
    'hard to say|told me i',
    '(?:says|said) (?:that )?i',
    'somewhere|not certain|or',
  )}\\b`,
)

/** On the way to a place, wishing to be there, or somewhere else than it: not at it. */
export const underWay = formOf(
  `\\b${oneOf(
    'going|coming|go|come|wait|walking|heading|will|want|need|reaching|trying|towards|find|finding|looking',
    'search|searching|far|take|bring|outside|until|till|almost|nearly|about to|soon|was|were|left|leaving',
    'on (?:the|my) way',
    '(?:steps?|met(?:er|re)s?|feet|minutes?) (?:away )?from',
    'would|should|could|away|next to|near the store|near the shop|opposite|open|close|closed|hold',
    'other side|behind|past|in front of|order|deliver|if',
    'to (?:my|the|your) (?:home|house)',
    'live',
  )}\\b`,
)

/** For how long somebody has been there. */
export const timeSpan = eachFormOf(
  ` (?:since|for|from|past|last)(?: (?:the|last|past|about))*(?: ${oneOf(
    'one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|some|few|a|an|half|long|many',
    'so',
  )}){1,3} (?:minutes?|hours?|seconds?|time|long)\\b`,
)

/** Somebody else's deed that brought the shopper to a place. */
export const broughtBy = formOf(
  sequence(
    '^(?:yes |no |and |so |now )*(?:they|he|she|(?:my|the|an?) \\w+|somebody|someone)',
    ' (?:has |have |had |just |only )*',
    '(?:(?:left|dropped|brought) me(?: up| off)?|made me (?:stand|wait|sit))(?: here| there)?\\b',
  ),
)

/** Has come to a place. */
export const arrivals = eachFormOf(
  '\\bhave (?:already |just |now )*come\\b',
  '\\b(?:brought|left|dropped) me(?: up)?\\b',
  '\\bin front of(?= (?:the |your )?(?:\\w+ )?(?:entrance|door|gate)\\b)',
)

/** Of or to somebody else; as the beginning of a sentence. */
export const aboutOthers = formOf(
  `^(?:and |then |but |see |look |oh |yes |no |so |hey |okay )*${oneOf(
    'he|she',
    'they(?! (?:use|put|add|make|mix|have (?:not )?(?:used|put|added|mixed)))',
    'it is your|his|her|their|him|them',
    'that (?:fellow|aunty|auntie|uncle|lady|man|boy|girl)',
    'those',
    `(?:this|the) ${oneOf(
      'lady|man|boy|girl|kid|kids|child|children|driver|doctor|neighbour|maid|train|traffic|wedding',
      'weather|phone|car|bus|auto|music|milk boiled',
    )}`,
    sequence(
      'my',
      ` ${oneOf(
        'sister|brother|mother|father|son|daughter|husband|wife|grandson|neighbour|friend|boss|aunt|nephew',
        'niece',
      )}`,
      ` ${oneOf(
        'is(?! (?:diabetic|allergic|pregnant|vegan|vegetarian|having|on|a (?:heart|sugar|diabetic|bp)))',
        'was|had|will|lives|works|told him|told her',
      )}`,
    ),
    'mummy|mama|mom|papa|daddy|dad|grandma',
    'put(?! it on my (?:home|phone))',
    'eat',
    `tell ${oneOf(
      'him|her|them|your|papa|mummy',
      'the (?:driver|man|lady|boy|girl|guard|watchman|auto|children|kids)',
    )}`,
    'give (?:him|her|them)',
    'hold (?:this|the|my|your|it)',
    'careful|move|save me|keep it in',
    'come (?:here|this)',
    'are you (?:eating|going|coming|buying|cooking|making|taking|working|having|drinking|playing|leaving)',
    'did (?:you (?!say|ask|tell|mean|hear|call)|(?:he|she|they)\\b)',
    'who (?:is(?! there to)|was|left)',
    'whose',
    'why (?:is|did|are) (?:he|she|they)',
    `do not ${oneOf(
      '(?:start|keep|stop) \\w+ing',
      'cry|run',
      'put(?!(?: \\w+){1,3} (?:phone|mobile|screen)\\b)',
      'touch|open|lose',
      'tell (?:him|her|them|papa|mummy|your|anyone|anybody)',
      'give|pull|eat|drop|break|worry|fight|push',
    )}`,
    'take your|close the',
    'switch(?! (?:to|off|the|it|over|section|my))',
    'meet me',
    'wait (?:for (?:me|us) )?(?:at|near|outside|downstairs)',
    'i will (?:call|ring|phone) (?:you|him|her|them)',
    'wait for (?:him|her|them)',
    'you (?:go first|come|sit|stay|eat|pay|stand|keep it|take it)',
    'your (?:turn|child|shoelace|bag)',
  )}\\b`,
)

/** Tells of a place or a turn of somebody's, where no wish leads there. */
export const tellsOfPlace = formOf(
  `\\b${oneOf(
    'is|are|was|were|has|had|gone|went|came|wait|waiting|stand|standing|meet|near|attention|number|closed',
    'opens?|his|her|their|your|my mind',
  )}\\b`,
)

/** Wants to be led, whatever else is told. */
export const asksToLead = formOf(
  '\\b(?:take|bring|lead|guide|show) (?:me|us)\\b',
  '\\b(?:i|we) (?:\\w+ )?(?:want|need|would like|wish|have to|must)\\b',
  '\\blet (?:me|us)\\b',
  '^(?:please )?(?:change|switch|start|begin|go)\\b',
)

/** Speaks of the one who speaks, or answers without naming anybody. */
export const ofOneself = formOf(
  '^(?:already |still |just |only |now )*\\w+ing (?:at|in|inside|here|by|near|beside|on)\\b',
  '\\b(?:i|we|me|us|my)\\b',
  `^${oneOf(
    'yes|yeah|yep|haan|ji|here|still|already|right|just|now|standing|sitting|reached|inside|finally',
    'correct|at|in|from|near|by|on|home|store|entrance|only|obviously|not|no',
  )}\\b`,
)

/** Says that the one who speaks is there, or has come. */
export const isHere = formOf(
  '^(?:already |still |just |only |now )*\\w+ing (?:at|in|inside|here|by|near|beside|on)\\b',
  `\\b${oneOf(
    'am|are|have|reached|standing|came|come|arrived|waiting|sitting|staying|stayed|entered|inside',
    'hands? (?:is|are) on',
    '(?:left|brought|dropped) me',
  )}\\b`,
  `^${oneOf(
    'yes|yeah|haan|ji|here|still|already|right|just|now|at|in|from|near|by|on|home|store|entrance|only',
    'obviously|not|no',
  )}\\b`,
)

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

/** Right behind goods, what these are of: "milk chocolate", "butter chicken", "bread knife". */
export const madeOfGoods = formOf(
  `^${oneOf(
    'chocolates?|chicken|pudding|silk|curry|tikka|soup|toffees?|sweets|lotion|soap|knife|knives|basket|bin',
    'tooth|teeth|fingers|fish',
  )}$`,
)

/** Says what is done just now, which answers nobody. */
export const goesOn = /\b(?:we are|i am|they are) (?!wanting|asking|saying|talking about)\w+ing\b/

/** Wants none of a thing just now: "no biscuits today" takes nothing back. */
export const noneNow = /^no \w+(?: \w+)? (?:today|for me|this time|now|for now|thank you|thanks)$/

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
  '\\b(?:have|do|did|are|is|can|will|has) not (?:we|you|he|she|they|it)$',
  '\\b\\w+ing all over\\b',
  '\\bi have done my (?!shopping|buying|list|part|work)\\w+',
)

/** Tells somebody where to leave a thing. */
export const leavesThere = /\bleave (?:it|this|that|them|the \w+) (?:there|here|aside|on|in|at|with|near)\b/

/** Tells how it was, once. */
export const wasOnce = /\b(?:was|were|had) (?!thinking|about to|going to)/

/** Knows not all of it: it may be wanted still. */
export const knowsPartly =
  /\b(?:some of|a little|a bit|nothing|part of|half|forgot|forgotten|not sure|not all|not remember|do not know if)\b/

/** Words that take an offer and are said of much else: "start the car". */
export const saidOfMuch =
  /^(?:(?:yes )?(?:start|begin)(?: from)?|proceed|ready|continue|carry on|go on|go ahead|required|more)$/

/** Speaks of somebody else somewhere. */
export const ofOthers = /\b(?:he|she|him|her|they|them)\b/

/** Clearly said to somebody else, or of somebody who is not here. */
export const meantForOthers = formOf(
  '\\b(?:mummy|mama|mumma|papa|daddy|grandma|nani|dadi|auntie|aunty|uncle|bhaiya|bhai)\\b',
  '\\b(?:he|she)\\b',
  '^they\\b(?!.*\\b(?:me|my)\\b)',
  '^(?:hello )?(?:yes )?(?:i will call|call me)\\b',
  '\\b(?:call (?:you|me) (?:back|after|later))\\b',
  '^(?:oh )?sorry sorry\\b(?!.*\\bi (?:mean|meant|said|asked|want|wanted)\\b)',
  '\\b(?:excuse me|side please|move (?:aside|your))\\b',
)

/** Wants nothing: whoever is thanked says nothing, and the question stays open. */
export const onlyThanks =
  /^(?:(?:ok|okay|alright|all right|fine|oh|yeah) )*(?:thank you|thanks)(?: (?:so|very) much| a lot)?$/

/** Thanks somebody or takes leave of them by what people call each other. */
export const thanksSomebody = formOf(
  sequence(
    '^(?!no\\b).*\\b(?:thanks?|bye|goodbye|see you|dhanyavad|shukriya)\\b.*',
    `\\b${oneOf(
      'bhaiya|bhai|beta|beti|didi|aunty|auntie|uncle|baba|son|brother|sister|amma|anna|akka|chacha|boss',
    )}\\b`,
  ),
  sequence(
    '^(?:bhaiya|bhai|beta|beti|didi|baba|amma|anna|akka|chacha|boss)',
    ' (?:ok |okay )?(?:thanks?|bye|goodbye)\\b',
  ),
)

/** Asks what somebody does or did. */
export const asksYou = /^(?:are|were|did|have|will) you\b/

/** `$1` is what somebody asks about. */
export const anotherThing = formOf(
  sequence(
    '\\b(?:(?:of|in) (?:the|that|those|my)|(?:of|in|about|is|are|spell|does) (?:your|his|her|their))',
    ' (\\w+)\\b(?! (?:allergic|diabetic))',
  ),
)

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

/** Does not want to hear what is named behind it. */
export const refusesToHear =
  /^(?:no |please |i |we )*(?:do not|never|no need to|stop|not) (?:want|need|read|reading|tell|telling|say|give)\b/

/** Leaves what it names or has left it, or brings it back: "so not that", "I want to return a bread". */
export const leavesGoods = formOf(
  '\\b(?:return|exchange|give back|refund|replace|complain)\\b',
  '\\b(?:so|but|and) not (?:that|this|those|these|them|there)(?: one| side| section)?$',
  '^(?:leave|forget|skip|drop) (?:the |out )?\\w+$',
  '\\b(?:came|come|coming|returning) (?:back )?from (?:the )?\\w+(?: section)?$',
  '\\b(?:have|got|am) (?:already |still )*(?:got )?(?:already|enough|plenty)\\b',
  '\\b(?:already|still) (?:have|got|bought|picked|taken|took)\\b',
  '\\b(?:am|gone|going|went|being) off (?:the |my |all )?\\w+\\b',
  '\\b(?:given|giving|gave|give) up (?:the |on |my |all )?\\w+',
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

/** Wants to go somewhere or to have something from there, or says which of two was meant. */
export const wishesToGo = formOf(
  '^(?:no )?not (?:the )?\\w+ (?:the )?\\w+$',
  '^(?:the )?\\w+ (?:and )?not (?:the )?\\w+$',
  `\\b${oneOf(
    'take|go|going|bring|want|wanted|need|needed|meant|rather|asked for|show|move|buy|get|looking for',
    'section|side|aisle|instead|like to|shift|switch|change|lead|first|after|forgot|also',
  )}\\b`,
)

/** Wants to be led somewhere. */
export const leadsOn = formOf(
  sequence(
    '^(?:\\w+ ){0,3}',
    '(?:take|bring|lead|guide|walk|move|shift|switch|change|go)(?: me| us| on)*(?: over| next| back)?',
    ' to\\b',
  ),
)

/** Wants to be somewhere else than where they say to be. */
export const leadsAway =
  /\b(?:take|go|going|bring|want|need|show|move|buy|get|like to|shift|switch|change|lead|instead|also|forgot)\b/

/** Wants something to be said. */
export const asksToTell = /\b(?:tell|read|explain|describe|say)\b/

/** Explains what came before it. */
export const explanations = formOf(
  sequence(
    '(?<=\\w+ \\w+) (?:because |as |since )?(?:i am|my \\w+ (?:is|are)) (?:\\w+ )?',
    '(?:tired|exhausted|hurting|aching|paining)$',
  ),
  ' (?:how many times|where else|why (?:are you|you are|do you|you) (?:keep |still )?ask\\w*)(?: .+)?$',
  ' what else$',
  ` ${oneOf(
    'because',
    'but you (?:told|said|gave|are telling|keep)',
    'since (?:my|i|the)',
    'as (?:my|i am|i have|i can)',
    'otherwise (?:i|they|it)',
  )} .+$`,
  '(?<=\\brepeat(?: \\w+){0,3}) (?:there|it) is (?:too|so|very) (?:much noise|noisy|loud)(?: here)?$',
)

/** Denied behind what was said: "… but it is not the right one", "… no sorry not yet". */
export const deniesBehind = formOf(
  sequence(
    '\\w \\b(?:but|sorry|wait|actually)\\b(?: (?:no|oh|now|i|we|it|this|that|think|maybe|really))*',
    ' (?:am|is|are|was) not\\b',
  ),
  '\\b(?:no|but|wait)(?: sorry| wait)* not (?:yet|quite)\\b',
)

/** Takes a telephone call, or has only greeted us before the answer. */
export const answersCall = formOf(
  '^(?:(?:uh|hello|haan|yes) )*(?:hello (?:yes|haan)|(?:yes|haan) hello)\\b',
  sequence(
    '^(?:(?:yes|yeah|haan|hello) )+',
    '(?:bolo|boliye|speaking|i am speaking|i am listening (?:go|carry|tell|bolo))\\b(?= \\w)',
  ),
  '^(?:ok okay|okay okay|ok ok) (?:i am )?coming\\b',
  '\\bruko\\b.*\\baa rah[ai]\\b',
  '\\b(?:ring|phone|call) me (?:at|on|back|later|after|when|in|tomorrow)\\b',
)

/** Begins with or ends in somebody's name or title, or asks whoever is along: "do we need anything more". */
export const calledOut = formOf(
  '^(?:\\w+ )?(?:do|did) we (?:need|want|like)\\b(?! to\\b)',
  '\\b(?:you first|after you)$',
  '\\bhow are you\\b(?! (?:going|taking|leading|guiding|counting|working|able))',
  `^(?:no |yes |hello |hey |arre |ok |okay |oh |see |come )*${oneOf(
    'papa|mummy|mama|mumma|mom|daddy|dad|grandma|nani|dadi|uncle|aunty|auntie|driver|watchman',
    'doctor(?! (?:has|had|have|said|says|told|asked|advised|stopped|is|will))',
    'sorry sorry(?!.*\\bi (?:mean|meant|said|asked|want|wanted)\\b)',
  )}\\b`,
  '\\b(?:papa|mummy|mama|mumma|daddy|driver|uncle|doctor)$',
)

/** Only draws attention to the words beside it, and names nobody who is told of: "my sister". */
export const callsUpon = eachFormOf(
  '^(?:(?:oh my god|oh god|hello|hey|hi|sister|brother|akka|anna|boss) )+(?=\\w+ \\w)',
  sequence(
    '(?<=\\w \\w+)(?<!\\b(?:my|your|his|her|our|their|the|a|this|that|elder|older|younger|big|little))',
    '(?: (?:ma|amma|sister|brother|akka|anna|boss))+$',
  ),
)

/** Tells of something that is or was. */
export const isStatement = formOf(
  `\\b${oneOf(
    'is|are|was|were|makes|made|ate|finished|has|had|boiled|already have|did|gave|bought|got|keeps|comes',
    'smells|tastes|costs|looks',
  )}\\b`,
)

/** Refuses one thing before it asks for another: "leave the price, tell me the allergens". */
export const refusesFirst = formOf(
  `^(?:no |not )*${oneOf(
    'leave|forget|skip|never mind|drop|do not want|i do not want|do not tell|i am not asking',
    'not interested in|not',
  )}\\b`,
)

/** Somebody else's place: "my driver is at the entrance", but not the shopper's hand or the place itself. */
export const isOthersPlace = formOf(
  sequence(
    '^(?:(?:yes|no|but|and|so|the|a) )*',
    oneOf(
      '(?:my|our|your) (?!(?:hands?|foot|feet|phone|stick|cane|back|face|bag|location|position)\\b)\\w+',
      'driver|guard|watchman|auto|taxi',
    ),
    ' (?:is|are|was|were|has|have|had|will|went|reached|came|comes|got|stands|sits|lives|works)\\b',
  ),
  '\\b(?:is|are) (?:my|our|your|his|her) \\w+$',
)

/** What the guide itself costs, not a product. */
export const asksItsCost =
  /\b(?:does|will|is|do) (?:it|this|the (?:app|tour)|i|we)\b.*\b(?:cost|costs|free|pay|charge|charges|charged)\b/

/** A door or a shop that is another's: who stands there is not where it is asked. */
export const isAnothersPlace = formOf(
  sequence(
    '\\b(?:door|gate|entrance|shop|store) of',
    ' (?!(?:the |your |this |that )?(?:shop|store|mall|market|section|brand)\\b)',
  ),
  `\\b${oneOf(
    'bathroom|toilet|washroom|fridge|lift|car|house|home|room|bedroom|kitchen|flat|medical|sweet|vegetable',
    'tea|cloth|mobile|other|another|different|his|her|friends?|brothers?|neighbours?|temple|school|office',
    'bank|station|metro|railway|bus|train|jewell?e?r?y|jewell?er|shoe|book|toy|hardware|stationery|clothes',
    'sar[ei]e?|paint|gift|flower|pan|paan|wine|liquor|barber|tailor|electronics?|electrical|furniture',
    'chemist|pharmacy|bakery|meat|fish|fruit|repair',
  )} (?:s )?(?:door|gate|entrance|shop|store)\\b`,
  '\\bnext door\\b',
  '\\bwaiting for (?:my |a |an |the )?(?:\\w+ )?(?:lift|ride|bus|auto|cab|taxi|driver|train|metro)\\b',
)

/** Cries out, and answers nothing. */
export const laments = /^(?:oh no ?){2,}$/

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
  sequence(
    '\\b(?:rack|shelf|section|place|side|one|aisle|spot) (?:what|which|that|where) you (?:have )?',
    '(?:said|told|mentioned|say|tell)(?: me)?\\b',
  ),
  '\\bwhat an? (?:long|tiring|big|nice|great)\\b',
  sequence(
    '^(?:yes |please |so |and )*i (?:\\w+ )?(?:want|wish|would like) to (?:know|hear|learn|understand) how',
    ' (?:it|this|to|you|the app)\\b',
  ),
  '\\bis what i (?:want|need|said|meant|like)\\b',
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

/** Tells of what was: what it names is nothing to be told of now. */
export const tellsOfPast = formOf(
  `\\b${oneOf(
    'was|were|had|did|gone|went|came|gave|used to|bought|ate|took|left|made me',
    'told (?:him|her|them|me)',
    'said (?:he|she|they)',
  )}\\b`,
)

/** Agrees or declines, whatever was asked. */
export const bareAnswer =
  /^(?:(?:yes|no|ok|okay|sure|fine|yeah|yep|nope|nah|alright|all right|haan|of course)(?: |$))+$/

/** Agrees and then declines, or says sorry beside it: `$1` is what counts. */
export const takesBackYes =
  /^(?:(?:yes|yeah|yep|ok|okay|alright|fine|sure|sorry) )+(no|nope|nah)$|^(yes|yeah|yep|yup) sorry$/

/** Was said to somebody else, or is told of it. */
export const tellsOthers = formOf(
  '^i told you (?:not )?to (?:buy|bring|get|take|come|go|keep|leave|call)\\b',
  '\\b(?:telling|told|tell|gave|give|asked|ask|call|called|show|showed) (?:him|her|them)\\b',
  sequence(
    '\\bi (?:will|can|shall) (?:explain|teach|show|tell|give|send|bring)',
    ' (?:it |this |that )?(?:to )?(?:you|him|her|them)\\b(?! (?:when|once))',
  ),
  '\\b(?:take|bring|lead|guide) (?:him|her|them) to\\b',
  '\\bon your way (?:home|back|here|from)\\b',
  '\\bdid you (?:weigh|cook|eat|go|buy|pay|give|keep|lock|meet|put|come|bring|finish)\\b',
)

/** Tells of somebody else from its first word on, and wants nothing of us. */
export const isTale = formOf(
  '^last time (?:i|we) (?:said|told)\\b(?! .*\\b(?:what|how|is|does|which|where)\\b)',
  '\\b(?:said|says) (?:the|my|his|her|our) \\w+$',
  '\\b(?:he|she|they) (?:said|says|asked)$',
  sequence(
    '^(?:and |so |but |oh |then |yes |no )*(?:he|she|they)',
    ` ${oneOf(
      'said|told|is|was|has|had|will|went|charged|makes?|made|gave|does|did|says|want|wants|works?|lives?',
    )}`,
    `\\b(?!.*\\b${oneOf(
      '(?:can|may|should|could) (?:he|she|they)',
      'allerg\\w+|intoleran\\w+|diabetic|tell me|take me|you|please|i|my way',
    )}\\b)`,
  ),
)

/** Praises what is held: asks nothing. */
export const praises = /\b(?:such an?|nice|lovely|beautiful|pretty|cute|wonderful|what an?)\b/

/** Has a thing carried somewhere, by whoever is beside. */
export const hasCarried = formOf(
  sequence(
    '^(?:(?:please|just|go|you|and|then|now|ok|okay|beta|no) )*',
    '(?:take|bring|carry|give|put|keep|leave|hand) (?:it|this|that|these|those|them)(?: \\w+){0,2}',
    ' (?:to|at|on|near) ',
  ),
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

/** Once what is going on is over. */
export const afterThis = /\bafter (?:this|that)\b/

/** Comes after something else that is wanted first: "two more things and then the counter". */
export const thenOnly = formOf(
  sequence(
    '(?<!^(?:(?:ok|okay|alright|fine|yes|well|right|now|so|no|and|done|good|please|over) )*)\\bthen',
    ` (?=${sequence(
      '(?:to |take |bring |we |i |let us )*(?:me |us )?(?:will |shall )?(?:go )?(?:to )?(?:the )?',
      '(?:counter|cash|billing|bill|pay)\\b',
    )})`,
  ),
)

/** Of another time than now. */
export const notNow = formOf(
  `\\b${oneOf(
    'later|afterwards|tomorrow|some time',
    'in the middle(?! of (?:the |this |a )?(?:shop|store|mall)\\b)',
    'in between|half way',
    `at the end(?!${sequence(
      ' of (?:the |this |a )?(?:racks?|shelf|shelves|aisle|row|line|section|counter|shop|store)\\b',
    )})`,
  )}\\b`,
)

/** Whether somebody else may eat what is in hand. */
export const mayTheyEat = formOf(
  '\\b(?:can|may|could|should|will) (?:he|she|they) (?:have|eat|take) (?:it|this|these)\\b',
  '\\b(?:he|she|they) can (?:have|eat|take)\\b',
  '\\b(?:so|then) (?:it|this) is (?:okay|ok|fine|safe|alright|all right|good)\\b',
  '\\b(?:it|this) (?:okay|ok|fine|safe|alright|all right|good) for (?:him|her|them)\\b',
)
