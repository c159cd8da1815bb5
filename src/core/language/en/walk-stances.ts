import { eachFormOf, formOf, oneOf, sequence } from '../forms.ts'
import { GOAL, NUMBER } from './kinds-of-words.ts'

/** Asks what somebody beside the shopper does or did, not what was said or is known. */
export const asksOfOthers = formOf(
  `\\b(?:do|did|have|had|are|were) you\\b(?! (?:\\w+ )?${oneOf(
    'say|said|saying|tell|told|telling|mean|ask|asking|know|think|want|count|counting|counted|taking me',
    'bring me|bringing me|take me|leave me|leading|guiding|hear|there|still|sure|listening|talking',
    'speaking',
  )})`,
  sequence(
    '^(?:and |so |then )?(?:how|where|which|when|why)(?: \\w+){0,2} you',
    ' (?:have|are|were|live|work|stay|got|took|come|came|go|went|bought|buy)',
    `\\b(?! (?:\\w+ )?${oneOf(
      'say|said|saying|tell|told|telling|mean|know|count|counting|counted|taking me|leading|guiding',
    )})`,
  ),
)

/** Speaks of what belongs to somebody, not to the guide or the shop. */
export const othersThing = formOf(
  `\\b(?:your|his|her|their) (?!${oneOf(
    'steps?|voice|speed|words?|counting|count|directions?|instructions?|sound|volume|staff|people|guide',
    'guiding|app|help|last|name|store|shop|salesman|manager|helper|assistant|security|guard|boys?|girls?',
    'man|lady|person|doors?|entrance|gate|counter|shelf|shelves|section|question',
  )}\\b)\\w+`,
  '\\b(?:our|my) (?:place|house|home|colony|village|office|room|area|street|town|city|school|station)\\b',
)

/** Leads on from nothing that was done: it is asked, in doubt, or taken back. */
export const notDone = formOf(
  `\\b${oneOf(
    'how many|how much|did i|have i|am i|should i|shall i|do i',
    'i think i (?:crossed|passed|missed|moved)',
    'is it|but|less|fewer|wrong|mistake|stop|instead|my turn',
    'next (?:one )?(?:is|was)',
    '(?:say|said|saying|mean|meant) next',
    'next means|take the next',
    'done (?:with you|for (?:today|the day))',
    'maybe|may be|perhaps|not sure|confused|again|once more',
    'your (?:turn|card|bill)',
    'wait|hold on|pause',
  )}\\b`,
)

/** Denies it wherever it stands, … */
export const notLost = /\bnot (?:really |actually |exactly )?lost\b/
/** … and before what they are or want, as what is not to be done or is not felt: "don't stop, keep going". */
export const deniesFirst = formOf(
  sequence(
    '^(?:(?:no|i am|we are|oh|but|please) )*',
    oneOf(
      'not (?:lost|afraid|scared|tired|worried|hurt|in a hurry|finished with you)',
      '(?:i )?do not (?:want to )?(?:stop|pause|wait|rest)(?: (?:here|there|now|yet|talking|telling))*',
    ),
    '(?: (?:but|and|so|now|any ?more|at all|just|only|i just|i only))*',
    ' (?=(?!(?:at|the|in|on|for|me|my|until|till|that|it|him|her|them|to)\\b)\\w+ \\w)',
  ),
)

/** Whoever says so last has not said it to somebody beside them. */
export const endsAskingHelp =
  /(?<!\b(?:you|him|her|them|can|will|to|no|of|your|his|for|any) )\bhelp(?: me)?(?: please)?$/

/** Counts their steps aloud, and tells nothing. */
export const countsAloud = formOf(`^(?:${NUMBER}(?: |$)){2,}$`)

/** Has walked, and not come to what was told: "ten steps and still no turn". */
export const foundNothing = formOf(
  sequence(
    '\\b(?:and|then|still|yet|but) (?:still |yet |there is |there are )*(?:no|nothing)',
    '\\b(?! (?:problem|issue|more|worries|one)\\b)',
  ),
)

/** Tells of the body, of a thing, or of what somebody else did, not of the walk: "i have done my back". */
export const notOfWalk = formOf(
  '\\b(?:he|she|they)\\b',
  '\\bby mistake\\b',
  '\\bmy (?!(?:left|right|steps?|part|side|way|walk|count|last|first|next|self)\\b)\\w+',
  '\\b(?:turned?|switched|took|taken|put) it (?:off|on|out|up|down)\\b',
  '\\bturned out\\b',
  '\\bcome over$',
  '\\bfor (?:you|us)\\b',
)

