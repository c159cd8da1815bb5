import { formOf, oneOf, sequence } from '../forms.ts'
import { BEING, needForm } from './cry-parts.ts'
import { hurtForms } from './hurt-forms.ts'
import { illnessForms } from './illness-forms.ts'
import { KIN, LIMB, PERSON, VALUED } from './kinds-of-words.ts'

const STRONG_TAKEN = oneOf(
  'nicked|nicking|pinched|pinching|swiped|snatched|snatching|stole|stolen|stealing|grabbed|grabbing',
  '(?:made|legged|running|ran|run) (?:it |off |away )*with',
  'yanked',
)
const THEM = `(?:he|she|they|somebody|someone|people|who|that|guards?|security|(?:${PERSON})(?: (?:here|there))?)`
const TRAPPED = '(?:hemmed|boxed|shut|fenced|penned|locked|walled|blocked|closed)'
const TOPPLING = oneOf(
  'coming (?:down|over|loose)',
  'came (?:down|over)',
  'toppling',
  'tipping(?: over)?',
  'wobbling|wobbly|giving way|gave way',
  'about to (?:fall|come down|go)',
)
const OF_GOODS = oneOf(
  'shelf|shelves|rack|racks|ceiling|stack|pile|tower|display|boxes|cartons|crates|bottles|packets|tins',
  'jars|light|sign',
)
const DIAL = '(?:call|ring|phone|dial|fetch|get|send)(?: \\w+){0,2}?'
/** As figures are read out: 999, 911, 112, 108, 100. */
const EMERGENCY_NUMBER = oneOf(
  'nine nine nine|triple nine',
  'nine hundred (?:and )?ninety nine',
  'nine one one',
  'nine hundred (?:and )?eleven',
  'one one two',
  'one hundred (?:and )?twelve',
  'one (?:zero|oh|o) eight',
  'one hundred (?:and )?eight',
  'one (?:zero|oh) (?:zero|oh)',
)

