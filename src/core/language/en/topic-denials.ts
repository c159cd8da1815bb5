import { formOf, oneOf, sequence } from '../forms.ts'

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
  // "The price you need not tell".
  '\\b(?:do not|need not|no need to) (?:tell|read|say)(?: me| it| that)*$',
)

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
  // "Rather the date than the price".
  '(?<=\\brather\\b.*) than (?:(?:about|hear|know|the) )*\\w+$',
)
