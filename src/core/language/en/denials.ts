import { either, formOf, oneOf, sequence, setOf } from '../forms.ts'
import { HELPER, PERSON, SOMEBODY } from './kinds-of-words.ts'

/** Deny what stands behind them, over any of the carriers. */
export const negators = setOf('not never nowhere hardly without neither nor none except instead nobody')

/** Stand between a denial and what it denies. */
export const carriers = setOf(
  'the a an is are am was at in to near want wants go going any my need be been for reach reached come',
  'coming like say said saying you yet really that this some your it all think i am will we me more of on',
  'now get take see find found have into by want would ask asked meant exactly even has taken brought told',
)

/** The same behind a plain "no". */
export const noCarriers = setOf('the a an at in near any more of')

/** "I'm not at home": who denies one place has not said the other. */
export const notHome = /\b(?:not|nor|neither) (?:at |in )?(?:my |the )?(?:home|house)\b/
export const notStore = /\b(?:not|nor|neither) (?:at |in |inside )?(?:the |a |your )?(?:store|shop)\b/

/** "I have come out of the shop": who left a place is there no more. */
export const leftHome = formOf(
  sequence(
    '(?<!\\b(?:not|never|yet|been) )\\b(?:come|came|gone|went|got|stepped|walked|am) (?:just |right )?out',
    ' of (?:my|the|our) (?:home|house|flat)\\b',
  ),
)
export const leftStore = formOf(
  sequence(
    '(?<!\\b(?:not|never|yet|been) )\\b(?:come|came|gone|went|got|stepped|walked) (?:just |right )?out of',
    ' (?:the|your|this) (?:store|shop)\\b',
  ),
)

/** "Nothing you put in my mobile", "don't keep it": whatever else is said, it is not to be saved. "Not to install it again" is why it is. */
export const savesNothing = formOf(
  // "Nothing you put in my mobile".
  '^(?:nothing|never)\\b',
  sequence(
    "(?<!\\w (?:because|since|as) .*)\\b(?:do not|don't|dont) (?:(?:want|need|wish|like)(?: you)? to )?",
    '(?:put|save|keep(?! \\w+ing\\b)|add|install|store)\\b(?! \\w+ (?:again|every time)\\b)',
  ),
  '\\bdo not (?:want|need) (?:it|this|that|the app)(?= (?:on|in|please|now|any)\\b|$)',
)

/** "Why would I want the counter?": who says so may want anything but that. */
export const asksWhyThey = /\bwhy (?:would|should|will) (?:i|we)\b/
const HAS_COME = sequence(
  '(?:(?:has|have|had|will|is|are) )?(?:(?:not|yet|ever|even|still|actually) )?',
  '(?:comes?|came|coming|arrived?|arrives|arriving|reach(?:es|ed)?|(?:gets? )?here|there|with me)\\b',
)
/** "No other staff …", "nobody from your staff …"; in "no, the staff is here" and "no need, staff has come" the "no" stands alone. */
const NONE_OF = oneOf(
  `(?:no|not a single)(?: (?!${oneOf(
    'the|your|my|our|need|problems?|worries|issues?|thanks?|please|ok|okay|now|because|as|since|but|sir',
    'madam',
  )}\\b)\\w+)?`,
  '(?:none|no ?body|no one|not (?:even )?one)(?: (?:from|of|in))?(?: (?:the|your|my))?',
)
const TO_BE_TOLD = '\\b(?:(?:tell|inform) (?:me|you)|let (?:me|you) know|say)'
/** "I will call if I get stuck": nobody is wanted until then. */
const WILL_CALL = '.*\\b(?:i|we) (?:will|shall|can|would) (?:\\w+ )?(?:call|ask|ring|shout)\\b'
const AS_ONE_PLEASES = `${oneOf(
  '(?:it is )?possible',
  'you (?:do not mind|please)',
  'you (?:can|could)(?: please)? (?:cancel|call|tell|ask|inform|let|send|stop)',
)}\\b`

