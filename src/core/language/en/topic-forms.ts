import { eachFormOf, formOf, oneOf, sequence } from '../forms.ts'

/** Behind a substance: it is what it tastes of. */
export const isFlavour = /^(?:flavou?r|flavou?red|tast(?:e|es|ing))\b/

/** Before a substance: it is what to eat it with. */
export const isServedWith = formOf(
  sequence(
    `\\b${oneOf(
      'eat|have|had|drink|mix|mixed|take|taken|dip|dipped|soak|serve|served|cook|cooked|boil|boiled',
      'dissolves?|softens?|crumbles?|melts?|floats?|sinks?|goes|go|nice|good|tasty|crush|sprinkle|pour',
    )}`,
    '(?: (?:it|this|them|soft|well))? (?:with|in|over|on)',
    '(?: (?:some|hot|cold|warm|the|ice|(?:tea|chai|coffee|water) (?:or|and)))*$',
  ),
)

/** Names goods behind a substance: "cashew | cookies" asks for no cashew; "soya | one can not eat fish" speaks of somebody. */
export const goodsBehind = formOf(
  `^ones?\\b(?! ${oneOf(
    'of|can|could|may|must|should|does|will|gets|reacts',
    'is (?:allergic|intolerant|sensitive|not|off)',
  )}\\b)`,
  `^(?:(?!free\\b)\\w+ )?${oneOf(
    'biscuits?|cookies?|bread|breads|cakes?|rusks?|loaf|slices?|buns?|crackers?|wafers?|shake|milkshake',
    'lassi|packet|pack|sticks?|chips?|bites|spread',
  )}\\b`,
  '^(?:(?!(?:free|and|or|nor)\\b)\\w+ )?cream\\b',
)

/** Wants goods, not facts of the one in hand. */
export const wishesForGoods = formOf(
  sequence(
    '^(?:i want |i need |give me |show me |suggest (?:me )?|please |have you got )*',
    '(?:something|anything (?:for|without|with less|good|else))',
    '\\b(?!.*\\b(?:in (?:it|this)|allergic|special)\\b)',
  ),
)

/** `$1` is what somebody wants to have beside what is in hand. */
export const wantedGoods = formOf(
  sequence(
    '^(?:and |also |now |then |oh )*(?:i|we) (?:also |now |just )*',
    '(?:need|want|have to|would like|forgot|must|came for)(?: to)?(?: (?:buy|get|have|take|pick(?: up)?))?',
    '(?: some| a| an| the| my| one)? (\\w+(?: \\w+){0,2}?)',
    '(?: also| too| next| as well| now| after this| then)*$',
  ),
)

/** "Is this the orange cream": which one it is, not what is in it. */
export const guessesKind = /^(?:so |and )?(?:is|are) (?:this|it|that|these) (?:the|an?) /

/** Enough of a question once a name stood where "this" stands now; without a name these ask for a scan. */
export const namedPhrases = ['what is this', 'what are this', 'and this'] as const

/** Substances that the list of values answers better. */
export const topicCalled: Readonly<Record<string, { name: 'fibre' }>> = { fibre: { name: 'fibre' } }

/** Figures that are asked about as if they were substances: "is there sugar or honey in it". */
export const figuresNamed = ['sugar', 'salt', 'fat', 'fibre', 'protein', 'sodium', 'cholesterol'] as const

/** The section of the store, when said by itself; any other substance asks about the product in hand. */
export const sectionAlone = 'dairy'
/** "Is it not | milk free" asks as "is it" does. */
export const asksInNo = /^(?:(?:and|so|but) )*(?:is|are|was|were) (?:it|this|that|these|they)(?: one)? not$/
/** Before a substance: how much of it, not what kind. */
export const quantifiers = formOf(
  `^${oneOf(
    'good|decent|enough|added|extra|much|more|less|total|saturated|unsaturated|trans|real|such|other|low',
    'high|high in|any|some|too much|enough|lot of|lots of|natural|refined|white|brown|table|rock|black|sea',
    'dietary',
  )}\\b`,
)
export const pronoun = formOf(
  `^${oneOf(
    'it|this|that|these|those|them|there|anything|something|what|in|they|you|we|i|he|she',
    '(?:the )?same',
    'one|ones',
  )}\\b`,
  sequence(
    '^(?:(?:so|too|how|very|a|any) )*',
    '(?:any|some|enough|much|many|more|less|lots?|plenty|bit|little|few|none)',
    '(?: of (?:it|that|this|them|those|these))?$',
  ),
)

