import { eachFormOf, either, formOf, oneOf, sequence } from '../forms.ts'

/** Of or to somebody else; as the beginning of a sentence. */
export const aboutOthers = formOf(
  `^(?:and |then |but |see |look |oh |yes |no |so |hey |okay )*${oneOf(
    'he|she',
    'they(?! (?:use|put|add|make|mix|have (?:not )?(?:used|put|added|mixed)))',
    'it is your|his|her|their|him|them',
    'that (?:fellow|aunty|auntie|uncle|lady|man|boy|girl)',
    'those',
    `(?:this|the) ${oneOf(
      '(?:boy|girl|kids?|child|children|baby)(?! (?:wants?|needs?|(?:is|are) asking for|asked for))',
      'lady|man|driver|doctor|neighbour|maid|train|traffic|wedding',
      'weather|phone|car|bus|auto|music|milk boiled',
    )}`,
    sequence(
      'my',
      ` ${oneOf(
        'sister|brother|mother|father|son|daughter|husband|wife|grandson|neighbour|friend|boss|aunt|nephew',
        'niece',
      )}`,
      ` ${oneOf(
        'is(?! (?:diabetic|allergic|pregnant|vegan|vegetarian|having|on|a (?:heart|sugar|diabetic|bp)))',
        'was|had|will|lives|works|told him|told her',
      )}`,
    ),
    'mummy|mama|mom|papa|daddy|dad|grandma',
    'put(?! it on my (?:home|phone))',
    'eat',
    `tell ${oneOf(
      'him|her|them|your|papa|mummy',
      'the (?:driver|man|lady|boy|girl|guard|watchman|auto|children|kids)',
    )}`,
    'give (?:him|her|them)',
    'hold (?:this|the|my|your|it)',
    'careful|move|save me|keep it in',
    'come (?:here|this)',
    'are you (?:eating|going|coming|buying|cooking|making|taking|working|having|drinking|playing|leaving)',
    'did (?:you (?!say|ask|tell|mean|hear|call)|(?:he|she|they)\\b)',
    'who (?:is(?! there to)|was|left)',
    'whose',
    'why (?:is|did|are) (?:he|she|they)',
    `do not ${oneOf(
      '(?:start|keep|stop) \\w+ing',
      'cry|run',
      'put(?!(?: \\w+){1,3} (?:phone|mobile|screen)\\b)',
      'touch|open|lose',
      'tell (?:him|her|them|papa|mummy|your|anyone|anybody)',
      'give|pull|eat|drop|break|worry|fight|push',
    )}`,
    'take your|close the',
    'switch(?! (?:to|off|the|it|over|section|my))',
    'meet me',
    'wait (?:for (?:me|us) )?(?:at|near|outside|downstairs)',
    'i will (?:call|ring|phone) (?:you|him|her|them)',
    'wait for (?:him|her|them)',
    'you (?:go first|come|sit|stay|eat|pay|stand|keep it|take it)',
    'your (?:turn|child|shoelace|bag)',
  )}\\b`,
)

/** Says what is done just now, which answers nobody. */
export const tellsOfNow = /\b(?:we are|i am|they are) (?!wanting|asking|saying|talking about)\w+ing\b/

/** Tells how it was, once. */
export const wasOnce = /\b(?:was|were|had) (?!thinking|about to|going to)/

/** Speaks of somebody else somewhere. */
export const ofOthers = /\b(?:he|she|him|her|they|them)\b/

/** Clearly said to somebody else, or of somebody who is not here. */
export const meantForOthers = formOf(
  '\\b(?:mummy|mama|mumma|papa|daddy|grandma|nani|dadi|auntie|aunty|uncle|bhaiya|bhai)\\b',
  '\\b(?:he|she)\\b',
  // "They are at the gate".
  '^they\\b(?!.*\\b(?:me|my)\\b)',
  // "Hello yes i will call".
  '^(?:hello )?(?:yes )?(?:i will call|call me)\\b',
  '\\b(?:call (?:you|me) (?:back|after|later))\\b',
  '^(?:oh )?sorry sorry\\b(?!.*\\bi (?:mean|meant|said|asked|want|wanted)\\b)',
  '\\b(?:excuse me|side please|move (?:aside|your))\\b',
)

