import { either, formOf, oneOf, sequence } from '../forms.ts'
import type { PlainTopicName } from '../topics.ts'

const MAKE =
  '(?:made|make|makes|making|manufactur\\w+|produc(?:e|es|ed|ing)|bak(?:e|es|ed|ing)|prepar(?:e|es|ed|ing))'
const PACK = '(?:packed|packing|packs?|packaged)'
const CREATE = `(?:${MAKE}|${PACK})`
const WHO = '(?:who|whom|whose|(?:which|what) (?:\\w+ )?(?:company|firm|people|manufacturer|maker|bakery))'
const PLACE = '(?:country|state|city|town|place|factory|plant|part of)'
const PLACES = oneOf(
  'india|china|nepal|pakistan|america|england|dubai|germany|italy|abroad|foreign|gujarat|maharashtra',
  'punjab|kerala|karnataka|rajasthan|bengal|bihar|assam|goa|tamil nadu|uttar pradesh|delhi|mumbai|bombay',
  'pune|bangalore|bengaluru|chennai|hyderabad|kolkata|calcutta|ahmedabad|indore|jaipur',
)
const TIME = '(?:date|day|month|year|time|week)'
const WHEN = `(?:when|(?:which|what) ${TIME}|how (?:long|many \\w+) (?:ago|back))`
const HOW_LONG = oneOf(
  '(?:for )?how (?:long|many (?:\\w+ )?(?:days|weeks|months|years)|much (?:time|longer|more time))',
  '(?:up ?to|till|until|til|by|before) (?:when|(?:what|which) (?:date|day|month|year|time))',
  'when(?! (?:you|i|we|he|she|they)\\b)',
)
const LASTS = oneOf(
  'lasts?|good|fresh|keeps?|kept|stays?|okay|ok|fine|safe|valid|usable|use|used|eat|eaten|eating|finish',
  'finished|consume|consumed|remain|remains|remaining|left|survive|hold up|available to eat',
)
const SPOILS = oneOf(
  'expir\\w+|spoil\\w*|get bad|gets bad',
  'go(?:es)? (?:bad|off|stale|waste)',
  'going (?:bad|off|stale)',
  'gone (?:bad|off|stale)',
  'turns? bad|run out|runs out',
  '(?:got |get )?over',
  'out of date|rot|rots|finish|finishes',
)
const OPENED = '(?:open|opened|opening|opens|cut|cutting|tear|torn|seal)'
const KEEP = '(?:keep|keeps|kept|store|stored|storing|stock|put|preserve|preserved|save)'
const EAT =
  '(?:eat|eaten|eating|serve|served|serving|consume|consumed|drink|cook|cooked|prepare|prepared|enjoy|enjoyed)'
const HEAT = oneOf(
  'cook|cooked|heat|heated|warm|warmed|boil|boiled|fry|fried|bake|toast|toasted|microwave|microwaved|oven',
  'soak|soaked|roast|grill|steam|mix',
  'add (?:hot |cold |some )?(?:water|milk)',
  'dip|dipped|dunk',
)
const PIECE = oneOf(
  'biscuits?|cookies?|pieces?|pcs|slices?|buns?|rusks?|cubes?|sticks?|pavs?|rotis?|wafers?|crackers?',
  'cakes?',
  '(?:small |little |mini |inner )?(?:packs|packets|pouches|sachets|units|items|bars|rolls)',
)
const FIGURE =
  '(?:sugars?|fats?|salt|sodium|protein|fibre|fiber|energy|calories|carbs|everything|each|nutrition)'
const CALL = '(?:tak(?:e|es|en|ing)|took|call(?:s|ed|ing)?|pull(?:s|ed|ing)?)'
const BATCH = sequence(
  '(?:(?:some|the|any|this|that|these|a|an|old) )*',
  '(?:batch|batches|lot|stock|packets?|packs?|biscuits?|cookies?|products?)',
)
const OFFER = '(?:offers?|schemes?|discounts?|sale|combo|coupons?)'
const RUNS = '(?:till|until|ends?|ending|over|valid|validity|expir\\w+|still on|running|last (?:date|day))'
const PAY = '(?:cost|costs|pay|paying|paid|charge|charges|charging|priced?|rate|spend|shell out)'