/** Cries of need as people say them every day, by the classes of their words: they count in every state. */
export const cryForms: readonly RegExp[] = [
  ...illnessForms,
  ...hurtForms,
  // Somebody means harm.
  needForm(
    `\\b${STRONG_TAKEN} (?:at |off |away )*(?:my|our) (?:\\w+ )?${VALUED}\\b`,
    `\\bhad my (?:\\w+ )?${VALUED} away\\b(?! (?:from|in|for))`,
  ),
  needForm(
    sequence(
      `\\bmy (?:\\w+ )?(?:purse|handbag|bag|phone|wallet|stick|cane)${BEING}`,
      ' (?:gone|missing|nicked|pinched|snatched|taken)',
      '\\b(?! (?:off|dead|to|flat|blank|heavy|light|cold|soft|quiet|silent|slow|wet))',
    ),
    '\\bmy (?:purse|wallet|handbag) is not in my (?:bag|pocket|hand)\\b',
  ),
  needForm(
    '\\bmy (?:stick|cane) is (?:in|into) (?:two|three|half|pieces|bits)\\b',
    '\\b(?:stick|cane|foot) (?:goes|went|is going) (?:into|in|through) (?:nothing|a hole|a gap)\\b',
    sequence(
      `\\bmy (?:\\w+ )?${VALUED} (?:[a-z]+ )*(?:somebody|someone|they|he|she|thief)`,
      ' (?:has |have |just )*(?:took|taken|stole|stolen|nicked|snatched|pinched|grabbed) it\\b',
    ),
  ),
  needForm(
    sequence(
      `\\b${THEM}(?: \\w+){0,3} (?:dragging|hauling|forcing|threatening) (?:me|us)`,
      '\\b(?! to (?:buy|eat|take|try|have|do)\\b)',
    ),
    '\\bgot hold of (?:me|my (?:arm|hand|wrist|bag|hair))\\b',
    '\\b(?:take|taking|leading|holding|pulling) me\\b.* do not know (?:him|her|them|who)\\b',
  ),
  needForm(
    '\\b(?:stop|do not) (?:touch|push|hurt|pull|grab|follow|hit)(?:ing)? me\\b',
    '^(?:please )?stop pushing(?: please)?$',
    '\\byou are hurting me\\b',
  ),
  needForm(
    `\\b${THEM}(?: \\w+){0,3} not ${oneOf(
      'let(?:ting)? (?:go of (?:me|my \\w+)|me (?:go|out|pass|past|through|by))',
      'leav(?:e|ing) (?:me|us) (?:alone|be)',
      'stop (?:touching|following|pulling|pushing|hitting|grabbing) (?:me|my)',
    )}\\b`,
    `\\b(?:will|would|does|is|are|can) not let(?:ting)? go of (?:me|my ${LIMB})\\b`,
  ),
  formOf(
    sequence(
      '\\b(?<!\\bnot )let go(?: of)? (?:me|my (?:arm|hand|wrist|shoulder|hair|bag|purse|stick|cane))',
      '\\b(?! i can)',
    ),
    '\\bget (?:off|away from) me\\b',
    '\\b(?:hands|hand) off me\\b',
    '\\bleave me alone (?:you|or|go away|please (?:go away|sir|stop))\\b',
    '^(?:please |just |go away |oh |no )*leave me alone(?: please| will you| now| go away)*$',
  ),
  needForm(
    sequence(
      '\\b(?:they|people|everyone|everybody|somebody|someone|staff|guards?|he|she)',
      '(?: (?:s|is|are|all|just|keeps?|here))*',
      ' (?:saying|shouting|screaming|yelling|telling (?:us|me|everyone|everybody|people)|said|says)',
      '(?: to| there is| it is| we must)*(?: a| an)?',
      ' (?:get out|run|evacuate|clear out|leave the (?:building|shop|store)|fire|bomb|mind your head)\\b',
    ),
  ),
  needForm(
    sequence(
      '\\b(?:everyone|everybody|people)(?: (?:s|is|are|all))*',
      ' (?:running (?:out|away)|rushing out|panicking|evacuating)\\b',
    ),
  ),
  needForm(
    sequence(
      '\\b(?:throwing|chucking|hurling) (?:things|stones|bottles|stuff|cans|tins|chairs|punches)',
      '\\b(?! (?:away|out))',
    ),
    '\\bthere (?:is|are) (?:a |an |some |going to be )*(?:fight|punch up|brawl|riot|robbery|bomb|gun)\\b',
    sequence(
      `\\b${THEM}(?: \\w+)?`,
      ' (?:has|have|got|pulled|holding|waving|with)(?: got| out)?(?: a| an)?(?: \\w+)?',
      ' (?:knife|gun|weapon)\\b',
    ),
  ),
  needForm(`\\b${DIAL} ${EMERGENCY_NUMBER}\\b(?! (?:rupees|grams|times|ml))`),
  needForm(
    sequence(
      '(?<!\\b(?:will|shall|must|to|did|should) )\\b(?:ring|phone|dial|fetch|send|shout)',
      '(?: (?:for|the|a|an|me|us|my|some))*',
      ' (?:police|ambulance|paramedics?|fire brigade|first aider|nurse|doctor)\\b',
    ),
    '\\bcall (?:the |a |an )?(?:paramedics?|fire brigade|first aider|nurse)\\b',
  ),
  /\bsave me(?= (?:please|somebody|someone|anybody|anyone|quick|quickly|from (?:him|her|them))\b|$)/,
  // Somebody else is hurt.
  needForm(
    sequence(
      `\\b(?:a|an|some|one|this|that|the|my|old) (?:\\w+ )?${PERSON}`,
      '(?: (?:here|there|beside me|next to me))?(?: (?:s|is|are|has|have|just|suddenly|had|been))+',
      ` ${oneOf(
        'fallen(?: over| down)?',
        'collapsed|fainted|passed out',
        'not (?:breathing|moving|responding|waking|answering)',
        'having a (?:fit|stroke|seizure|heart attack)',
        'choking|stopped breathing',
        'turning (?:blue|grey)',
        'unconscious|had a fall',
      )}\\b`,
    ),
  ),
  // Something is wrong around.
  needForm(
    `\\bi (?:am|have been|got|was)(?: \\w+)? ${TRAPPED} in\\b`,
    '\\bi am in here and (?:it|the door) is (?:shut|locked)\\b',
  ),
  needForm(`\\b${OF_GOODS}${BEING} ${TOPPLING}\\b`),
  needForm(
    sequence(
      `\\b(?:sirens?|sprinklers?|fire (?:bell|alarm))${BEING}`,
      ' (?:on|off|ringing|sounding|blaring|come on|came on|started|spraying)\\b',
    ),
    sequence(
      '\\btold (?:us )?to',
      ' (?:get out(?! (?:the|my|your|our|a)\\b)|leave (?:the )?(?:shop|store|building)|evacuate)\\b',
    ),
    '\\bit (?:is|has)(?: all)? gone (?:dark|black)\\b(?! (?:outside|early|on the))',
    '\\b(?:water|oil|glass) (?:is )?(?:everywhere|all over the (?:floor|place))\\b(?! in)',
    '\\b(?:top|edge) of (?:the |some |a )*(?:stairs|steps|staircase|escalator)\\b',
    '\\bi (?:can )?hear (?:\\w+ ){0,2}(?:screaming|gun ?shots?|explosion|shouting and running)\\b',
  ),
  needForm(
    sequence(
      '\\bthere (?:is|are) (?:a |an |some )?(?:wasps?|bees?|hornets?|snakes?|rats?|scorpions?)',
      '\\b(?! (?:on|repellent|in (?:the |my )?(?:garden|house|home)))',
    ),
  ),
  needForm(
    sequence(
      '\\b(?:floor|ground|steps?)(?: (?:s|is|are|here))* (?:like|all|so|very) (?:an? )?',
      '(?:ice|ice rink|skating rink|slippery|soapy|greasy|oily|slimy|glass)\\b',
    ),
    '\\bnothing under my (?:foot|feet|stick|cane)\\b',
  ),
]

