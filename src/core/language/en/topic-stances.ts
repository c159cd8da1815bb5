import { eachFormOf, formOf, oneOf, sequence } from '../forms.ts'

/** A determiner and what it stands before; not where that only describes a part of a pack. */
export const determined = eachFormOf(
  `\\b(?:the|my|your|his|her|their|our|a|an|that|those) (\\w+)${oneOf(
    ` (?!${oneOf(
      'one|ones|pack|packet|biscuit|biscuits|product|box|side|colour|brand|part|bit|date|time|number',
    )}\\b)`,
    '$',
  )}`,
)

/** Parts of a pack that nobody eats: nothing is looked for by their spelling. */
export const notEaten = formOf(
  `\\b${oneOf(
    'barcode|bar code|picture|photo|lid|cap|zip|toy|gift|dot|mark|logo|seal|hole|label|sticker|handle',
    'straw|spoon|tray|wrapper|cover|window|expiry|date|price|offer|discount|warranty|guarantee|number|name',
    'side|sides|idea|doubt|problem|question|choice|stock|more|less|piece|pieces|recall|complaint',
    'complaints',
  )}\\b`,
)

/** Chooses among goods of the store: nothing is asked of the one in hand. */
export const choosesGoods = formOf(
  sequence(
    '^(?:and |so |ok |tell me |please )*(?:which|what) (?:\\w+ ){0,2}?',
    '(?:biscuits?|cookies?|breads?|cakes?|rusks?|snacks?|products?|items?|brand|flavour)',
    ' (?:is|are|would be|will be|should|do you|can i|shall)',
    ' (?!(?:this|it|that|these|in|inside|mine|made|from|printed|written)\\b)(?:the )?',
    oneOf(
      'good|best|nice|better|suitable|healthy|healthier|healthiest|okay|fine|safe|recommended|recommend',
      'suggest|i |we |you |for ',
    ),
  ),
)

/** Does not end a clause: what follows belongs to it. */
export const leadsInto = formOf(
  `\\b${oneOf(
    'they|he|she|is|are|was|were|do|does|did|can|will|the|on|of|at|by|from|in|to|for|about|with|my|your',
    'between \\w+',
    '(?<!\\bor )not',
  )}$`,
)

/** Ends as what leads on, and is a whole question: "what is it made of", "where is this from". */
export const asksToItsEnd = formOf(
  sequence(
    '^(?:(?:and|so|tell me|please) )*(?:what|where|who|which (?!of)\\w+)(?: \\w+){0,2}',
    ' (?:it|this|that|these|they)(?: \\w+){0,2} (?:of|from|for|with|in|by)$',
  ),
)

/** Belongs to a "no" behind it: "we are a no dairy household". */
export const leadsIntoNo = /\b(?:a|an|the|with|has|have|had|is|are|on|of|got|there|we|or)$/

/** Asked of what is in the one in hand. */
export const isInIt =
  /\b(?:in|inside|into) (?:it|this|these)\b(?! (?:section|shop|store|aisle|shelf|rack|side|place|area))/

/** Was told about the pack, and asks by it whether it is so. */
export const hearsay = formOf(
  sequence(
    '^(?:(?:but|and|so|uh|um|oh|well|see|sir|madam) )*',
    `${oneOf(
      'i (?:was told|heard|have heard|read)',
      '(?:they|somebody|someone|(?:the|my|a|one|that) (?!doctor)\\w+(?: \\w+)?) (?:told|was telling) me',
    )}(?: somewhere)?(?: that)?`,
    ' (?=(?:this|it|these) (?:has|have|is|are|contains?|does)\\b)',
  ),
)

/** Asks of what it names, and goes on: "how many children | do you have". */
export const asksOfThing = /^(?:how many|how much|which|what|whose) \w+$/

/** "Who do I write to about it" asks for no description. */
export const asksWhoOrWhen =
  /^(?:who|when|where)\b|\b(?:complain\w*|worried|worry|talking|happy|think|that is all) about (?:it|this|them)\b/

const WHITHER = '(?:near|nearer|towards|close|closer|up|down|further|farther|left|right|over|around|round)'
const PART_OF_PACK = '(?:opening|lid|cap|seal|strip|zip|label|bar ?code)'
/** Asks how to hold a pack, or for a part of it. */
export const asksOfHandling = formOf(
  `\\b(?:take|bring|hold|move|turn) (?:it|this) ${WHITHER}\\b|\\bwhere (?:is|are) (?:the )?${PART_OF_PACK}\\b`,
)