/** What it is prepared in is in it: "made in | sunflower oil" asks for no country. */
export const preparedIn = formOf(
  sequence(
    '\\b(?:made|cooked|fried|baked|roasted) in (?:(?:pure|real|fresh|any|the|some|good) )*',
    `(?=${sequence(
      `(?:${oneOf(
        'palm|sunflower|mustard|coconut|olive|vegetable|groundnut|peanut|soya|soyabean|sesame|refined|desi',
        'cow|animal|beef|hydrogenated|rice bran',
      )} )?`,
      '(?:oil|oils|ghee|butter|fat|dalda|vanaspati)',
      '\\b(?! (?:factory|plant|mills?|unit|company|free|paper)\\b)',
    )})`,
  ),
)

/** "Who made it and when", "when and where was it made": each asks of the same deed. */
export const sharedDeed = formOf(
  `^(?<first>${sequence(
    '(?:(?:and|so|please|tell me) )*(?:who|where|when)\\b.*',
    '\\b(?:made|makes?|making|packed|packs?|manufactur\\w+|baked|produced)\\b(?: (?:it|this|them|these))?',
  )}) and (?:on )?(?<second>when|where|(?:what|which) date)$`,
)
export const sharedQuestion = formOf(
  sequence(
    '^(?<first>when|where|by whom) and (?<second>when|where|by whom)',
    ' (?<deed>(?:was|is|were) (?:it|this|these|they) (?:made|packed|manufactured|baked|produced))$',
  ),
)

/** Adverbs that change nothing and part what belongs together: "real fruit or | just | essence", "is milk | also | available". */
export const partingAdverbs = eachFormOf(
  '(?<=\\bor )(?:just|only|simply|merely) (?=(?!the\\b|that\\b|this\\b|one\\b|me\\b|tell\\b|flavou?r)\\w)',
  '\\b(?:also|still|even) (?=(?:available|in stock)\\b)',
)

/** The price, behind another question: "what is this and how much". */
export const andHowMuch = / and how much$/

/** "Does it have nuts, or just the flavour" asks about nuts. */
export const orJustFlavour =
  / or (?:is it )?(?:(?:just|only) )?(?:(?:the|a|in|by|its) )*(?:flavou?r(?:ed|ing)?|taste|name)\b.*$/

/** Asks how a pack looks, not what colours are in it. */
export const asksItsLook = formOf(
  '\\b(?:what colou?r (?:is|was)|colou?r of (?:the|this|it|that))\\b(?!.*\\b(?:in|inside|added|used)\\b)',
  sequence(
    '^(?!.*\\b(?:dot|mark|sign|symbol|circle|sugar|rice|flour)\\b).*',
    '\\b(?:white|pink|black|yellow|brown|red|green|blue) or',
    ' (?:white|pink|black|yellow|brown|red|green|blue)(?: (?:one|in colour))?$',
  ),
)

/** Asks whether a product is of the brand; not what it is like. */
export const asksOurBrand = formOf(
  sequence(
    '^(?:is|are) (?:this|it|these|that) (?:an? |from |by |made by )?(?:[a-z]+ ){0,3}',
    '(?:product|products|brand|biscuit|biscuits)$',
  ),
)
export const judges = /\b(?:good|nice|new|bad|best|fresh|old|popular|healthy|tasty)\b/