const WRAPPING = oneOf(
  'packets?|packs?|packing|package|packaging|box|carton|pouch|sachet|wrapper|wrapping|cover|tin|bottle',
  'seal|lid|cap|foil',
)
const BREAD = '(?:biscuits?|cookies?|bread|loaf|slices?|buns?|rusks?|cakes?|milk|curd|cheese|paneer|butter)'
const HELD = `(?:it|this|that|these|they|(?:one|inside|content|contents|stuff|thing)|${WRAPPING}|${BREAD})`
const IS_NOW = `(?: ${oneOf(
  'is|are|was|has|have|been|got|gone|looks?|feels?|seems?|smells?|all|a|bit|little|some|so|very|too|quite',
  'already|slightly|kind of|like|also|half|fully|completely',
)})*`
const OPEN_OR_TORN =
  '(?:torn|tore|ripped|punctured|unsealed|resealed|tampered|(?:already |half |partly |slightly )open(?:ed)?)'
const SWOLLEN =
  '(?:swollen|swelled|swelling|puffed(?: up)?|puffy|bloated|bulging|bulged|blown up|ballooned|inflated)'
const SPOILT =
  '(?:mou?ldy|mou?ld|fungus|fungal|rotten|rancid|infested|weevils?|insects?|worms?|maggots?|ants?|cockroach(?:es)?)'
const SMELLS = oneOf(
  'bad|foul|off|funny|sour|rancid|stale|strange|odd|weird|musty|wrong|rotten|awful|horrible|terrible',
  'stinking|peculiar',
)
/** The state of a pack, which nobody of ours has seen: to be told before what its records say. */
const DAMAGED = [
  `\\b${WRAPPING}${IS_NOW} ${oneOf(
    OPEN_OR_TORN,
    'open(?:ed)?(?: already)?$',
    `${SWOLLEN}|damaged|broken|leak\\w*|crushed|dented|loose|tampered|wet|damp|sticky`,
    'not (?:sealed|closed|intact|proper)',
  )}\\b`,
  `\\b(?:it|this|that|these)(?: one)?${IS_NOW} (?:${OPEN_OR_TORN}|${SWOLLEN}|damaged|dented|${SPOILT})\\b`,
  either(
    `\\b${HELD}${IS_NOW} smell(?:s|ing)?(?: (?:so|very|a bit|a little|kind of|really|like))* ${SMELLS}\\b`,
    `\\b(?:a|some|has|have|is|there)(?: \\w+)? ${SMELLS} smell\\b`,
    '\\bstink(?:s|ing)?\\b',
  ),
  sequence(
    `\\b(?:is|are) (?:the |this |that |its )?${WRAPPING}`,
    ` (?:${OPEN_OR_TORN}|open|broken|${SWOLLEN}|damaged|intact|sealed|tampered|leaking|torn or not)\\b`,
  ),
  either(
    `\\b(?:hole|cut|tear|puncture|leak|crack)s? (?:in|on) (?:the |this |its |my )?${WRAPPING}\\b`,
    sequence(
      `\\b${WRAPPING} (?:has|have|got|has got) (?:a |some )?(?:small |big |tiny |little )?`,
      '(?:holes?|cuts?|tears?|punctures?|leaks?|cracks?|dents?)\\b',
    ),
    '\\b(?:no|without(?: a| any)?) seal\\b',
    `\\b(?:air|gas)${IS_NOW} (?:filled|full) (?:in|inside)\\b`,
  ),
  either(
    `\\b(?:${SPOILT}) (?:is |are |growing |crawling )*(?:on|in|inside|all over) (?:the |this |it|them|my)`,
    sequence(
      '\\b(?:there is|there are|i see|i (?:can )?feel|has|have got|got)(?: \\w+){0,2}',
      ' (?:mou?ld|fungus|weevils?|insects?|worms?|maggots?)\\b',
    ),
  ),
  `\\b(?:leaking|dripping|oozing|seeping|spilling) (?:out )?(?:from|of|out of) (?:it|this|the ${WRAPPING})\\b`,
  either(
    `\\b${WRAPPING}${IS_NOW} open(?:ed)? i think$`,
    sequence(
      `\\b(?:it|this|that)(?: one)?${IS_NOW} open(?:ed)? (?:from|at|on) (?:the|one|a)`,
      ' (?:side|top|corner|end|back|bottom)\\b',
    ),
  ),
  `\\b${BREAD}${IS_NOW} (?:mou?ldy|rotten|rancid|gone green|green|infested)\\b`,
].join('|')
/** How it is opened and kept, its date, a recall, what was once, and what lies on the floor are asked and told by others. */
const NOT_ITS_STATE = `\\b${oneOf(
  'how (?:do|does|can|to|should)',
  'once|after|when|where|if|before|until|till|keep|store|dates?|dated|expir\\w+|use by|past|days?|alert',
  'known|recall\\w*|called back|last|yesterday|staff|someone|somebody|feet|floor|ground|colou?rs?',
  'colou?ring|inhibitors?',
)}\\b`

