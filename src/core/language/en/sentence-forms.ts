import { eachFormOf, either, formOf, oneOf, sequence } from '../forms.ts'

/** Politeness and filling at the start of what was said, longest first. */
export const openers = [
  'okay and',
  'ok and',
  'okay so',
  'ok so',
  'i would like to know',
  'i want to know',
  'can you please tell me',
  'could you please tell me',
  'can you tell me',
  'could you tell me',
  'please tell me',
  'would it be possible to',
  'is it possible to',
  'can you please',
  'could you please',
  'would you please',
  'can you',
  'could you',
  'would you',
  'will you',
  'let us',
  'tell me',
  'thank you',
  'thanks',
  'excuse me',
  'please',
  'kindly',
  'okay',
  'ok',
  'so',
  'and',
  'now',
  'then',
  'well',
  'just',
  'oh',
  'um',
  'uh',
  'hey',
  'hi',
  'hello',
  'yes',
  'sir',
  'madam',
]

/** The same at its end. */
export const closers = [
  'thank you very much',
  'thank you',
  'thanks',
  'for me',
  'to me',
  'would you',
  'will you',
  'please',
  'now',
  'then',
  'sir',
  'madam',
  'yaar',
  'ji',
  'beta',
  'dear',
  'love',
  'duck',
  'darling',
  'only',
  'itself',
  'okay',
  'ok',
]

/** Ways to ask for a place, so that "take me to the dairy section" is as good as "dairy". */
export const placeFrame = formOf(
  sequence(
    `^(?:${oneOf(
      'i want|i would like|i need|give me|take me|bring me|show me|go|let us go',
      'where (?:is|are)',
      'i am|we are|i am looking for',
    )}(?: to go)?(?: to| at| in| near)? )?`,
    '(?:the |a |an |some |my |at |in )*(.+?)(?: (?:section|aisle|shelf))?$',
  ),
)

/** Of the same frame, what says where somebody is. */
export const saysWhereOneIs = /^(?:i am|we are) (?:at|in|near|inside|beside)\b/

/** Phrases that hold an answer's word and mean something else. */
export const decoys = [
  ...['lady', 'girl', 'man', 'boy', 'people', 'person', 'fellow', 'staff'].map(
    (who) => `counter ${who}` as const,
  ),
  ...['went', 'rushed', 'taken', 'gone', 'landed'].flatMap((went) => [
    `${went} to emergency` as const,
    `${went} to the emergency` as const,
  ]),
  'spelling mistake',
  ...['big', 'small', 'tiny', 'clear', 'readable'].flatMap((look) => [
    `letters ${look}` as const,
    `letters are ${look}` as const,
  ]),
  'store keeper',
  'shop keeper',
  'store room',
  'home screen',
  'next time',
  'next week',
  'next month',
  'next year',
  'some time',
  'any time',
  'every time',
  'this time',
  'last time',
  'a time',
  'more slowly',
  'more loudly',
  'more about',
  'tell me more',
  'there is',
  'there are',
  'is there',
  'are there',
  'no idea',
  'save me',
  'keep it in',
  'next to',
  'more time',
  'home delivery',
  'home page',
  'home made',
  'another shop',
  'another store',
  'thank god',
  'more than',
  'more or less',
  'keep it up',
  'that is all right',
  'it is all right',
  'this is all right',
  'more sugar in your',
  'have to pay for',
  'should i pay for',
  'do i pay for',
  'give way',
  'next to me',
  'repeat after',
  'another one before',
  ...['last', 'first', 'that', 'other', 'old'].map((which) => `${which} one back` as const),
  'hold on to',
  'entrance exam',
  'entrance fee',
  'entrance test',
  'entrance ticket',
  'home work',
  'home loan',
  'tour bus',
  'the tour guide',
] as const

/** Asked for in a whole sentence, the counter needs no more words than this: "i would like cash". */
export const asksForCounter = formOf(
  sequence(
    '^(?:please )?(?:i want|i would like|i need|give me|take me|bring me|show me|go|i am looking for)\\b.*',
    '\\b(?:cash|counter)(?: please)?$',
  ),
)

