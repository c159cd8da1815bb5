import { formOf, oneOf, sequence } from '../forms.ts'

const ASKED = `${oneOf(
  'please |now |i want you to |i want to |i need to |let us |can you |could you |will you |would you |you ',
  'just ',
)}*(?:help me )?(?:to )?`

const PLACE = `(?: ${oneOf(
  'please|for me|here|now|packet|pack|box|biscuits?|cookies?',
  '(?:on|in|from) (?:this|the|that) (?:shelf|rack|row|section|side)',
)})`

/** "Help me find Marie Gold", what is wanted as `sought`; a name that is known stands as "this". */
export const toFind = formOf(
  sequence(
    `^${ASKED}(?:i am )?(?:find|look for|search(?:ing)? for|spot)(?: me| us)? (?:the |a |an |some )?`,
    `(?<sought>${oneOf(
      'this',
      '(?!out\\b|it\\b|that\\b|them\\b|my\\b|your\\b|his\\b|her\\b|the\\b|where\\b)\\w+(?: \\w+){0,3}?',
    )})`,
    '(?: (?:please|for me|here|now|packet|pack|one|biscuits?(?= ?$)))*$',
  ),
  '^(?<first>this) find$',
)

/** Wants a product by its name, which stands as "this". */
export const wantsNamed = formOf(
  sequence(
    '^(?:no |but |so |and |actually |sorry )*',
    oneOf(
      `(?:i|we) (?:just |only |actually |really |also )*${oneOf(
        'want|wanted|need|needed|would like|asked for|came for|meant|am looking for|was looking for',
      )}(?: to (?:buy|get|take|have))?`,
      '(?:please )?(?:give|get|bring) me',
      'i am here for',
    ),
    '(?: the| a| an| some| my| one| two)? this(?: one| pack| packet| too| also)?$',
  ),
)

/** Asks whether the store has what is named: "is there this here", "can I get this", "any this is there". */
export const asksForNamed = formOf(
  sequence(
    '^(?!.*\\b(?:got|in it|in this|is this this)\\b)',
    '(?=.*\\b(?:get|buy|there|any|available|sell|stock|here)\\b)',
    `(?:${oneOf(
      'is|are|any|some|there|can|could|i|we|get|have|buy|do|you|please|a|packet|pack|of|want|need|so|and',
      'this|here|available|or|not|in|your|the|shop|store|it|sell|stock|keep',
    )}(?: |$))+$`,
  ),
)

/** Before a food that a product is called by: it is looked for, or bought. */
export const wantsProduct = formOf(
  `(?:^| )${oneOf(
    'find',
    'look(?:ing)? for',
    'search(?:ing)? for',
    'locate|spot',
    'reach(?: for)?',
    'want(?:ed)?',
    'need(?:ed)?',
    'would like',
    'buy(?:ing)?',
    'bought|get|give|bring',
    '(?:take|guide|lead) me to',
    'pick(?: up)?',
    'show',
    'where (?:is|are)',
    'you (?:sell|stock|keep)',
  )}(?: me| us)?(?: the| a| an| some| any| my| one| more)?$`,
)

/** What stands before and behind a food where a product is called by it: "the …", "ingredients of …", "is this …". */
export const callsProduct: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [
    formOf(
      `(?:^| )${oneOf(
        'the|like|than',
        '(?:tell me|know) about',
        'describe',
        'what is(?: in)?',
        '(?:ingredients?|price|cost|expiry|date|weight|details|packet|pack|bottle|carton|box) of',
        '(?:much|many)(?: \\w+)+ in',
        '(?:what|which)(?: \\w+)* (?:is|are) in',
      )}$`,
    ),
    /(?:)/,
  ],
  [/(?:^| )(?:does|do|did|has)$/, /^(?:has|have|contains?)\b/],
  [
    /(?:^| )(?:is|was|are) (?:it|this|that|these)(?: an?)?$/,
    /^(?:right|or not|or what|only|packet|pack|please)?$/,
  ],
  [/(?:^| )(?:this|that) is$/, /^(?:packet|pack)?$/],
  [/(?:^| )(?:this|that)$/, /^(?:packet|pack|is|has|have|contains?|expired|fresh|okay|good|safe)\b/],
]

/** Behind a food that a product is called by. */
export const saysOfProduct = formOf(
  `^${oneOf(
    'packets?|packs?|bottles?|cartons?|price|cost|expiry|available|find|search|where',
    'in (?:the|your|this) (?:shop|store|list|section)',
  )}\\b`,
)