/** Wants nothing: whoever is thanked says nothing, and the question stays open. */
export const onlyThanks =
  /^(?:(?:ok|okay|alright|all right|fine|oh|yeah) )*(?:thank you|thanks)(?: (?:so|very) much| a lot)?$/

/** Thanks somebody or takes leave of them by what people call each other. */
export const thanksSomebody = formOf(
  sequence(
    '^(?!no\\b).*\\b(?:thanks?|bye|goodbye|see you|dhanyavad|shukriya)\\b.*',
    `\\b${oneOf(
      'bhaiya|bhai|beta|beti|didi|aunty|auntie|uncle|baba|son|brother|sister|amma|anna|akka|chacha|boss',
    )}\\b`,
  ),
  sequence(
    '^(?:bhaiya|bhai|beta|beti|didi|baba|amma|anna|akka|chacha|boss)',
    ' (?:ok |okay )?(?:thanks?|bye|goodbye)\\b',
  ),
)

/** Asks what somebody does or did. */
export const asksYou = /^(?:are|were|did|have|will) you\b/

/** `$1` is what somebody asks about. */
export const anotherThing = formOf(
  sequence(
    '\\b(?:(?:of|in) (?:the|that|those|my)|(?:of|in|about|is|are|spell|does) (?:your|his|her|their))',
    ' (\\w+)\\b(?! (?:allergic|diabetic))',
  ),
)

/** Takes a telephone call, or has only greeted us before the answer. */
export const answersCall = formOf(
  '^(?:(?:uh|hello|haan|yes) )*(?:hello (?:yes|haan)|(?:yes|haan) hello)\\b',
  sequence(
    '^(?:(?:yes|yeah|haan|hello) )+',
    '(?:bolo|boliye|speaking|i am speaking|i am listening (?:go|carry|tell|bolo))\\b(?= \\w)',
  ),
  '^(?:hello|haan) (?:i am|we are) (?:just )?(?:leaving|coming|starting)\\b',
  // "Okay okay i am coming".
  '^(?:ok okay|okay okay|ok ok) (?:i am )?coming\\b',
  // "Ruko ruko aa raha hoon".
  '\\bruko\\b.*\\baa rah[ai]\\b',
  '\\b(?:ring|phone|call) me (?:at|on|back|later|after|when|in|tomorrow)\\b',
)

/** Begins with or ends in somebody's name or title, or asks whoever is along: "do we need anything more". */
export const calledOut = formOf(
  '^(?:\\w+ )?(?:do|did) we (?:need|want|like)\\b(?! to\\b)',
  '\\b(?:you first|after you)$',
  // "How are you after so long".
  '\\bhow are you\\b(?! (?:going|taking|leading|guiding|counting|working|able))',
  `^(?:no |yes |hello |hey |arre |ok |okay |oh |see |come )*${oneOf(
    'papa|mummy|mama|mumma|mom|daddy|dad|grandma|nani|dadi|uncle|aunty|auntie|driver|watchman',
    'doctor(?! (?:has|had|have|said|says|told|asked|advised|stopped|is|will))',
    'sorry sorry(?!.*\\bi (?:mean|meant|said|asked|want|wanted)\\b)',
  )}\\b`,
  '\\b(?:papa|mummy|mama|mumma|daddy|driver|uncle|doctor)$',
)

/** Only draws attention to the words beside it, and names nobody who is told of: "my sister". */
export const callsUpon = eachFormOf(
  '^(?:(?:oh my god|oh god|hello|hey|hi|sister|brother|akka|anna|boss) )+(?=\\w+ \\w)',
  sequence(
    '(?<=\\w \\w+)(?<!\\b(?:my|your|his|her|our|their|the|a|this|that|elder|older|younger|big|little))',
    '(?: (?:ma|amma|sister|brother|akka|anna|boss))+$',
  ),
)

/** Tells of something that is or was. */
export const isStatement = formOf(
  `\\b${oneOf(
    'is|are|was|were|makes|made|ate|finished|has|had|boiled|already have|did|gave|bought|got|keeps|comes',
    'smells|tastes|costs|looks',
  )}\\b`,
)

