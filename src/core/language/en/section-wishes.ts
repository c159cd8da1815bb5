import { formOf, oneOf, sequence } from '../forms.ts'

/** What is said around the goods where a section is wished for; `A` and `B` are goods of two sections, in the order in which they were named. */

/** Goods that are wanted only when nothing of the two is left: the third section. */
export const neitherOfTwo = formOf(
  sequence(
    '^(?:(?:no|so|i|we|want|need|me|show|take|give|to|please|yes|ok|okay) )*',
    '(?:(?:anything|everything|something|all|whatever|any|some|thing|things|section|the|other) )*',
    '(?:except|apart from|besides|other than|but not|not|no|neither|without|leaving) (?:the |any )*A',
    ' (?:(?:the|section|things|items) )*(?:and|or|nor|not|no|neither|also)',
    ' (?:(?:and|or|nor|not|no|neither|also|the|section|things|items) )*B',
    '(?: (?:things?|items?|section|ones?|stuff))?',
    `(?: ${oneOf(
      'the other(?: one| section)?',
      'the (?:remaining|third)(?: one| section)?',
      'whatever is (?:left|there|remaining)',
      'please|only',
    )})*$`,
  ),
)

/** The first of the two first. */
export const inOrder = [
  formOf(
    sequence(
      '^(?:so |first |ok |okay |yes |please )*(?:after|once)',
      '(?: (?:i|we|the|taking|buying|getting|finish|take|get|buy|have|am|done|with|some))*',
      ' A(?: (?:is|are|section|done|over|finished|i|taken|bought|things|shopping))*',
      ` (?:${oneOf(
        'i|we|will|want|would|like|can|to|go|for|take|get|me|need|then|also|some|the|buy|shall|let|us|have',
        'please',
      )} )*B`,
      '(?: (?:section|please|also|side))*$',
    ),
  ),
  formOf(
    sequence(
      '^(?:(?:i|we|will|want|to|go|for|take|get|me|need|some|the|buy|please|so|ok|okay) )*A',
      ' (?:section )?(?:first|now|to (?:begin|start) with)',
      '(?: (?:and|but|then|after|that|afterwards|later|next|i|will|go|to|for|the|take|want))*',
      ' B(?: (?:section|please|after|afterwards|next|later|last))*$',
    ),
  ),
  formOf(
    sequence(
      '^(?:my|the) (?:\\w+ )(?:wants|want|needs|need|asked for|likes) (?:some |the )?A',
      ' (?:and |but )?(?:i |me )(?:want|need|will take|would like) (?:some |the )?B (?:but )?',
      '(?:his|hers|her|theirs|their) first$',
    ),
  ),
]

/** The second of the two first. */
export const inReverse = [
  formOf(
    sequence(
      '^(?:(?:i|we|will|want|to|go|for|take|get|me|need|some|the|buy|please) )*A',
      ' (?:section )?(?:after|only after) (?:the )?B(?: section| please)*$',
    ),
  ),
  formOf(
    sequence(
      '^(?:(?:i|we|will|want|to|go|for|take|get|me|need|some|the|buy|please) )*A (?:section )?but',
      ' (?:before that|first) (?:(?:i|we|want|need|will|take|me|to|the|some|go|get) )*B',
      '(?: section| please| first)*$',
    ),
  ),
  formOf(
    sequence(
      '^before (?:the |going to |i go to |taking |buying )*A',
      ' (?:(?:i|we|will|want|to|go|for|take|get|me|need|some|the|please|let|us) )*B',
      '(?: section| please| first)*$',
    ),
  ),
  formOf(
    sequence(
      '^(?:my|the) (?:\\w+ )(?:wants|want|needs|need|asked for|likes) (?:some |the )?A',
      ' (?:and |but )?(?:i |me )(?:want|need|will take|would like) (?:some |the )?B (?:but )?mine first$',
    ),
  ),
]

