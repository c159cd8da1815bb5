import { either, formOf, oneOf, sequence } from '../forms.ts'
import type { Compared } from '../meaning.ts'

/** The pack before the one in hand. */
const GOODS = '(?:one|pack|packet|product|item|thing|biscuits?|cookies?|bread)'
const EARLIER = '(?:last|previous|earlier|prior)'
const SHOWN = '(?:had|held|kept|left|put|checked|showed|scanned|asked about|looked at|took)'
const THEN = '(?:back|down|aside|away|before|earlier|first|last|just now|a minute ago|a moment ago)'
export const earlierPack = formOf(
  `\\b(?:the )?${oneOf(
    `(?:${EARLIER}|(?<=\\b(?:the|that) )(?:other|first)) ${GOODS}`,
    sequence(
      '(?:one|pack|packet|product|thing)',
      ` (?:before(?: (?:this|that)(?: one)?)?|(?:that )?i ${SHOWN}(?: you)? ${THEN})`,
    ),
    sequence(
      `(?<=\\b(?:in|of|about|with) the )(?:other|${EARLIER}|first)`,
      '(?=(?: (?:right|please|too|also|then|or not|na|no))*$)',
    ),
  )}\\b`,
)
/** Nothing but the pack before: what is told of a pack is asked of it, too. */
export const onlyEarlier =
  /^(?:(?:and|but|so|ok|okay|what|how) )+(?:(?:about|of|for|in|with|does|is) )*this(?: (?:please|then))*$/

const DENIED = 'not (?:about )?(?:(?:the|this|that) )?\\w+(?: one| pack| packet)?'
const RATHER = '(?:but|about|i (?:mean|meant|said|want|asked(?: about| for)?))'
/** Means the pack before, which stands as "this", in place of another, or asks what it was: that is no wish to go back. */
export const ratherEarlier = formOf(
  `^(?:(?:no|but|sorry|i said|i mean|i meant) )*${DENIED} (?:${RATHER} )*this(?: please)?$`,
  `^(?:${RATHER} )*this(?: i (?:mean|meant|said))? ${DENIED}$`,
  '^this (?:what|which) is (?:it|that)$',
  '^(?:what|which(?: one)?|which product) is this$',
)

/** Sets two packs beside each other, or leads back to one. */
export const comparesPacks = formOf(
  `\\b${oneOf(
    'than|more|less|lesser|fewer|lower|higher|better|worse|cheaper|healthier|bigger|smaller|lighter',
    'heavier|sweeter|fresher|tastier|saltier|same|similar|different|differ|difference|compare|compared',
    'comparison|comparing',
    'or (?:the )?this',
    'this or|go|take|back|again|like|as|\\w and this',
  )}\\b`,
)

/** Asks the same of the pack in hand and of the one before it: "is there milk in both". */
const ofBoth = formOf(
  '\\b(?:in|of|with|for|on) (?:both|either|neither)\\b',
  sequence(
    '\\bneither(?: (?:one|pack|packet|product|of (?:them|these|those|the two)))?',
    ' (?:is|are|has|have|contains?|does|had|was)\\b',
  ),
  sequence(
    '\\b(?:both|either)(?: (?:one|packs?|packets?|products?|biscuits?))?',
    ' (?:is|are|has|have|had|contains?)\\b',
  ),
  sequence(
    '\\b(?:none|any|either|both|neither|(?<!\\b(?:it|this|that)(?: is)? )one|each|which) of',
    ' (?:them|these|those|the two)\\b(?=.*\\b(?:has|have|had|contains?|is|are|free|can|safe|suitable)\\b)',
  ),
  '\\b(?:are|do|does|did|have|is) both\\b',
  '\\b(?:in|of) (?:any|each) (?:one )?of (?:them|those|the two|these two)\\b',
  '\\b(?:any|one|none|each) (?:one )?of (?:them|the two)\\b(?=.*\\b(?:without|with|no|not)\\b)',
  sequence(
    '\\b(?:these|those|the|them) two(?: (?:packs?|packets?|products?|ones?|biscuits?))?',
    '(?= (?:has|have|had|contains?|is|are|free|safe|without|with|no|not|right|also|too|then)\\b|$)',
  ),
  '^(?:and |so |but )*(?:in )?both (?:packs|packets|products|biscuits)\\b',
  '\\bin which (?:one|pack|packet|product)\\b',
)
/** "Both milk and egg" are two things in one pack, and so are those that it is "free of". */
const bothThings = formOf(
  '\\b(?!this\\b)\\w+ and (?!this\\b)\\w+ both (?:is|are|has|have)\\b',
  '\\bboth (?!of\\b)\\w+(?: \\w+)? and\\b',
  '\\b(?:free|full) of both\\b',
  '\\b(?:love|like|hate|avoid|want|need|eat|have|use|get|take) (?:(?:them|these|those) )?both\\b',
  '\\b(?:asks?|asking|looking|worried|worry|care) (?:for|about|after) (?:the|these|those) two$',
)
export const asksOfBoth = (words: string): boolean => ofBoth.test(words) && !bothThings.test(words)

