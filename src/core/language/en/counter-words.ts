import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { WANT_OR_TO } from './jsgf-parts.ts'

const COUNTER = ['cash counter', 'cash', 'counter'] as const
const TO_COUNTER = [
  '[the] (cash counter | counter | billing | billing counter | cashier | till | checkout)',
  '[(want | ready | came | come | here | only came | just came)] to pay',
] as const
/** Pays, without saying where, or asks how far it is: to be led there may be meant. */
const SETTLES = [
  sequence(
    '[(let us | i want to | i will | we will | want to | ready to | i am ready to)]',
    ' (settle | settle up | settle [(the | my)] bill | settle the payment | pay up | check out',
    ' | checkout | (do | make | finish) [the] (payment | bill))',
  ),
  '[(let us | i want to | i will)] (wrap up | wrap it up) [here] and (pay | (do | make) [the] payment | bill it)',
  '(bill | payment) please | bill it | ready to pay | (go | going) to [the] bill',
  'how far is [the] (counter | cash counter | billing counter) [from here]',
  'is the (counter | cash counter | billing counter) (far | near)',
] as const
const EXIT = '(exit | way out | exit gate | exit door)'
const OUT = 'out [(from | of)] [(here | this place | the shop | the store | this shop | this store)]'
/** Way out by way of the counter, the only way there that is known: never enough to act on. */
const WAY_OUT = [
  sequence(
    '[(where is | which way is | how far is | which side is | show me | take me to | lead me to',
    ` | guide me to | i want | go to | i want to go to)] [the] ${EXIT} [please]`,
  ),
  `(take | get | lead | bring | guide | show | let) me ${OUT} [(please | now)]`,
  `how (do | can | will | should | to) [i] (get | go | come | walk) ${OUT}`,
  `i (want | need | have | would like) to (go | get | come) ${OUT} [(please | now)]`,
]
/** On a walk these are said to somebody else as often. */
const LEAVES = [
  '(how | where) (do | can | will | should) i pay',
  sequence(
    'i (want | need | have | would like) to (leave | go home | exit)',
    ' [(the shop | the store | this shop | this store | from here)] [(please | now)]',
  ),
]
const ASKS_COUNTER = `[${WANT_OR_TO}] [the] (${COUNTER.join(' | ')})`

export const counterWords = {
  counter: {
    overTopics: true,
    patterns: [
      /\bwhere (?:is|are) (?:the |your )?(?:billing|bill|cash|counter|cashier|till|payment)\b/,
      formOf(
        sequence(
          '(?<!\\b(?:how much|what) .*)',
          `\\b${oneOf(
            'take|bring|lead|guide|go|let us go|want to go|move|proceed|show me|heading|come',
          )}(?: \\w+){0,3}`,
          ` ${oneOf(
            'bill|billing|counter|cash',
            'till(?! (?:then|when|what|next|the end|tomorrow|diwali|holi))',
            'cashier|payment|checkout|desk',
          )}\\b`,
        ),
        '\\b(?:pay|settle)(?: \\w+){0,2} (?:bill|now|leave|go|counter|these|this|items)\\b',
        '\\bclear (?:the |my |our )?bill\\b',
        '\\b(?:want|ready|like|need|time|go|have) to (?:pay|check out|settle)\\b',
        '\\blet (?:me|us) (?:\\w+ )?(?:pay|check out)\\b',
        '\\bwhere (?:do|can|should|to) (?:i |we )?pay\\b',
        '\\bto where (?:i|we) (?:can |have to |must )?pay\\b',
        '\\bwhere to (?:bill|pay)\\b',
        sequence(
          '^(?:i am |i have |we are |we have )?(?:finished|done|through)(?: with)?(?: my| the| our)?',
          ' shopping\\b',
        ),
        '\\bshopping is (?:over|done|finished|complete)\\b',
        '\\bcash counter\\b',
      ),
    ],
    whole: [
      '[to] [the] (cash | counter | cash counter) | cash counter | billing [counter] | checkout',
      'check out | pay | bill [please] | payment [counter] | to the counter | cash desk',
      '(i want | i am ready | ready | let me | want | i would like | let us) [to] (pay | check out) [now]',
      'i want to pay',
    ],
    anywhere: [
      '(cash | billing | payment | checkout | pay | bill | money) (counter | desk | point | section | till)',
      'to the (counter | cash counter | till | billing | cashier | cash | bill | checkout)',
      'to (billing | counter | cash | checkout) | the (counter | cashier | till | billing)',
      'ready for [the] (billing | payment | bill | checkout | paying)',
      sequence(
        '(ready | want | go | like | need | have | time | wish) to',
        ' (pay | check out | checkout | bill | make payment | settle the bill)',
      ),
      'let (me | us) (pay | check out) | (make | do) [(the | my)] (payment | billing | bill)',
      '(take | bring | lead) me to pay',
      'pay (now | the bill | for (it | this | these | them) | and (leave | go))',
      '(get | make) (it | this | these | them) billed | go and pay | to pay',
    ],
    answers: { place: COUNTER, walking: COUNTER },
    elsewhere: {
      section: TO_COUNTER,
      entrance: TO_COUNTER,
      buy_more: [...TO_COUNTER, ...SETTLES],
      confirm: TO_COUNTER,
    },
    unsure: { section: [...WAY_OUT, ...LEAVES], walking: WAY_OUT, checking: [...WAY_OUT, ...LEAVES] },
    open: ['place', 'walking', 'checking'],
    weighty: true,
    heard: { walking: [ASKS_COUNTER], checking: [ASKS_COUNTER] },
    heardLast: ['walking'],
    button: { label: 'Cash counter', words: 'cash counter' },
    lookUp: 'cash_counter',
  },
} as const satisfies Readonly<Record<string, WordRow>>