/** Behind a food: it is asked for as what is in a pack, or must not be eaten. */
export const askedAsFood = formOf(
  `^${oneOf(
    'free|allerg\\w*|intoleran\\w*|based|proteins?|solids?|fats?|sugars?|powder|traces?|content',
    'derivatives?|inside',
    'in (?:it|these|this)(?! (?:shop|store|list|section))',
  )}\\b`,
)

/** Said behind it by whoever knows better. */
const DISAGREES = `(?: ${oneOf(
  '(?:i am (?:very |quite )?sure|i swear|for sure)(?: (?:of|about) (?:it|that))?',
  'i know (?:this|that|the|my|its) (?:packet|pack|one|biscuits?|taste|smell|shape|box)(?: (?:very )?well)?',
  'you (?:are|have(?: got)?|got)(?: it| this| that)? (?:all |quite |very )?(?:wrong|mistaken|mixed (?:(?:it|this|that|them) )?up)',
  'that is (?:all |quite )?(?:wrong|a mistake)',
  'it is (?:some|a|another|the)(?: \\w+){1,3}',
)})*`

/** "No, this is not Good Day", its name as "this". */
export const isNotForm = formOf(
  sequence(
    '^(?:no |but |i think |i am sure |i said )*(?:this|that|it)',
    ` ${oneOf(
      '(?:is|was|can) not (?:be )?',
      'does not (?:feel|look|smell|seem|sound) like ',
    )}(?:the |a )?this(?: please)?${DISAGREES}$`,
  ),
)

const IS = oneOf(
  'is|was|must be|has to be|should be|ought to be|could be|might be|may be|would be|will be|can be',
  'is supposed to be|is meant to be|is said to be',
)
const IS_NOT = oneOf(
  'is not|was not|can not be|could not be|should not be|must not be|better not be',
  '(?:does|did) not (?:feel|look|smell|seem|sound) like',
)
const SURELY =
  '(?:surely|really|actually|truly|by any chance|by mistake|only|just|again|still|indeed|finally|now)'
const IT = oneOf(
  'this|it|that|these|they',
  'what i (?:am holding|have)',
  'the (?:one|thing|packet|pack) (?:in my (?:left |right )?hand|i am holding|i have)',
)
const NAMED = sequence(
  '(?:(?:the|a|an|one of|same|that|packet of|pack of) )*this',
  '(?: (?:biscuits?|cookies?|packet|pack|box|one|only|itself))*',
)
const HOLDING = `(?:that )?${oneOf(
  'in (?:my )?(?:left |right )?hands?',
  'i am (?:holding|having)',
  'i have(?: got)?(?: here)?',
  'i (?:picked|took|got|have taken)(?: up)?',
)}`
const ELSE = `(?:or (?:is it )?${oneOf(
  'not|what|no',
  sequence(
    `${oneOf(
      'something|anything|some thing|some other|another|any other|a different|some different',
    )} ?\\w*(?: \\w+)?`,
  ),
)})`
const AFTER = `(?: ${oneOf(
  'right|correct|no|na|yes|again|once more|please|then|now|to me|i hope|i think|am i right',
  '(?:is|was) (?:not )?(?:it|this|that)',
  `or not|only|here|again|${HOLDING}|${ELSE}|by any chance|which`,
  `(?:that )?(?:i|we|he|she) ${oneOf(
    'wanted|asked for|had|have|usually \\w+|always \\w+|took|bought|was looking for|am looking for|need',
    'want',
  )}(?: last time| before| earlier| yesterday)?`,
)})`
const DOUBTS = `(?:(?:so|and|but|no|oh|just|please|arre|kindly|only) )*${oneOf(
  '(?:i )?(?:hope|hoping|suppose|guess|doubt|wonder|feel|believe|trust)(?: that| if| whether)?',
  'surely',
  '(?:do not )?tell me(?: that| if| whether)?',
  '(?:please )?(?:confirm|check|make sure|ensure|verify|see|be sure)(?: that| if| whether| for me)*',
  'am i right(?: in thinking)?(?: that)?',
  '(?:i was|they|somebody|someone) (?:told|said)(?: me)?(?: that)?',
)}`

/**
 * Whether the thing in hand is a product that is named, which stands as "this", in whatever words: "hope this is not …
 * again", "… this is or something else". Nothing of that product is told then: it may not be what is in the hand.
 */