/** Asks for people who look for, or look after, somebody. */
export const callForms: readonly RegExp[] = [
  needForm(
    sequence(
      `\\bmy (?:little |small |guide |baby )*(?:boy|girl|child|kid|baby|dog|toddler|${KIN})`,
      '(?: (?:s|is|has|was|have|just|gone|got|been))*',
      ` ${oneOf(
        'missing|lost|disappeared|vanished|run off|ran off|wandered off|run away',
        sequence(
          '(?:gone|run|ran|wandered|strayed) (?:off|away)',
          '(?= (?:somewhere|again|without|by|and|into|i|help|please|just|now|here)\\b|$)',
        ),
      )}`,
      '\\b(?! (?:his|her|their|the|a|interest|weight))',
    ),
    sequence(
      '\\b(?:lost|can not find) my (?:little |small |guide |baby )*',
      '(?:boy|girl|child|kid|baby|dog|toddler|son|daughter|grandson|granddaughter)\\b',
    ),
    `\\bcan not find my (?:\\w+ )?${KIN}\\b`,
    `\\blost my (?:\\w+ )?${KIN} in the (?:crowd|shop|store|market|aisles?)\\b`,
    '\\bi have (?:wet|soiled) myself\\b',
  ),
]

/** Somebody does something to the one who speaks: that is never told to others alone. */
export const doesToMe = formOf(
  sequence(
    `\\b(?:he|she|they|(?:a|the|this|that|some) ${PERSON})\\b(?: \\w+){1,6}`,
    ` ${oneOf(
      `my (?:\\w+ )?(?:${LIMB}|${VALUED})`,
      '(?:at|off|on|over|against|into|behind|near) me',
      `${oneOf(
        'hit|hits|hitting|push\\w*|pull\\w*|touch\\w*|grab\\w*|hurt\\w*|follow\\w*|hold\\w*|drag\\w*',
        'block\\w*|bother\\w*|threaten\\w*|scar\\w+',
      )} me`,
    )}\\b`,
  ),
)

/** Of how somebody feels or stands, not of the way: "i do not feel right". */
export const tellsOfBody = formOf(
  '\\bi (?:am|do) not feel(?:ing)? (?:\\w+ )?(?:right|well|good)\\b',
  '\\bnothing under my (?:foot|feet|stick|cane)\\b',
  '\\b(?:wrong|too many)(?: \\w+)? (?:tablets?|medicines?|pills?|insulin|dose)\\b',
  '\\bmy (?:inhaler|epipen|insulin|glucose)\\b',
)
