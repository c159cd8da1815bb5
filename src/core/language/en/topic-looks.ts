/** Names a thing in the hand, or has it looked at, with nothing asked of it in particular. */
const HOLD =
  '(?:hold|holding|touch|touching|touched|pick|picked|picking|grab|grabbed|grabbing|took|taken|pulled|lifted|found|got|have|having|feel|feeling|felt|choose|chose|chosen|bought)'
const THE_THING =
  '(?:this|it|that|these|the (?:thing|packet|pack|product|label|one|item|biscuit)|my (?:hand|hands|packet|pack))'
export const asksToLook = new RegExp(
  [
    `\\b(?:what|which)\\b(?: \\w+){0,5}? (?:i (?:am |have |just |had |was |have just )*${HOLD}|(?:am|have|did|do) (?:i|we) (?:just )?${HOLD}|in my (?:\\w+ )?hands?)\\b`,
    '^(?:and |now |what about |how about |see |the one |this |that |one |is |tell |what |which |it |check )*(?:in|on) my (?:other |left |right )?(?:hands?|palm)\\b',
    `^(?:please |can you |could you |would you |will you |do you |you |here |just |now |ok |and |so |i can not read it |i can not see )*(?:to )?(?:see|look|read|identify|recogni[sz]e|scan|check|name|make out|take a look|have a look)(?: (?:at|and|once|out|what|which|now|for me|tell|me|is|it|says))* ${THE_THING}\\b(?: (?:and|tell|me|now|what|which|please|again|for|properly|once|carefully|here|says|is|it|in|my|hand|i|have|got|am|holding|side|thing))*$`,
    '\\b(?:this|it) feels like (?:an? |the |some )?\\w+|\\bwhat (?:product|thing|item|packet|pack|one) (?:is|was) (?:it|this|that)$|^what is the \\w+ (?:one|thing|packet) i\\b',
    '\\b(?:read|see|tell) what (?:it|this) says\\b',
    '\\bwhat (?:would|could|might|can|may) (?:this|it|that) be\\b',
    '\\b(?:know|tell|tell me|say|see|find out|guess|make out|understand) (?:what|which)(?: \\w+){0,2} (?:this|it|that)(?: one)? (?:is|says|could be|might be)\\b',
    '\\bin front of (?:the |my |your )?(?:phone|camera|you)\\b|\\b(?:before|to|at) the camera\\b',
    '^(?:(?:try|see|look at|check|now|and|ok|here is|i am showing|this is|what about|how about|the|this|that) )*(?:other|back|front|next|this) (?:side|one)(?: here| now| then)*$',
    '\\bname (?:this|the|that) (?:product|pack|packet|biscuit|thing|item)\\b',
    '\\b(?:see|tell|read) what is (?:written|printed) (?:on|here)\\b|\\byou (?:read|see) (?:it )?and tell\\b',
    '\\bi have (?:just )?(?:changed|swapped|switched) (?:it|this|the (?:pack|packet))\\b|^let me turn (?:it|this)(?: \\w+){0,2} (?:now|see|look)(?: (?:see|look|now))?$|^(?:no |not that one )+(?:now )?this one(?: here)?$',
    '\\b(?:turned|flipped|rotated|moved) (?:it|this|the (?:pack|packet))(?: \\w+){0,2} (?:look|see|check|now|again)\\b',
    '^(?:and |so )?(?:here )?(?:take a look|have a look|look here|look at it|look again|you read(?: and tell)?|read and tell)(?: \\w+)?$',
    `^(?:is|are) (?:it|this|that|these) (?:an? )?(?:pack|packet|box|bottle|tin) of (?!(?:one|two|three|four|five|six|eight|ten|twelve|twenty|fifty|hundred)\\b)\\w+(?: \\w+){0,4}$`,
  ].join('|'),
)

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Ask for a look. */
export const lookWords = set(
  'what whatever which see look looking tell read identify recognise recognize scan check show showing confirm guess know find another second different another',
)
/** Say that something is held. */
export const handWords = set(
  'hand hands hold holding held touch touching touched pick picked picking grab grabbed pull pulled carry carrying lift lifted took taken taking got having feel feels feeling felt camera phone',
)
/** What is held, as nobody knows yet what it is. */
export const thingWords = set(
  'thing things item items product products packet packets pack packs one ones piece box tin bottle object biscuit bread rusk cake wala wala',
)
/** Stand between these. */
export const glueWords = set(
  'this it that these want wants i we am is are was be been the a an my me us you your our can could will would please kindly say to of in on at up out off now then and just here for have has so did or not correct right ok okay shelf rack like came from into before if whether',
)
