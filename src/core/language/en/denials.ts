import { PERSON } from './alarm-forms.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Deny what stands behind them, over any of the carriers. */
export const negators = set('not never nowhere hardly without neither nor none except instead nobody')

/** Stand between a denial and what it denies. */
export const carriers = set(
  'the a an is are am was at in to near want wants go going any my need be been for reach reached come coming like say said saying you yet really that this some your it all think i am will we me more of on now get take see find found have into by want would ask asked meant exactly even has taken brought told',
)

/** The same behind a plain "no". */
export const noCarriers = set('the a an at in near any more of')

/** "I'm not at home": who denies one place has not said the other. */
export const notHome = /\b(?:not|nor|neither) (?:at |in )?(?:my |the )?(?:home|house)\b/
export const notStore = /\b(?:not|nor|neither) (?:at |in |inside )?(?:the |a |your )?(?:store|shop)\b/

/** "I have come out of the shop": who left a place is there no more. */
export const leftHome =
  /(?<!\b(?:not|never|yet|been) )\b(?:come|came|gone|went|got|stepped|walked|am) (?:just |right )?out of (?:my|the|our) (?:home|house|flat)\b/
export const leftStore =
  /(?<!\b(?:not|never|yet|been) )\b(?:come|came|gone|went|got|stepped|walked) (?:just |right )?out of (?:the|your|this) (?:store|shop)\b/

