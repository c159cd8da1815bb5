import { either, formOf, oneOf, sequence, setOf } from '../forms.ts'

const THING = oneOf(
  'thing|product|item|object|pack|packet|package|box|one|stuff|snack|food|rusk|milk|butter',
  '(?:biscuit|cookie|bread|cake|cheese|cracker|wafer|yogurt)s?',
)
const HAND = '(?:in|on) my (?:left |right )?(?:hand|hands)'

/** Whole sentences that ask for a scan. "What is this made of" is not among them: it asks about the last one. */
export const lookingForms = [
  sequence(
    `(?:and |but )?what is (?:this|it|that|this ${THING}|that ${THING}|the ${THING})`,
    '(?: here| called| that i am holding| i am holding)?',
  ),
  `(?:what|which) ${THING}(?: is| are) (?:this|it|that|these|this one)`,
  `what (?:this|it|that)(?: ${THING})? is|(?:this|that)(?: ${THING})? what is`,
  `(?:another|a different|a new) ${THING} i have (?:taken|picked|got)(?: up)?(?: now)?`,
  `what (?:are|is) (?:these|those|this|the)(?: ${THING})?`,
  `what (?:is the name of|do you call) (?:this|it|this ${THING})`,
  `what am i (?:holding|having)(?: here| ${HAND})?`,
  `what (?:do i have|have i|have i got|have i picked|did i pick)(?: up)?(?: here| ${HAND})?`,
  `(?:what|which) ${THING} (?:am i holding|do i have|have i (?:got|picked|taken)|did i (?:get|pick|take))(?: up)?`,
  `what is (?:this )?${HAND}`,
  `what (?:can|do) you see(?: here| ${HAND})?`,
  `(?:what|which)(?: ${THING})?(?: is| are)?(?: this| it| there)? ${HAND}(?: right| now)*`,
  `(?:and )?(?:what|how) about the (?:one|thing|packet|pack) (?:in|on) my (?:other |left |right )?hands?`,
  `(?:what|how) about (?:this|that|the)(?: other)?(?: ${THING})?(?: here)?`,
  either(
    sequence(
      '(?:tell me (?:about )?|let me know )?what',
      ' (?:i just (?:lifted|picked|took|touched)(?: up)?|this one is)',
    ),
    `what (?:did you|do you|can you) (?:find|see|read) on (?:this|the) ${THING}`,
    'could (?:this|it) be .*',
    `which of (?:your|the|these) ${THING} is (?:this|it)`,
    'i can not (?:make out|tell|see) what (?:i am holding|this is|it is)',
    '(?:and )?(?:this|that) one',
    'and this',
    '(?:check |see |tell )?what i have got',
    'here look|look here',
    'have a look(?: at (?:this|it|this one))?',
    'take a look(?: at (?:this|it|this one))?',
    '(?:what|which) (?:thing )?(?:did|has) my hand (?:land on|landed on|touch|touched|found|find|picked?)',
    '(?:can you )?read (?:this|it) for me',
    'i have got (?:a |an )?(?:different|another|new) one(?: now)?',
  ),
  `(?:identify|scan|recognise|recognize|check|look at|read) (?:this|it|that|this ${THING}|the ${THING}|my ${THING})`,
  `scan|identify|look|have a look|take a look|check`,
  either(
    '(?:(?:what|how) about|and) now',
    '(?:are you looking|can you look)(?: now)?',
    `i (?:have )?(?:changed|swapped|switched) (?:the|my) ${THING}`,
    `not (?:this|that) ${THING} the other(?: one)?`,
  ),
  `(?:now )?i am (?:holding|touching|having) (?:the|another|a different|a) \\w+ (?:one|thing|packet|pack)`,
  either(
    `(?:what|which) (?:is|are) (?:printed|written|on the front)(?: here| on (?:it|this|the ${THING}))?`,
    '(?:can|could|do) you make out (?:anything|something|it|this)',
    'what (?:do|can) you (?:read|see|find|make out) (?:on|of|in) (?:it|this|that|here)',
    'help me (?:read|identify|see|recogni[sz]e|know) (?:this|it|what (?:this|it) is)',
    `(?:here is |take |see )one more ${THING}(?: for you)?`,
  ),
  either(
    `(?:this|that|it)(?: ${THING})? is what(?: please)?(?: tell| now)?`,
    'what have i got hold of',
    '(?:can|do) you see (?:it|this|that)(?: now)?',
    'can you see what (?:it|this) is',
    'is (?:it|this) clear(?: now)?',
    'try (?:again|now|once more)',
    '(?:can|do|could) you see (?:anything|something|the (?:pack|packet|product|label))(?: now)?',
    'did you (?:get|see|read|catch) (?:it|this)(?: now)?',
  ),
  either(
    sequence(
      '(?:check|look|scan|see)(?: at)?(?: (?:it|this|this one|that))?',
      ' (?:now|again|once more|this one|here|and tell(?: me)?|tell(?: me)?)',
    ),
    'look now|see this|see this one',
  ),
  either(
    `(?:tell |see )?what (?:all )?i have(?: got)?(?: here| ${HAND})`,
    '(?:can|could|do) you see (?:it|this)(?: now| properly| clearly)?',
  ),
  sequence(
    '(?:what|which)(?: one| product| packet)? (?:did|have) i (?:just )?',
    '(?:picked?|taken?|took|got|bought)(?: up)?(?: this time| now| here)?',
  ),
  `what i (?:have|am holding|am having|have picked|have taken|picked|took)(?: up)?(?: here)?(?: ${HAND})?`,
  sequence(
    `what (?:is this|is it|it is|this is|is this ${THING}|this ${THING} is)`,
    `(?: (?:that )?i (?:have |am )?(?:picked|took|taken|holding|got|bought|touched)(?: up)?)?(?: now| ${HAND})?`,
  ),
  either(
    `(?:what|which) brand of ${THING} (?:i am|am i) holding`,
    `what (?:is|does it say) written (?:here|on (?:it|this|the ${THING}))`,
    'what is written',
  ),
  either(
    sequence(
      'is (?:this|it|that) (?:a |an |the |some )*',
      `(?:${THING}|curd|paneer|lassi|ghee|dairy|pav|bun|toast|marie|namkeen|khari|loaf)`,
      '(?: (?:packet|pack|biscuits?))?',
      `(?: or (?!${either(
        'no\\b|not\\b|none\\b',
        '.*\\b(?:used|put|added|mixed|inside|in (?:it|this)|they|made)\\b',
      )}).+)?`,
    ),
    `(?:tell|say) (?:the|which|what) ${THING}(?: it is| this is)?`,
    'what i am (?:holding|having)',
    'see what i am holding',
  ),
].map((pattern) => new RegExp(`^(?:${pattern})$`))