/** "Don't cancel the staff", "no staff has come yet", "why did you not call them": whoever was called is wanted still. */
export const callStands = formOf(
  `\\b(?:not|never|without) (?:(?!mind )\\w+ )?${oneOf(
    'cancel\\w*',
    'call(?:ing)? off',
    'end(?:ing)?',
    'clos(?:e|ing)',
    'tak(?:e|ing) back',
    'send(?:ing)? \\w+(?: \\w+)? (?:away|back)',
  )}\\b`,
  `\\b${NONE_OF} (?:${HELPER}|one)(?: (?:members?|person))? ${HAS_COME}`,
  `^(?:(?:and|but|so|then|oh|please) )*${oneOf(
    'why|who|when|where|how|has|have|had',
    'is(?! it possible\\b)',
    'are|did',
    `if(?! ${AS_ONE_PLEASES})`,
    'once|until|till|unless|whether',
  )}\\b(?! (?:i|we)\\b${WILL_CALL})`,
  sequence(
    `(?:\\b(?:if|when|once|until|till|unless|whether)|${TO_BE_TOLD}(?: \\w+)? before)`,
    ` (?:(?:the|a|any|some|your|my) )?(?:${HELPER}|${SOMEBODY}) ${HAS_COME}`,
  ),
  // "Cancel it if I find the shelf", but not "… unless I ask".
  sequence(
    `^(?!${WILL_CALL}).*(?<!${TO_BE_TOLD} )\\b(?:if|when|once|unless) (?:i|we)`,
    ' (?!(?:\\w+ )?(?:call|ask|need|want|tell|say)\\b)',
  ),
  // "They came last time".
  '\\b(?:yesterday|last (?:time|week|month))\\b',
  // "I never said cancel".
  '\\b(?:did not|never|have not) (?:say|said|tell|told|mean|meant)\\b',
)

/** "Should I call somebody": whoever asks has called nobody, unless it is whether there is any, or somebody is sent for behind it. */
export const asksWhetherToCall = formOf(
  sequence(
    '^(?:(?:and|but|so|then|now|or|ok|okay) )*(?!(?:do|will|would) i (?:be able to )?get\\b)',
    '(?:should|shall|must|do|did|would|will) i (?:\\w+ )?(?:have to |need to |be able to )?',
    '(?:call|ask|get|bring|fetch|ring)\\b',
  ),
  sequence(
    '^(?:(?:and|but|so|then|or) )*(?:when|how (?:long|soon)|if i)',
    `\\b(?!${sequence(
      '.*(?<!\\b(?:i|we|you|they|he|she|to) )\\b(?:call|send|get|bring)',
      ` (?:(?:me|for|the|a|some) )*(?:${HELPER}|${SOMEBODY})\\b`,
    )}).*`,
    '\\b(?:come|comes|coming|arrives?|here)\\b',
  ),
)

/** "He asked me to call somebody": it is told, whoever it is for. */
export const toldToCall = formOf(
  sequence(
    `\\b(?:he|she|they|${PERSON}|(?:the|my|our|a) \\w+) (?:(?:has|had|have|is|are|was|were) )?`,
    `${oneOf(
      '(?:asked|asking|asks|told|telling|tells|said|saying|says)(?: (?:me|us))?',
      '(?:wanted|wants) (?:me|us)',
    )}(?: to)?`,
    ` (?:call|ask|get|bring|fetch|ring)(?: (?:for|the|a|some|any))* (?:${HELPER}|${SOMEBODY}|help)`,
    '\\b(?!.*\\b(?:please|so|you)\\b)',
  ),
)

/** "I would love to, but my cab is waiting": whoever says why not takes nothing. Who does not know how takes it. */
export const wouldBut = formOf(
  `\\b(?:would (?:\\w+ )?(?:love|like) to|wish i could)\\b.* but ${oneOf(
    'my',
    'i can not(?! (?:find|see|read|hear|tell)\\b)',
    'i have (?:no(?! idea)|to|got)',
    'i am (?:late|in|tired|not(?! (?:sure|able)\\b)|already)',
    'i do not(?! (?:know|see|find|remember|understand)\\b| (?:want|need|like|eat) (?!to|it|this|that|any|the|more))',
    'i must',
    'there is no',
    'no(?: (?:time|money|space|room|memory|storage|need|thanks?)\\b|$)',
    'not (?!too|so|very|long)',
  )}`,
)

/** "My husband has reached the shelf": the one who speaks may not have. */
export const othersArrived = formOf(
  sequence(
    '^(?:(?:yes|no|but|and|so|see) )*(?:(?:my|our|the|a|that|this) )?',
    `(?:he|she|they|staff|guard|driver|watchman|${PERSON})`,
    ' (?:(?:has|have|had|is|are|was|just|already|only) )*',
    '(?:reached|found|got|at|there|here|touching|standing|arrived)\\b(?! (?:me|us)\\b)',
  ),
)

/** "Go on, I am coming": said to whoever goes ahead. */
export const goesAhead =
  /\bi (?:am|will|shall) (?:\w+ )?(?:come|coming|join|joining|catch|catching|reach|reaching)\b/

