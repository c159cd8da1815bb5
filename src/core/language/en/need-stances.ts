import { askedWords } from '../../substances/substances.ts'
import { eachFormOf, either, formOf, oneOf, sequence } from '../forms.ts'
import { GOAL, KIN } from './kinds-of-words.ts'

/** Another day, or a place that is no shop. */
export const wasElsewhere = formOf(
  `\\b${oneOf(
    'yesterday|day before',
    `last ${oneOf(
      'night|evening|week|month|year|time|visit|summer|winter|diwali',
      '(?:sun|mon|tues|wednes|thurs|fri|satur)day',
    )}`,
    '(?:days?|weeks?|months?|years?) (?:ago|back|before)',
    'in (?:january|february|march|april|may|june|july|august|september|october|november|december)',
    'when i was (?:a |very )?(?:young|small|child|little|pregnant)',
    'as a child|in my childhood|used to|this morning',
    '(?:in (?:the |my )?|the )(?:traffic|train|bus|metro|village|office|college|temple)',
  )}\\b`,
)

/** What is going on: somebody may be in need, whatever else is told. */
export const isInNeed = formOf(
  `\\b${oneOf(
    'help|come|call|please|again|still|feel|feels|can not|could not breathe|hurts|pains|ouch|oh',
    sequence(
      '(?<!\\b(?:was|were|been|while|when|after|before|by|in|for|of|on) )',
      `(?!${oneOf(
        'morning|evening|something|nothing|anything|everything|during|wedding|building|ceiling',
      )}\\b)\\w+ing`,
    ),
  )}\\b`,
)

/** Where a tale ends, and what is now may begin. */
export const nextPart = / (?=(?:so|but|and|now|today|that is why|because) )/

/** Tells of now. */
export const isNow = /\b(?:now|here|just|today|am|is|are|but)\b/

const DISLIKED = oneOf(
  'smell|taste|noise|sound|sight|thought|coconut|milk|curd|cheese|butter|cream|eggs?|garlic|onions?|sugar',
  'sweets?|bitter|chocolates?|elaichi|biscuits?|cookies?|bread|raisins?|fennel|jeera|spicy|vanilla|coffee',
  'tea|music|machines?|advertisements?|ads',
)

const FEARS = '(?:scared|afraid|frightened|terrified)'