/** Show a further product; where more is to be bought they ask for that. */
export const anotherForms = [
  sequence(
    `(?:${oneOf(
      'check|scan|try|see|here is|this is|now',
      'i (?:am )?(?:show(?:ing)?|hav(?:e|ing)|taking|took|hold(?:ing)?|pick(?:ed|ing)?)(?: up)?(?: you)?',
      'let me (?:show|check)(?: you)?',
      'show you',
      'i want to (?:check|scan|show)(?: you)?',
    )} )?(?:a |an |the )?`,
    '(?:another|next|different|new|one more|other|second)',
    ` ${THING}(?: now| what is (?:it|this)|(?: and)? (?:tell|see|check|look)(?: me| it)?)*`,
  ),
  either(
    `one more ${THING}(?: for you)?`,
    '(?:i have )?(?:another one|one more)',
    '(?:check|scan|try) (?:another|one more|the next)(?: one)?',
  ),
].map((pattern) => new RegExp(`^(?:${pattern})$`))

/** Ends that ask for a scan, whatever was told before: "I took one from the shelf, what is it". */
export const lookingEnds = formOf(
  `^(?!.*(?:called|price|made)).*\\b${oneOf(
    'what is (?:it|this|this one)',
    'this is what|what it is|what this is|look now',
    'what have i (?:picked|taken|got)(?: up)?',
    '(?:put|kept|left|returned|changed)\\b.*\\bnow this(?: one)?',
    'what did i (?:get|pick|take|touch)(?: up)?',
    sequence(
      '(?:leave|forget|not) (?:that|the other|the last)(?: one)?(?: and)? (?:see|check|read|look at)',
      ' this(?: one)?',
    ),
    'check (?:it )?once more',
    'what (?:could|might|can) (?:it|this|that) be',
    'what (?:it|this|that) (?:could|might) be',
    'is (?:this|it) (?:it|the one)',
    'which one of (?:yours|them|these|your \\w+) is (?:it|this)',
    `is it (?!.*\\b${oneOf(
      'veg|vegetarian|vegan|jain|halal|eggless|fresh|expired|old|sweet|salty|spicy|safe|good|bad|healthy',
      'gluten|sugar',
    )}\\b)(?:\\w+ )?(?:\\w+ )?or what`,
  )}$`,
)

