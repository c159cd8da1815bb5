import { formOf, oneOf, sequence } from '../forms.ts'

/** What goes on around: something broke or fell, fire, smoke, a crowd, harm that somebody does. */
export const aroundForms: readonly RegExp[] = [
  formOf(
    '\\bheard (?:something|a (?:crash|bang|loud))\\b',
    '\\bsomething (?:sharp|hot|hard|wet|heavy|big|strange|is (?:here|wrong|there))\\b',
    sequence(
      '\\b(?:glass|bottle|something|jar|shelf|rack|things)\\b.*',
      '\\b(?:broke|broken|fell|falling|fallen|near my f(?:ee|oo)t)\\b',
    ),
  ),
  formOf(
    sequence(
      '\\bis there (?:something|anything|somebody|a wall|a step|stairs)',
      ' (?:in front|ahead|blocking|there)\\b',
    ),
    '\\bare there (?:any )?(?:stairs|steps down|obstacles)\\b',
  ),
  formOf(
    `(?<!\\bthank(?:s| you)\\b.*\\bfor )\\b${oneOf(
      'pushed|pushing|hitting|touching|grabbed|grabbing|holding|pulling|pulled|chasing|harassing|hit',
      'kicked|rammed|shoved|elbowed|jostled',
      '(?:rammed|bumped|barged|crashed|dashed|ran|banged|walked|knocked) (?:right |straight )?into',
    )} (?:me|my (?:hand|bag|phone|stick))\\b`,
  ),
  formOf(
    sequence(
      `\\b${oneOf(
        'burning|bachao|unsafe|not safe|power cut|short circuit|electric shock|got a shock',
        'heart attack|blood|unconscious|suffocating|stampede|molest\\w*|harass\\w*',
      )}`,
      `\\b(?! ${oneOf(
        'calories|pressure|sugar|is low|tests?|group|fat|fats|thinners?|thinning|reports?|samples?',
        'bank|donation|relations?',
      )})`,
    ),
  ),
  formOf(
    sequence(
      '\\b(?:floor|ground|shelf|rack|building|ceiling|roof|ladder|glass)(?: \\w+){0,2}',
      ' (?:shaking|falling|fell|moving|collapsed|breaking|slipping|slippery|wet)\\b',
    ),
    '\\blights? (?:went|go|gone|are|is) (?:off|out)\\b',
    sequence(
      '\\b(?:everyone|everybody) (?:is )?(?:shouting|running|screaming|pushing)',
      '\\b(?! (?:late|low|short|out of))',
    ),
    '\\b(?:door|shutter|gate|exit|way|path)(?: \\w+){0,2} (?:locked|down|jammed|stuck|shut|blocked)\\b',
  ),
  formOf(
    '\\b(?:lost|losing) (?:my |the )?balance\\b',
    `\\bfeel(?:ing)? ${oneOf(
      'like (?:fainting|vomiting|falling)',
      'faint|dizzy|giddy|sick|weak|unwell|unsafe|scared|afraid|breathless',
    )}\\b`,
    '\\bnot able to (?:breathe|stand|move|walk|get up)\\b(?!(?: \\w+){0,2} fast)',
    '\\bmy (?:chest|heart|head)(?: \\w+){0,2} (?:pain|paining|hurting|hurts|aching|pounding)\\b',
    '\\bmy legs?(?: \\w+){0,2} (?:giving way|shaking|trembling|slipped|gave way)\\b',
    '\\bmy (?:foot|leg|hand|feet) (?:slipped|slid|twisted)\\b',
  ),
  formOf(
    sequence(
      '\\b(?:full of|lot of|lots of|so many|too many) (?:people|crowd|boxes|trolleys)(?: \\w+){0,2}',
      '(?: here| standing| ahead| around| in)?\\b',
    ),
    sequence(
      '\\bi (?:spilled|spilt|broke|dropped)',
      ' (?:something|it|a |the |some |glass|\\w+ on the (?:floor|ground))',
    ),
    '\\bthere is (?:no way|nothing to hold)\\b',
    '\\bbarking\\b',
    '\\bsomething (?:touched|fell|hit|moved|came|broke|burst)\\b',
    '\\bsave me$',
    '\\bplease save me\\b',
    '\\bpeople (?:are )?(?:shouting|running|fighting|screaming)\\b',
  ),
  formOf(
    `\\b${oneOf(
      '(?:fire(?! away))',
      'smoke|smell of burning|burning smell|gas smell|gas leak|lot of blood|chest pain',
      'pain in my (?:chest|heart|stomach)',
      'broken glass|thief|stolen|stole|robbed|emergency|ambulance|doctor please|help i am',
    )}\\b(?! (?:dish|point))`,
  ),
  formOf(
    '\\b(?:no (?:space|place|room|way)|not (?:enough )?(?:space|room)) (?:to|for|ahead|here|left)\\b',
    `\\bcan not (?:\\w+ )?${oneOf(
      'go (?:ahead|forward|further|straight|there|anywhere)',
      'move|pass|cross',
      'get (?:through|past|out|up)',
      'stand|walk|breathe|proceed',
    )}\\b(?!(?: \\w+){0,2} fast)`,
    '\\bovercrowded\\b',
    sequence(
      '\\b(?:path|way|road|aisle|passage|route)(?: \\w+){0,2}',
      ' (?:blocked|closed|not clear|shut|narrow|locked)\\b',
    ),
  ),
  formOf(
    sequence(
      '\\bmy (?:\\w+ )?(?:foot|leg|knee|hand|arm|head|chest|toe|ankle|finger|nose)',
      ' (?:is |are )?(?:\\w+ )?(?:bleeding|twisted|broken|stuck)\\b',
    ),
    '\\bmy (?:chest|head)(?: \\w+)? (?:hurts|hurting|paining|pains|heavy|tight)\\b',
    '\\bsweating\\b.*\\bmy\\b',
    sequence(
      '\\b(?:left|right|here|side|front|ahead|straight) is',
      ' (?:only |just |also |again )?(?:a |an |the |some )?(?:\\w+ )?',
      '(?:wall|pillar|glass|railing|dead end|shutter)\\b',
    ),
  ),
  formOf(
    sequence(
      `\\b${oneOf(
        'trolley|trolleys|cart|carts|forklift|pallet|vehicle|bike|cycle|scooter|machine|truck|pram',
        'wheel ?chair',
      )}(?: \\w+){0,3}`,
      ' (?:coming|moving|rushing|approaching|reversing)\\b',
    ),
    '\\b(?:do|does) not feel safe\\b(?! (?:eating|to eat|having|buying|giving|with (?:this|it)))',
    '\\bnot feeling safe\\b',
  ),
  formOf(
    '\\bsteps? going (?:down|up)\\b',
    sequence(
      '\\b(?:near|close to|next to|towards|at the edge of) (?:the |any |some )*',
      '(?:stairs|staircase|escalator|edge|ramp|drain|pit)\\b',
    ),
    '\\bis (?:the|my|this) (?:way|path|road|aisle|passage) (?:\\w+ )?(?:clear|free|safe|open)\\b',
    '\\b(?:almost|nearly|just) (?:fell|fallen|slipped|tripped)\\b',
  ),
  formOf(
    '\\bdropped my (?:stick|cane|phone)\\b',
    '\\b(?:hit|cut|hurt|banged|bumped|burnt|burned) my\\b',
    '\\bthroat is (?:closing|swelling|burning)\\b',
    '\\bcan not breathe\\b',
  ),
]