/** What a word of need is said of in another sense. */
export const anotherSense = eachFormOf(
  sequence(
    '\\b(?:walked|ran|went|gone|come|came) (?:right |straight )?into (?:the |your |this |our )?(?:\\w+ )?',
    '(?:store|shop|mall|showroom|building|gate|entrance|section)',
    '\\b(?! (?:shelf|rack|wall|door|table|counter|pillar|glass|window|post))',
  ),
  `\\bmy ${KIN} (?:has |have |just )*(?:took|taken|picked)(?: up)? my \\w+`,
  `\\bcan not stand (?:the |this |that |any |all |so much |too much |even )*${DISLIKED}\\b`,
  `\\bcut ${oneOf(
    'it(?! (?:badly|open|on|with|is|and))',
    `(?:the |my |his |your |that |this )*${oneOf(
      'call|phone|line|hair|cake|packet|pack|bread|crust|ribbon|introduction|talk|story|sugar|sweets|queue',
    )}`,
    '(?:down|short|off the call)',
  )}\\b`,
  either(
    '\\b(?:not|never) (?:\\w+ )?(?:touching|hitting|feeling) (?:anything|any \\w+|something)\\b',
    '^(?:(?:sure|ok|okay|yeah|yes|fine|alright|go on|come on) )*hit me$',
    sequence(
      `\\b${oneOf(
        'air ?con\\w*|air conditioning|ac|cold air|cool air|heat|smell|aroma|breeze|price|bill',
      )}(?: (?:just|has|really))*`,
      ' hit(?:s|ting)? me\\b',
    ),
  ),
  either(
    sequence(
      '\\b(?:nothing|nobody|no one) (?:is |was )?(?:\\w+ )?',
      `${oneOf(
        'blocking|in|on|hitting|hurting|stopping|bothering',
      )}(?: (?:me|us|the|my))?(?: (?:way|path|front))?\\b`,
    ),
    `\\bi am afraid (?=${sequence(
      'i am (?:still|not|already|just|only|in|at|from|running)\\b(?! (?:stuck|lost|hurt|trapped))',
    )})`,
  ),
  either(
    '\\bsick (?:and tired )?of\\b',
    sequence(
      '\\bscared of',
      ' (?:machines?|phones?|computers?|technology|new things|spending|prices|making a mistake)\\b',
    ),
  ),
  // What is feared of a pack, of a question or of a mistake, and no danger.
  `\\b${FEARS}(?: that)? ${oneOf(
    'of (?:press|ask|eat|buy|try|choos|pick|us|speak|talk|mak)\\w*',
    'to (?:ask|eat|buy|try|choose|pick|use|press|speak|talk|know|hear)\\b',
    sequence(
      '(?:it|this|that)(?: is| has| may be| might be| could be| will be)? (?:\\w+ )?',
      '(?:expired|old|stale|gone (?:off|bad)|bad|spoilt|spoiled|out of date|past)',
    ),
  )}`,
  `\\b${FEARS}(?: stiff| to death)?(?: that)? ${oneOf(
    '(?:it|this|they|these) (?:has|have|contains?|(?:may|might|could) (?:have|contain)|is made)\\b',
    sequence(
      'there (?:is|are|may be|might be) (?:\\w+ ){1,3}',
      '(?:in (?:it|this|them|these|the (?:cookies|biscuits|bread|cake|pack|packet))|inside)\\b',
    ),
  )}`,
  sequence(
    `\\b${FEARS}(?: stiff| to death)? of`,
    ` (?:(?:any|all|the|eating|having|some|anything|with) )*(?:${askedWords.join('|')})\\b`,
  ),
  `\\b(?<!\\b${oneOf(
    'dogs?|him|her|them|men|man|crowds?|people|stairs?|steps?|escalator|lift|dark|way|floor|place',
  )} )i am (?:very |so |really )?${FEARS} of$`,
  sequence(
    '\\b(?:somebody|someone|people|they|staff|boys?|men|man|lady) (?:is|are) pushing',
    ' (?:a |an |the |some |his |her |their )?(?:\\w+ )?(?:trolleys?|carts?|boxes|prams?)',
    '\\b(?! (?:at|into|on|onto|over|towards|against)\\b)',
  ),
  '\\b(?:caught|got|have got) (?:my|some) breath(?: back)?\\b',
  // Where somebody says the goods are, what is taken off the shelves for all, and a place to go to.
  sequence(
    '\\b(?:says?|said|tells?|told|thinks?|reckons?|claims?)(?: (?:me|us|that))*',
    ` (?:(?:the|my|your) )?(?:\\w+ )?${GOAL} (?:is|are|was|were) (?:(?:right|just|somewhere|over) )*`,
    '(?:behind|in front of|beside|next to|near|around|ahead of) (?:me|us)\\b',
  ),
  sequence(
    '\\b(?:they|shops?|stores?|the (?:company|government|\\w+s)) (?:(?:are|was|were|have been|is) )?',
    '(?:pulling|pulled|taking|taken|removing) (?:\\w+ ){1,4}(?:off|from) (?:the |all )*(?:shelves|shops|stores|market)\\b',
  ),
  `\\b(?:will|shall|might|may|can|should|let us|to) hit (?:up )?(?:the )?(?:${GOAL}|counter)(?: (?:section|aisle|side))? (?:next(?! to)|first|later|too)\\b`,
  '\\b(?:english|hindi|maths) i am (?:very |so |a little |little )?weak in\\b',
  `\\bafraid (?:that )?${oneOf(
    'i (?:do not|did not|can not|have not|forgot|missed|am not)',
    'you (?:are|did|do|have)',
    'we (?:do|are|have)',
    'it (?:is|will|may) (?:not|be|cost|too)',
  )}\\b`,
  '\\bburnt (?:the |my |some )*(?:toast|food|milk|dal|bread|rice|roti|rotis|sabzi|tea)\\b',
  sequence(
    '\\b(?:your|his|her|their)',
    ` ${oneOf(
      'bag|purse|dupatta|pallu|saree|sari|shoelace|lace|packet|phone|money|card|wallet|cap|scarf|child',
      'baby',
    )}`,
    ' (?:is |are |has |was |got )?(?:\\w+ )?(?:falling|fallen|fell|stuck|caught|slipping|open|hanging)\\b',
  ),
  either(
    sequence(
      '\\bsomething is wrong with (?:the |your |this |my )?',
      '(?:directions?|app|phone|voice|sound|count|counting|instructions?|network|machine|number)\\b',
    ),
    sequence(
      '\\b(?:hands?|fingers?) (?:is |are )?(?:touching|on) (?:the |a |some )?(?:\\w+ )?',
      '(?:rack|shelf|shelves|packets?|fridge|breads?|biscuits?|milk|counter|handle)\\b',
    ),
  ),
  // What is walked to is touched there, and a stick meets it before the hand.
  `\\b${GOAL} is (?:just |now |already )*touching my (?:hands?|fingers?|palms?)\\b`,
  sequence(
    '\\b(?:stick|cane|hand)(?: (?:is|has|just|now))*',
    ' (?:hitting|hit|touching|touched|tapping|tapped|against|at) (?:the |your )?(?:\\w+ )?',
    '(?:rack|shelf|shelves|fridge|counter)',
    `\\b(?=${sequence(
      ' (?:(?:so|now|and|only|i think) )*(?:i|we) (?:(?:have|am|are|must|just) )*',
      '(?:come|reached|arrived|there|here)\\b',
    )})`,
  ),
  sequence(
    '\\bthere is (?:a|one|some) (?:\\w+ )?(?:rack|shelf|shelves|fridge) (?:right |just )?',
    '(?:here|in front(?: of me)?|ahead)',
    `(?=${sequence(
      ' (?:so |and )?(?:maybe|perhaps|may be|i think|probably|might|must|could)',
      ' (?:(?:it|this|that|be|is|the) )+',
    )})`,
  ),
  // "Still at home, I am afraid" regrets it; a place that is walked to is met with the hand; a pack that leaks is held.
  either(
    `(?<=${sequence(
      '^(?:no |yes |sorry |well )*(?:(?:i am|we are|it is) )?',
      '(?:(?:still|not|no|nothing)(?: \\w+){1,5}|at (?:home|my place)) ',
    )})i am afraid(?: so| not)?$`,
    '\\bi am afraid (?:so|not)\\b',
  ),
  sequence(
    '\\b(?:(?:can )?feel|feeling|touching|holding|reached) (?:the|your) (?:\\w+ )?',
    '(?:fridge|freezer|racks?|shelf|shelves|counter)(?: (?:door|handle|edge))?',
    '(?: (?:here|now|in front(?: of me)?))?$',
  ),
  sequence(
    '\\b(?:something|milk|oil|water|liquid|it|curd|juice|cream|ghee|powder) (?:is )?',
    '(?:leaking|dripping|oozing|spilling) (?:out )?(?:from|of|out of)',
    ' (?:it|this|the (?:pack|packet|box|bottle|pouch|carton))\\b',
  ),
  sequence(
    '\\b(?:walked|ran|gone|come) into (?:some |an? |the |this |that )*',
    '(?:another|other|wrong|different|new) (?:section|aisle|shop|side|row|place|lane)',
    '\\b(?! (?:shelf|rack|wall|door|table|counter))',
  ),
  either(
    '\\b(?:falls?|fell|falling|fallen) (?:asleep|in love|short|for it)\\b',
    sequence(
      '\\b(?:ran|bumped) into (?:an? |the |my |our )?(?:old |school |good )*',
      '(?:friend|neighbours?|teacher|cousin|uncle|aunty|colleague)s?\\b',
    ),
  ),
  either(
    sequence(
      '\\b(?:i|we)(?: (?:have|had|just|only|already|accidentally|mistakenly|wrongly))* pressed',
      '\\b(?! (?:against|between|by|into|on (?:all|both|every|my)))',
    ),
    '\\bhit (?:the |a |that |this )*(?:wrong |right |next )*(?:button|key|icon|jackpot)\\b',
    '\\bstuck (?:in traffic|with (?:the|this|your) (?:question|choice)|on (?:what to|which))\\b',
    // Who will not queue.
    '\\bcan not (?:really |even )?stand in (?:(?:a|the|any|this|that|such|long|big) )*(?:line|queue)s?\\b',
    '\\bweak in (?:maths|english|hindi|hearing|studies)\\b',
    '\\bburning to know\\b|\\bcan not get out of the habit\\b',
  ),
  // Of the body, of smoke and fire in another sense.
  either(
    '\\b(?:low|thin|weak|high|poor|less) blood\\b',
    '\\bblood (?:tonic|builder|is (?:thin|low|weak|less))\\b',
    '\\bthin (?:the |my |your )?blood\\b',
    '\\bblocked (?:nose|ears?|arter\\w+|sinus\\w*)\\b',
    '\\b(?:nose|ears?|arter\\w+|sinus\\w*) (?:is|are|feels?|got) (?:\\w+ )?(?:blocked|clogged)\\b',
  ),
  either(
    '\\bsmoked? (?:flavou?r\\w*|break)\\b',
    '\\b(?:hang|hold) fire\\b',
    '\\bfire in (?:the|my) belly\\b',
    '\\bburning (?:question|with curiosity|stomach)\\b',
    '\\bbleeding (?:expensive|hearts?|money|ulcer|jam|obvious)\\b',
    sequence(
      '\\b(?:stuck|trapped|torn|caught) between (?:two|these|the two)',
      ' (?:choices|flavou?rs|products|options|kinds|things|minds)\\b',
    ),
    '\\b(?:head is (?:spinning|swimming)|dizzy) (?:with|from) (?:so many|all|too many) (?!people)\\w+\\b',
    '\\b(?:have )?twisted my arm\\b(?= (?:so|i|then|then i)\\b|$)',
    '\\btripped over my (?:words|tongue)\\b',
    '\\bheart attack (?:on a plate|when i (?:hear|heard|see|saw))\\b',
  ),
  // What is told as a reason, and has been so for long; and what cannot be known.
  either(
    sequence(
      '\\b(?:since|after|because of|ever since) (?:my|the|his|her) (?:\\w+ )?',
      '(?:heart attack|stroke|operation|surgery|accident|fall|burn|bypass)\\b(?! (?:just|now))',
    ),
    `\\bweak ${oneOf(
      'bones?|eyes|eyesight|heart|teeth|digestion|stomach|knees|memory|immunity|nails|lungs|kidneys?',
    )}\\b(?! now)`,
    sequence(
      '\\b(?:does|will|would|can|could|may|might|do|did) (?:this|it|these|they|that)',
      ' (?:really |ever )?hurt (?:my|the|his|her)\\b',
    ),
    sequence(
      '\\b(?:does|will|can|would|do) (?:it|you|this|the (?:app|phone|voice))',
      ' (?:tell|warn|alert|inform|say)(?: (?:me|us))? (?:when|if|whether)\\b.*',
    ),
    '\\bno way (?:to|of) (?:tell|know|say|find out|check|be sure|read|telling|knowing)\\w*',
  ),
)