/** Phrases that ask for the use-by date wherever they stand. */
export const datePhrases = [
  '(how many | how much) more (days | weeks | months | time)',
  'still (be | keep | stay | taste) (okay | ok | fine | good | alright | fresh)',
  '(how (many | much) (days | weeks | months | years | time | longer) | how long) (are | is | do i have | have i | have i got | does it have) [(there | still)] [left]',
  '[the] (printing | print | stamp) with the dates | the dates | both dates',
  '(eat | have | use | keep | store) (it | this) (till | until | up to) (diwali | holi | christmas | eid | sunday | monday | saturday | next | the | tomorrow | march | may | june)',
  'how many (days | weeks | months | years) old [is (it | this)]',
  'keep (it | this) (till | until) [next (week | month)]',
  '(up to | upto) when [can i (use | eat) it]',
  '(until | till | upto | up to) (what | which) date is (it | this) (fine | good | okay | valid | safe)',
  'within its (time | date) | last long | past its best | time on it',
  'last day [(for | to)] [(eating | eat | use)] | before when',
  '(when | before when) should [i] (i | we) (eat | finish) | how long can i keep (it | this) before',
  '(until | till | upto | up to) (what | which) (date | day | time) | crossed its date',
  'when (does | will | do | would | did) [(it | this | they | these)] (get spoiled | spoil | run out | go stale | go off | become stale | turn bad | get bad)',
  '(okay | fine | good | alright) (till | until) | how old | till when | until when | till what date',
  'last till | okay till | good till | by when | go bad | gone bad | gone past | past (its | the) date',
  'old stock | will it last | be okay (till | until | tomorrow) | to finish it | finish it by | valid',
  'validity | expiring | expired or not | is it old | too old | use before | use it before',
  'consume before | best before what | long will it (stay | be | last)',
  '(how many | how much) (days | months | weeks | time) more',
  '(have | eat | use | keep) (it | this) (tomorrow | next week | next month | next year)',
  'how many (days | months | weeks) (left | will it | is it | can | does) | stay good | still good',
  'still okay | outdated | last date | date is it',
  '(till | until | upto | up to) (what | which) (month | day | year | date)',
  '(two | three | both | several | many) dates [are there]',
  // The fruit is asked about, and not read.
  '(read | see | make out | check | find) [me] [(the | these | those | both | all | its | their)] [(tiny | small | little | printed)] dates',
  'date',
  'the date',
  'read the date',
  'what is the date',
  'use by',
  'use by date',
  'what is the use by date',
  'use before',
  'expiry',
  'exp',
  'exp date',
  'expiry date',
  'expiration',
  'expiration date',
  'expire',
  'expires',
  'expired',
  'does it expire',
  'does this expire',
  'best before',
  'best before date',
  'best by',
  'good until',
  'good till',
  'sell by',
  'out of date',
  'fresh',
  'is it fresh',
  'is this fresh',
  'is it still good',
  'is this still good',
  'can i still eat',
  'shelf life',
  '(gone | going | went) off | is it stale | stale or | rotten | rancid',
  '(is | has) (it | this) (spoilt | spoiled | gone) | still eat it',
  'how long does it last',
  'how long does this last',
  'how long will it last',
  'how long will this last',
  'how long is it good',
  'until when',
  'till when',
  'what is the last date',
]

/** Questions about the world that hold our words: they must not be answered. */
export const worldPhrases = [
  '(no | not enough) energy (to | left | for)',
  '(how long | how big) is the (line | queue | wait)',
  '(a | the | my) date with (my | the | a | him | her)',
  'how old is (this | the | your | that) (company | brand | shop | store | factory)',
  '(till | until | upto | up to) (what | which) time is (the | this | your) (shop | store | counter | market | mall)',
  'how much (money | balance | cash) (is left | do i have | have i | i have | is there)',
  'date today',
  'today is date',
  'the date today',
  'what is the date today',
  'what date is it',
  'what is the date of today',
  'today s date',
  'what is today s date',
  'todays date',
  'what day is it',
  'what time is it',
  'the time',
]

/** Names a thing in the hand, or has it looked at, with nothing asked of it in particular. */
const HOLD = oneOf(
  'hold|holding|touch|touching|touched|pick|picked|picking|grab|grabbed|grabbing|took|taken|pulled|lifted',
  'found|got|have|having|feel|feeling|felt|choose|chose|chosen|bought',
)
const THE_THING =
  '(?:this|it|that|these|the (?:thing|packet|pack|product|label|one|item|biscuit)|my (?:hand|hands|packet|pack))'