/** Wants some of it now. */
export const asksToTaste =
  /\b(?:can|could|may) (?:i|we) (?:taste|try|have a bite)\b|\b(?:samples?|testers?)\b/

/** Names a child or a doctor and nothing that anybody has. */
export const isOfPerson = formOf(
  sequence(
    `^(?!.*\\b${oneOf(
      'for|suit|suitable|good|healthy|pregnan\\w*|patients?|health|weight|digest\\w*|stomach|harm\\w*|fit',
      'give|given|eat|have|take|diet|pressure|bp',
    )}\\b)(?!^(?:\\w+ ){0,2}\\w+$).*`,
    '\\b(?:child|children|kids?|bab(?:y|ies)|doctor|mothers?|toddlers?|infants?)\\b',
  ),
)

/** Asks whether somebody may have it. */
export const asksLeave = /\b(?:can|may|could|should|shall|will|is it|okay|ok|fine|safe|alright|allowed)\b/

/** Nods before it asks: "okay and when does it go bad". */
export const nods = formOf(
  `^(?:${oneOf(
    'h+m+|ok|okay|fine|alright|all right|right|achha|accha|theek hai|good|got it|thanks|thank you',
    'hurry(?: up)?',
    'quick|quickly|come on',
  )} ?)+$`,
)

/** Asks for the place alone. */
export const asksWhere = /^(?:\w+ ){0,2}where\b/

/** Emphasis at the end of what is said, without a meaning of its own. */
export const emphasis = formOf(
  `(?<!\\b(?:or|and|not|yes|no|the|is|name)) ${oneOf(
    'only|no|is not it|or what|only no|kindly',
    'is that (?:so|right|true|correct)',
    'is it (?:so|true)',
  )}$`,
)

/** Ends that ask about what was told before them: "I have an ulcer, is it okay", "no dairy for me, what about this". */
export const asksOfReason = formOf(
  sequence(
    '^(?!(?:what|which|how|when|where|who)\\b)(?<reason>(?:\\w+ ){1,14}\\w+)',
    ' (?:(?:so|then|and|please|kindly|now|but) )*',
    oneOf(
      sequence(
        '(?:is|are|will|would|was) (?:it|this|that|these|there|they)(?: be)?(?: an?| any)?',
        `(?: ${oneOf(
          'okay|ok|fine|safe|alright|all right|good|allowed|suitable|there|in|inside|problem|issue|for|me',
          'us|him|her|them|it|this|here|or|not|out|banned|off limits',
        )})+`,
      ),
      sequence(
        '(?:shall|should|must) (?:i|he|she|we|they) (?:skip|avoid|leave|refuse|return)',
        '(?: (?:it|this|this one|that))?',
      ),
      'should (?:i|he|she|we|they)',
      sequence(
        '(?:will|would|can|could|does) (?:it|this|these) (?:make|makes)',
        ' (?:it|that|this|me|him|her|them|my \\w+) (?:worse|bad|ill|sick|better)',
      ),
      sequence(
        '(?:can|could|may|should|shall|will) (?:i|he|she|we|they) (?:still )?(?:eat|have|take|buy)',
        '(?: (?:it|this|one|these|them|some))?',
      ),
      '(?:can|could|may|should|shall) (?:i|we) (?:give|avoid)(?: (?:him|her|them|it|this|these|to))*',
      '(?:what|how) about (?:this|it|these|that)(?: one| packet| pack| biscuit)?',
      sequence(
        '(?:is there )?(?:any|anything|something|some)',
        '(?: (?:of|that|like|sort|kind|in|inside|this|it|here|there))*',
      ),
      sequence(
        '(?:please )?(?:check|look|see|confirm|tell|tell me|make sure|be sure|be careful|find out)',
        `(?: ${oneOf(
          'it|this|please|properly|carefully|once|for me|me|and tell|if|whether|it is|is|safe|okay|fine',
          'or not',
        )})*`,
      ),
      sequence(
        '(?:does|do|has) (?:it|this|these|they)(?: (?:one|pack|packet))?(?: also)?',
        '(?: (?:have|contain|got))?(?: (?:it|any|that|them|the same))?',
      ),
      '(?:will|would) (?:it|this|these) do',
      sequence(
        '(?:will|would|does) (?:it|this|these) (?:suit|harm|affect|hurt|bother|upset|do for|work for)',
        '(?: (?:me|him|her|us|them))?',
      ),
    ),
    '(?: (?:then|please|or not))*$',
  ),
)

/** "I look for the date, where is it": about what was named, which is not told apart. */
export const isOfNamed = /^where (?:is|are) (?:it|that|they|this)$/
