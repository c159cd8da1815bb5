import { formOf, oneOf, sequence } from '../forms.ts'

/** Says something to whoever is beside the shopper: of what they did, have or may. */
const saysOfYou = formOf(
  '\\bhow much do you weigh\\b',
  '^are you (?:nuts|mad|crazy)$',
  sequence(
    '^(?:leave|keep|put|hold) (?:it|this|that|them) .*\\b(?:while|until|till) (?:i|we)',
    ' (?:go|come|am|are|get|finish)\\b',
  ),
  '\\bhow (?:old|tall|heavy) are you\\b',
  // "Let him sit".
  '^let (?:him|her|them|the \\w+|your \\w+) (?!know\\b)',
  '^(?:\\w+ )?(?:do|did) you (?:take|eat|drink|like|want|prefer)\\b(?!.*\\b(?:it|this|these|me)\\b)',
  sequence(
    '^(?:\\w+ )?(?:does|did|will) (?:he|she) (?:take|eat|drink|like|want|have|need|put|use)',
    '\\b(?!.*\\b(?:it|this|these)\\b)',
  ),
  sequence(
    '^(?:no |see |oh |but )*you (?:put|added|gave|forgot|spoilt|spoiled|spilled|left|took)',
    ' (?!.*\\b(?:it|this|these|me)\\b)',
  ),
  sequence(
    '^(?:please |now |just |and |go |beta )*',
    oneOf(
      '(?:keep|put)(?! in\\b)',
      'throw',
      'buy(?! one\\b)',
      'order|fetch|wash|boil|cook|cut|mix|pour|close|lock|remind|sit|stand|eat|drink|carry|push|pull',
    ),
    '\\b(?!.*\\b(?:it|this|these|or|how|where|what|when(?! you)|which|okay|can|should|is)\\b) \\w+',
  ),
  sequence(
    '\\b(?:shall|should|will|let) (?:we|us) (?:have|take|drink) (?:some )?',
    '(?:tea|coffee|water|lunch|dinner|food|rest)\\b',
  ),
  // "No you have it".
  '^(?:no )*you have it\\b',
  sequence(
    '^^(?:and |then |please |go |beta |no )*(?:ask|tell|show|give|pass|hand|take)',
    '(?: (?:it|this|that|these))?(?: to)?',
    ` ${oneOf(
      'him|her|them|your|his',
      'the (?:boy|girl|man|lady|driver|child|children|kids?|baby|guard|watchman)',
      'papa|mummy|mama|amma|dadi|nani',
    )}\\b`,
  ),
  sequence(
    '^(?:can you |could you |please |will you )*(?:get|bring|fetch|pass|hand) (?:me|us)\\b.*\\bfrom',
    ' (?:there|(?:that|the (?:top|bottom|upper|lower|next|other)) (?:shelf|side|rack))\\b',
  ),
  sequence(
    '^(?:no |yes |ok |okay |but |so |and |then |see |look )*you (?:have|had)',
    ` ${oneOf(
      'put|got|become|taken|eaten|done|given|gone|lost|gained|grown|made|bought|brought|not|been|already',
      'finished|left|paid|cooked',
    )}\\b`,
  ),
  sequence(
    '^(?:no |yes |ok |okay |but |so |and |then )*you',
    ' (?:can not|must|should|will|are|look|came|went|keep|eat|ate|always|also)',
    `\\b(?! ${oneOf(
      'wrong|mistaken|tell|telling|told|say|saying|said|read|reading|reader|talking|speaking|please|too',
      'very|so',
      'not (?:right|correct)',
      'right|not sure|sure|able|a|an',
    )}\\b)`,
  ),
)