/** "Nothing you put in my mobile", "don't keep it": whatever else is said, it is not to be saved. */
export const savesNothing =
  /^(?:nothing|never)\b|\b(?:do not|don't|dont) (?:(?:want|need|wish|like)(?: you)? to )?(?:put|save|keep|add|install|store)\b|\bdo not (?:want|need) (?:it|this|that|the app)(?= (?:on|in|please|now|any)\b|$)/

/** "Why would I want the counter?": who says so may want anything but that. */
export const asksWhyThey = /\bwhy (?:would|should|will) (?:i|we)\b/

const HELPER = '(?:staff|helper|salesman|assistant|attendant|manager|person)'
const SOMEBODY = '(?:they|he|she|somebody|someone|anybody|anyone|nobody|no one)'
const HAS_COME =
  '(?:(?:has|have|had|will|is|are) )?(?:not )?(?:comes?|came|coming|arrived?|arrives|arriving|reach(?:es|ed)?|(?:gets? )?here|there|with me)\\b'
const TO_BE_TOLD = '\\b(?:tell me|let me know|inform me|say)'

/** "Don't cancel the staff", "no staff has come yet", "why did you not call them": whoever was called is wanted still. */
export const callStands = new RegExp(
  [
    '\\b(?:not|never|without) (?:\\w+ )?(?:cancel\\w*|call(?:ing)? off|end(?:ing)?|clos(?:e|ing)|tak(?:e|ing) back|send(?:ing)? \\w+(?: \\w+)? (?:away|back))\\b',
    `\\b(?:no|none of the|not a single) (?:(?:more|single) )?(?:${HELPER}|one)(?: members?)? ${HAS_COME}`,
    '^(?:(?:and|but|so|then|oh) )*(?:why|who|when|where|how|has|have|had|is(?! it possible\\b)|are|did|if|once|until|till|unless|whether)\\b',
    `(?:\\b(?:if|when|once|until|till|unless|whether)|${TO_BE_TOLD}(?: \\w+)? before) (?:(?:the|a|any|some|your|my) )?(?:${HELPER}|${SOMEBODY}) ${HAS_COME}`,
    // "Cancel it if I find the shelf", but not "… I will call when I need them".
    `(?<!${TO_BE_TOLD} )\\b(?:if|when|once|unless) (?:i|we) (?!(?:\\w+ )?(?:call|ask|need|want|tell|say)\\b)`,
    '\\b(?:yesterday|last (?:time|week|month))\\b',
    '\\b(?:did not|never|have not) (?:say|said|tell|told|mean|meant)\\b',
  ].join('|'),
)

/** "Should I call somebody": whoever asks has called nobody. */
export const asksWhetherToCall =
  /^(?:(?:and|but|so|then|now|or|ok|okay) )*(?:should|shall|must|do|did|would|will) i (?:\w+ )?(?:have to |need to |be able to )?(?:call|ask|get|bring|fetch|ring)\b|^(?:(?:and|but|so|then|or) )*(?:when|how (?:long|soon)|if i)\b.*\b(?:come|comes|coming|arrives?|here)\b/

/** "He asked me to call somebody": it is told, whoever it is for. */
export const toldToCall = new RegExp(
  `\\b(?:he|she|they|${PERSON}|(?:the|my|our|a) \\w+) (?:(?:has|had|have|is|are|was|were) )?(?:(?:asked|asking|asks|told|telling|tells|said|saying|says)(?: (?:me|us))?|(?:wanted|wants) (?:me|us))(?: to)? (?:call|ask|get|bring|fetch|ring)(?: (?:for|the|a|some|any))* (?:${HELPER}|${SOMEBODY}|help)\\b(?!.*\\b(?:please|so|you)\\b)`,
)

/** "I would love to, but my cab is waiting": whoever says why not takes nothing. Who does not know how takes it. */
export const wouldBut = new RegExp(
  `\\b(?:would (?:\\w+ )?(?:love|like) to|wish i could)\\b.* but (?:${[
    'my',
    'i can not(?! (?:find|see|read|hear|tell)\\b)',
    'i have (?:no(?! idea)|to|got)',
    'i am (?:late|in|tired|not(?! (?:sure|able)\\b)|already)',
    'i do not(?! (?:know|see|find|remember|understand)\\b| (?:want|need|like|eat) (?!to|it|this|that|any|the|more))',
    'i must',
    'there is no',
    'no(?: (?:time|money|space|room|memory|storage|need|thanks?)\\b|$)',
    'not (?!too|so|very|long)',
  ].join('|')})`,
)

/** "My husband has reached the shelf": the one who speaks may not have. */
export const othersArrived = new RegExp(
  `^(?:(?:yes|no|but|and|so|see) )*(?:(?:my|our|the|a|that|this) )?(?:he|she|they|staff|guard|driver|watchman|${PERSON}) (?:(?:has|have|had|is|are|was|just|already|only) )*(?:reached|found|got|at|there|here|touching|standing|arrived)\\b(?! (?:me|us)\\b)`,
)

/** "Go on, I am coming": said to whoever goes ahead. */
export const goesAhead =
  /\bi (?:am|will|shall) (?:\w+ )?(?:come|coming|join|joining|catch|catching|reach|reaching)\b/

/** "Yes, but I don't need the counter": whoever agrees first refuses something else behind it. */
export const agreesFirst =
  /^(?:(?:yes|yeah|yep|haan|sure|ok|okay|please) )*(?:yes|yeah|yep|haan|sure|save|keep)(?: (?:it|this|the app|please))*(?: (?:but|and|then|so|because|as|since|next time))*(?: (?:i|we))? (?:do not|need not|will not|not) (?:(?:want|need|have|like|wish) (?:to )?)?(?!(?:to|it|this|that|the app|save|keep|wish|want|wanted|need|needed|have|like|required|necessary|interested|install|put|on|in|now|today|really|sure|me|do|bother|thank|thanks)\b)\w+/

/** Tells what others say or think. */
export const reports = /\bmy \w+ (?:says?|said|told|thinks?)\b/

const TIME = '(?:next (?:time|week)|(?:another|some other) (?:day|time)|afterwards|later(?: on)?|tomorrow)'
/** "For breakfast tomorrow", "to eat later": what is wanted for another time is wanted now. */
const UNTIL =
  '(?:(?: (?!(?:i|we|my|because|as|is|are|now|today)\\b|to (?:eat|have|drink|cook|make|use|give|serve)\\b|for (?:\\w+ ){0,2}(?:breakfast|lunch|dinner|supper|tea|tiffin|party|function|guests?|school|office|journey|trip|festival|puja|pooja)\\b|for (?:tomorrow|later)\\b)\\w+){0,5})'
const WILL =
  '(?:(?:i|we) (?:\\w+ )?)?(?:will|shall|(?:am |are )?going to|can|(?:want|need|like|have) to|let (?:me|us))(?: \\w+)? (?:take|come|buy|get|go|do|see|have|pick|look|visit)\\b'

/** Puts off to another time to take or to go to what it names, or tells of one. */
export const ofAnotherTime = new RegExp(
  [
    `^(?!(?:\\w+ ){0,2}(?:take|bring|lead|guide) (?:me|us)\\b).*\\b${WILL}${UNTIL} ${TIME}$`,
    `^(?:(?:no|ok|okay|but|and|maybe) )*${TIME} ${WILL}(?!.*\\b(?:now|today|this time|so|but)\\b)`,
    `\\b(?:i|we) (?:will|shall|can) come(?: back| again)? ${TIME} (?:for|to)\\b`,
    `\\b(?:take|bring|lead|guide|show) (?:me|us)\\b${UNTIL} ${TIME}$`,
    `(?:^|\\b(?:and|but) )(?:(?:no|ok|okay|the|some|my|maybe) )*\\w+(?: (?:section|side|things?))? ${TIME}$`,
    '^last (?:time|week|month)\\b(?!.*\\b(?:now|today|this time|so|but)\\b)',
    '^not now\\b',
    // "My son wanted biscuits, but he is not here".
    '\\b(?:he|she|they) (?:is|are) not (?:here|with me|coming)$',
    '\\b(?:he|she|they) will (?:buy|get|take|bring) (?:it|them|that|some)\\b',
  ].join('|'),
)