/** Tells what is at a door, not what door there is. */
const NO_DOOR = oneOf(
  'near|at|by|behind|before|beside|beyond|inside|outside|in|on|under|over|below|above|around|past|against',
  'from|next|between|smoke|fire(?! (?:door|gate))|fight\\w*|blood|gas|burn\\w*|broken|blocking|locked',
)

/** Whoever is to stand at a door touches it, has it before them or finds it closed, and its mat under their feet. */
export const atDoor = eachFormOf(
  sequence(
    '\\b(?:touching|holding|feeling|against|on) (?:the |your |a |some )*(?:\\w+ )?',
    '(?:door|gate|handle|glass)\\b',
  ),
  `\\bthere is (?:a |an |the |one |some )?(?:(?!${NO_DOOR}\\b)\\w+ ){0,2}(?:door|gate)$`,
  // Of a shop that is closed.
  sequence(
    '\\bshutters? (?:(?:is|are|s|has|been|just|still|half|all|pulled|rolled) )*(?:down|closed|shut)',
    '\\b(?! on (?:me|my)\\b)',
  ),
  '\\b(?:door|gate) s (?:right |just |straight )*in front(?: of me)?\\b',
  sequence(
    '\\b(?:door|gate|handle|glass) (?:(?:my hands?|i) (?:(?:is|are|am|have) )?(?:just )?)?',
    '(?:touching|holding|feeling)\\b',
  ),
  sequence(
    '\\b(?:there is )?(?:a |the |your |some |one )*',
    '(?:(?:glass|main|big|front|entry|iron|entrance) )*(?:door|gate|entrance)',
    '(?: of (?:the|your|this) (?:shop|store))?(?: (?:is|right|just|straight|only))*',
    ' (?:in front(?: of me)?|before me|ahead(?: of me)?)\\b',
  ),
  '\\b(?:door ?)?mat(?: (?:is|right|just))* under my (?:foot|feet|shoes?|slippers?|chappals?)\\b',
)

/** Where somebody goes on to something else: "i am at the entrance and | i have come over all dizzy". */
export const goesOnTo = formOf(
  ' (?:and|but|because|cause|cos|so|as|aur|par|lekin|kyunki) ',
  ' (?=i (?:am|m|have|ve|feel|think)\\b|there (?:is|s)\\b|some(?:one|body) )',
)
