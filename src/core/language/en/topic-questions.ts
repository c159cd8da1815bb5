import { formOf, oneOf, sequence } from '../forms.ts'
import type { PlainTopicName } from '../topics.ts'
import { DAMAGED, NOT_ITS_STATE } from './pack-state.ts'
import { CREATE, FIGURE, MAKE } from './question-parts.ts'
import { askedOfUse } from './questions-of-use.ts'
import { asksWholeList } from './whole-list.ts'

const WHO = '(?:who|whom|whose|(?:which|what) (?:\\w+ )?(?:company|firm|people|manufacturer|maker|bakery))'

const TIME = '(?:date|day|month|year|time|week)'

const WHEN = `(?:when|(?:which|what) ${TIME}|how (?:long|many \\w+) (?:ago|back))`

const OPENED = '(?:open|opened|opening|opens|cut|cutting|tear|torn|seal)'

const CALL = '(?:tak(?:e|es|en|ing)|took|call(?:s|ed|ing)?|pull(?:s|ed|ing)?)'

const BATCH = sequence(
  '(?:(?:some|the|any|this|that|these|a|an|old) )*',
  '(?:batch|batches|lot|stock|packets?|packs?|biscuits?|cookies?|products?)',
)

const OFFER = '(?:offers?|schemes?|discounts?|sale|combo|coupons?)'

const RUNS = '(?:till|until|ends?|ending|over|valid|validity|expir\\w+|still on|running|last (?:date|day))'

const PAY = '(?:cost|costs|pay|paying|paid|charge|charges|charging|priced?|rate|spend|shell out)'

const LISTED = /\bingredients?\b|\b(?:in|into|inside) (?:it|this)\b/

/**
 * What is asked by its question word and by what is done, in whatever words stand between: "who has manufactured it
 * kindly", "how long it will last". The first that fits counts, before any phrase that is named beside it.
 */
export const askedTopics: readonly (readonly [PlainTopicName | 'date', RegExp])[] = [
  ['damaged', formOf(`^(?!.*${NOT_ITS_STATE})(?=.*(?:${DAMAGED}))`)],
  ['ingredients', formOf(`^(?=.*(?:${LISTED.source}))${asksWholeList.source.slice(1)}`)],
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
  ...askedOfUse,
]