/** "Is this milk bikis?" can only be answered by looking. */
export const asksIfNamed = formOf(
  '^this (?:i am|am i) (?:holding|having)(?: right| correct| no| na| is it)*$',
  sequence(
    '^(?:are you (?:very |really )?(?:sure|certain)(?: that)? )?',
    '(?:i think |maybe |i guess |so )*(?:this|it|that) is (?:the |a |an )?this',
    '(?: right| correct| no| na| is not it| only| am i right)?$',
  ),
  sequence(
    '^(?:so |and )*',
    oneOf(
      'have i got|am i holding',
      'did i (?:pick|take|get)',
      '(?:is|are|would|could|might|can) (?:this|it|that|these|what i am holding|what i have)(?: be)?',
    ),
    '(?: (?:the|a|an|one of|that|your))*',
    ` this(?: ${oneOf(
      'or|the|a|this|by any chance',
      'in my (?:left |right )?hand',
      'i am holding|i am having|i have|i have got|i picked|i took|up|packet|pack|one|biscuits?|here',
      'am i right|right',
    )})*$`,
  ),
  sequence(
    '^(?:so )?(?:is|are)(?: not)? (?:this|it|that|these|the)',
    '\\b(?:.* from this|(?: an?| the| this)* this(?: (?:product|biscuits?|pack|packet|one))?)$',
  ),
)

/** Doubts what was just told, and names nothing: it is told once more. "So that's a no" is answered by no yes either. */
export const asksIfSure = formOf(
  sequence(
    '^(?:are|were) you (?:(?:very|really|quite|absolutely|so|hundred percent) )*(?:sure|certain)',
    '(?: (?:about|of) (?:that|it|this))?$',
  ),
  sequence(
    '^you (?:are )?(?:(?:very|really|quite|absolutely|so|hundred percent) )*(?:sure|certain)',
    '(?: (?:about|of) (?:that|it|this))?(?: or not| no| na)?$',
  ),
  '^is (?:that|it|this) (?:for sure|certain|really true|really so|true|so)$',
  '^(?:sure|certain) about (?:that|it|this)$|^(?:really|hundred percent|for sure|really so)$',
  '^how (?:do|can|would) you know(?: (?:that|it|this))?$',
  either(
    '^so (?:then )?(?:that|it) (?:is|was) (?:an? )?(?:no|yes)(?: then| right| is it| na)*$',
    '^(?:that|it) is an? (?:no|yes) (?:then|right|is it)$',
  ),
)
/** Takes leave to eat it from what was told, which is asked, not known; or asks for it and nothing else. */
export const takesLeave = formOf(
  sequence(
    '^(?:(?:so|then|and|but|ok|okay|well) )*',
    oneOf(
      '(?:(?:it|this|that)(?: one)? is|its) (?:all |quite |perfectly )?safe',
      '(?:i|we) can (?:eat|have|take|use) (?:it|this|these|them|this one)',
      '(?:i|we) can give (?:it|this|these|them) to (?:him|her|them|my \\w+|the \\w+)',
      '(?:may|can|could) (?:i|we|he|she|they) (?:eat|have) (?:it|this|these|them|this one)',
    ),
    '(?: or not| then| right| no| na| is it| to eat| for (?:me|us)| to (?:him|her))*$',
  ),
)

/** An answer that stands first, whatever explains it. */
export const leadingAnswer = /^(?:yes|yeah|yep|no|nope|sure|ok|okay|haan)(?= )/

const ASKED_BACK = '(?:the )?(?:(?:cash )?counter|biscuits|dairy|breads?)'
/** What was asked back is refused beside what is named: "not the counter, the dairy". */
export const refusesAskedBack = eachFormOf(
  `^(?:(?:no|nah|nope) )?not ${ASKED_BACK} (?:but )?(?:the )?(?=\\w)`,
  '^(?:nah|nope) (?=\\w)',
  `(?<=\\w) not ${ASKED_BACK}$`,
)

/** A word of agreement, wherever in a sentence. */
export const affirms = formOf(
  `\\b${oneOf(
    'yes|yeah|yep|yup|ya|haan|han|hanji|ji|sure|right|rightly|correct|correctly|exactly|precisely|accurate',
    'true|okay|ok|certainly|indeed|absolutely|definitely|obviously|bilkul|sahi|theek|spot on|heard me',
    'you understood|got it|go ahead|proceed',
  )}\\b`,
)

/** Knows a place, likes it or has gone on from it: none of that is being there. */
export const knowsPlace = formOf(
  '\\b(?:know|likes?|liked|love|remember|prefer|seen|visited) (?:the|this|that|your|where)\\b',
  '\\b(?:walked|gone|went|moved|come) (?:on|in (?:through|by|from))\\b',
  '\\bacross from\\b',
)