/** Asks whether the store has something, or where. */
export const asksForGoods = formOf(
  sequence(
    '^(?:and |also |so )*(?!have i\\b)(?:do|have|does|can|will)',
    ' (?:you|they|we|i|this (?:shop|store)|the (?:shop|store)) (?:\\w+ )?',
    '(?:have|got|sell|(?<!\\b(?:i|we)(?: \\w+)? )keep|stock|get|find)',
    `\\b(?! ${oneOf(
      'fat|fatter|heavy|thin|sick|ill',
      'a (?:discount|combo)',
      'any (?:offer|offers|discount|scheme)',
      'offers?|discounts?|scheme|it|this|that',
      `(?:an? |any |some |one |something |anything )*${oneOf(
        'bag|carry bag|trolley|basket|cart|chair|seat|bench|toilet|washroom|receipt|parking|card',
        'loyalty card|water|wifi|picture|reactions?|rash|rashes|allergy|allergies|itching|sick|ill|free',
        'money|cashback|gift|points|bill|change',
      )}`,
    )}\\b)`,
  ),
  sequence(
    `\\b${oneOf(
      `where (?:is|are|can|will|do|could|would) ${oneOf(
        'the(?! (?:opening|side|lid|cap|seal|strip|zip|date|label|bar ?code|print|top|bottom)\\b)',
        'i|we|you',
      )}`,
      'where (?:is|are) my (?=biscuits?|bread|milk|cookies?|rusk|packet)',
      'where (?:do|have|did) they (?:keep|kept|put|sell|stock)',
      'find me|search for|get me|looking for|in stock',
      'show me(?! another$)',
      'can not find(?! my)',
    )}`,
    '\\b(?! (?:cash|billing|counter|made|manufactured|from|factory|company|plant|bakery that|head office))',
  ),
  '^(?:is|are) there (?:any |some )*\\w+(?: \\w+)? in (?:this|the|your) (?:shop|store|section)\\b',
  sequence(
    '^(?:is|are) (?:there )?(?:any|some) (?:\\w+ )?',
    '(?:biscuits?|cookies?|breads?|cakes?|rusks?|snacks?)(?: (?:there|here))?$',
  ),
  '\\b(?:you (?:have|sell|keep)|available)(?: here| or not| also)?$',
  '\\bdo you (?:have|keep|sell|stock) (?:that|those|it|them)$',
  '\\b(?:kept|placed|sold|stocked|lying) where\\b',
  '\\bwhere (?:all )?in (?:your|the|this) (?:shop|store)\\b',
)

/** Is asked of the product in hand. */
export const ofThisOne = formOf(
  `\\b${oneOf(
    'in (?:it|this|that|these|here)(?! (?:shop|store|section|aisle|shelf|rack|place)\\b)',
    'where (?:am i|is it|is this|was)',
    '(?:keep|store|put) (?:it|this|them)',
    'does (?:it|this)',
    'date|expiry|price of|ingredients|counter|pay|bill|discount|discounts|offer|offers|scheme',
  )}\\b`,
)

/** Asks whether "they" have something: with a pack in hand of what is in there. `lead` stands before, `what` behind. */
export const asksIfTheyHave = formOf(
  sequence(
    '^(?<lead>(?:(?:and|so|but|also|ok|okay|please|hello|hey|excuse me|(?:can you )?tell me) )*)',
    oneOf(
      '(?:do|does|did) (?:not )?they (?:also |really |even |actually )*(?:have|got)',
      '(?:have|has) (?:not )?they (?:also |really |even |actually )*(?:got|had)',
    ),
    ' (?<what>.+)$',
  ),
)
/** Behind it: they are the people of the store. */
export const ofTheStore = formOf(
  `\\b${oneOf(
    'here|shop|store|section|shelf|shelves|aisle|rack|counter|fridge|stock|today|fresh|packets?|packs?',
    'bottles?|tubs?|tins?|brands?',
  )}\\b`,
)

/** The whole of a claim that products are named by: "nut free", "no added sugar", "eggless". */
export const claimForms = formOf(
  `^${oneOf(
    '(?:\\w+ ){1,2}free',
    'free (?:of|from) \\w+(?: \\w+)?',
    '(?:no|zero|without|low|high|less|rich in)(?: in)?(?: added)? \\w+(?: \\w+)?',
    '\\w{3,}less',
  )}$`,
)

/** What it cost once, and what it costs now. */
export const priceNow = formOf(
  sequence(
    '^.*\\brupees\\b.*\\bwhat (?:is (?:it|this|that)|does (?:it|this) (?:come to|cost)|it is|about)',
    ' (?:now|today|these days)$',
  ),
)

const FIGURE =
  '(?:price|mrp|rate|weight|date|flavou?r|sugar|salt|sodium|protein|fat|fibre|calories|carbs|carbohydrates?)'
/** Asks for the figure `$1` that stands before it: "protein I need but not too much, so what is it". */
export const figureAsked = formOf(
  `^.*\\b(${FIGURE})\\b(?!.*\\b${FIGURE}\\b).*? (?:so )?what is (?:it(?: now| here| then| for this)*|this one)$`,
)
