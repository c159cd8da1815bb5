import { formOf, oneOf, sequence } from '../forms.ts'
import type { PlainTopicName } from '../topics.ts'
import { CREATE, FIGURE, PIECE } from './question-parts.ts'

const PLACE = '(?:country|state|city|town|place|factory|plant|part of)'

const PLACES = oneOf(
  'india|china|nepal|pakistan|america|england|dubai|germany|italy|abroad|foreign|gujarat|maharashtra',
  'punjab|kerala|karnataka|rajasthan|bengal|bihar|assam|goa|tamil nadu|uttar pradesh|delhi|mumbai|bombay',
  'pune|bangalore|bengaluru|chennai|hyderabad|kolkata|calcutta|ahmedabad|indore|jaipur',
)

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

const KEEP = '(?:keep|keeps|kept|store|stored|storing|stock|put|preserve|preserved|save)'

const EAT =
  '(?:eat|eaten|eating|serve|served|serving|consume|consumed|drink|cook|cooked|prepare|prepared|enjoy|enjoyed)'

const HEAT = oneOf(
  'cook|cooked|heat|heated|warm|warmed|boil|boiled|fry|fried|bake|toast|toasted|microwave|microwaved|oven',
  'soak|soaked|roast|grill|steam|mix',
  'add (?:hot |cold |some )?(?:water|milk)',
  'dip|dipped|dunk',
)

/** Where it is from, how many are in it, how long it lasts, how it is kept and served. */
export const askedOfUse: readonly (readonly [PlainTopicName | 'date', RegExp])[] = [
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