/** "Yes, but I don't need the counter": whoever agrees first refuses something else behind it. */
export const agreesFirst = formOf(
  sequence(
    '^(?:(?:yes|yeah|yep|haan|sure|ok|okay|please) )*(?:yes|yeah|yep|haan|sure|save|keep)',
    '(?: (?:it|this|the app|please))*(?: (?:but|and|then|so|because|as|since|next time))*(?: (?:i|we))?',
    ' (?:do not|need not|will not|not) (?:(?:want|need|have|like|wish) (?:to )?)?',
    `(?!${oneOf(
      'to|it|this|that|the app|save|keep|wish|want|wanted|need|needed|have|like|required|necessary',
      'interested|install|put|on|in|now|today|really|sure|me|do|bother|thank|thanks',
    )}\\b)\\w+`,
  ),
)

/** "My wife says | take me to the counter". */
export const endsReported = formOf(
  sequence(
    '\\b(?:(?:my|the|our) \\w+|he|she|they|somebody|someone) (?:(?:is|are|keeps?|just) )?',
    '(?:says?|saying|said|tells?|telling|told|tell)(?: (?:me|us|that|to))*$',
  ),
)

/** Tells what others say or think. */
export const reports = /\bmy \w+ (?:says?|said|told|thinks?)\b/

const TIME = '(?:next (?:time|week)|(?:another|some other) (?:day|time)|afterwards|later(?: on)?|tomorrow)'
/** "For breakfast tomorrow", "to eat later": what is wanted for another time is wanted now. */
const UNTIL = `(?:(?: (?!${either(
  '(?:i|we|my|he|she|they|because|as|is|are|has|have|will|comes?|coming|now|today)\\b',
  'to (?:eat|have|drink|cook|make|use|give|serve)\\b',
  `for (?:\\w+ ){0,2}${oneOf(
    'breakfast|lunch|dinner|supper|tea|tiffin|party|function|guests?|school|office|journey|trip|festival',
    'puja|pooja',
  )}\\b`,
  'for (?:tomorrow|later)\\b',
)})\\w+){0,5})`
const WILL = '(?:will|shall|(?:am |are )?going to|can|(?:want|need|like|have) to|let (?:me|us))(?: \\w+)?'
const TAKE = '(?:take(?!.* to \\w)|buy|get(?! (?:up|ready|home)\\b)|pick)\\b'
const TAKE_OR_GO = `(?:${TAKE}|(?:come|go|do|see|have|look|visit)\\b)`
const FIRST_WORDS = '^(?:(?:no|yes|ok|okay|and|but|so|maybe|the|some|my) )*'
const WANTED_NOW =
  '(?:now|today|this time|so|but|(?:i|we) (?:want|need)|please|(?:take|bring|lead|guide|show) (?:me|us))'
/** "They" are goods as often, unless it began with "my children". */
const THEY = '\\b(?:he|she|(?<=^(?:my|our) .*)they)'

/**
 * Puts off to another time to take or to go to what it names, tells of one, or of somebody who wants it and is not here or gets
 * it. Behind a wish, guests who come, a party to go to and what is taken to school put nothing off.
 */
export const ofAnotherTime = formOf(
  `${FIRST_WORDS}(?:(?:(?!(?:i|we|want|need|take|bring|show|give)\\b)\\w+ ){0,4}(?:i|we) (?:\\w+ )?)?${WILL} ${TAKE_OR_GO}${UNTIL} ${TIME}$`,
  sequence(
    '^(?!(?:\\w+ ){0,2}(?:take|bring|lead|guide) (?:me|us)\\b).*',
    `(?:\\b(?:i|we) (?:\\w+ )?|${FIRST_WORDS}\\w+ )${WILL} ${TAKE}${UNTIL} ${TIME}$`,
  ),
  sequence(
    `\\b(?:i|we) (?:\\w+ )?${WILL} come(?: back| again| here)*`,
    ` (?:${TIME} (?:for|to)\\b|(?:for|to)(?: (?:the|some|take|buy|get))* \\w+ ${TIME}$)`,
  ),
  `^(?:(?:no|ok|okay|but|and|maybe) )*${TIME} (?:(?:i|we) (?:\\w+ )?)?${WILL} ${TAKE_OR_GO}(?!.*\\b${WANTED_NOW}\\b)`,
  `\\b(?:take|bring|lead|guide|show) (?:me|us)\\b${UNTIL} ${TIME}$`,
  `(?:^|\\b(?:and|but) )(?:(?:no|ok|okay|the|some|my|maybe) )*\\w+(?: (?:section|side|things?))? ${TIME}$`,
  `^last (?:time|week|month)\\b(?!.*\\b${WANTED_NOW}\\b)`,
  '^not now\\b',
  // "My son wanted biscuits, but he is not here".
  `${THEY} (?:is|are) not (?:here|with me|coming)$`,
  sequence(
    `(?:${THEY}|\\b(?:my|our) \\w+) will (?:buy|get|take|bring) (?:it|them|that|some)`,
    `(?: (?:himself|herself|themselves|${TIME}))?$`,
  ),
)