/** Has gone from a place or a thing, and turned nowhere. */
export const leftThing = /\b(?:i|we) (?:(?:have|had|just) )*left (?:the|my|his|her|your|that|it|home)\b/

/** Is still about it, or has yet to do it. */
export const stillAtIt = formOf(
  '\\bi am (?:\\w+ )?(?!waiting|listening)\\w+ing\\b',
  '\\b(?:got|have|need|needs|want|going|about) to\\b',
  '\\b(?:not|never|wait)\\b',
)

/** Asks what the guide does, not where it has got to. */
export const asksOfGuide = formOf(
  sequence(
    '^(?:\\w+ )?(?:must|should|do|does|will|can|how (?:do|did|will|can)) (?:i|you)\\b.*',
    '\\b(?:count\\w*|know|tell me (?:when|if))\\b',
  ),
  // "Is it from the door i should count".
  sequence(
    '^(?!.*\\bhow (?:many|much)\\b).*',
    '\\b(?:(?:i|we) (?:should|must|have to|am to|need to|can)|(?:should|must|shall|do|am) (?:i|we))',
    ' (?:\\w+ ){0,2}?count(?:ing)?\\b',
  ),
)

/** Tells what they are about to do by themselves: nobody is asked to lead. */
export const goesThereBy =
  /\bi am (?:going|walking|heading|coming)\b|\bi (?:will|shall|am going to) (?:take|buy|get|have|go)\b/

/** Asks for what was said, not for what is left. */
export const asksWhatWasSaid = formOf(
  '\\b(?:you|she|he|it) (?:just )?(?:said|told)\\b',
  '\\bdid (?:you|she|he|it) (?:say|tell)\\b',
  '\\bwhat was the\\b',
  '\\btime (?:does|do|is|will)\\b',
  '^(?:what|which \\w+) am i\\b',
)

/** Asks which of two ways was meant, or knows none: nothing further is wanted yet. */
export const leadsNoFurther = /^(?:turn|go|walk|move) (?:which|where)\b|\b(?:not sure|do not know|confused)\b/

/** Speaks of what may happen, and has not. */
export const inCaseOf = formOf(
  sequence(
    '(?<!\\b(?:know|sure|see|check|understand|wonder) )\\b(?:if|in case) (?:i|we)',
    ' (?:go|get|turn|take|am|lose|miss|come)\\b',
  ),
)

/** Has done or reached what was told: it is not asked for again. */
export const didAsTold = formOf(
  sequence(
    '\\b(?:more|less|fewer|different|further|extra|other) (?:\\w+ ){0,2}(?:than|from) (?:what )?you',
    ' (?:said|told)\\b',
  ),
  `\\b${oneOf(
    'finished|done|completed|did|took|walked|reached|followed',
    '(?:got|came|come) to',
    'arrived at',
    'am (?:at|near)',
  )} (?:\\w+ ){1,4}you (?:said|told)\\b(?! (?:was|were))`,
  '\\byou (?:said|told)(?: me)?(?: \\w+){0,3} i (?:did|have done)$',
)

/** "Dropped my stick and can not find | it": what is meant by that stands before it. */
export const namesThing = formOf(
  sequence(
    '\\b(?:my|the|your|his|her|this|that|a)',
    ' (?!(?:app|tour|introduction|phone|way|shelf|section|shop|store|turn|steps?)\\b)\\w+ .*',
    '\\b(?:is|and|but|so|was|has|have)\\b',
  ),
)
export const endsInIt = /\bit\b(?: (?:off|down|on))?$/

/** Said to those who wait in a line, and asks none of them for help. */
export const toQueue = /^(?!.*\b(?:help|me|us|take|guide)\b).*\bnext (?:person|customer)\b/

/** Of what stands to the left or right. */
export const ofSide = /\b(?:on|to|at) (?:my|the|your) (?:left|right)\b/

/** Asks after a thing, not telling of it. */
export const asksAfter = formOf(
  sequence(
    '^(?:and |so |please |tell me |say )*(?:which|whose|what)',
    ' (?!is (?:this )?(?:blocking|hitting|touching|pushing|in my way))',
  ),
)