const ALL_OF_IT = [
  sequence(
    '(?:from |right from )?(?:the )?(?:first|start|beginning|top|one end)(?: one| word)?',
    ' (?:to|till|until|upto) (?:the )?(?:very )?(?:last|end|finish|bottom|other end)(?: one| word)?',
  ),
  sequence(
    oneOf(
      sequence(
        '(?:do not|never|not|without) (?:you )?',
        '(?:leave|leaving|skip|skipping|miss|missing|omit|omitting|drop|dropping|cut|cutting)(?: out)?',
      ),
      '(?:leaving|skipping)(?: out)?',
    ),
    ' (?:anything|a thing|any|nothing|a single|even one|even a|one word)(?! (?:turn|step|steps))\\b',
  ),
  'nothing (?:should|must|to|shall) (?:be )?(?:left|skipped|missed|leave|skip|miss)',
  sequence(
    '(?:each and every|every single|every little|every last|each|every)',
    ' (?:word|item|line|bit|detail|ingredients?|thing|things)(?: that is| which is)?',
  ),
  'word (?:for|by|to) word|line by line|(?<!\\bletters? )one by one',
  either(
    sequence(
      'not (?:just |only |merely )(?:the )?(?:main|first|important|few|top|major|some)',
      '(?: ones?| few| ingredients?| things?)?',
    ),
    '(?:not a|no) (?:summary|short version|shortcuts?)',
    'not the short(?:er)? (?:one|version)',
  ),
  '(?:entire|whole|full|complete) (?:ingredients? list|thing|lot|label)|(?:entire|whole|full|complete) ingredients?',
  '(?:list|read|tell|name|say)(?: me)? (?:out )?all (?:that|of) (?:it|them|went|goes)',
].join('|')
/** The whole of what is known of a pack, with nothing left out. */
export const asksWholeList = formOf(
  `^(?!.*\\b${oneOf(
    'allerg\\w+|nutri\\w+|calories|sections?|aisles?|shelf|shop|store|path|steps?|turns?|route|price',
    'dates?|story|family|day|time|morning|week|products?|menu|box|packet has',
  )}\\b).*\\b(?:${ALL_OF_IT})\\b`,
)
/** Who likely asks for the whole of it, and names the list or what was left out of it, wants no summary. */
export const namesList = formOf(
  `\\b${oneOf(
    'ingredients?|lists?',
    '(?:tiny|small|fine|smallest) print',
    'skipp(?:ed|ing)',
    'missed (?:some|a few|out)',
    'cut (?:it )?short',
    'midway|the rest|codes?|them all|all of them|complete|poori|puri',
  )}\\b`,
)
const LISTED = /\bingredients?\b|\b(?:in|into|inside) (?:it|this)\b/

/**
 * What is asked by its question word and by what is done, in whatever words stand between: "who has manufactured it
 * kindly", "how long it will last". The first that fits counts, before any phrase that is named beside it.
 */
