import { eachFormOf, formOf, oneOf, sequence } from '../forms.ts'

/** Tells what is somewhere. */
export const tellsWhatIs = /^there (?:is|are|was) /

/** Finds none of what should be there. */
export const hasNoneHere = formOf(
  sequence(
    '^no (?:such )?(?:(?:main|front|glass) )?(?:entrance|entry|door|gate|opening|shelf|rack|counter)',
    ' (?:here|there|anywhere|(?:on|at) (?:this|that|the|my) )',
  ),
)

/** Not said with certainty. */
export const hedged = formOf(
  '^there (?:is|are|was) ',
  `\\b${oneOf(
    'yesterday|maybe|may be|perhaps|i think|i guess|i suppose|i believe|not sure|probably|might|possibly',
    'i hope',
    '(?:i|we) may(?! (?:i|we)\\b)',
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
    'going|coming|go|come|wait|walking|heading|will|want|need|reaching|trying|towards|find|finding',
    'looking(?! (?:at|through|over)\\b)',
    '(?<!\\b(?:home|house|flat|room|kitchen|(?:in|inside) (?:the|your|a) (?:shop|store))\\b.*)looking',
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

/** Has come to a place, or is there and leaves only soon. */
export const arrivals = eachFormOf(
  sequence(
    '(?<=\\bhome )(?:but |and )?(?:i am |we are )?(?:just )?(?:leaving|starting|setting off)',
    '(?: (?:in \\w+(?: \\w+)?|soon|now|shortly))?$',
  ),
  '\\bhave (?:already |just |now )*come\\b',
  '\\b(?:brought|left|dropped) me(?: up)?\\b',
  '\\bin front of(?= (?:the |your )?(?:\\w+ )?(?:entrance|door|gate)\\b)',
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
    '(?<=\\b(?:i|we) (?:will|shall|may|can|might|am|are) .*)(?:soon|in (?:a|some) (?:minute|moment|while|bit|time))$',
    'in the middle(?! of (?:the |this |a )?(?:shop|store|mall)\\b)',
    'in between|half way',
    `at the end(?!${sequence(
      ' of (?:the |this |a )?(?:racks?|shelf|shelves|aisle|row|line|section|counter|shop|store)\\b',
    )})`,
  )}\\b`,
)