/** Asks of more packs than the one in hand: "which one has nuts". */
export const asksOfPacks = formOf(
  sequence(
    '\\bwhich (?:one|pack|packet|product|biscuit)s?(?: (?:of|out of) (?:them|these|those|the two))?',
    ' (?:is|has|have|had|contains?|does|was)\\b(?! (?:in|inside|used|added|mixed)\\b)',
  ),
  '\\bwhich of (?:them|these|those|the two)\\b',
  `^(?:and |so |but |ok )*(?:are|is|do|does|did|have|has) ${oneOf(
    '(?:they |these |those )?both',
    'either(?: of (?:them|these|those|the two))?',
    'any (?:one )?of (?:them|those|the two)',
    'each of (?:them|these|those)',
  )}\\b`,
  '\\bboth of (?:them|these|those)\\b',
  '\\b(?:do|does|did) any of these (?:have|has|contain)\\b',
)

const SHOPPER = '(?:i|we|he|she|my \\w+|the (?:child|baby|kids|children))'
const EATS = '(?:eat|have|take|buy|drink)'
/** May ask of the pack before as well as of the one in hand: "do they have egg", "which can i eat". */
const mayBeOfPair = formOf(
  sequence(
    '^(?:(?:and|so|but|ok|okay|then|tell me|now) )*which(?: (?:one|pack|packet|product|biscuit)s?)?',
    '(?: (?:of|out of|from) (?:them|these|those|the two))?',
    ` ${oneOf(
      `${oneOf(
        'is|are|has|have|had|contains?|does|do|can|should|may|could|would|will|\\w+ free|unknownword',
      )}\\b(?! (?:the|its|there|in|inside|used|added|mixed)\\b)`,
      `${SHOPPER} (?:can|could|should|may)`,
    )}`,
  ),
  '\\b(?:do|does|did|have|has) they (?:(?:both|all|also|even|either|really) )*(?:have|contain|got|include|use)\\b',
  '\\b(?:are|were) they\\b',
  '\\b(?:in|inside|of) (?:them|those)\\b',
  `\\b${EATS} (?:them|both|either|any of)\\b`,
  '\\bdoes any (?:one|pack|packet|product) (?:has|have|contain)\\b',
)
export const mayAskOfPair = (words: string): boolean => mayBeOfPair.test(words) && !/\bthis\b/.test(words)