export const asksToLook = formOf(
  `\\b(?:what|which)\\b(?: \\w+){0,5}? ${oneOf(
    `i (?:am |have |just |had |was |have just )*${HOLD}`,
    `(?:am|have|did|do) (?:i|we) (?:just )?${HOLD}`,
    'in my (?:\\w+ )?hands?',
  )}\\b`,
  `^${oneOf(
    'and |now |what about |how about |see |the one |this |that |one |is |tell |what |which |it |check ',
  )}*(?:in|on) my (?:other |left |right )?(?:hands?|palm)\\b`,
  sequence(
    `^${oneOf(
      'please |can you |could you |would you |will you |do you |you |here |just |now |ok |and |so ',
      'i can not read it |i can not see ',
    )}*(?:to )?`,
    '(?:see|look|read|identify|recogni[sz]e|scan|check|name|make out|take a look|have a look)',
    `(?: (?:at|and|once|out|what|which|now|for me|tell|me|is|it|says))* ${THE_THING}`,
    `\\b(?: ${oneOf(
      'and|tell|me|now|what|which|please|again|for|properly|once|carefully|here|says|is|it|in|my|hand|i',
      'have|got|am|holding|side|thing',
    )})*$`,
  ),
  either(
    '\\b(?:this|it) feels like (?:an? |the |some )?\\w+',
    '\\bwhat (?:product|thing|item|packet|pack|one) (?:is|was) (?:it|this|that)$',
    '^what is the \\w+ (?:one|thing|packet) i\\b',
  ),
  '\\b(?:read|see|tell) what (?:it|this) says\\b',
  '\\bwhat (?:would|could|might|can|may) (?:this|it|that) be\\b',
  sequence(
    '\\b(?:know|tell|tell me|say|see|find out|guess|make out|understand) (?:what|which)(?: \\w+){0,2}',
    ' (?:this|it|that)(?: one)? (?:is|says|could be|might be)\\b',
  ),
  '\\bin front of (?:the |my |your )?(?:phone|camera|you)\\b|\\b(?:before|to|at) the camera\\b',
  sequence(
    `^(?:${oneOf(
      'try|see|look at|check|now|and|ok|here is|i am showing|this is|what about|how about|the|this|that',
    )} )*`,
    '(?:other|back|front|next|this) (?:side|one)(?: here| now| then)*$',
  ),
  '\\bname (?:this|the|that) (?:product|pack|packet|biscuit|thing|item)\\b',
  '\\b(?:see|tell|read) what is (?:written|printed) (?:on|here)\\b|\\byou (?:read|see) (?:it )?and tell\\b',
  either(
    '\\bi have (?:just )?(?:changed|swapped|switched) (?:it|this|the (?:pack|packet))\\b',
    '^let me turn (?:it|this)(?: \\w+){0,2} (?:now|see|look)(?: (?:see|look|now))?$',
    '^(?:no |not that one )+(?:now )?this one(?: here)?$',
  ),
  '\\b(?:turned|flipped|rotated|moved) (?:it|this|the (?:pack|packet))(?: \\w+){0,2} (?:look|see|check|now|again)\\b',
  `^(?:and |so )?(?:here )?${oneOf(
    'take a look|have a look|look here|look at it|look again',
    'you read(?: and tell)?',
    'read and tell',
  )}(?: \\w+)?$`,
  sequence(
    '^(?:is|are) (?:it|this|that|these) (?:an? )?(?:pack|packet|box|bottle|tin) of',
    ' (?!(?:one|two|three|four|five|six|eight|ten|twelve|twenty|fifty|hundred)\\b)\\w+(?: \\w+){0,4}$',
  ),
)

/** Ask for a look. */
export const lookWords = setOf(
  'what whatever which see look looking tell read identify recognise recognize scan check show showing',
  'confirm guess know find another second different another',
)
/** Say that something is held. */
export const handWords = setOf(
  'hand hands hold holding held touch touching touched pick picked picking grab grabbed pull pulled carry',
  'carrying lift lifted took taken taking got having feel feels feeling felt camera phone',
)
/** What is held, as nobody knows yet what it is. */
export const thingWords = setOf(
  'thing things item items product products packet packets pack packs one ones piece box tin bottle object',
  'biscuit bread rusk cake wala wala',
)
/** Stand between these. */
export const glueWords = setOf(
  'this it that these want wants i we am is are was be been the a an my me us you your our can could will',
  'would please kindly say to of in on at up out off now then and just here for have has so did or not',
  'correct right ok okay shelf rack like came from into before if whether',
)