/** Cries out, and answers nothing. */
export const laments = /^(?:oh no ?){2,}$/

/** Tells of what was: what it names is nothing to be told of now. */
export const tellsOfPast = formOf(
  `\\b${oneOf(
    'was|were|had|did|gone|went|came|gave|used to|bought|ate|took|left|made me',
    'told (?:him|her|them|me)',
    'said (?:he|she|they)',
  )}\\b`,
)

/** Was said to somebody else, or is told of it. */
export const tellsOthers = formOf(
  '^i told you (?:not )?to (?:buy|bring|get|take|come|go|keep|leave|call)\\b',
  '\\b(?:telling|told|tell|gave|give|asked|ask|call|called|show|showed) (?:him|her|them)\\b',
  sequence(
    '\\bi (?:will|can|shall) (?:explain|teach|show|tell|give|send|bring)',
    ' (?:it |this |that )?(?:to )?(?:you|him|her|them)\\b(?! (?:when|once))',
  ),
  '\\b(?:take|bring|lead|guide) (?:him|her|them) to\\b',
  // "Raju should we save it".
  `^(?!(?:${either(
    'and|but|so|or|then|now|also|well|oh|okay|ok|yes|yeah|no|please|sorry|maybe|really|actually|what|where',
    'which|how|when|why|who|this|that|it|these|those|if|madam|sir',
  )})\\b)\\w+ should (?:i|we)\\b`,
  // "Bring it on your way home".
  '\\bon your way (?:home|back|here|from)\\b',
  '\\bdid you (?:weigh|cook|eat|go|buy|pay|give|keep|lock|meet|put|come|bring|finish)\\b',
)

/** Tells of somebody else from its first word on, and wants nothing of us. */
export const isTale = formOf(
  // "Last time i said the same".
  '^last time (?:i|we) (?:said|told)\\b(?! .*\\b(?:what|how|is|does|which|where)\\b)',
  // "No more of it says my doctor".
  '\\b(?:said|says) (?:the|my|his|her|our) \\w+$',
  '\\b(?:he|she|they) (?:said|says|asked)$',
  sequence(
    '^(?:and |so |but |oh |then |yes |no )*(?:he|she|they)',
    ` ${oneOf(
      'said|told|is|was|has|had|will|went|charged|makes?|made|gave|does|did|says|want|wants|works?|lives?',
    )}`,
    `\\b(?!.*\\b${oneOf(
      '(?:can|may|should|could) (?:he|she|they)',
      'allerg\\w+|intoleran\\w+|diabetic|tell me|take me|you|please|i|my way',
    )}\\b)`,
  ),
)

/** Praises what is held: asks nothing. */
export const praises = /\b(?:such an?|nice|lovely|beautiful|pretty|cute|wonderful|what an?)\b/

/** Has a thing carried somewhere, by whoever is beside. */
export const hasCarried = formOf(
  sequence(
    '^(?:(?:please|just|go|you|and|then|now|ok|okay|beta|no) )*',
    '(?:take|bring|carry|give|put|keep|leave|hand) (?:it|this|that|these|those|them)(?: \\w+){0,2}',
    ' (?:to|at|on|near) ',
  ),
)

/** Whether somebody else may eat what is in hand. */
export const mayTheyEat = formOf(
  '\\b(?:can|may|could|should|will) (?:he|she|they) (?:have|eat|take) (?:it|this|these)\\b',
  '\\b(?:he|she|they) can (?:have|eat|take)\\b',
  '\\b(?:if|whether) (?:my|our|the) \\w+ (?:can|may|could|should) (?:have|eat|take) (?:it|this|these)\\b',
  '\\b(?:he|she|they) (?:will|wants? to|is going to) (?:be )?(?:eat|hav|tak|dunk|dipp?|nibbl)(?:e|ing)? (?:it|this|these)\\b',
  // "She has sugar so it is okay".
  '\\b(?:so|then) (?:it|this) is (?:okay|ok|fine|safe|alright|all right|good)\\b',
  '\\b(?:it|this) (?:okay|ok|fine|safe|alright|all right|good) for (?:him|her|them)\\b',
)