/** A shop is no end of a walk in it. */
export const ofWholeShop = /\b(?:shop|store|mall|home|house)\b/

/** Tells how far or long something was. */
export const toldOfPast =
  /^(?!was|were|did|had)(?:\w+ )+?(?:was|were) (?:\w+ )?(?:very|so|too|quite) (?:far|long)\b/

/** Denies that they go on, or waits: "i can not go on", "not yet". */
export const notReady =
  /\b(?:not|never|no (?!i|we|need|it|that|problem|worries)\w+|wait|stop|hold on|minute|moment|sit|rest)\b/

/** Has come to what no walk ends at or to a wrong place, or is there for something. */
export const comeToElse = formOf(
  '\\b(?:reached|come to|got to|at|in) (?:an?|some|another|other|the wrong|the other|a different)\\b',
  `\\b(?:reached|come to|got to|at) the (?:\\w+ )?${oneOf(
    'corner|turn|turning|door|wall|pillar|bend|steps?|stairs|gate|junction|crossing|lift|toilet|middle',
  )}\\b`,
  '\\bhere (?:only |just )?(?:for|to)\\b',
  '\\bi do not know\\b',
  `\\b${oneOf(
    'half|halfway|late|early|nowhere',
    'wrong(?:ly)?',
    'mistake|instead|but|no|not',
    'steps?(?= (?:and|so|now)|$)',
    'end of|first|second',
  )}\\b`,
)

/** Says that they go on, whatever they told before. */
export const endsGoingOn = /\b(?:carry on|continue|go on|go ahead|keep going|resume|next)(?: please| now)*$/

/** Names what is done on a walk, or the way that is open again. */
export const namesWalk = formOf(
  `\\b${oneOf(
    'done|did|finished?|completed?|over|taken|took|turned|walked|moved|went|gone|counted|steps?|turn|next',
    'further|follow\\w*|ahead|way|path|left|right|straight|resume|go',
  )}\\b`,
)

/** Said in relief by whoever has come to the end of a walk. */
export const sighs = eachFormOf(
  `\\b${oneOf(
    '(?:oh )?my god',
    'thank (?:god|goodness|heavens?)',
    'uff+|phew|at last',
    '(?:such|what) an? (?:long |tiring |big )*(?:walk|way|distance)(?: it was| that was)?',
    '(?:long (?:time )?(?:back|ago)|a while (?:back|ago))',
  )}\\b`,
)

/** Wants no more of the walk: whoever says so behind or before it may have come to its end. */
export const needsNoMore = eachFormOf(
  sequence(
    '\\b(?:there is )?no (?:more )?need (?:of|for|to) (?:any |more |further |the |take |give )*',
    `${oneOf(
      'steps?',
      'walk(?:ing)?',
      'count(?:ing)?',
      'guid\\w+|directions?',
      'tell(?:ing)?',
      'instructions?',
      'talk(?:ing)?',
    )}(?: me| any ?more| now)?(?= \\w)`,
  ),
  sequence(
    '(?<=\\w )(?:no|not) (?:more|any more|further) (?:steps?|walking|counting|directions?) (?:is |are )?',
    '(?:needed|required|necessary)$',
  ),
)

/** Supposes to have come to the place, as sources of expressions. */
export const supposesHere = [
  sequence(
    '^(?:(?:so|i think|then|it|this|that|i|we|okay|ok|now) )*(?:must|should|might|may|could|has to) be',
    ' (?:here|there|this|it|the (?:one|place|spot)|this one)(?: only| itself| i think| now| no)*$',
  ),
  `\\b(?:this|it|that) (?:must|should|might|may|could|has to) be (?:the |my |your )?(?:\\w+ )?${GOAL}\\b`,
  sequence(
    '\\b(?:maybe|may be|perhaps|i think|probably|so|then) (?:it |this |i )?',
    '(?:is |must be |should be |might be )?',
    `${oneOf(
      'this (?:is )?(?:the )?(?:one|it|place|rack|shelf)',
      '(?:must|should|might) be (?:here|it|this)',
    )}(?: only| itself)*$`,
  ),
] as const
export const notSupposed = /\b(?:not|never|how|what|which|where|when|he|she|they|you|your)\b/