/** The first is had, over or left; the second is wanted. */
export const onlySecond = [
  formOf(
    sequence(
      '^(?:the |my |our )?A (?:is |are |we |i )*',
      '(?:over|finished|there|at home|have|got|enough|plenty|already|also|still|lots?|of|bought)',
      '(?: (?:have|got|at|home|enough|plenty|there|already|with me|of))*',
      ' (?:so |and |but |now )*(?:the |some )?B (?:is |are )?(?:what |that |the one )?(?:i |we )?',
      `${oneOf(
        'need|want|came for|have come for|am here for|will take|only|please|for today|is needed|needed',
        'wanted',
      )}$`,
    ),
  ),
  formOf(
    sequence(
      '^(?:(?:no|i|changed|my|mind|have|so|ok|okay|sorry|wait|actually) )*',
      '(?:forget|leave|skip|drop|instead of|not|cancel|never mind) (?:the |about |that )*A (?:section )?',
      `(?:${oneOf(
        'and|but|so|take me to|go to|i|will|go for|take|want|need|give me|show me|let us go to|only|now|to',
        'the|for|just|get|have',
      )} )*B`,
      '(?: (?:section|please|only|instead|now|is better))*$',
    ),
  ),
  formOf(
    sequence(
      '^(?:the |my )?A (?:is |are )?',
      '(?:at home|over|there|enough)?(?: already)?(?: (?:and|but|so))? ?(?:i )?(?:came|have come) for',
      ' (?:the |some )?B$',
    ),
  ),
  // Verbs last, as in the languages of India: "curd and all not wanted, bread only wanted".
  formOf(
    sequence(
      '^(?:the |my )?A (?:(?:and all|section|side|also|is|are) )*',
      oneOf(
        'not (?:want(?:ed|ing)?|need(?:ed|ing)?|required|for me)',
        'no need|no want',
        'do not (?:want|need)',
        'leave',
      ),
      '(?: (?:now|today|for me|and|but|so|only))* (?:the )?B (?:(?:only|itself|section|side|i|am) )*',
      '(?:want(?:ed|ing)?|need(?:ed|ing)?|give|take|show|go|only|itself)(?: (?:me|to|there))*$',
    ),
  ),
]

/** The first is wanted, the second refused behind it; "no" alone may take the first back. */
export const onlyFirst = formOf(
  '^(?:(?:i|we|want|need|take|me|to|some) )*only (?:the |some )?A (?:and |but )?no B$',
  sequence(
    '^(?:(?:i|we|want|need|plain|some|the|only|just|take|me|to|said|meant|asked|for|buy|get|have|give|show) )*A',
    '(?: (?:i|we|want|wanted|need|meant|said|please|section|only))* (?:(?:and |but )?not|(?:and|but) no|without)',
    ' (?:the |any |to the )*B(?: (?:section|please|side|today|now|thanks))*$',
  ),
  sequence(
    '^A (?:(?:section|side|only|itself|i|am) )*',
    '(?:want(?:ed|ing)?|need(?:ed|ing)?|only|itself)(?: (?:and|but))* (?:the )?B',
    ' (?:(?:and all|section|side|i|is|am) )*(?:do not|not|no)',
    ' (?:want(?:ed|ing)?|need(?:ed|ing)?|required)(?: (?:now|today))*$',
  ),
)

/** Corrects what was heard: "no no, bread, not butter" refuses one, where "no bread no butter" refuses both. */
export const ratherFirst =
  /^(?:(?:sorry|oh|wait) )*no (?:(?:no|sorry|i|said|meant|want|wanted|asked|for|the) )*A not (?:the |any )*B$/

/** Ends a sentence that refuses what it named first: "bread and all not needed today". */
export const REFUSED_BEHIND =
  '(?:not (?:want|need|requir)(?:ed|ing)?|no need|no want|not for me)(?: (?:now|today|for me|at all|only|yet))*$'

/** Refuses all that it names, and asks for nothing. */
export const refusesNamed = formOf(
  sequence(
    '^(?:no need|no want|not need(?:ed)?|not want(?:ed)?|not required)(?: (?:of|for|the|any))*',
    ' A(?: (?:and|or|B|now|today|also|section))*$',
  ),
  sequence(
    '^(?:the |my )?A(?: (?:(?:and|or) )?B)?(?: (?:and all|section|side|both|also|all|is|are))*',
    ` ${REFUSED_BEHIND}`,
  ),
)