const BY_MORE = oneOf(
  'better|more|less|fewer|lower|higher|most|least|best',
  '(?:cheap|healthi|bigg|small|light|heavi|sweet|fresh|tasti|low|high)(?:er|est)',
)
/** Asks for two packs to be compared, the one in hand with the one before it. */
export const comparingForms: readonly RegExp[] = [
  /\b(?:this|that|it)(?: one)? or (?:the |that |this )?(?:one|last|other|previous|earlier|first|before|that|this)\b/,
  /\b(?:and|or) (?:this|that)(?: one)? which\b/,
  /^(?:and |so |but )*between (?:the |this |that |it )(?:.+ )?(?:and|or) (?:the |this|that|it)\b/,
  /\b(?:for|in|of) (?:that|the (?:last|other|first|earlier)) (?:one|packet|pack)\b.*\band\b.*\b(?:for|in|of) this\b/,
  /\bwhere (?:is|was|are) (?:the |there )?\w+ (?:less|lower|more|higher|lesser|fewer)\b/,
  /^between (?:these|them|both|the two)\b|\bsame\b.*\b(?:for|of|in) both\b/,
  formOf(
    sequence(
      '\\bboth (?:have|has|are|is|of (?:them|these)|these|the \\w+|packs?|packets?)\\b.*',
      '\\b(?:same|equal|equally|similar|different)\\b',
    ),
  ),
  formOf(
    sequence(
      '(?<!\\b(?:go|back|return|take me) )',
      '\\b(?:than|than in|than there is in|than there was in|from|as|as in|with|to) (?:the )?',
      `${oneOf(
        'one before|last one|last|other one|other|previous one|previous|earlier one|earlier|first one',
        'that one',
        'one i (?:had|took|checked|showed|scanned)',
      )}\\b`,
    ),
  ),
  /\b(?:other|first) (?:one|pack|packet) s \w+/,
  formOf(`\\bwhich(?:ever)? (?!ingredients?\\b)(?:\\w+ ){0,4}?(?:is|has|was|have) (?:the )?${BY_MORE}\\b`),
  /\bwhich of (?:the|these|those|them)(?: two| three| four)? (?:is|has|was) (?:the )?(?:\w+est|most|least)\b/,
  formOf(
    sequence(
      '\\b(?:is|has) (?:it|this|that)(?: one)? (?:\\w+er|more|less)(?: \\w+){0,2} than',
      `\\b(?! (?:an? |one )?${oneOf(
        'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred',
        'half|quarter',
      )}\\b)`,
    ),
  ),
  formOf(
    sequence(
      '^(?:and |so |but |i think |the |that )*(?:previous|earlier|last|first|other|that|before)',
      ' (?:one|packet|pack) (?:had|has|was|is|did) (?:\\w+ )?',
      '(?:more|less|lesser|fewer|better|cheaper|costlier|\\w{3,}[^aeou]er)\\b',
    ),
  ),
  formOf(
    '\\b(?:the )?other one (?:had|was|is|has)\\b',
    sequence(
      '\\b(?:is|does|has|was|did) the (?:other|first|last|previous|second|earlier)',
      ' (?:one|packet|pack|biscuit)\\b',
    ),
  ),
]

/** Stands in the place of a product's name where it counts what else a sentence points at. */
export const NAMED = 'namedproduct'

