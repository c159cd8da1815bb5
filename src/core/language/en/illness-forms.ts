import { formOf, oneOf, sequence } from '../forms.ts'
import { BEING, MUCH, needForm, SLIGHTLY } from './cry-parts.ts'
import { LIMB } from './kinds-of-words.ts'

const FAINT = oneOf(
  'faint|dizzy|giddy|funny|queer|wobbly|poorly|dreadful|awful|terrible|ill|unwell|weak|shaky|peculiar',
  'breathless|clammy|rough|light ?headed|nauseous|poisoned',
)

/** Somebody is ill all at once. */
export const illnessForms: readonly RegExp[] = [
  needForm(
    sequence(
      `\\bi(?: have| am| just)* (?:come|came|coming|gone|going|went) over (?:${MUCH} )*`,
      `(?:${FAINT}|hot|cold|sick|strange)\\b`,
    ),
  ),
  needForm(
    sequence(
      `\\bi(?: am| do| still)*(?: not)? feel(?:ing)? (?:${MUCH} )+${FAINT}`,
      '\\b(?! (?:about|that|for|of|if|\\w+ing))',
    ),
    `\\bi(?: am)? feel(?:ing)? ${FAINT}\\b(?! (?:about|that|for|of|if|\\w+ing))`,
  ),
  needForm(
    sequence(
      '(?<!\\b(?:she|he|they|mummy|papa|mother|father|baby|wife|husband) (?:is|are|was|were) )',
      `\\bfeel(?:ing)? (?:${SLIGHTLY} )+`,
      oneOf(
        'faint|dizzy|giddy|sick|weak|unwell|uneasy|breathless|light ?headed|nauseous|shaky|unsteady',
        'like (?:fainting|vomiting|falling)',
      ),
      '\\b(?! (?:about|that|for|of|in|if|\\w+ing))',
    ),
  ),
  needForm(
    sequence(
      `^(?:(?:oh|wait|sorry|please|just|i am) )*(?:${SLIGHTLY} )+`,
      '(?:dizzy|giddy|light ?headed|breathless|unwell|nauseous|unsteady)\\b(?! (?:about|that|for|of))',
    ),
  ),
  needForm(
    sequence(
      `\\b(?:i am|i have|i feel|having|getting|got|feeling|feel|coming)(?: ${SLIGHTLY})*`,
      ' (?:giddiness|dizziness|breathlessness|faintness|nausea|chakkar|ghabrahat)\\b',
    ),
    sequence(
      '\\b(?:giddiness|dizziness|breathlessness|chakkar|ghabrahat) (?:is )?',
      '(?:there|coming|happening|started|again|now)\\b',
    ),
    '\\blight ?headed\\b',
  ),
  needForm(
    `\\b(?:am|feel|feeling) (?:${SLIGHTLY} )*under the weather\\b`,
    `\\bmy head is (?:${SLIGHTLY} )*(?:turning|whirling|going round)\\b(?! (?:to|left|right|towards))`,
    sequence(
      '\\bmy (?:bp|blood pressure) is (?:going up|shooting up)',
      '(?: (?:now|suddenly|i think|please|wait|let me)\\b|$)',
    ),
  ),
  needForm(
    sequence(
      '^(?:(?:oh|wait|sorry|please|just|no|hello) )*not feel(?:ing)? (?:so |very |too |at all )*',
      '(?:right|well|good|myself|okay|ok|fine|alright|all right|great)',
      '\\b(?! (?:about|with|for|eating|buying|to (?!sit|rest|stop|stand)))',
    ),
  ),
  needForm(
    sequence(
      '\\bi (?:am not feeling|do not feel) (?:so |very |too |at all )*',
      '(?:right|well|good|myself|clever|alright|all right)\\b(?! (?:about|with|for|eating|buying|to))',
    ),
  ),
  needForm(
    '\\bi am not (?:very |at all |too |so )*well\\b(?! (?:versed|off|up|informed|known|aware|trained))',
  ),
  needForm(
    sequence(
      '\\b(?:having|had|have|taken)(?: got)? (?:a |another )(?:bit of a )?(?:funny|dizzy|fainting|giddy)',
      ' (?:turn|spell)\\b',
    ),
    '\\bhaving one of my (?:\\w+ )?(?:turns|spells|attacks)\\b',
  ),
  needForm(
    '\\b(?:can|could) not (?:\\w+ )?(?:catch|get|find) my breath\\b',
    '\\b(?:fighting|struggling|gasping) for (?:breath|air)\\b',
  ),
  needForm(
    sequence(
      `\\b(?:my|the) (?:chest|heart|ticker)${BEING}`,
      ' (?:tight|tightening|crushing|playing up|giving out|thumping|racing|pounding|skipping)\\b',
    ),
    '\\b(?:elephant|weight|pressure|tightness) (?:on|in|across) my chest\\b',
  ),
  needForm(
    sequence(
      `\\b(?:my|his|her) (?:throat|tongue|lips?|mouth|face|neck)${BEING}`,
      ` ${oneOf(
        'swelling|swollen|swelled|closing|closed up|tight|tightening|tingling|tingly|numb|itching|itchy',
        'puffing up|puffy|thick|droopy|drooping|dropped|red',
      )}\\b`,
    ),
  ),
  needForm(
    sequence(
      '\\bi(?: am| have)(?: \\w+)? (?:coming|come|breaking|broken|getting|got)(?: up| out| all)*',
      ' (?:in|into|with)? ?(?:a |red |big )*(?:hives|rash|rashes|spots|blotches|welts)\\b',
    ),
    '\\b(?:i am|he is|she is|i think i am) having (?:an? |some )*(?:bad )?(?:allergic )?reaction\\b',
  ),
  needForm(
    '\\bcan not swallow(?: (?:properly|anything|now|at all))?$',
    sequence(
      '\\b(?:something|it|bone|piece|crumb|food|biscuit)(?: (?:s|is|has|got|gone|just|been))+',
      ' (?:stuck|caught|lodged) in my (?:throat|windpipe)\\b',
    ),
    '\\bgone down the wrong way\\b|\\bpins and needles\\b',
  ),
  needForm(
    `\\b(?:can|could) not (?:feel|move) my (?:\\w+ )?${LIMB}\\b`,
    `\\bmy legs?${BEING} (?:like |turned to )?(?:jelly|water|rubber)\\b`,
  ),
  needForm(
    sequence(
      '\\b(?:(?:am|is|be|keep) having|think it is|think this is|going into|i (?:have )?got)',
      ' (?:a |an |another )*(?:hypo|stroke|seizure|fit|asthma attack|panic attack|anaphyla\\w+)\\b',
    ),
    '\\b(?:going|gone) hypo\\b',
  ),
  needForm(
    sequence(
      '\\bi am (?:all )?shaking',
      '(?: (?:all over|like|so (?:much|badly|hard)|badly|inside|here|now|please)\\b|$)',
    ),
    '\\bcan not stop shaking\\b',
    '\\beverything(?: is| has)*(?: gone| going)? (?:wobbly|swimming|blurred|fuzzy)\\b',
    '\\b(?:he|she) is (?:vomiting|choking|fitting)\\b',
  ),
  needForm(
    '\\bi have gone (?:all |so |very )*(?:cold|clammy|sweaty|pale|white|limp|numb)\\b(?! (?:on|about))',
    '\\bi (?:have |just |nearly |almost )*(?:blacked|passed) out\\b(?! (?:of|from|in))',
    `\\bmy (?:\\w+ )?${oneOf(
      `(?:arms?|hands?|face|side)${BEING} dead`,
      `(?:arms?|legs?|hands?|foot|feet|face|side)${BEING} (?:limp|lifeless|useless)`,
    )}\\b(?! (?:straight|tired))`,
  ),
  needForm(
    '\\bi am going low$',
    sequence(
      '\\bmy sugars?(?: (?:s|is|has|have|been|just|gone))*',
      ' (?:crashed|crashing|dipping|too low|very low|going low|low)\\b',
    ),
    '\\bpain (?:all )?(?:down|across|up) my (?:\\w+ )?(?:arm|side|jaw|chest|back|leg|neck)\\b',
    '\\bmy heart(?: is| keeps| s)? (?:missing|skipping|stopping)\\b',
  ),
  needForm(
    sequence(
      '\\b(?:took|taken) (?:the |a |my |some )*(?:wrong|too many|too much|double)(?: \\w+)?',
      ' (?:tablets?|medicines?|pills?|insulin|dose)\\b',
    ),
    '\\b(?:where is|can not find|have lost|forgot|do not have) my (?:inhaler|epipen|insulin|glucose)\\b',
  ),
  needForm(
    '\\b(?:he|she) is (?:turning|going) (?:blue|grey|purple)\\b',
    '\\bi am seeing (?:stars|double|spots)\\b(?! \\w+s?$)',
    `\\bmy (?:speech|vision|sight)${BEING} (?:funny|slurred|slurring|blurred|double)\\b`,
    `\\bmy (?:speech${BEING}|(?:vision|sight)(?: s| has| is)* (?:just|suddenly)) (?:gone|went)\\b`,
  ),
  needForm(
    sequence(
      '\\bi am in (?:a |big |serious |real |terrible |such |bit |of )*',
      '(?:trouble|danger|difficulty|distress|panic|bad way|pain)\\b',
    ),
  ),
  formOf(
    sequence(
      '\\bi (?:have |did )?(?:not (?:had|have|taken|take|got)|forgot|forgotten|lost|missed)(?: to take)?',
      ' my (?:insulin|inhaler|epipen|heart tablets)(?: (?:today|yet|this morning|now|please|with me))?$',
    ),
  ),
]