export const askedTopics: readonly (readonly [PlainTopicName | 'date', RegExp])[] = [
  ['damaged', new RegExp(`^(?!.*${NOT_ITS_STATE})(?=.*(?:${DAMAGED}))`)],
  ['ingredients', new RegExp(`^(?=.*(?:${LISTED.source}))${asksWholeList.source.slice(1)}`)],
  ['fullList', asksWholeList],
  [
    'features',
    formOf(
      sequence(
        '\\b(?:what|which|any|anything|something|health|tall|big)\\b(?: \\w+){0,4}?',
        ` ${oneOf(
          'claims?|claiming|claimed',
          'boast(?:s|ing)?',
          'promis(?:e|es|ing)',
          'advertis(?:e|es|ing)',
          'highlighted',
        )}\\b`,
      ),
      '\\b(?:printed|written|shown|saying|said) on the front\\b',
      '\\b(?:the |its )front (?:of (?:it|this|the (?:pack|packet)) )?(?:say|says|claims?)\\b',
    ),
  ],
  [
    'offers',
    formOf(
      `\\b${OFFER}\\b.*\\b${RUNS}\\b`,
      `\\b${RUNS}\\b.* (?:of|is) (?:the |this |that |your )?${OFFER}\\b`,
      `\\b(?:when|till when|how long)\\b.*\\b${OFFER}\\b`,
    ),
  ],
  [
    'flavour',
    formOf(
      sequence(
        '^(?:\\w+ ){0,2}(?:what|which)(?: kind of| type of)? (?:flavou?rs?|taste|variety)',
        '\\b(?!.*\\b(?:available|do you|you have|there|other|else|here)\\b)',
      ),
    ),
  ],
  [
    'nutrition',
    formOf(
      sequence(
        '\\bwhat (?:do|does|will|would) (?:a |one |per |each )?',
        '(?:hundred grams?|serving|piece|biscuit|slice|cookie|rusk) (?:\\w+ )?',
        '(?:give|have|contain|hold|carry)\\b',
      ),
    ),
  ],
  [
    'recalled',
    formOf(
      `\\b${CALL} (?:it|this|them|these|${BATCH}) back\\b`,
      `\\b${CALL} back ${BATCH}\\b`,
      '\\brecall(?:s|ed|ing)?\\b',
      '\\boff the (?:market|shelves)\\b',
    ),
  ],
  [
    'allergens',
    formOf(
      sequence(
        '\\b(?:what|which|anything|something)\\b.*\\b(?:cause|causes|give|gives|trigger|triggers)',
        '\\b(?: \\w+){0,2} (?:reactions?|allerg\\w+|rash|rashes|itching)\\b',
      ),
      '\\b(?:what|anything|something) (?:\\w+ ){0,5}(?:react|reacts) to\\b',
    ),
  ],
  [
    'serving',
    formOf(
      sequence(
        '\\b(?:keep|put|leave|soak|dip) (?:it|this|them|these)(?: for a (?:minute|while))? in(?: some)?',
        '(?: (?:hot|cold|warm|boiling))? (?:water|milk|tea|coffee)\\b',
      ),
    ),
  ],
  [
    'offers',
    formOf(
      '\\b(?:anything|something|get one|extra|get (?:it|something|anything)) free\\b(?! (?:of|from))',
      sequence(
        '(?<!\\b(?:sugar|gluten|fat|nut|dairy|lactose|egg|alcohol|salt|oil|milk|wheat|meat) )\\bfree',
        ' (?:thing|item|gift|stuff)\\b',
      ),
    ),
  ],
  [
    'price',
    formOf(
      '\\b(?:cheaper|costlier|dearer|better value|value for money|more economical)\\b(?!.*\\bor\\b)',
      `\\bhow much extra\\b(?! (?:${FIGURE}|oil|milk|flour))`,
      '^(?:and |the |tell me |what is |please )*(?:price|cost|rate|mrp) of\\b',
      '\\bhow much (?:do|does|are|will) (?:you|they) (?:want|take|ask|charge)\\b',
      '\\bbudget\\b',
      '\\bidea of (?:the |its )?(?:cost|price|rate)\\b',
      sequence(
        '\\bhow much (?:bill|money|amount|total)',
        '\\b(?! (?:is (?:left|there)|do i have|have i|i have|will i have))',
      ),
      sequence(
        `\\b${oneOf(
          'how much',
          'what (?:does|do|will|would) (?:it|this|these|they|all|(?:the|my) \\w+)',
        )}(?: \\w+){0,3}?`,
        ' (?:comes?|coming|works?|working) (?:out )?to\\b(?! me)',
      ),
      '\\b(?:fifty|hundred|thousand|rupees|money)\\b.*\\b(?:cover|suffice|do for|be enough)\\b',
      '\\b(?:more|less|over|under|above|below|within)(?: than)? \\w+(?: \\w+)? rupees\\b',
      '\\b(?:ten|twenty|thirty|forty|fifty|hundred|two hundred)(?: rupees)? (?:enough|sufficient)\\b',
      '\\b(?:more|less) than (?:a |one )?(?:ten|twenty|thirty|forty|fifty|hundred)$',
      sequence(
        '\\b(?:how much|what(?! if\\b| happens)|how many rupees)',
        `\\b(?!.*\\b(?:made|inside|in it)\\b)(?: \\w+){0,5}? (?:to )?${PAY}`,
        '\\b(?! (?:less|more) (?:sugar|fat|salt))',
      ),
    ),
  ],
  [
    'storage',
    formOf(
      sequence(
        `\\b(?:once|after|when|if|how (?:long|many \\w+))\\b.*\\b${OPENED}\\b.*`,
        `\\b${oneOf(
          'how (?:long|many \\w+)',
          'days?|weeks?|months?|stays?|lasts?|keeps?|kept|good|fresh|used?|spoil\\w*',
        )}\\b`,
      ),
      `\\bhow (?:long|many \\w+)\\b.*\\b(?:once|after|when) .*${OPENED}\\b`,
      `\\b(?:once|after) (?:\\w+ ){0,3}${OPENED}\\b.*`,
    ),
  ],
  [
    'packed',
    formOf(
      `\\b${WHEN}\\b(?! .*\\b(?:eat|expir\\w+|finish|use)\\b)(?: \\w+){0,5}? ${CREATE}\\b`,
      `\\b${CREATE} (?:on |in )?(?:when|(?:which|what) ${TIME})\\b`,
      `\\b${TIME} of (?:mfg|mfd|manufacture|production|baking)\\b`,
      `\\b${TIME} (?:of|it was|this was|they|on which it was|on which this was) ${CREATE}\\b`,
      sequence(
        `\\b${WHEN}(?: \\w+){0,4} (?:come|came|left|leave) (?:out )?(?:(?:of|from) )?(?:the )?`,
        '(?:factory|oven|bakery|company)\\b',
      ),
      `\\b${oneOf(
        `${CREATE} (?:just |very )?${oneOf(
          'recently|lately|today|yesterday',
          'this (?:morning|week|month|year)',
          'last (?:night|week|month|year)',
        )}`,
        `(?:recently|freshly|newly) ${CREATE}`,
      )}\\b`,
      '\\bhow many (?:days|weeks|months) (?:ago|back)\\b',
      '\\bfrom (?:last|this) (?:year|month|week)\\b',
    ),
  ],
  [
    'maker',
    formOf(
      `\\b${WHO}(?: \\w+){0,4}? ${CREATE}\\b`,
      `\\b${CREATE} by (?:whom|who|which|what)\\b`,
      '\\bby (?:whom|which company)\\b',
      '\\bname of (?:the |its )?(?:company|manufacturer|maker|firm|makers)\\b',
      `\\b${WHO} (?:is |are )?(?:it|this|these) (?:from|by|of)\\b`,
      '\\bwho (?:is|are) (?:the )?(?:producers?|manufacturers?|makers?|company)\\b',
      '\\bof (?:which|what) (?:company|brand)\\b',
      '\\b(?:which|what) (?:biscuit|bread|milk|cake|food) company\\b',
    ),
  ],
  [
    'ingredients',
    formOf(
      sequence(
        '\\b(?:what|which)(?: all| else| exactly| actually)?',
        '(?: (?:things|items|stuff|all|else|all things))?',
        ' (?:(?:is|are|was|were) )?(?:there )?(?:in|inside|into) (?:this|it|these|them)',
        '\\b(?! (?:section|shop|store|aisle|shelf|rack|side|place|area))',
      ),
      sequence(
        '\\bwhat (?:all )?(?:has|have|had|is|are|was|were)(?: all)?(?: been| being)?',
        ' (?:added|mixed|used|put)\\b',
      ),
      '\\beverything (?:that is |which is )?in (?:it|this)\\b',
      sequence(
        '\\bany other (?:flours?|oils?|grains?|ingredients?|things?)',
        ' (?:in|inside|used|added|than|besides)\\b',
      ),
      sequence(
        '\\bwhat (?:all |else )?(?:(?:things|items|stuff) )?(?:have |has |had |did |do )?they',
        ' (?:have |had )?(?:put|add|added|use|used|mix|mixed)\\b',
      ),
      '\\b(?:inside|in it|in this) what (?:all )?(?:is|are)\\b',
      '\\bwhat (?:all )?(?:this|it|these|they|that|the \\w+) contains?\\b',
      '\\b(?:all|everything) (?:that )?(?:goes|went|has gone) into\\b',
      '\\b(?:first|second|third|last)\\b.*\\b(?:in|on) the (?:list|ingredients?)\\b',
      '\\bmain (?:things?|ingredients?|items?) (?:in|inside|of)\\b',
      sequence(
        '\\b(?:what|which) (?:kind of |type of |sort of )?',
        '(?:oil|oils|flour|atta|grains?|cereals?|ingredients?|raw material|base)\\b',
      ),
      sequence(
        '\\b(?:what|which)',
        '\\b(?! (?:place|country|state|city|day|date|month|company|factory))(?: \\w+){0,4}?',
        ` (?:${MAKE}|composed|consist\\w*|built|come)(?: (?:it|this|these|them))?`,
        ' (?:up )?(?:of|from|with|out of)\\b',
      ),
      `\\b${MAKE} (?:up )?(?:of|from|with|out of) (?:what|which)\\b`,
    ),
  ],
  [
    'origin',
    formOf(
      sequence(
        `\\b(?:where|(?:which|what) ${PLACE})\\b(?!.*\\b(?:tear|open|way|exit)\\b)`,
        '(?! (?:they|you|the same) (?:also )?(?:make|handle|process|pack))(?: \\w+){0,4}?',
        ` (?:${CREATE}|from|comes?|coming)\\b`,
      ),
      `\\b${CREATE} (?:in |at )?(?:where|(?:which|what) ${PLACE})\\b`,
      `\\bfrom (?:where|(?:which|what) ${PLACE})\\b`,
      `\\b(?:is|are|was|were) (?:it|this|these|they)(?: ${CREATE})? (?:from|in|outside) ${PLACES}\\b`,
      `\\b${CREATE} (?:in|outside) ${PLACES}\\b`,
      `^${PLACES} ${CREATE}\\b`,
      '\\bproduct of (?!this|it|your|which|what|a\\b|the\\b)\\w+',
    ),
  ],
  [
    'servingSize',
    formOf(
      sequence(
        '\\bhow (?:many|much)',
        '\\b(?!.*\\b(?:pack|packet|box|packets|(?:do|are) you (?:still )?(?:have|having))\\b)',
        `(?: of (?:it|this|these|them))?(?: ${PIECE})?`,
        ' (?:can|should|could|may|must|do|does|would)(?: \\w+){1,3}?',
        ' (?:eat|have|take|consume|put in|pack|give (?:him|her|them|to|a|my|the))\\b',
      ),
      `\\bhow (?:many|much|big)\\b(?!.*\\b${FIGURE}\\b).*\\b(?:serving|portion)\\b`,
      `^(?!.*\\b${FIGURE}\\b).*\\b(?:serving|portion)\\b.*\\bhow (?:many|much|big)\\b`,
      '\\bhow (?:many|much)\\b.*\\b(?:supposed|recommended|allowed|meant) to (?:eat|have|take)\\b',
      sequence(
        `^(?!.*\\b(?:${FIGURE}|doctor|okay|ok|fine|safe|right|allowed|healthy|harm\\w*|too much)\\b).*`,
        '\\b(?:at a time|at one time|(?:in|at) one go|per day|a day|in one sitting)\\b',
      ),
    ),
  ],
  [
    'pieces',
    formOf(
      sequence(
        '\\bhow many',
        ` ${oneOf(
          PIECE,
          '(?:are|is|will|do|does|would|come|comes|there|in|inside|got|get|we get|i get|you get)\\b',
        )}`,
        '(?! (?:of )?(?:calories|grams|days|weeks|months|people|kinds|types|varieties|rupees))',
      ),
      `\\b(?:number|count) of ${PIECE}\\b`,
      sequence(
        `\\b${PIECE} (?:are |is |come |comes )?(?:in it |inside )?how many`,
        '\\b(?! (?:calories|grams|spoons|kcal|days|rupees))',
      ),
      '^(?:please )?count(?: \\w+){0,2}$',
      '\\b(?:pack|packet|box|set) of (?:one|two|three|four|five|six|eight|ten|twelve|twenty)\\b',
      sequence(
        '\\b(?:one|two|three|four|single|double|multi|many|several) (?:small |inner )?',
        '(?:packs?|packets?|pouches) (?:inside|in it|or)\\b',
      ),
    ),
  ],
  [
    'date',
    formOf(
      `\\b${HOW_LONG}\\b(?: \\w+){0,5}? ${SPOILS}\\b`,
      `\\b(?:for )?${oneOf(
        'how (?:long|many (?:\\w+ )?(?:days|weeks|months|years)|much (?:time|longer|more time))',
        '(?:up ?to|till|until|til|by|before) (?:when|(?:what|which) (?:date|day|month|year|time))',
      )}\\b(?: \\w+){0,5}? ${LASTS}\\b`,
      sequence(
        `\\b${LASTS} (?:up ?to|till|until|by|before|for)`,
        ' (?:when|how long|(?:what|which) (?:date|day|month|year))\\b',
      ),
      '\\b(?:eat|use|good|ok|okay|fine|have)(?: \\w+){0,3} after (?:\\w+ )?(?:days?|weeks?|months?)\\b',
      sequence(
        '\\b(?:need to|have to|must|should i|should we|should be|better)',
        ' (?:eat|use|finish|eaten|used|finished)(?: it| this| them)? (?:quickly|soon|fast|today)\\b',
      ),
      `\\b${SPOILS} (?:when|on what date|(?:on )?which (?:date|day|month))\\b`,
      sequence(
        '\\bwill (?:it|this|they|these)(?: \\w+)? (?:be|stay|remain|hold|go|run)(?: \\w+)?',
        ' (?:up ?to|till|until)\\b',
      ),
      '\\blasts? (?:up ?to|till|until) (?:the |next |this |end|diwali|holi|christmas)',
      sequence(
        '\\b(?:till|until|up ?to) (?:\\w+ ){1,3}(?:it will|will it|this will) (?:be |stay |remain )?',
        '(?:good|fine|ok|okay|fresh|last)\\b',
      ),
      '\\beaten before\\b',
      sequence(
        '\\b(?:use|eat|have|finish|good|fresh|okay|ok|fine) (?:it |this |them )?',
        '(?:after|beyond|past|till|until|by|before)',
        ` ${oneOf(
          'this|next|the|a|one|two|three|six|another|diwali|holi|christmas|eid|sunday|monday|then|tomorrow',
        )}`,
        '\\b(?! (?:time|go|sitting|meal|meals|dinner|lunch|gym|bed|night|morning|fridge|car))',
      ),
      sequence(
        '\\b(?:it|this|that|bread|packet|pack) (?:is |be |may be |look |looks |feel |feels |seem |seems )?',
        '(?:a |an |very |too |quite |so |really )?old\\b(?! (?:people|person|man|woman|lady|age|ones))',
      ),
      '\\b(?:life left|months? of life|weeks? of life|days? of life|much life|long life|long expiry)\\b',
      '\\b(?:finish|over|end|ends|expire|expires)(?: \\w+)? (?:this|next) (?:month|week|year)\\b',
      `\\b${oneOf(
        '(?<!\\bthe )old (?:stuff|stock|packet|pack)',
        '(?:expired|outdated|stale) (?:stuff|stock|one|ones|item|packet|pack)',
      )}\\b`,
      '\\b(?:has|have|is) (?:it|this) (?:got |get )?over\\b',
      sequence(
        `\\b(?:will|does|can|would|is|has) (?:it|this|they|these|the \\w+)(?: \\w+){0,3}? ${SPOILS}`,
        ' (?:by|before|in|within|this|next|soon|today|tomorrow)\\b',
      ),
    ),
  ],
  [
    'storage',
    formOf(
      sequence(
        '\\b(?:where|how(?! (?:much|many|long|often))|in what|which place|in which)',
        '\\b(?!.*\\b(?:they|(?:did|do|have) you)\\b)(?: \\w+){0,3}?',
        ` (?:should|to|do|does|must|can|could|shall|need|needs|will|i|we)(?: \\w+){0,3}? ${KEEP}`,
        '\\b(?! (?:good|you|your|me) )',
      ),
      sequence(
        `\\b${oneOf(
          'can|should|shall|must|does|do|will|is|has|need|needs|need to|have to|may|could',
        )}(?: \\w+){0,5}?`,
        ` ${oneOf(
          'fridge|freezer|refrigerat\\w+|freez\\w+|frozen|cool place|cold place|airtight|air tight',
          'container|dabba|jar|tin|room temperature|overnight|sunlight|moisture|cupboard|steel box',
        )}\\b`,
      ),
      '\\b(?:storage|storing) (?:instructions?|method|advice|conditions?)\\b',
      sequence(
        '\\b(?:go|going|goes|get|gets|getting|become|becomes|turn|turns|turning)',
        ' (?:soft|soggy|stale|hard|damp)\\b',
      ),
      '\\bkeep (?:it |this |them )?(?:crisp|crispy|crunchy|fresh|cool|cold|dry|soft)\\b',
      '\\b(?:to be|be) kept\\b',
      sequence(
        '^(?:put|keep|leave|transfer|empty)(?: (?:it|this|them))? (?:in|into) (?:a |the |my )?',
        '(?:dabba|tin|box|jar|fridge|container|packet) or\\b',
      ),
      '\\b(?:okay|ok|safe|fine|alright) to (?:leave|keep|store) (?:it|this|them)\\b',
      sequence(
        '\\b(?:can|should|must|do|will|need to|have to)(?: \\w+){1,3} (?:leave|close|seal|cover)',
        ' (?:it|this|the (?:packet|pack|rest|box))\\b',
      ),
    ),
  ],
  [
    'serving',
    formOf(
      sequence(
        '\\b(?:how|in what way|with what)\\b(?! (?:much|many|long|often|old|heavy|big))(?: \\w+){0,4}?',
        ` ${EAT}\\b`,
      ),
      sequence(
        '\\b(?:need|needs|have|has|should|must|can|do|may|want|could|does)',
        `(?: (?:i|we|it|this|they|one|to|be|these|them|that)){1,4} ${HEAT}\\b`,
      ),
      `\\b(?:shall|will|may|should) (?:i|we) (?:\\w+ )?${HEAT}\\b`,
      sequence(
        '\\b(?:can|do|does) (?:you|one|people|we)',
        ' (?:eat|drink|serve|have (?:it|this|them) (?:hot|cold|warm|plain))\\b',
      ),
      sequence(
        '(?<!\\b(?:i|we) (?:would |will |shall |can |could |may )?)',
        '\\b(?:eat|eaten|served?|go|goes|going|had) (?:it |this |them )?(?:well )?with',
        ' (?!(?:diabetes|bp|a |an |my |this|it|sugar|fever))\\w+',
      ),
      '\\bneeds? (?:any |to be )?(?:soaking|heating|cooking|boiling|toasting|warming|frying)\\b',
      sequence(
        '\\bput (?:it|this|them|this \\w+) (?:in|on) (?:the |a )?',
        '(?:pizza|bread|toast|sandwich|oven|microwave|toaster|pan|tea|milk)\\b',
      ),
      '\\b(?:how|where|which side)(?: \\w+){0,4}? (?:open|tear|unwrap|peel)\\b(?! after)',
      `\\b(?:${EAT}|have|had|take) (?:it |this |them )?(?:raw|directly|straight|as it is|straightaway)\\b`,
    ),
  ],
]