const SET_ASIDE = oneOf(
  oneOf(
    'leave|forget|skip|drop|keep|put|like|unlike|besides|except|without',
    '(?:instead|because) of',
    '(?:rather|other) than',
    'apart from',
  ),
  '(?<!\\b(?:is|are|does|do|has|can) )not',
)
const NO_PACK = oneOf(
  'time|morning|evening|week|month|year|shop|store|section|shelf|rack|side|place|way|kind|type|much|many',
  'child|kid|kids|children|baby|boy|girl|man|lady|person|people|old|age|days?|diet|fast|problem|condition',
  'allergy|illness|disease',
)
/** Points at the pack in hand beside a product that is named: "i usually eat … , does this one have nuts". */
const pointsAtHand = formOf(
  `(?<!\\b${SET_ASIDE} )\\b(?:this|these)\\b(?! (?:(?:packet|pack|box) of )?${NAMED}\\b)(?! ${NO_PACK}\\b)`,
  `\\b(?:is|are) (?:this|it|that|these) ${NAMED} (?:does|do|is|has|have|can|how|what|and|if|then)\\b`,
  `\\b(?:does|did|has|will|in|inside|of) it\\b(?=.* ${NAMED}\\b)`,
  `\\bit (?:has|have|contains?)\\b(?=.* ${NAMED}\\b)`,
  `\\bis it (?!${either(
    `(?:true|right|possible|said|known|that|because|${NAMED})\\b`,
    '\\w+ (?:to|if|that|for \\w+(?: \\w+)? to)\\b',
  )})(?=.* ${NAMED}\\b)`,
  `^(?:(?:so|and|but|ok|oh|no) )*it is (?:not )?${NAMED} (?!(?:that )?(?:i|we|my|he|she)\\b)`,
  sequence(
    '\\b(?:one|pack|packet|product|thing|what)(?: that| which)? (?:is )?',
    '(?:in my (?:left |right )?hand|i (?:am holding|hold|picked up))\\b',
  ),
)
/** Asks the same of a product that is named: "does this or … have milk". */
const asksOfNamed = formOf(
  sequence(
    '(?<!\\b(?:instead|because|kind|type|out|fan|packet|pack|box) )',
    `\\b${oneOf(
      'of|in|about|does|do|has|can|are',
      '(?<!\\b(?:this|these|it|that|which|what|one|pack|packet) )is',
      '(?:this|these|it)(?: one)? (?:and|or)',
    )}`,
    ` (?:the )?${NAMED}\\b`,
  ),
  `\\b${NAMED} (?:and|or) (?:in |of |about )?(?:this|these)\\b`,
)
/** Sets what it asks of the pack in hand against a product that is named. */
const setsAgainstNamed = formOf(
  sequence(
    '(?<!\\b(?:rather|other) )',
    '\\b(?:than|same as|same like|compared (?:to|with)|versus|different from|as \\w+(?: \\w+){0,2} as)',
    ` (?:in |of |the )*${NAMED}\\b`,
  ),
  `\\b${NAMED}\\b.*\\bthan (?:in |of )?(?:this|these)\\b`,
)
/**
 * Either may be meant: "i usually eat …, does it have nuts". What is asked stands behind "in it" where Hindi says "in this".
 */
const mayBeEither = formOf(
  sequence(
    `\\b${oneOf(
      'eat|eats|ate|eating|like|likes|love|loves|have|having|got|buy|buys|bought|take|takes|holding',
      'picked(?: up)?',
      'usually|always',
    )}`,
    ` (?:the |a )?${NAMED}\\b.*\\b(?:(?:in|inside|of|does|is|about) it|it (?:has|contains?))\\b`,
  ),
  `\\b${NAMED}(?: \\w+){0,2} in it \\w`,
)
const isNamedTwice = formOf(`\\b${NAMED}\\b.*\\b${NAMED}\\b`)

/** Which packs a sentence asks about that names a product, as `NAMED`. */
export function packsAsked(words: string): { hand: boolean; named: boolean; compares: boolean } {
  const compares = setsAgainstNamed.test(words) && !isNamedTwice.test(words)
  const pointed = pointsAtHand.test(words)
  const both = compares || asksOfNamed.test(words) || (!pointed && mayBeEither.test(words))
  const hand = pointed || compares || mayBeEither.test(words)
  return { hand, named: !hand || both, compares }
}

/** By what somebody wants two products to be compared; the first that stands in the sentence counts. */
export const comparedWords: readonly (readonly [RegExp, Compared])[] = [
  [/\b(?:dates?|expir\w+|fresh|fresher|freshest|newer|older|best before|use by)\b/, 'useBy'],
  [/\b(?:cheap|cheaper|cheapest|costly|costlier|costliest|expensive|pric\w+|costs?|rupees|mrp)\b/, 'price'],
  [/\b(?:sugar|sugars|sweet|sweeter)\b/, 'sugarG'],
  [/\b(?:salt|salty|saltier|sodium)\b/, 'saltG'],
  [/\b(?:fat|fatty|fattier)\b/, 'fatG'],
  [/\b(?:energy|calories|calorie|kcal)\b/, 'energyKcal'],
  [/\b(?:weight|heavy|heavier|lighter|weighs|grams|bigger|smaller|larger)\b/, 'netWeight'],
]
