import { eachFormOf, formOf, oneOf, sequence } from '../forms.ts'

/** A denial that reaches to the end: what stands behind it is not wanted, "I do not want to know | what is in it". */
export const deniedThrough = formOf(
  sequence(
    '\\b(?:do not|did not|not|never|no need|stop|without|do not have)',
    `(?: ${oneOf(
      'i|you|me|we|to|of|want|wanted|need|ask|asked|asking|know|hear|read|reading|tell|telling|say|care',
      'bother|bothered|about|the|like|wish|explain|listing|please|that|for',
    )})*$`,
  ),
)

/** Says something to whoever is beside the shopper: of what they did, have or may. */
const saysOfYou = formOf(
  '\\bhow much do you weigh\\b',
  '^are you (?:nuts|mad|crazy)$',
  sequence(
    '^(?:leave|keep|put|hold) (?:it|this|that|them) .*\\b(?:while|until|till) (?:i|we)',
    ' (?:go|come|am|are|get|finish)\\b',
  ),
  '\\bhow (?:old|tall|heavy) are you\\b',
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
  '\\bremind me\\b',
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

/** A determiner and what it stands before; not where that only describes a part of a pack. */
export const determined = eachFormOf(
  `\\b(?:the|my|your|his|her|their|our|a|an|that|those) (\\w+)${oneOf(
    ` (?!${oneOf(
      'one|ones|pack|packet|biscuit|biscuits|product|box|side|colour|brand|part|bit|date|time|number',
    )}\\b)`,
    '$',
  )}`,
)

/** Parts of a pack that nobody eats: nothing is looked for by their spelling. */
export const notEaten = formOf(
  `\\b${oneOf(
    'barcode|bar code|picture|photo|lid|cap|zip|toy|gift|dot|mark|logo|seal|hole|label|sticker|handle',
    'straw|spoon|tray|wrapper|cover|window|expiry|date|price|offer|discount|warranty|guarantee|number|name',
    'side|sides|idea|doubt|problem|question|choice|stock|more|less|piece|pieces|recall|complaint',
    'complaints',
  )}\\b`,
)

/** Chooses among goods of the store: nothing is asked of the one in hand. */
export const choosesGoods = formOf(
  sequence(
    '^(?:and |so |ok |tell me |please )*(?:which|what) (?:\\w+ ){0,2}?',
    '(?:biscuits?|cookies?|breads?|cakes?|rusks?|snacks?|products?|items?|brand|flavour)',
    ' (?:is|are|would be|will be|should|do you|can i|shall)',
    ' (?!(?:this|it|that|these|in|inside|mine|made|from|printed|written)\\b)(?:the )?',
    oneOf(
      'good|best|nice|better|suitable|healthy|healthier|healthiest|okay|fine|safe|recommended|recommend',
      'suggest|i |we |you |for ',
    ),
  ),
)

/** Does not want to be told of what is named behind it. */
export const refusesTopic = formOf(
  sequence(
    '^(?:no |please |i |we |you |can |could |ok |and )*',
    oneOf(
      `(?:do|did) not ${oneOf(
        'take (?:me|us)',
        '(?:want|need|have)(?: you)? to (?:tell|read|say|give|hear)(?: me)?',
        'want|need|have to|care|bother|mind|tell|read|say|give|list|repeat|explain|ask',
      )}`,
      'already know',
      'know (?:the|its|about|how|what|when|where)(?=.*\\balready)',
      'need ?not|no more|no need|never mind|not interested|stop',
      'enough (?:of|about)',
      'leave out|leave the|forget|not asking',
      'not (?:right )?now',
    ),
    `\\b(?!.*\\b${oneOf(
      'just|but|only|tell|say|read|show|find|instead|what|how|when|who|where|which|is there|any|see|check',
      'look',
    )}\\b)`,
  ),
  '\\b(?:do not|need not|no need to) (?:tell|read|say)(?: me| it| that)*$',
)

/** Asked of whoever is talked to: nothing of a product. */
const asksOfUs = formOf(
  sequence(
    '\\b(?:how|who|what|where|why)(?: \\w+){0,2} (?:are|were|made|created|built) you',
    '\\b(?! (?:called|holding|reading|saying|telling|talking))',
  ),
  '\\bhow many \\w+ (?:do|have) you (?:have|got)$',
)

/** Does not end a clause: what follows belongs to it. */
export const leadsInto = formOf(
  `\\b${oneOf(
    'they|he|she|is|are|was|were|do|does|did|can|will|the|on|of|at|by|from|in|to|for|about|with|my|your',
    'between \\w+',
    '(?<!\\bor )not',
  )}$`,
)

/** Ends as what leads on, and is a whole question: "what is it made of", "where is this from". */
export const asksToItsEnd = formOf(
  sequence(
    '^(?:(?:and|so|tell me|please) )*(?:what|where|who|which (?!of)\\w+)(?: \\w+){0,2}',
    ' (?:it|this|that|these|they)(?: \\w+){0,2} (?:of|from|for|with|in|by)$',
  ),
)

/** Belongs to a "no" behind it: "we are a no dairy household". */
export const leadsIntoNo = /\b(?:a|an|the|with|has|have|had|is|are|on|of|got|there|we|or)$/

/** Asked of what is in the one in hand. */
export const isInIt =
  /\b(?:in|inside|into) (?:it|this|these)\b(?! (?:section|shop|store|aisle|shelf|rack|side|place|area))/

/** "No no, not the name, the flavour". */
export const notThisButThat = formOf(
  sequence(
    '^(?:no |sorry )*not (?:about |for )?(?:the )?',
    '(?!(?:the|that|this|it|there|now|yet|sure|so|much|very|good|at|in)\\b)\\w+ (?:but )?',
    `${oneOf(
      'about |i want |i said |i asked |i asked for |i asked about ',
      'i (?:wanted|want|meant|mean) to say ',
      'i meant |i mean |tell |tell me |give me ',
    )}?(?:the )?`,
    '(?<meant>(?!(?:please|now|thanks|again|this|it|is|one|no|yes|here|today|yet)\\b)\\w+)',
    '(?: (?:is what )?i (?:said|asked|meant|mean|want|wanted)(?: for| about)?)?$',
  ),
)

/** "Not total fat, the saturated one": of two kinds of a thing the second. */
export const otherKind = formOf(
  sequence(
    '^(?:no |sorry )*not (?:about |for )?(?:the )?(?:(?!the )\\w+ )?',
    '(?<thing>fats?|sugars?|salt|milk|oil|flour|syrup|vinegar) (?:but )?',
    '(?:i (?:asked|meant|mean|want|said) )?(?:for |about )?the',
    ' (?<kind>(?!(?:other|second|first|last|next|same|one|this)\\b)\\w+) one$',
  ),
)

/** Asks what there is beside what it names: "other than sugar | what is in it". */
export const besides = formOf(
  sequence(
    '\\b(?:apart from|other than|besides|aside from|leaving(?: aside)?|except|excluding|beyond)',
    ' (?:the |any )?\\w+(?: and \\w+)? ?(?=.*\\b(?:what|any|anything)\\b)',
  ),
  '(?<=\\bwhat\\b.*) (?:apart from|other than|besides|aside from) (?:the |any )?\\w+(?: and \\w+)?$',
)

/** Was told about the pack, and asks by it whether it is so. */
export const hearsay = formOf(
  sequence(
    '^(?:(?:but|and|so|uh|um|oh|well|see|sir|madam) )*',
    `${oneOf(
      'i (?:was told|heard|have heard|read)',
      '(?:they|somebody|someone|(?:the|my|a|one|that) (?!doctor)\\w+(?: \\w+)?) (?:told|was telling) me',
    )}(?: somewhere)?(?: that)?`,
    ' (?=(?:this|it|these) (?:has|have|is|are|contains?|does)\\b)',
  ),
)

/** Asks of what it names, and goes on: "how many children | do you have". */
export const asksOfThing = /^(?:how many|how much|which|what|whose) \w+$/

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

/** "Who do I write to about it" asks for no description. */
export const asksWhoOrWhen =
  /^(?:who|when|where)\b|\b(?:complain\w*|worried|worry|talking|happy|think|that is all) about (?:it|this|them)\b/

const WHITHER = '(?:near|nearer|towards|close|closer|up|down|further|farther|left|right|over|around|round)'
const PART_OF_PACK = '(?:opening|lid|cap|seal|strip|zip|label|bar ?code)'
/** Asks how to hold a pack, or for a part of it. */
export const asksOfHandling = new RegExp(
  `\\b(?:take|bring|hold|move|turn) (?:it|this) ${WHITHER}\\b|\\bwhere (?:is|are) (?:the )?${PART_OF_PACK}\\b`,
)

/** Wants some of it now. */
export const asksToTaste =
  /\b(?:can|could|may) (?:i|we) (?:taste|try|have a bite)\b|\b(?:samples?|testers?)\b/

/** Names a child or a doctor and nothing that anybody has. */
export const isOfPerson = formOf(
  sequence(
    `^(?!.*\\b${oneOf(
      'for|suit|suitable|good|healthy|pregnan\\w*|patients?|health|weight|digest\\w*|stomach|harm\\w*|fit',
      'give|given|eat|have|take|diet|pressure|bp',
    )}\\b)(?!^(?:\\w+ ){0,2}\\w+$).*`,
    '\\b(?:child|children|kids?|bab(?:y|ies)|doctor|mothers?|toddlers?|infants?)\\b',
  ),
)

/** Names some of what it names as not meant. */
export const leavesOut = /\b(?:not|but|except|instead|rather|than|leave|leaving|source)\b/

/** Sets one thing aside by another: "fat is not my problem, | sugar is". */
export const notTheProblem = formOf(
  sequence(
    '^(?:no |and |but )*(?:the )?\\w+(?: \\w+)? is not (?:my|the|a|our|his|her)',
    ' (?:problem|issue|concern|worry|question|point|trouble)(?: for (?:me|him|her|us))?',
    ' (?:but |it is |the )*(?<meant>\\w+(?: \\w+)?)(?: is)?$',
  ),
)

/** Several that are not meant, before the last of them: "not the fat, not the sugar, the fibre". */
export const eachRefused = /^(?:(?:no |and )*not (?:the |about )?\w+ )+(?=(?:and )?not )/

/** Set aside behind its name, before what is wanted: "salt skip it, tell the sugar". */
export const setAside = formOf(
  sequence(
    '^(?!(?:please|just|can|you|to|and|so|now|then|i|we|let|no|ok|us|me|will|do|not)\\b)(?:the )?\\w+',
    ' (?:skip|leave|forget|drop)(?: (?:it|that|about it))? (?=\\w+ \\w+)',
  ),
)

/** Asks whether somebody may have it. */
export const asksLeave = /\b(?:can|may|could|should|shall|will|is it|okay|ok|fine|safe|alright|allowed)\b/

/** Nods before it asks: "okay and when does it go bad". */
export const nods = formOf(
  `^(?:${oneOf(
    'h+m+|ok|okay|fine|alright|all right|right|achha|accha|theek hai|good|got it|thanks|thank you',
    'hurry(?: up)?',
    'quick|quickly|come on',
  )} ?)+$`,
)

/** What was told in place of what was asked: "I asked the price but | you told me the date". */
export const toldInstead = formOf(
  sequence(
    '(?<=\\b(?:asked|asking|said|want|wanted|meant)(?: for| about)?(?: \\w+){0,4}) (?:but |and )?you',
    ` ${oneOf(
      '(?:are|keep|have been|were)(?: only)? (?:giving|telling|saying|reading|talking)',
      'told|gave|said|read|answered',
    )}(?: me)?(?: about)?(?: the)?`,
    ' \\w+$',
  ),
)

/** Asks for the place alone. */
export const asksWhere = /^(?:\w+ ){0,2}where\b/

/** A pack has two dates: who refuses that of its making wants the one to use it by. */
export const theOtherDate = formOf(
  sequence(
    '^(?:no |sorry )*not the',
    ' (?:making|packing|packed|packaging|manufacturing|manufacture|mfg|production|baking) (?:date|one)',
    ' (?:but )?the other(?: one| date)?$',
  ),
)

/** One question refused before another: "not how heavy, how many". */
export const otherQuestion = formOf(
  sequence(
    '^(?:no |sorry )*not (?:how|what|when|where|which)(?: \\w+){1,4}? (?:but |rather )?',
    '(?=(?:how|what|when|where|which|is|does) )',
  ),
)

/** Wants no more of what is read, before what is wanted instead. */
export const stopsThat = /^(?:please |ok |okay |no )*stop (?:reading|telling|saying|with|that|all that|it)\b/

/** Emphasis at the end of what is said, without a meaning of its own. */
export const emphasis = formOf(
  `(?<!\\b(?:or|and|not|yes|no|the|is|name)) ${oneOf(
    'only|no|is not it|or what|only no|kindly',
    'is that (?:so|right|true|correct)',
    'is it (?:so|true)',
  )}$`,
)

/** Ends that ask about what was told before them: "I have an ulcer, is it okay", "no dairy for me, what about this". */
export const asksOfReason = formOf(
  sequence(
    '^(?!(?:what|which|how|when|where|who)\\b)(?<reason>(?:\\w+ ){1,14}\\w+)',
    ' (?:(?:so|then|and|please|kindly|now|but) )*',
    oneOf(
      sequence(
        '(?:is|are|will|would|was) (?:it|this|that|these|there|they)(?: be)?(?: an?| any)?',
        `(?: ${oneOf(
          'okay|ok|fine|safe|alright|all right|good|allowed|suitable|there|in|inside|problem|issue|for|me',
          'us|him|her|them|it|this|here|or|not|out|banned|off limits',
        )})+`,
      ),
      sequence(
        '(?:shall|should|must) (?:i|he|she|we|they) (?:skip|avoid|leave|refuse|return)',
        '(?: (?:it|this|this one|that))?',
      ),
      'should (?:i|he|she|we|they)',
      sequence(
        '(?:will|would|can|could|does) (?:it|this|these) (?:make|makes)',
        ' (?:it|that|this|me|him|her|them|my \\w+) (?:worse|bad|ill|sick|better)',
      ),
      sequence(
        '(?:can|could|may|should|shall|will) (?:i|he|she|we|they) (?:still )?(?:eat|have|take|buy)',
        '(?: (?:it|this|one|these|them|some))?',
      ),
      '(?:can|could|may|should|shall) (?:i|we) (?:give|avoid)(?: (?:him|her|them|it|this|these|to))*',
      '(?:what|how) about (?:this|it|these|that)(?: one| packet| pack| biscuit)?',
      sequence(
        '(?:is there )?(?:any|anything|something|some)',
        '(?: (?:of|that|like|sort|kind|in|inside|this|it|here|there))*',
      ),
      sequence(
        '(?:please )?(?:check|look|see|confirm|tell|tell me|make sure|be sure|be careful|find out)',
        `(?: ${oneOf(
          'it|this|please|properly|carefully|once|for me|me|and tell|if|whether|it is|is|safe|okay|fine',
          'or not',
        )})*`,
      ),
      sequence(
        '(?:does|do|has) (?:it|this|these|they)(?: (?:one|pack|packet))?(?: also)?',
        '(?: (?:have|contain|got))?(?: (?:it|any|that|them|the same))?',
      ),
      '(?:will|would) (?:it|this|these) do',
      sequence(
        '(?:will|would|does) (?:it|this|these) (?:suit|harm|affect|hurt|bother|upset|do for|work for)',
        '(?: (?:me|him|her|us|them))?',
      ),
    ),
    '(?: (?:then|please|or not))*$',
  ),
)

/** Does not eat something, or must not: whoever says so asks whether it is in there. */
export const eatsNot = formOf(
  sequence(
    `\\b${oneOf(
      '(?:can|will|do|does|did|must|should)(?: not| never)',
      'never|not supposed to|not allowed to|stopped|avoids?|avoiding|hates? to',
    )}`,
    '(?: (?:even|ever|really))? (?:to )?',
    `${oneOf(
      'eat|eats|eating|have|having|take|takes|taking|touch|touches|tolerate|digest|drink|handle|stand',
      'go near',
    )}\\b`,
  ),
  sequence(
    '\\b(?:can|do|does|must|should) not (?:even |ever |really )?do (?:any )?',
    '(?!(?:the|this|that|these|it|an?|my|more|any|not|you|we|they|i)\\b)\\w',
  ),
  `\\b${oneOf(
    'avoids?|avoiding',
    'stay(?:ing)? away from',
    'off',
    'react(?:s|ed)? to',
    'careful about',
    'kills? (?:me|him|her)',
    'makes? (?:me|him|her) (?:sick|ill|itch\\w*)',
    'sensitive',
    '(?:i|he|she|we|they) can not$',
    'worried about|concerned about|allergic|allergy|allergies|intoleran\\w+',
  )}\\b`,
)

/** What may be eaten, before what may not: "I can eat peanuts but not | cashews". */
export const allowedBefore =
  /\b(?:can|may) (?:eat|have|take) (?:\w+ ){1,3}?but (?:i )?(?:can )?not (?:(?:eat|have|take) )?/

/** What may be eaten, told first: "wheat I am okay with, it is soya I can not". */
export const allowedFirst = formOf(
  sequence(
    '^\\w+(?: \\w+)? (?:(?:i am|is|are) )?(?:okay|ok|fine|alright)(?: with| for me)? (?:but )?',
    '(?=.*\\b(?:can not|must not|allergic|do not|problem)\\b)',
  ),
)

/** What is not meant, behind what is: "soya, not salt". */
export const notMeant = formOf(
  sequence(
    '(?<!\\b(?:is|am|are|was|were|do|does|did|can|could|will|would|has|have|should|or|no)) not',
    ' (?:(?:what|who|how|when|where|about|asking|the) .+|\\w+(?: (?:date|name|price|weight|list))?)$',
  ),
  '(?<=\\brather\\b.*) than (?:(?:about|hear|know|the) )*\\w+$',
)

/** "I look for the date, where is it": about what was named, which is not told apart. */
export const isOfNamed = /^where (?:is|are) (?:it|that|they|this)$/