/** Their family and their things, and where they are or what they did. */
const asksOfYou = formOf(
  `\\b(?:your|his|her|their) (?:\\w+ )?${oneOf(
    'mother|father|sister|brother|wife|husband|son|daughter|child|children|kids?|family|friend|house|home',
    'health|exam|exams|school|office|boss|doctor|birthday|wedding|marriage|phone|bag|purse|money|salary',
    'hair|dress|shoes|age|mummy|papa|name day',
  )}\\b(?! (?:is |are )?(?:allergic|diabetic|allergy))`,
  `\\byour (?!${oneOf(
    'list|lists|brand|company|product|products|shop|store|own|biscuits?|cookies|breads?|cakes?|rusks?',
    'voice|volume|speed|help|staff|opinion|records?|counter|answer|range|sections?|shelf|name|packets?',
    'packs?|cheese|milk|factory|manager|price|prices|person|person',
  )}\\b)\\w+`,
  `\\b(?:where|when|why) (?:are|were|will|did|do) you ${oneOf(
    'standing|sitting|going|coming|come|go|reach|reaching|eat|sleep|live|stay|put|keep|kept|leave|left',
    'work|study|buy|bought',
  )}\\b`,
  sequence(
    '^(?:is|was|did|does|has|will|are|where|when|why|how)(?: is| did| does)? (?:he|she)',
    '\\b(?! (?:eat|have|take|allowed))',
  ),
  // "It is about his exam".
  '\\b(?:about|of) (?:his|her) \\w+$',
  sequence(
    '\\bdid (?:the (?!company|maker|brand|shop|store)|your |his |her |that )\\w+',
    ' (?:charge|cost|take|give|come|go)\\b',
  ),
)

/** Goods by the kilo or the packet, and asks nothing: what somebody is to bring. */
const shoppingList = formOf(
  `^(?:${oneOf(
    'one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty',
    'ninety|thousand|hundred|and',
  )} ){3,}rupees$`,
  '^(?:and |only |just )*(?:one|two|three|four|half|a) (?:\\w+ )?(?:teas?|coffees?|chai|plates?|cups?)\\b',
  sequence(
    '^(?:and |so )*(?:we|i) (?:also )?(?:need|have to (?:get|buy|bring))',
    ' (?!.*\\b(?:free|without|less|know|tell|no)\\b)\\w+(?: \\w+)? and (?:a |some )?\\w+$',
  ),
  sequence(
    '\\b(?:one|two|three|four|five|six|ten|half|half a|quarter)',
    ' (?:kilos?|kg|dozen|litres?|packets?|bottles?|loaf|loaves) (?:of )?',
    '(?!or\\b|one\\b|pack|is\\b|it\\b|this\\b)\\w+',
  ),
)

/** Tells of something that is not in the hand, or of what somebody is to do, and asks nothing. */
const tellsOfElsewhere = formOf(
  `\\b${oneOf(
    'at (?:home|school|work|the (?:party|office|wedding|temple))',
    'on (?:the|my) way',
    'from (?:there|outside)',
    '(?:is|are|was) (?:over|finished) at',
  )}\\b`,
  '^(?:and |but |so |see |oh |please )*(?:(?:do not|never) forget|remember) to\\b',
  '\\b(?:i|we) (?:got|bought|ate|had|took|made|brought)\\b.*\\b(?:yesterday|last (?:night|week|month))\\b',
  '\\bwho (?:ate|took|has taken|has eaten|stole|left|finished)\\b',
  sequence(
    '^(?:and |but |so |oh )*(?:i|we) (?:have to|will|am going to|are going to|need to|want to|must)',
    ' (?:also )?(?:cook|buy|make|take|bring|bake)\\b',
  ),
  '\\bwhere did i (?:put|keep|leave)\\b',
  sequence(
    '^(?:and |but |so |oh )*my (?:fridge|oven|car|phone|kitchen|cupboard|mixer|gas|house|maid|driver)',
    ' (?:is|was|has|does)\\b',
  ),
  '\\b(?:ran|run) out of\\b',
  // "We have no milk either, the baby finished it".
  sequence(
    '^(?:(?:and|but|so|oh|now|because|actually) )*(?:i|we) (?:have (?:got )?(?:no|hardly any)|do not have any|are out of|am out of)',
    ` (?!.*\\b${oneOf('allerg|intoleran|problem|trouble|issue|idea|need|in (?:it|this|these)|what|which|how')})\\w+`,
  ),
  '\\b(?:baby|child|kids?|children|he|she|they|boys?|girls?|son|daughter|husband|guests?|cat) (?:has |have |had |just )*(?:finished|drank|ate) (?:it|them|the \\w+|all)\\b',
  '\\bremind me\\b',
  // "Our fridge is full".
  '^(?:and |but |so |oh )*our \\w+ (?:is|are|was)\\b',
  sequence(
    '^the (?!(?:date|expiry|price|name|label|packet|pack|list|print)\\b)(?:\\w+ ){1,3}?(?:has|have)',
    ' (?!(?:it|any|milk|nuts|egg|gone|expired|passed)\\b)\\w+',
  ),
)

