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
    `not (?:this|that) ${THING} the other(?: one)?`,
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
