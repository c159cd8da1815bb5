import { askedWords } from '../../facts/substances.ts'
import { eachFormOf, either, formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { alarmForms, KIN } from './alarm-forms.ts'
import { callForms, cryForms } from './cry-forms.ts'
import { GOAL } from './walk-concepts.ts'

const PEOPLE = oneOf(
  'somebody|some one|someone|anybody|anyone|any one|staff|person|human|helper|assistant|attendant|manager',
  'shop ?keeper|store ?keeper|salesman|sales ?person|sales ?girl|salesgirl',
  'shop (?:boy|girl|assistant|people)',
  'guard|security|in charge|supervisor|worker|employee|your people|lady staff|a boy|store person',
  'shop person|sales boy|shop boy|store boy|floor staff|supporter|volunteer|guide person|store people',
  'salespeople',
)
const STATE = oneOf(
  'fell|fallen|fall|falling|slipped|slipping|tripped|hurt|injured|bleeding|cut|pushed|bumped|banged|hit',
  'crashed|knocked|collided|scared|frightened|terrified',
  'afraid(?! (?:it|they|that|you|i will))',
  'dizzy|giddy|faint|fainting',
  'suffocat(?:ed|ing)',
  'stuck|trapped|burnt|burned|twisted|sprained|stepped on|choking|vomit|vomiting|collapse|collapsed',
  'trembling|shivering|weak|lost balance|losing balance|losing my balance|in pain|having pain|burning',
  'drowning|cornered|pressed|crushed|squeezed|stamped|knocked down|robbed|locked|having a heart|unwell',
  'sick|shaky|panicking|surrounded|ran into|walked into|dashed|unsteady|breathless|nauseous|woozy',
  'off balance|blacking out',
)
const LIMB = oneOf(
  'shoulder|elbow|wrist|back|hip|shin|stomach|face|eye|neck|forehead|thigh|head|leg|hand|foot|knee|finger',
  'thumb|toe|ankle|chest|nose|arm',
)
const CLOTHES = oneOf(
  'saree|sari|dupatta|pallu|dress|shirt|sleeve|shawl|kurta|skirt|scarf|coat|jacket|bag|purse|strap|chappal',
  'slipper|sandal|shoe|shoelace|lace|stick|cane',
)
const THING = oneOf(
  'something|some ?body|some ?one|people|they|boy|man|child|kid|lady|trolley|cart|bike|dog|box|boxes',
  'things|bottle|crowd|stool|wire|rope|chair|table|wall|pillar|shelf|rack|ladder|cable|basket|carton',
  'cartons|crates|counter|glass|water|oil|everybody|everyone|crowds|man|woman|guy|fellow|person|luggage',
  'bag|bags|cat|shutter|gate|stand|board|bucket|mop|stick',
)
const DOES = oneOf(
  'blocking|block|blocked|pushed|pushing|hit me|ran into|fell on|fell down|in my way|in the way|in my path',
  'in front of me',
  '(?:right|just) in front',
  'following me',
  'on the (?:floor|ground)',
  'broke|broken|falling|leaking|spilled|spilt|snatched|took my|grabbed|touched me|stopping me|lying',
  'stopping my|across|troubling me|bothering me|shouting at me|touching me|pulling|holding my|rushing',
  'standing in|came in front|shaking|slipped|dropped on|against me',
  'on my (?:foot|leg|head|way|path)',
  'snatching|hitting|hurt me|bit me|chasing|bumped|poked|crashed|rammed|dashed|banged|kicked|knocked',
  'stepped on|attacked|robbed',
)

/** A load to be taken, not a wonder at how heavy or light it is. */
const CARRY = sequence(
  '(?<!\\b(?:how (?:can|could|is|will|does) any(?:one|body)(?: to)?|any(?:one|body) can) )carry',
  '(?! (?:more|so much|that much)\\b)',
)

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

/** Whoever is to stand at a door touches it, has it before them, and its mat under their feet. */
export const atDoor = eachFormOf(
  sequence(
    '\\b(?:touching|holding|feeling|against|on) (?:the |your |a |some )*(?:\\w+ )?',
    '(?:door|gate|handle|glass)\\b',
  ),
  '\\bthere is (?:a |an |the |one )?(?:\\w+ )?(?:door|gate)$',
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

/** Who is in need is answered in every state, whatever was asked. */
export const safetyWords = {
  callStaff: {
    whole: [
      'call | call for help | call them | somebody help | someone help | staff | assistance | emergency',
      '(anybody | anyone | somebody | someone) [is] (there | here | around)',
      'is (anybody | anyone | somebody | someone) (there | here | around)',
    ],
    anywhere: [
      '(call | get | send) [(the | a | some | your)] (staff | storekeeper | shopkeeper | store keeper | shop keeper | manager)',
      'call a member of staff',
      'i need (assistance | human help | a hand | a person) | send help | call for help',
      'need (immediate | urgent) help | need a hand',
      'need help (right now | right away | immediately | urgently | quickly) | member of staff | emergency',
    ],
    patterns: [
      ...callForms,
      formOf(
        '\\bhelp (?:(?:me|us|please) )*(?:somebody|someone|anybody|anyone|some one|any one)\\b',
        sequence(
          '\\b(?:somebody|someone|anybody|anyone|a person|a helper)',
          '(?: (?:to|who (?:can|could|will|would)|please))* (?:walk|go|stay|stand|be|shop)',
          ' (?:along )?(?:with|beside|next to) me\\b',
        ),
      ),
      formOf(
        sequence(
          '\\b(?:send|call|get|bring) (?:me )?one of (?:your|the)',
          ' (?:shop |store |floor )?(?:boys|girls|men|people)\\b',
        ),
        sequence(
          '\\bis there (?:nobody|no one|anybody|anyone|somebody|someone)(?: here)? (?:who|that|to)',
          ' (?:can |could |will |would )?(?:hold|take|help|walk|guide|lead|bring)\\b',
        ),
      ),
      formOf(
        sequence(
          '\\bi (?:would|will|am|feel)(?: \\w+){0,2} (?:better|safer|easier|comfortable) with',
          ' (?:a |some )?(?:person|human|somebody|someone)\\b',
        ),
      ),
      /\b(?:is|are) (?:there )?any(?: \w+){0,2} (?:from|of) (?:the|your|this) (?:shop|store)\b/,
      formOf(
        '\\b(?:somebody|someone|anybody|anyone|person|people)(?: (?:who|that))? works? here\\b',
        sequence(
          `\\b${oneOf(
            'somebody|someone|anybody|anyone|staff|staff member',
          )}(?: member)?(?: please)?(?: from (?:the )?\\w+)?`,
          ' (?:bring|take|walk|guide|lead|accompany|come)(?: me| with me| to me| along)\\b',
        ),
      ),
      /\b(?:send|call|get|bring)(?: \w+){0,4} to (?:take|help|guide|fetch|pick) me\b/,
      formOf(
        '\\bwill (?:nobody|no one|anybody|anyone|somebody|someone) (?:help|come|take|guide)\\b',
        '\\b(?:can not|not able to) (?:\\w+ ){1,3}without (?:somebody|someone|help|a person)\\b',
        '\\b(?:shop|store) (?:person|people|boy|man) (?:here|around|nearby)\\b',
      ),
      formOf(
        sequence(
          '(?<!\\b(?:no need(?: to| of| for)?|need not|not (?:necessary|required|needed) to|without) )',
          '\\b(?:call|ring|buzz|send|bring|get|fetch|find|arrange|provide)',
          `(?: ${oneOf(
            'me|us|the|a|an|that|this|some|any|one|of|for|your|please|shop|store|from|to|help|lady|sales',
            'real|floor',
          )})*`,
          ` (?:boy|girl|man|lady|fellow|${PEOPLE.slice(3, -1)})\\b`,
        ),
      ),
      formOf(
        sequence(
          '\\b(?:need|want|talk to|speak to|speak with|talk with|where is|where are)',
          `(?: (?:the|a|an|some|any|one|of|your|help|from|to|real|with))* ${PEOPLE}\\b`,
        ),
      ),
      formOf(
        sequence(
          `\\b${PEOPLE}`,
          `\\b(?: ${oneOf(
            'member|to|can|who|will|could|must|has to|have to|needs|from|the|shop|nearby|here|there|please',
            'just|kindly|should|of|your',
          )})*`,
          ` (?:help|come|take me|guide|assist|hold my|show me|${CARRY}|send|pick me|lead me)\\b`,
        ),
      ),
      new RegExp(`\\bis there (?:a |an |any |some )*${PEOPLE} (?!in front|blocking|standing|in my)`),
      new RegExp(`\\bis there (?:a|an|any|some) ${PEOPLE}$`),
      new RegExp(`^(?:and |so )?is (?:the|your|a|any) ${PEOPLE} (?:here|around|nearby|free|available)$`),
      formOf(
        sequence(
          '\\bask (?:one|some|any|a|an|the|your|of|people|to)*(?: \\w+){0,4} to',
          ' (?:come|help|fetch|guide|take|pick|bring|lead) ?(?:me|us|here)?\\b',
        ),
        '\\bwho (?:will|can|is going to|is there to|would) help\\b',
      ),
      formOf(
        sequence(
          '\\b(?:call|get|need|want(?! to (?:know|ask)))(?: \\w+){0,3}',
          ' (?:doctor|police|ambulance|security|owner)',
          `\\b(?!${sequence(
            ' (?:has |have |had |only |just )*',
            '(?:allow|permit|told|tells|said|says|advis|ask|gave|given|recommend)',
          )})`,
        ),
        sequence(
          '(?<!\\b(?:must|will|have to|should|i|to) )',
          '\\b(?:call|get|bring|fetch|phone|ring|want|need)(?: me)? my',
          ' (?:son|daughter|wife|husband|mother|father|family|friend)',
          '\\b(?! (?:is|was|likes|wants|told|said|likes|and i))',
        ),
        '\\b(?:talk|speak) (?:to|with)(?: \\w+){0,3} (?:owner|manager|someone|person|staff|man|lady)\\b',
      ),
      formOf(
        '\\b(?:please |just )?come (?:and |to )?(?:get|take|fetch|help|pick|guide|assist|hold) me\\b',
        '\\b(?:please )?assist me\\b',
        '\\bsomeone please\\b',
        '\\bsomebody please\\b',
        '\\bany (?:staff|helper|assistant|salesman|one here)\\b',
        '\\bkoi (?:hai|madad)\\b',
        '\\bmadad\\b',
        '\\bnobody (?:is )?(?:here|helping|there)\\b',
        '^hello (?:anybody|anyone|somebody|is anyone|koi)\\b',
        '\\b(?:lady|man|boy|girl|person) who can (?:help|take|guide)\\b',
        '\\bis (?:anybody|anyone|somebody|someone) (?:around|here|there|free)\\b',
      ),
      formOf(
        '\\b(?:anybody|anyone|somebody|someone|any body) working\\b',
        `\\b${oneOf(
          'ring the bell|help ?desk',
          'customer (?:care(?! (?:number|email|line|id))|service)',
          'connect me to|nobody is here|no one is here',
          'there is (?:nobody|no one)',
          'anyone working|koi hai|human being|some help from|help from',
          'get (?:some |any )?(?:help|assistance)',
          '(?<!\\bwait for )assistance',
          'call (?:for )?help',
          'come (?:and )?help',
          'help desk',
        )}\\b`,
      ),
      formOf(
        '\\b(?:get|need|want|bring|give)(?: me)? (?:a |the )?wheel ?chair\\b',
        sequence(
          '\\b(?:i would |i will |i |rather |prefer )+(?:ask|to ask|have) (?:an? |some )?',
          '(?:human|real|actual|person)(?: person| being)?\\b',
        ),
        sequence(
          '\\b(?:ring|ask|phone|(?<!\\bno need to )shout) for',
          ' (?:help|somebody|someone|anybody|staff|a person|the (?:manager|staff|guard))\\b',
        ),
      ),
      /\bi need (?:my |some |a |an )?(?:medicines?|tablets?|insulin|inhaler|first aid)\b/,
      formOf(
        sequence(
          '\\b(?:find out|ask|check)(?: it| this)? (?:from|with) (?:the |your |any )?',
          '(?:staff|salesman|manager|shop ?keeper)\\b',
        ),
        '\\b(?:i want|i would like|have|i need) to complain\\b',
        '\\bcan not (?:do|manage) (?:this|it) alone\\b',
      ),
    ],
    open: 'always',
    urgent: true,
    inquires: true,
    heard: { always: ['call staff | call the staff | call a member of staff | somebody come and help'] },
    button: { label: 'Call staff', words: 'call staff' },
    lookUp: 'call_staff',
  },
  callOff: {
    whole: [
      '[no] do not (call | send | bring | trouble | bother) (him | her | them)',
      '[sorry] [i] [have] [just] (pressed | said | tapped | touched | called | hit) [the] [call] (staff | help) [button] by mistake',
      'by mistake [i] [have] (pressed | said | tapped | touched | called | hit) [the] [call] (staff | help) [button]',
      '(no | do not need [the] | no need for | no need of [the]) staff [(needed | now | any more | please)]',
      'staff [is] not needed [now]',
      '(cancel | end | close | take back) (the | my | that) call [(to | for) [the] staff]',
      'i am all right now | i am alright now',
      '(staff | they | someone | somebody | he | she) (has come | have come | came) [(to | for) me]',
      '(staff | somebody | someone) is with me [now]',
      '[the] (staff | somebody | someone | a (man | lady | boy | girl)) is (helping me | here now | with me now)',
      '[i] do not need [any] help (now | any more | anymore) | no help needed | no need of help',
    ],
    patterns: [
      formOf(
        sequence(
          `\\b${oneOf(
            'staff|helper|salesman|assistant|attendant|manager',
            'shop (?:boy|girl|person|man)',
          )}(?: member)?`,
          ' (?:(?:has|have) (?:come|arrived|reached)|came|is (?:here|with me))',
          '\\b(?! in (?:front|between|the way))',
        ),
      ),
    ],
    anywhere: [
      'false alarm | (tell | ask) (them | him | her | [the] staff) not to come | no staff needed',
      '(do not | no need to | need not | not (necessary | required | needed) to) (send | call | bring) (anyone | anybody | somebody | someone | [the] staff)',
      'call [the] staff off',
    ],
    open: 'always',
    inquires: true,
    heard: { always: ['no staff needed'] },
    button: { label: 'No staff needed', words: 'no staff needed' },
  },
  danger: {
    whole: [
      'ouch | danger | accident | blocked | stuck | ow | watch out | careful [careful]',
      'stairs | steps ahead',
      '(is there | are there) [a | any | some] (step | steps | stairs | stair | slope | ramp) [(down | up | here | ahead | there | in front)]',
      '(can | should | shall | may | do | must) i (go | walk | get | pass) (around | past | behind | beside | between | through) (it | him | her | them | this | that)',
      '(can | should | shall | may) i go around',
      '(can | should | shall) i go from (the side | the other side | behind | around)',
      '(it is | this is) [(too | very | so)] crowded [(here | now)] | [(very | too)] crowded here',
      '[the] (door | gate | shutter) is (closed | shut) [(here | now)]',
      '(somebody | someone | a man | a person | a lady | people) (is | are) (standing | sitting) (right there | right here | here | there | in front)',
      'is it safe (here | to (walk | stand | go | move | step | cross) [(here | there | ahead | forward | further)])',
    ],
    anywhere: [
      'ouch | blocking (me | my way | the way) | in my way | in my path | an obstacle | dead end',
      '[can not] get through | it is slippery | slippery (here | floor)',
      '(floor | ground) is (wet | slippery) | wet floor | wet here',
      'no way (forward | ahead | to go) | no (space | place) to (go | walk | pass)',
      'can not (go forward | move | go ahead | pass | get through | move forward | proceed | go further | breathe)',
      'not feeling well | feeling (unwell | giddy | faint | dizzy) | blocked',
      '(way | path | road | aisle | passage) is (blocked | closed | not clear)',
      'afraid to (walk | go | move) | scared to (walk | go | move) | following me | chest pain',
      'head is spinning | about to fall | going to fall | too many people | too much (crowd | rush)',
      'took my (purse | bag | phone | stick | wallet) | stole my | lost my (stick | cane | purse | wallet)',
    ],
    patterns: [
      ...alarmForms,
      ...cryForms,
      formOf(
        sequence(
          '\\b(?:there is|there are|i have|here is|it is|this is)(?: \\w+){0,4}',
          ` ${oneOf(
            'wall|pillar|glass|door|rack|shelf|shelves|table|counter|railing|barrier|boxes|fridge',
          )}(?: \\w+)?`,
          ' (?:where|there where|when) you (?:said|say|told|tell|asked|want)\\b',
        ),
        sequence(
          '^(?:but |no )*this is (?:a |only a |just a )',
          '(?:wall|pillar|glass|railing|dead end|closed door)(?: here)?$',
        ),
      ),
      formOf(
        '\\bmy (?:sugar|bp|blood pressure|oxygen)(?: \\w+){0,2} (?:low|dropped|dropping|fallen|falling)\\b',
        '\\b(?:i have|i am having|i feel|i got|there is|getting)(?: \\w+){0,2} pain in (?:the|my) \\w+\\b',
        '\\b(?:floor|ground|path) is (?:\\w+ )?(?:uneven|broken|rough|sloping|not even)\\b',
        '\\balarm (?:is )?(?:ringing|sounding|going|went off|on)\\b',
        sequence(
          '^(?:oh |but |wait )*there is (?:a |an |some )?(?:small |little )?',
          '(?:baby|child|kid|dog|cat|step|lady|man|person|cleaner|bucket|mop|pram) here$',
        ),
      ),
      formOf(
        '\\b(?:pile|stack|heap) of (?:boxes|things|cartons|bags|goods)\\b',
        '\\bthere is (?:a |some )?(?:pillar|wall|box|thing|rod|pole) (?:or something )?(?:right )?here\\b',
      ),
      formOf(
        sequence(
          '\\b(?:boys|men|people|they|children|kids|dogs|somebody|someone)(?: \\w+){0,2}',
          ' (?:fighting|shouting|quarrelling|running) (?:in front|near|around|here|at me)\\b',
        ),
      ),
      formOf(
        sequence(
          `\\b${oneOf(
            'ladder|pram|dog|cat|cow|goat|carton|crates?|box|boxes|bags?|trolley|trolleys|cart|bucket',
            'stool|chair|wire|rope|rod|pole|pipe|stand|luggage|children|kids|people|crowd|queue|glass',
            'water|oil|something',
            'some (?:thing|iron|metal|glass|wooden|object)',
          )}`,
          '\\b(?: \\w+){0,6}',
          ` ${oneOf(
            'in between|all over|around me',
            'near (?:me|my (?:head|foot|feet|leg|legs|face|hand))',
            'in the middle|right across|over my head|above my head|hanging|lying|kept here|standing here',
            'on the path',
          )}\\b`,
        ),
      ),
      formOf(
        sequence(
          '\\b(?:they|people|somebody|someone) (?:have |has )?',
          '(?:kept|put|left|placed|parked)(?: \\w+){1,4} (?:here|in between|in front|on the way|there)$',
        ),
        sequence(
          '^(?:it is |this is |here it is )?(?:completely |fully |totally )?',
          '(?:jammed|blocked|packed|closed)(?: here| now| ahead)?$',
        ),
        '\\b(?:stubbed|twisted|sprained|hurt|cut|bruised|jammed|caught|scraped) my\\b',
        '\\b(?:closed|fell|dropped|shut|landed) on (?:me|my)\\b',
        '\\bno strength\\b',
        '\\btouching (?:some|something)(?: \\w+){1,3}$',
        '\\bpassage is (?:too )?(?:narrow|small|tight)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:i|we)',
          `(?: ${oneOf(
            'have|has|am|are|was|got|just|almost|nearly|about to|going to|will|feel|feeling|keep|been',
            'being|so|very|really|think|a bit|little|also|badly|suddenly|again|might',
          )})*`,
          ` ${STATE}\\b(?! (?:on )?(?:the )?(?:play|next|skip|button|time|call|back by))`,
        ),
      ),
      formOf(
        `\\bmy (?:\\w+ )?${LIMB}\\b(?: \\w+){0,3}? ${oneOf(
          'knocked|banged|bumped|hurts|caught|trapped|scraped|scratched|twisted|crushed|pressed|poked',
          'burnt|numb',
        )}\\b`,
        `\\bmy (?:\\w+ )?${CLOTHES} (?:\\w+ ){0,2}?${oneOf(
          'caught|stuck|trapped|torn|tangled|entangled|slipping|came off|coming off|broke|broken|pulled',
        )}\\b`,
        '^(?:oh |no )*(?:ouch|ow|aiyo|ayyo|aiyyo|aah|uff|oops) (?:\\w+ )?my\\b',
      ),
      formOf(
        '\\bmy (?:stick|cane|foot|leg) (?:is not|will not|does not|can not) (?:go|going|move|moving)\\b',
        '\\bmy (?:foot|feet|legs?) (?:went|gave|slid|flew) (?:from under|out from|away)\\b',
        '\\bi am (?:down|lying|flat) (?:\\w+ )?on the (?:floor|ground)\\b(?! floor)',
      ),
      formOf(
        sequence(
          '\\b(?:i|we) (?:have |had |just )*(?:gone|went|walked|ran|came) (?:right |straight )?into',
          ' (?:a |an |some )(?:glass|wall|pillar|pole|door|trolley|shelf|rack|man|lady|person|child)\\b',
        ),
      ),
      formOf(
        sequence(
          '\\bhow (?:do|can|should|will|shall) (?:i|we) (?:go|get|walk|pass|cross|move)(?: \\w+)?',
          ' (?:around|past|through|by|over|between|across)\\b(?! (?:myself|bus|auto))',
        ),
        sequence(
          '\\bis it safe (?:for me )?to',
          ' (?:go|walk|move|step|turn|cross|stand|continue|keep (?:going|walking))\\b',
        ),
      ),
      formOf(
        sequence(
          '^(?:but |now |it is |that is |there is |only |just )*(?:it is|that is|there is)',
          ' (?:only |just )?(?:a |the )?(?:\\w+ )?(?:wall|pillar|glass|railing|dead end|closed door)\\b',
        ),
        sequence(
          '\\b(?:on my (?:left|right)|in front(?: of me)?|ahead of me|before me)',
          ' (?:there is|there are|is|are) (?:\\w+ ){0,3}',
          `${oneOf(
            'wall|pillar|glass|door|railing|box|boxes|trolley|cart|ladder|rope|table|chair|people|crowd',
            'queue|man|lady|child',
          )}\\b`,
        ),
      ),
      formOf(
        sequence(
          '\\b(?:touching|hitting|bumping(?: into)?|knocking|against|hit)',
          ' (?:a |an |the |some |something |like )*(?:\\w+ )?',
          `${oneOf(
            'rod|pole|iron|metal|glass|wall|pillar|railing|door|wood|box|boxes|trolley|cart|ladder|rope',
            'table|chair|pipe|wire|stand',
          )}\\b`,
        ),
      ),
      new RegExp(`\\b${THING}\\b(?: \\w+){0,5}? ${DOES}\\b`),
      formOf(
        sequence(
          '\\bmy',
          ` ${oneOf(
            'head|leg|hand|foot|knee|finger|toe|ankle|chest|throat|nose|arm|stick|cane|sugar|bp|breath',
            'heart',
          )}`,
          '\\b(?: \\w+){0,3}',
          ` ${oneOf(
            'bleeding|hurt|spinning|stuck|burning|touched|hitting|closing|swelling|caught|broke|broken',
            sequence(
              `touching(?!${sequence(
                ' (?:(?:the|a|some|your|that|one) )*',
                '(?:shelf|shelves|racks?|packets?|packs?|biscuits?|breads?|loaves)\\b',
              )})`,
              '(?! (?:(?:one|two|three|four|five) (?:hundred|\\w+ty|\\w+teen)|\\w+ty|(?:a )?hundred)\\b)',
            ),
            'going down|hit|fell|racing|beating',
          )}\\b`,
        ),
      ),
      formOf(
        sequence(
          '\\b(?:there is|there are|i can feel|i feel) (?:a |an |some |something like )*',
          oneOf(
            'wall|step|steps|stairs|staircase|pillar|hole|obstacle|rope|barrier|glass|ladder|slope',
            'something|trolley|box|crowd|people|table|chair|shelf|rack',
          ),
          '\\b(?: (?:in front|ahead|here|down|before me|in between|near my|coming)|$)',
        ),
      ),
      formOf(
        '\\bheard (?:something|a (?:crash|bang|loud))\\b',
        '\\bsomething (?:sharp|hot|hard|wet|heavy|big|strange|is (?:here|wrong|there))\\b',
        sequence(
          '\\b(?:glass|bottle|something|jar|shelf|rack|things)\\b.*',
          '\\b(?:broke|broken|fell|falling|fallen|near my f(?:ee|oo)t)\\b',
        ),
      ),
      formOf(
        sequence(
          '\\bis there (?:something|anything|somebody|a wall|a step|stairs)',
          ' (?:in front|ahead|blocking|there)\\b',
        ),
        '\\bare there (?:any )?(?:stairs|steps down|obstacles)\\b',
      ),
      formOf(
        `(?<!\\bthank(?:s| you)\\b.*\\bfor )\\b${oneOf(
          'pushed|pushing|hitting|touching|grabbed|grabbing|holding|pulling|pulled|chasing|harassing|hit',
          'kicked',
        )} (?:me|my (?:hand|bag|phone|stick))\\b`,
      ),
      formOf(
        sequence(
          `\\b${oneOf(
            'burning|bachao|unsafe|not safe|power cut|short circuit|electric shock|got a shock',
            'heart attack|blood|unconscious|suffocating|stampede|molest\\w*|harass\\w*',
          )}`,
          `\\b(?! ${oneOf(
            'calories|pressure|sugar|is low|tests?|group|fat|fats|thinners?|thinning|reports?|samples?',
            'bank|donation|relations?',
          )})`,
        ),
      ),
      formOf(
        sequence(
          '\\b(?:floor|ground|shelf|rack|building|ceiling|roof|ladder|glass)(?: \\w+){0,2}',
          ' (?:shaking|falling|fell|moving|collapsed|breaking|slipping|slippery|wet)\\b',
        ),
        '\\blights? (?:went|go|gone|are|is) (?:off|out)\\b',
        sequence(
          '\\b(?:everyone|everybody) (?:is )?(?:shouting|running|screaming|pushing)',
          '\\b(?! (?:late|low|short|out of))',
        ),
        '\\b(?:door|shutter|gate|exit|way|path)(?: \\w+){0,2} (?:locked|down|jammed|stuck|shut|blocked)\\b',
      ),
      formOf(
        '\\b(?:lost|losing) (?:my |the )?balance\\b',
        `\\bfeel(?:ing)? ${oneOf(
          'like (?:fainting|vomiting|falling)',
          'faint|dizzy|giddy|sick|weak|unwell|unsafe|scared|afraid|breathless',
        )}\\b`,
        '\\bnot able to (?:breathe|stand|move|walk|get up)\\b(?!(?: \\w+){0,2} fast)',
        '\\bmy (?:chest|heart|head)(?: \\w+){0,2} (?:pain|paining|hurting|hurts|aching|pounding)\\b',
        '\\bmy legs?(?: \\w+){0,2} (?:giving way|shaking|trembling|slipped|gave way)\\b',
        '\\bmy (?:foot|leg|hand|feet) (?:slipped|slid|twisted)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:full of|lot of|lots of|so many|too many) (?:people|crowd|boxes|trolleys)(?: \\w+){0,2}',
          '(?: here| standing| ahead| around| in)?\\b',
        ),
        sequence(
          '\\bi (?:spilled|spilt|broke|dropped)',
          ' (?:something|it|a |the |some |glass|\\w+ on the (?:floor|ground))',
        ),
        '\\bthere is (?:no way|nothing to hold)\\b',
        '\\bbarking\\b',
        '\\bsomething (?:touched|fell|hit|moved|came|broke|burst)\\b',
        '\\bsave me$',
        '\\bplease save me\\b',
        '\\bpeople (?:are )?(?:shouting|running|fighting|screaming)\\b',
      ),
      formOf(
        `\\b${oneOf(
          '(?:fire(?! away))',
          'smoke|smell of burning|burning smell|gas smell|gas leak|lot of blood|chest pain',
          'pain in my (?:chest|heart|stomach)',
          'broken glass|thief|stolen|stole|robbed|emergency|ambulance|doctor please|help i am',
        )}\\b(?! (?:dish|point))`,
      ),
      formOf(
        '\\b(?:no (?:space|place|room|way)|not (?:enough )?(?:space|room)) (?:to|for|ahead|here|left)\\b',
        `\\bcan not (?:\\w+ )?${oneOf(
          'go (?:ahead|forward|further|straight|there|anywhere)',
          'move|pass|cross',
          'get (?:through|past|out|up)',
          'stand|walk|breathe|proceed',
        )}\\b(?!(?: \\w+){0,2} fast)`,
        '\\bovercrowded\\b',
        sequence(
          '\\b(?:path|way|road|aisle|passage|route)(?: \\w+){0,2}',
          ' (?:blocked|closed|not clear|shut|narrow|locked)\\b',
        ),
      ),
      formOf(
        sequence(
          '\\bmy (?:\\w+ )?(?:foot|leg|knee|hand|arm|head|chest|toe|ankle|finger|nose)',
          ' (?:is |are )?(?:\\w+ )?(?:bleeding|twisted|broken|stuck)\\b',
        ),
        '\\bmy (?:chest|head)(?: \\w+)? (?:hurts|hurting|paining|pains|heavy|tight)\\b',
        '\\bsweating\\b.*\\bmy\\b',
        sequence(
          '\\b(?:left|right|here|side|front|ahead|straight) is',
          ' (?:only |just |also |again )?(?:a |an |the |some )?(?:\\w+ )?',
          '(?:wall|pillar|glass|railing|dead end|shutter)\\b',
        ),
      ),
      formOf(
        sequence(
          `\\b${oneOf(
            'trolley|trolleys|cart|carts|forklift|pallet|vehicle|bike|cycle|scooter|machine|truck|pram',
            'wheel ?chair',
          )}(?: \\w+){0,3}`,
          ' (?:coming|moving|rushing|approaching|reversing)\\b',
        ),
        '\\b(?:do|does) not feel safe\\b(?! (?:eating|to eat|having|buying|giving|with (?:this|it)))',
        '\\bnot feeling safe\\b',
      ),
      formOf(
        '\\bsteps? going (?:down|up)\\b',
        sequence(
          '\\b(?:near|close to|next to|towards|at the edge of) (?:the |any |some )*',
          '(?:stairs|staircase|escalator|edge|ramp|drain|pit)\\b',
        ),
        '\\bis (?:the|my|this) (?:way|path|road|aisle|passage) (?:\\w+ )?(?:clear|free|safe|open)\\b',
        '\\b(?:almost|nearly|just) (?:fell|fallen|slipped|tripped)\\b',
      ),
      formOf(
        '\\bdropped my (?:stick|cane|phone)\\b',
        '\\b(?:hit|cut|hurt|banged|bumped|burnt|burned) my\\b',
        '\\bthroat is (?:closing|swelling|burning)\\b',
        '\\bcan not breathe\\b',
      ),
    ],
    open: 'always',
    urgent: true,
    inquires: true,
    overVoice: 'always',
    heard: { always: ['something is blocking me | i hit something'] },
    lookUp: 'danger',
  },
} as const satisfies Readonly<Record<string, WordRow>>

/** Where somebody goes on to something else: "i am at the entrance and | i have come over all dizzy". */
export const goesOnTo = formOf(
  ' (?:and|but|because|cause|cos|so|as|aur|par|lekin|kyunki) ',
  ' (?=i (?:am|m|have|ve|feel|think)\\b|there (?:is|s)\\b|some(?:one|body) )',
)