/** Asks what there is in another place, or what became of all things. */
const asksOfElsewhere = formOf(
  '\\bdate of (?:joining|birth|marriage|wedding|journey|travel|exam|appointment)\\b',
  '\\bthere (?:is|are) .*\\bon the (?:floor|ground|road|table)\\b',
  sequence(
    '^(?!.*\\b(?:it|this|these|pack|packet)\\b).*\\b(?:(?:is|are) there|(?:do|have) we)\\b.*',
    '\\b(?:at (?:home|school|work)|in (?:the|our|my) (?:house|fridge|kitchen|room))\\b',
  ),
  '^(?:these days|nowadays|in those days)\\b(?!.*\\b(?:it|this)\\b)',
  // "They put sugar in everything".
  '\\bin everything\\b',
  '\\bmade (?:this|that|the|such a) (?:mess|noise)\\b',
  sequence(
    '\\b(?:price|cost|rate|weight|name|taste|smell|colour|size) (?:of |for )?',
    '(?:the |this |that |your |my |these |those )?',
    `${oneOf(
      'bag|film|movie|song|serial|phone|train|bus|house|flat|tree|shirt|saree|sari|dress|shoes|onions?',
      'potatoes|tomatoes|vegetables|petrol|gold',
    )}\\b`,
  ),
)

const asksAtAll = formOf(
  `^${oneOf(
    'is|are|was|does',
    'do(?! not)',
    'did|can|could|will|would|has|have|how|what|which|when',
    'where(?! did i)',
    'should',
  )}\\b`,
  '\\b(?:in (?:it|this)|tell me|allergic to)\\b',
)

export const tellsElsewhere = (words: string): boolean =>
  asksOfElsewhere.test(words) || (tellsOfElsewhere.test(words) && !asksAtAll.test(words))

export const saidToOthers = (words: string): boolean =>
  saysOfYou.test(words) || asksOfYou.test(words) || asksOfUs.test(words)

export const isShoppingList = (words: string): boolean =>
  shoppingList.test(words) &&
  !/\b(?:is|are|does|do|what|which|how|where|when|will|can|has|have you|contains?|much)\b/.test(words)

/** Asked of whoever is talked to: nothing of a product. */
const asksOfUs = formOf(
  sequence(
    '\\b(?:how|who|what|where|why)(?: \\w+){0,2} (?:are|were|made|created|built) you',
    '\\b(?! (?:called|holding|reading|saying|telling|talking))',
  ),
  '\\bhow many \\w+ (?:do|have) you (?:have|got)$',
)

const OTHER_THING = oneOf(
  'girl|boy|lady|man|woman|nurse|maid|teacher|driver|conductor|guard|watchman|boss|shirt|saree|sari|dress',
  'shoes|chappals?|umbrella|stick|purse|wallet|chair|seat|bench|door|gate|lift|flat|room|phone|mobile',
  'charger|bus|train|taxi|flight|ticket|road|traffic|film|movie|serial|story|speech|song|music|noise|match',
  'exam|class|school|office|meeting|temple|puja|wedding|function|birthday|electricity|petrol|gold|rent',
  'licence|card|bank|loan|queue|fan|tv|radio|newspaper',
  '(?:other |second |next )?(?:bag|food|tea|coffee|dal|curry|glass|cup|plate)',
  'friend|house',
)

const WHICH = '(?:(?!(?:with|for|in|and|of|on|to|from|at|or|is|by|made|has|have)\\b)\\w+ )?'

const otherThing = formOf(
  `\\b(?:the|this|that|these|those|my|your|his|her|their|our) ${WHICH}${OTHER_THING}\\b`,
  '\\bof (?:the|that|your|his|her) (?:baby|child|kid)\\b',
  '\\brate of gold\\b',
)

/** Names the pack, beside which another thing may stand. */
const namesPack = formOf(
  `\\b${oneOf(
    'it',
    `this(?! ${WHICH}${OTHER_THING})`,
    'these|packs?|packets?|biscuits?|cookies?|bread|products?|allerg\\w+|ingredients?',
  )}\\b`,
)

/** A thing is named that is no goods, and no pack: "who packed my bag". */
export const namesOtherThing = (words: string): boolean => otherThing.test(words) && !namesPack.test(words)

/** Has somebody else ask it: "ask your mother | is there milk". */
export const askedOfOthers = formOf(
  sequence(
    '\\b(?:ask|asking|asked|tell|told)',
    ' (?:him|her|them|your \\w+|the (?:boy|girl|man|lady|driver)|papa|mummy|mama|amma|dadi|nani)',
    '(?: that| if| whether| also)?$',
  ),
)
