import { formOf, oneOf, sequence } from '../forms.ts'
import type { PlainTopicName } from '../topics.ts'

/** Questions whose thing stands in their middle: "what does this cheese contain". */
export const framedTopics: readonly (readonly [PlainTopicName, RegExp])[] = [
  [
    'serving',
    formOf(
      sequence(
        `\\b${oneOf(
          'eat|had|drink|mix|mixed|take|taken|dip|dipped|soak|serve|served|cook|cooked|boil|boiled',
        )}(?: (?:it|this|them))?`,
        ' (?:with|in) (?:\\w+ )?(?:tea|milk|water|coffee|curry|chai|hot|cold)\\b',
      ),
    ),
  ],
  [
    'flavour',
    formOf(
      `\\b(?:come|comes|available|get (?:it|this)) in ${oneOf(
        'chocolate|vanilla|orange|strawberry|elaichi|masala|mango|pineapple|jeera|salted|sweet|plain',
      )}\\b`,
    ),
  ],
  ['ingredients', /\bwhat (?:is|are) .* made (?:of|from|with|out of)\b/],
  [
    'ingredients',
    /\bwhat (?:all )?(?:does|do) (?!.*\bmay contain\b).* (?:contain|have|include)(?: in it| inside)?\b/,
  ],
  ['weight', /\bhow much (?:does|do) .* (?:weigh|have|contain)\b/],
  ['outOfScope', /\bhow much (?:does|do) .* cost\b/],
  [
    'flavour',
    formOf(
      sequence(
        '^(?:is it |is this |this is |so )?(?:the )?',
        `${oneOf(
          'chocolate|vanilla|orange|strawberry|butter|cashew|elaichi|masala|plain|coconut|mango|pineapple',
          'jeera|cheese|salted|sweet',
        )}(?: one| flavour)?`,
        ' or (?:the )?(?!.*\\b(?:in it|inside|contain|anything|any|there)\\b)',
      ),
    ),
  ],
  [
    'features',
    /^(?:is|are) (?:this|it|that|these|the (?!protein|sugar|fat|fibre|salt|price|date))\b.* good$/,
  ],
  [
    'flavour',
    formOf(
      `^(?:is|are) (?:it|this|these) (?:an? |the )?${oneOf(
        'chocolate|vanilla|orange|strawberry|butter|cashew|elaichi|masala|plain|coconut|mango|pineapple',
        'jeera|cheese|salted|sweet|cream',
      )} (?:\\w+ )?(?:biscuits?|cookies?|cakes?|ones?)$`,
    ),
  ],
  [
    'serving',
    formOf(
      sequence(
        '\\b(?:can|should|do|may|must|how) (?:i|we|it|one|to|do i|do we|should i|is it)(?: be)? (?:\\w+ )?',
        '(?:eaten|eat|drink|use|have|taken|served|cooked|heated|prepared|boiled|fried)',
        '(?: (?:it|this|them|these))?(?: \\w+)?',
        ' (?:directly|direct|raw|straight|as it is|with|cold|hot|like this|without cooking|plain|in)\\b',
      ),
    ),
  ],
  [
    'maker',
    formOf(
      sequence(
        '^(?:is|are|was|were) (?:it|this|that|these|they) (?:made |manufactured |produced |baked )?by',
        ' (?!(?:hand|mistake|chance|any)\\b)\\w+',
      ),
    ),
  ],
  [
    'available',
    formOf(
      sequence(
        '\\bwhich (?:section|shelf|aisle|rack|side) (?:has|is|have|are|do|does)',
        '\\b(?! (?:the |its )?(?:front|back|top|face|right|up)\\b)',
      ),
      '\\b(?:milega|available here)\\b',
    ),
  ],
  ['available', /^(?:is|are) (?:the )?.* (?:available|in stock|kept here|sold here)\b/],
  [
    'price',
    formOf(
      sequence(
        '\\b(?:fit|within|under|below|less than|more than) (?:\\w+ )?',
        '(?:ten|twenty|thirty|forty|fifty|hundred|five hundred)',
        '\\b(?! (?:\\w+ )?(?:grams?|percent|calories|milligrams?|ml|pieces|days|months|weeks))',
      ),
      '\\b(?:ten|twenty|thirty|forty|fifty|hundred) rupees\\b',
    ),
  ],
  [
    'weight',
    /\b(?:hundred|fifty|two hundred|half|quarter|one|five hundred) (?:gram|grams|kilo|litre|kg|ml)\b/,
  ],
  [
    'storage',
    formOf(
      '\\bonce (?:it is |i |i have |it has been )?open(?:ed)?\\b.* how (?:long|many days|many weeks)\\b.*',
      sequence(
        '\\bhow (?:long|many days|many weeks)\\b.* (?:once|after|when)',
        ' (?:it is |i |i have )?open(?:ed|ing)?\\b',
      ),
    ),
  ],
  ['packed', /\b(?:when|which day) (?:was|were|did) .* (?:made|packed|manufactured|baked|prepared)\b/],
  [
    'storage',
    formOf(
      sequence(
        '\\b(?:will|would|does|can|should) (?:it|this|the \\w+|i) (?:.*)?',
        '(?:spoil|stale|fridge|melt|bag till|kept)\\b',
      ),
      '\\bkeep (?:it|this) in (?:the|my) (?:car|bag|cupboard|kitchen|shelf|sun|heat|room)\\b',
    ),
  ],
]
