import { either, oneOf, sequence } from '../forms.ts'

const WRAPPING = oneOf(
  'packets?|packs?|packing|package|packaging|box|carton|pouch|sachet|wrapper|wrapping|cover|tin|bottle',
  'seal|lid|cap|foil',
)

const BREAD = '(?:biscuits?|cookies?|bread|loaf|slices?|buns?|rusks?|cakes?|milk|curd|cheese|paneer|butter)'

const HELD = `(?:it|this|that|these|they|(?:one|inside|content|contents|stuff|thing)|${WRAPPING}|${BREAD})`

const IS_NOW = `(?: ${oneOf(
  'is|are|was|has|have|been|got|gone|looks?|feels?|seems?|smells?|all|a|bit|little|some|so|very|too|quite',
  'already|slightly|kind of|like|also|half|fully|completely',
)})*`

const OPEN_OR_TORN =
  '(?:torn|tore|ripped|punctured|unsealed|resealed|tampered|(?:already |half |partly |slightly )open(?:ed)?)'

const SWOLLEN =
  '(?:swollen|swelled|swelling|puffed(?: up)?|puffy|bloated|bulging|bulged|blown up|ballooned|inflated)'

const SPOILT =
  '(?:mou?ldy|mou?ld|fungus|fungal|rotten|rancid|infested|weevils?|insects?|worms?|maggots?|ants?|cockroach(?:es)?)'

const SMELLS = oneOf(
  'bad|foul|off|funny|sour|rancid|stale|strange|odd|weird|musty|wrong|rotten|awful|horrible|terrible',
  'stinking|peculiar',
)

/** The state of a pack, which nobody of ours has seen: to be told before what its records say. */
export const DAMAGED = either(
  `\\b${WRAPPING}${IS_NOW} ${oneOf(
    OPEN_OR_TORN,
    'open(?:ed)?(?: already)?$',
    `${SWOLLEN}|damaged|broken|leak\\w*|crushed|dented|loose|tampered|wet|damp|sticky`,
    'not (?:sealed|closed|intact|proper)',
  )}\\b`,
  `\\b(?:it|this|that|these)(?: one)?${IS_NOW} (?:${OPEN_OR_TORN}|${SWOLLEN}|damaged|dented|${SPOILT})\\b`,
  either(
    `\\b${HELD}${IS_NOW} smell(?:s|ing)?(?: (?:so|very|a bit|a little|kind of|really|like))* ${SMELLS}\\b`,
    `\\b(?:a|some|has|have|is|there)(?: \\w+)? ${SMELLS} smell\\b`,
    '\\bstink(?:s|ing)?\\b',
  ),
  sequence(
    `\\b(?:is|are) (?:the |this |that |its )?${WRAPPING}`,
    ` (?:${OPEN_OR_TORN}|open|broken|${SWOLLEN}|damaged|intact|sealed|tampered|leaking|torn or not)\\b`,
  ),
  either(
    `\\b(?:hole|cut|tear|puncture|leak|crack)s? (?:in|on) (?:the |this |its |my )?${WRAPPING}\\b`,
    sequence(
      `\\b${WRAPPING} (?:has|have|got|has got) (?:a |some )?(?:small |big |tiny |little )?`,
      '(?:holes?|cuts?|tears?|punctures?|leaks?|cracks?|dents?)\\b',
    ),
    '\\b(?:no|without(?: a| any)?) seal\\b',
    `\\b(?:air|gas)${IS_NOW} (?:filled|full) (?:in|inside)\\b`,
  ),
  either(
    `\\b(?:${SPOILT}) (?:is |are |growing |crawling )*(?:on|in|inside|all over) (?:the |this |it|them|my)`,
    sequence(
      '\\b(?:there is|there are|i see|i (?:can )?feel|has|have got|got)(?: \\w+){0,2}',
      ' (?:mou?ld|fungus|weevils?|insects?|worms?|maggots?)\\b',
    ),
  ),
  `\\b(?:leaking|dripping|oozing|seeping|spilling) (?:out )?(?:from|of|out of) (?:it|this|the ${WRAPPING})\\b`,
  either(
    `\\b${WRAPPING}${IS_NOW} open(?:ed)? i think$`,
    sequence(
      `\\b(?:it|this|that)(?: one)?${IS_NOW} open(?:ed)? (?:from|at|on) (?:the|one|a)`,
      ' (?:side|top|corner|end|back|bottom)\\b',
    ),
  ),
  `\\b${BREAD}${IS_NOW} (?:mou?ldy|rotten|rancid|gone green|green|infested)\\b`,
)

/** How it is opened and kept, its date, a recall, what was once, and what lies on the floor are asked and told by others. */
export const NOT_ITS_STATE = `\\b${oneOf(
  'how (?:do|does|can|to|should)',
  'once|after|when|where|if|before|until|till|keep|store|dates?|dated|expir\\w+|use by|past|days?|alert',
  'known|recall\\w*|called back|last|yesterday|staff|someone|somebody|feet|floor|ground|colou?rs?',
  'colou?ring|inhibitors?',
)}\\b`