const NTH = {
  biscuits: 'first|pehl[aei]|pahl[aei]',
  dairy: 'second|middle|dusr[aei]|doosr[aei]|beech',
  breads: 'third|teesr[aei]|tisr[aei]',
}
const LAST = 'last|aakhri|akhri'
const ONE = oneOf('one|wal[aei]|option|section|choice|thing|of (?:them|the (?:three|lot|list))')
const OPENS = oneOf('so|and|ok|okay|yes|haan|well|then|just|please|um|uh|hmm|oh')
const CHOOSES = oneOf(
  'i|we|will|would|shall|can|want|need|like|rather|prefer|take|have|try|choose|pick|go|opt|plump|settle|start',
  'begin|kick off|with|for|on|to|let us|give me|take me|show me|make it|it is',
)
const IS_CHOSEN = oneOf(
  'please|only|itself|then|now|ma|na|ji|chal|chalo|option|thanks|thank you|it is|for me|works|(?:will|would) do',
  '(?:is|sounds) (?:about )?(?:fine|good|ok|okay|right|best|better|all right|alright)',
)
const anyNth = oneOf(...Object.values(NTH), LAST)
/** A wait without its "a", or the beginning of something else. */
const IN_PASSING = sequence(
  `(?:second|(?:${OPENS} )+(?:first|second|pehle|pahle))`,
  '(?: (?:please|then|now|ma|na|ji|thanks|thank you))*$',
)
const chosen = (nth: string, bare: string) =>
  formOf(
    sequence(
      `^(?!${IN_PASSING})(?:${OPENS} )*(?:(?:no )?not (?:the )?${anyNth}(?: ${ONE})? (?:but )?)?`,
      oneOf(
        `(?:${CHOOSES} )+(?:(?:the|that) (?:${nth})(?: ${ONE})?|(?:${nth}) ${ONE})`,
        `(?:the |that )?(?:${nth})${bare}`,
      ),
      `(?: ${IS_CHOSEN})*$`,
    ),
  )

/** Chosen by their place in the order in which they were just named; the bare last one may be the one of last time. */
export const chosenByPlace = [
  ['biscuits', chosen(NTH.biscuits, `(?: ${ONE})?`)],
  ['dairy', chosen(NTH.dairy, `(?: ${ONE})?`)],
  ['breads', chosen(NTH.breads, `(?: ${ONE})?`)],
  ['breads', chosen(LAST, `(?: ${oneOf('wal[aei]', `(?:one )?${IS_CHOSEN}`)})`)],
] as const

/** Asks which in the order one is, "is dairy the second one": to be led there may be meant. */
export const asksWhich = formOf(
  `^(?:(?:and|so|please|tell me|ok|okay) )*(?:is|was) (?:the )?${oneOf(
    'A (?:(?:the|section|side) )*(?:first|second|third|last)(?: (?:one|section|side))?',
    '(?:first|second|third|last) (?:(?:the|section|side|one) )*A',
  )}$`,
)

/** Asks how far one is: to be led there may be meant. */
export const asksDistance = formOf(
  `^(?:(?:and|so|please|tell me|ok|okay) )*(?:${sequence(
    'how (?:far|many steps|long|near|close)',
    '(?: (?:is|are|to|it|for|from here|away|the|reach|get|walk|till|section))* A',
  )})(?: (?:from here|away|section|side|here))*$`,
)

/** Goods that are not wanted, before those that are: "milk no need, | bread I want". */
export const notNeededFirst = formOf(
  sequence(
    '^(?:no )?(?:the )?\\w+ (?:is )?',
    '(?:no need|not need(?:ed)?|not want(?:ed)?|not required|no want)(?: now| today)?',
    ' (?=\\w+.*\\b(?:want|need|give|take|go|show)\\b)',
  ),
)