export const guessesNamed = formOf(
  `^(?:${DOUBTS} )?(?:is|are|was|can|could|might|would) ${IT}(?: be)?(?: ${SURELY})* ${NAMED}${AFTER}*$`,
  `^${DOUBTS} (?:${SURELY} )*${IT} (?:${SURELY} )*(?:${IS}|${IS_NOT}) (?:${SURELY} )*${NAMED}${AFTER}*$`,
  `^(?:(?:so|and|but|ok|then) )*${IT} (?:${SURELY} )*${IS} (?:${SURELY} )*${NAMED}${AFTER}*$`,
  `^(?:(?:so|and|but|no|oh) )*${IT} (?:${SURELY} )*${IS_NOT} (?:${SURELY} )*${NAMED}${AFTER}+$`,
  // Its name first: "… this is or something else".
  `^(?:so |and )*${NAMED} (?:(?:this|it|that) (?:is|was)|(?:is|was) (?:it|this|that))(?: only)?${AFTER}*$`,
  // What is wanted or told first: "he likes only …, is this that one".
  sequence(
    '^(?!what\\b|how\\b|which\\b).*\\bthis\\b.* (?:is|was) (?:this|it)(?: really| indeed)?',
    ` ${oneOf(
      'it|that|the one|that one|this one',
      'the same(?: one)?',
      'same(?: one)?',
      '(?:that|the same) (?:packet|pack|biscuit)',
    )}`,
    '(?: only| here| right| or not| or what)*$',
  ),
  sequence(
    '^.*',
    `\\b${oneOf(
      'wanted|want|asked for|ask for|looking for|came for',
      'meant to (?:take|pick|get)',
      'supposed to be',
      'thought i (?:took|picked|got)',
    )}`,
    ' (?:the |some )?this(?: packet| pack| biscuits?)? (?:but|and) (?:this|it|that)(?: one| packet| pack)?',
    ` ${oneOf(
      'feels|looks|seems|smells|sounds',
      `is ${oneOf(
        'different|another|something|not the same|not like|round|square|long|flat|thin|thick|bigger',
        'smaller|heavier|lighter|softer|harder|bumpy',
      )}`,
    )}\\b.*$`,
  ),
  sequence(
    `^(?:i hope )?(?:did|have|had|do) (?:not )?i(?: have)? (?:${SURELY} |not )*`,
    `(?:pick|picked|take|taken|took|get|got|grab|grabbed|have)(?: up)? ${NAMED}${AFTER}*$`,
  ),
  `^(?:i )?hope i (?:have|did) not (?:pick|picked|take|taken|got|get|grab|grabbed)(?: up)? ${NAMED}${AFTER}*$`,
  `^${NAMED} or ${NAMED} (?:which|what)(?: one)? (?:is|am|do|have) (?:this|it|that|i \\w+)(?: \\w+)?$`,
  `^(?:it |this )?(?:smells|feels|looks|sounds|seems)(?: a bit| very much| exactly)? like ${NAMED}${AFTER}*$`,
  `^(?:oh |please )*not ${NAMED} (?:again|once more)(?: i hope| please)*$`,
  `^(?:it |this |that )?can not be ${NAMED} (?:it|this|because) (?:is|feels|it)\\b.*$`,
  `\\b(?:saying|thinking|thought|telling me|claiming)(?: that)? ${IT} ${IS} ${NAMED}${AFTER}*$`,
)

/** Asks for the way to what is named, as "this", before the shelf: "guide me to …", "help me get hold of …". */
export const reachesForNamed = formOf(
  sequence(
    `^${ASKED}(?:guide|lead|take|bring|direct|point)(?: me| us| my hand)(?: \\w+)? (?:to|towards|on)`,
    ` (?:the |a |an )?this${PLACE}*$`,
  ),
  `^${ASKED}${oneOf(
    'locate',
    'reach(?: for)?',
    'get hold of|get my hands? on',
    'lay (?:my )?hands? on',
    'pick(?: up)?',
    'look for|search for|find|spot',
    '(?:look|search|check)(?: on| in)? (?:this|the) (?:shelf|rack|row) for',
  )} (?:the |a |an |some )?this${PLACE}*$`,
  sequence(
    '^which (?:one )?(?:of these |of them )?is (?:the )?this(?: packet| pack| one)?',
    ' (?:here|on (?:this|the) (?:shelf|rack))$',
  ),
)
