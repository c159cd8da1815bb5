import { either, formOf, oneOf, sequence } from '../forms.ts'
import { KIN, PERSON, VALUED } from './alarm-forms.ts'
import { LIMB } from './walk-concepts.ts'

/** What may stand between whoever or whatever it is said of and what happens to it; a contraction's "s" among it. */
const IS = `(?: ${oneOf(
  's|is|are|am|was|has|have|had|got|gone|been|being|just|now|all|so|very|really|quite|suddenly|nearly',
  'almost|going|starting|started|keeps?|feels?|looks?|turning|to|a|bit|little',
)})*`
const MUCH =
  '(?:all|ever|so|very|really|quite|right|proper|rather|terribly|awfully|a bit|a little|suddenly|just)'
/** How little or much of it. */
const SLIGHTLY =
  '(?:a|an|bit|little|slightly|some|somewhat|very|so|too|quite|rather|really|suddenly|kind of|all|of)'
const FAINT = oneOf(
  'faint|dizzy|giddy|funny|queer|wobbly|poorly|dreadful|awful|terrible|ill|unwell|weak|shaky|peculiar',
  'breathless|clammy|rough|light ?headed|nauseous|poisoned',
)
const HURT = oneOf(
  'ricked|sprained|twisted|bashed|whacked|smashed|gashed|skinned|grazed|scalded|burnt|burned|crushed',
  'trapped|dislocated|wrenched|sliced|cracked',
  '(?:have|just|think i) (?:broken|broke|bust)',
  'hurt|banged|stubbed|cut',
)
/** What gives way, or is put out. */
const JOINT = '(?:back|hips?|knees?|shoulder|ankle|neck|legs?|wrist|foot|ribs?)'
/** What is cracked without harm. */
const UNHURT = '(?:head|face|back|body|eyes?|ears?|fingers?|knuckles|hands?)'
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
const ATTACKED = oneOf(
  'pickpocketed|mugged|robbed|attacked|assaulted|groped|punched|slapped|kicked|shoved|pushed over',
  'knocked (?:over|down)',
  'run over|stabbed|bitten|stung|electrocuted',
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

/** Whoever says what may happen, or happened to them when, is in no need now: "if i feel faint". */
const NOT_SUPPOSED =
  '(?<!\\b(?:if|when|whenever|in case|unless|until|till|every time|sometimes)(?: \\w+){0,3} )'
// What is seldom there is looked for first: sentences are read many times over.
const form = (pattern: string) => new RegExp(`(?=${pattern})${NOT_SUPPOSED}(?:${pattern})`)

/** Cries of need as people say them every day, by the classes of their words: they count in every state. */
export const cryForms: readonly RegExp[] = [
  // Ill all at once.
  form(
    sequence(
      `\\bi(?: have| am| just)* (?:come|came|coming|gone|going|went) over (?:${MUCH} )*`,
      `(?:${FAINT}|hot|cold|sick|strange)\\b`,
    ),
  ),
  form(
    either(
      sequence(
        `\\bi(?: am| do| still)*(?: not)? feel(?:ing)? (?:${MUCH} )+${FAINT}`,
        '\\b(?! (?:about|that|for|of|if|\\w+ing))',
      ),
      `\\bi(?: am)? feel(?:ing)? ${FAINT}\\b(?! (?:about|that|for|of|if|\\w+ing))`,
    ),
  ),
  form(
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
  form(
    sequence(
      `^(?:(?:oh|wait|sorry|please|just|i am) )*(?:${SLIGHTLY} )+`,
      '(?:dizzy|giddy|light ?headed|breathless|unwell|nauseous|unsteady)\\b(?! (?:about|that|for|of))',
    ),
  ),
  form(
    either(
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
  ),
  form(
    either(
      `\\b(?:am|feel|feeling) (?:${SLIGHTLY} )*under the weather\\b`,
      `\\bmy head is (?:${SLIGHTLY} )*(?:turning|whirling|going round)\\b(?! (?:to|left|right|towards))`,
      sequence(
        '\\bmy (?:bp|blood pressure) is (?:going up|shooting up)',
        '(?: (?:now|suddenly|i think|please|wait|let me)\\b|$)',
      ),
    ),
  ),
  form(
    sequence(
      '^(?:(?:oh|wait|sorry|please|just|no|hello) )*not feel(?:ing)? (?:so |very |too |at all )*',
      '(?:right|well|good|myself|okay|ok|fine|alright|all right|great)',
      '\\b(?! (?:about|with|for|eating|buying|to (?!sit|rest|stop|stand)))',
    ),
  ),
  form(
    sequence(
      '\\bi (?:am not feeling|do not feel) (?:so |very |too |at all )*',
      '(?:right|well|good|myself|clever|alright|all right)\\b(?! (?:about|with|for|eating|buying|to))',
    ),
  ),
  form('\\bi am not (?:very |at all |too |so )*well\\b(?! (?:versed|off|up|informed|known|aware|trained))'),
  form(
    either(
      sequence(
        '\\b(?:having|had|have|taken)(?: got)? (?:a |another )(?:bit of a )?(?:funny|dizzy|fainting|giddy)',
        ' (?:turn|spell)\\b',
      ),
      '\\bhaving one of my (?:\\w+ )?(?:turns|spells|attacks)\\b',
    ),
  ),
  form(
    either(
      '\\b(?:can|could) not (?:\\w+ )?(?:catch|get|find) my breath\\b',
      '\\b(?:fighting|struggling|gasping) for (?:breath|air)\\b',
    ),
  ),
  form(
    either(
      sequence(
        `\\b(?:my|the) (?:chest|heart|ticker)${IS}`,
        ' (?:tight|tightening|crushing|playing up|giving out|thumping|racing|pounding|skipping)\\b',
      ),
      '\\b(?:elephant|weight|pressure|tightness) (?:on|in|across) my chest\\b',
    ),
  ),
  form(
    sequence(
      `\\b(?:my|his|her) (?:throat|tongue|lips?|mouth|face|neck)${IS}`,
      ` ${oneOf(
        'swelling|swollen|swelled|closing|closed up|tight|tightening|tingling|tingly|numb|itching|itchy',
        'puffing up|puffy|thick|droopy|drooping|dropped|red',
      )}\\b`,
    ),
  ),
  form(
    either(
      sequence(
        '\\bi(?: am| have)(?: \\w+)? (?:coming|come|breaking|broken|getting|got)(?: up| out| all)*',
        ' (?:in|into|with)? ?(?:a |red |big )*(?:hives|rash|rashes|spots|blotches|welts)\\b',
      ),
      '\\b(?:i am|he is|she is|i think i am) having (?:an? |some )*(?:bad )?(?:allergic )?reaction\\b',
    ),
  ),
  form(
    either(
      '\\bcan not swallow(?: (?:properly|anything|now|at all))?$',
      sequence(
        '\\b(?:something|it|bone|piece|crumb|food|biscuit)(?: (?:s|is|has|got|gone|just|been))+',
        ' (?:stuck|caught|lodged) in my (?:throat|windpipe)\\b',
      ),
      '\\bgone down the wrong way\\b|\\bpins and needles\\b',
    ),
  ),
  form(
    either(
      `\\b(?:can|could) not (?:feel|move) my (?:\\w+ )?${LIMB}\\b`,
      `\\bmy legs?${IS} (?:like |turned to )?(?:jelly|water|rubber)\\b`,
    ),
  ),
  form(
    either(
      sequence(
        '\\b(?:(?:am|is|be|keep) having|think it is|think this is|going into|i (?:have )?got)',
        ' (?:a |an |another )*(?:hypo|stroke|seizure|fit|asthma attack|panic attack|anaphyla\\w+)\\b',
      ),
      '\\b(?:going|gone) hypo\\b',
    ),
  ),
  form(
    either(
      sequence(
        '\\bi am (?:all )?shaking',
        '(?: (?:all over|like|so (?:much|badly|hard)|badly|inside|here|now|please)\\b|$)',
      ),
      '\\bcan not stop shaking\\b',
      '\\beverything(?: is| has)*(?: gone| going)? (?:wobbly|swimming|blurred|fuzzy)\\b',
      '\\b(?:he|she) is (?:vomiting|choking|fitting)\\b',
    ),
  ),
  form(
    either(
      '\\bi have gone (?:all |so |very )*(?:cold|clammy|sweaty|pale|white|limp|numb)\\b(?! (?:on|about))',
      '\\bi (?:have |just |nearly |almost )*(?:blacked|passed) out\\b(?! (?:of|from|in))',
      `\\bmy (?:\\w+ )?${oneOf(
        `(?:arms?|hands?|face|side)${IS} dead`,
        `(?:arms?|legs?|hands?|foot|feet|face|side)${IS} (?:limp|lifeless|useless)`,
      )}\\b(?! (?:straight|tired))`,
    ),
  ),
  form(
    either(
      '\\bi am going low$',
      sequence(
        '\\bmy sugars?(?: (?:s|is|has|have|been|just|gone))*',
        ' (?:crashed|crashing|dipping|too low|very low|going low|low)\\b',
      ),
      '\\bpain (?:all )?(?:down|across|up) my (?:\\w+ )?(?:arm|side|jaw|chest|back|leg|neck)\\b',
      '\\bmy heart(?: is| keeps| s)? (?:missing|skipping|stopping)\\b',
    ),
  ),
  form(
    either(
      sequence(
        '\\b(?:took|taken) (?:the |a |my |some )*(?:wrong|too many|too much|double)(?: \\w+)?',
        ' (?:tablets?|medicines?|pills?|insulin|dose)\\b',
      ),
      '\\b(?:where is|can not find|have lost|forgot|do not have) my (?:inhaler|epipen|insulin|glucose)\\b',
    ),
  ),
  form(
    either(
      '\\b(?:he|she) is (?:turning|going) (?:blue|grey|purple)\\b',
      '\\bi am seeing (?:stars|double|spots)\\b(?! \\w+s?$)',
      `\\bmy (?:speech|vision|sight)${IS} (?:funny|slurred|slurring|blurred|double)\\b`,
      `\\bmy (?:speech${IS}|(?:vision|sight)(?: s| has| is)* (?:just|suddenly)) (?:gone|went)\\b`,
    ),
  ),
  form(
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
  // Fallen or hurt.
  form(
    sequence(
      '\\bi(?: have| just| nearly| almost)* (?:gone|went|go|come|came|taken|took|had)',
      ' (?:right |straight |clean |a bit of )*',
      `${oneOf(
        'over on my|flying|arse over|head over|base over|a cropper|a tumble|a fall|a spill|a purler',
        'sprawling|headlong|head first',
      )}\\b`,
    ),
  ),
  form('\\bnearly (?:went|gone) (?:flying|down|over)\\b'),
  form(
    either(
      '\\bi went (?:right |straight )?down (?:like|hard|heavily|on my)\\b',
      '\\b(?:and|oh|ouch|it) (?:really )?hurts(?: badly| a lot| so much)?$',
    ),
  ),
  form(
    '\\bi [a-z ]+ and (?:then |just |nearly )*(?:fell|slipped|tripped|stumbled)\\b(?! (?:asleep|in love))',
  ),
  form(
    either(
      `\\b${HURT} my (?:\\w+ )?(?!${UNHURT}\\b)(?:${LIMB}|skull|tooth|teeth)\\b`,
      '\\b(?:turned|rolled|went over on) my (?:\\w+ )?(?:ankle|foot|knee|wrist)\\b',
    ),
  ),
  form(
    `\\b(?:bashed|whacked|smashed|gashed|scalded|cracked|crushed|sliced) my (?:head|hands?|fingers?|face|back)\\b`,
  ),
  form(
    either(
      `\\b(?:done|put) my (?:\\w+ )?${JOINT} (?:in|out)\\b`,
      sequence(
        `\\bdone my (?:\\w+ )?${JOINT}`,
        '\\b(?! (?:part|row|side|yard|exercises?|massage|physio\\w*|x|operation|measure\\w*))',
      ),
    ),
  ),
  form(
    sequence(
      `\\bmy (?:\\w+ )?${JOINT}${IS} (?:gone|given (?:out|way|up)|locked|seized|popped|playing up)`,
      '\\b(?! (?:to|into|on|through|past|back|better|straight|against))',
    ),
  ),
  form(
    either(
      sequence(
        '\\bi (?:have |just )*(?:taken|took|had|got) (?:a |quite |nasty |bad |hard |big )+',
        '(?:knock|bang|bump|blow|bash|whack)\\b(?! (?:of|off))',
      ),
      '\\b(?:pulled|torn|tore|strained) (?:a (?:muscle|ligament|tendon)|something in my)\\b',
    ),
  ),
  form(
    either(
      sequence(
        '\\b(?:i|we)(?: have| just)* (?:had|met with) an? (?:\\w+ )?accident',
        '\\b(?!.*\\b(?:blind|sight|eyes|vision|years?)\\b)',
      ),
      '\\bthere (?:is|was|has been)(?: just)? an? (?:\\w+ )?accident\\b',
    ),
  ),
  formOf(
    '^(?:oh |help |please |i think )*(?:i am|man|somebody is|someone is) down(?: here)?$',
    '\\bi am lying here\\b',
    '\\bcan not get off the (?:floor|ground)\\b',
  ),
  form('\\b(?:scalded|burnt|burned|stabbed|injured|scraped|knocked|winded|hurt|cut) myself\\b'),
  form(
    sequence(
      '\\bi am (?:still |now |here |lying |stuck )*(?:on the (?:floor|ground)|flat on my (?:back|face))',
      '\\b(?! (?:floor|of|where|above|below|with|level))',
    ),
  ),
  form(
    either(
      `\\b(?:bitten|stung|scratched|clawed) (?:me|my (?:\\w+ )?${LIMB})\\b`,
      `\\bi(?: have| was| am| got| just)*(?: been| being)? ${ATTACKED}\\b(?! (?:at|by the (?:price|bill)))`,
      '\\bpick ?pockets?\\b',
    ),
  ),
  form(
    sequence(
      '\\b(?:wasps?|bees?|hornets?|spiders?|rats?|snakes?|scorpions?|dogs?)',
      '(?: (?:s|is|are|has|just|crawling|running|jumping))* (?:on|at|up|after|chasing|biting|stinging)',
      ' (?:me|my)\\b',
    ),
  ),
  // Somebody means harm.
  form(
    either(
      `\\b${STRONG_TAKEN} (?:at |off |away )*(?:my|our) (?:\\w+ )?${VALUED}\\b`,
      `\\bhad my (?:\\w+ )?${VALUED} away\\b(?! (?:from|in|for))`,
    ),
  ),
  form(
    either(
      sequence(
        `\\bmy (?:\\w+ )?(?:purse|handbag|bag|phone|wallet|stick|cane)${IS}`,
        ' (?:gone|missing|nicked|pinched|snatched|taken)',
        '\\b(?! (?:off|dead|to|flat|blank|heavy|light|cold|soft|quiet|silent|slow|wet))',
      ),
      '\\bmy (?:purse|wallet|handbag) is not in my (?:bag|pocket|hand)\\b',
    ),
  ),
  form(
    either(
      '\\bmy (?:stick|cane) is (?:in|into) (?:two|three|half|pieces|bits)\\b',
      '\\b(?:stick|cane|foot) (?:goes|went|is going) (?:into|in|through) (?:nothing|a hole|a gap)\\b',
      sequence(
        `\\bmy (?:\\w+ )?${VALUED} (?:[a-z]+ )*(?:somebody|someone|they|he|she|thief)`,
        ' (?:has |have |just )*(?:took|taken|stole|stolen|nicked|snatched|pinched|grabbed) it\\b',
      ),
    ),
  ),
  form(
    either(
      sequence(
        `\\b${THEM}(?: \\w+){0,3} (?:dragging|hauling|forcing|threatening) (?:me|us)`,
        '\\b(?! to (?:buy|eat|take|try|have|do)\\b)',
      ),
      '\\bgot hold of (?:me|my (?:arm|hand|wrist|bag|hair))\\b',
      '\\b(?:take|taking|leading|holding|pulling) me\\b.* do not know (?:him|her|them|who)\\b',
    ),
  ),
  form(
    either(
      '\\b(?:stop|do not) (?:touch|push|hurt|pull|grab|follow|hit)(?:ing)? me\\b',
      '^(?:please )?stop pushing(?: please)?$',
      '\\byou are hurting me\\b',
    ),
  ),
  form(
    either(
      `\\b${THEM}(?: \\w+){0,3} not ${oneOf(
        'let(?:ting)? (?:go of (?:me|my \\w+)|me (?:go|out|pass|past|through|by))',
        'leav(?:e|ing) (?:me|us) (?:alone|be)',
        'stop (?:touching|following|pulling|pushing|hitting|grabbing) (?:me|my)',
      )}\\b`,
      `\\b(?:will|would|does|is|are|can) not let(?:ting)? go of (?:me|my ${LIMB})\\b`,
    ),
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
  form(
    sequence(
      '\\b(?:they|people|everyone|everybody|somebody|someone|staff|guards?|he|she)',
      '(?: (?:s|is|are|all|just|keeps?|here))*',
      ' (?:saying|shouting|screaming|yelling|telling (?:us|me|everyone|everybody|people)|said|says)',
      '(?: to| there is| it is| we must)*(?: a| an)?',
      ' (?:get out|run|evacuate|clear out|leave the (?:building|shop|store)|fire|bomb|mind your head)\\b',
    ),
  ),
  form(
    sequence(
      '\\b(?:everyone|everybody|people)(?: (?:s|is|are|all))*',
      ' (?:running (?:out|away)|rushing out|panicking|evacuating)\\b',
    ),
  ),
  form(
    either(
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
  ),
  form(`\\b${DIAL} ${EMERGENCY_NUMBER}\\b(?! (?:rupees|grams|times|ml))`),
  form(
    either(
      sequence(
        '(?<!\\b(?:will|shall|must|to|did|should) )\\b(?:ring|phone|dial|fetch|send|shout)',
        '(?: (?:for|the|a|an|me|us|my|some))*',
        ' (?:police|ambulance|paramedics?|fire brigade|first aider|nurse|doctor)\\b',
      ),
      '\\bcall (?:the |a |an )?(?:paramedics?|fire brigade|first aider|nurse)\\b',
    ),
  ),
  /\bsave me(?= (?:please|somebody|someone|anybody|anyone|quick|quickly|from (?:him|her|them))\b|$)/,
  // Somebody else is hurt.
  form(
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
  form(
    either(
      `\\bi (?:am|have been|got|was)(?: \\w+)? ${TRAPPED} in\\b`,
      '\\bi am in here and (?:it|the door) is (?:shut|locked)\\b',
    ),
  ),
  form(`\\b${OF_GOODS}${IS} ${TOPPLING}\\b`),
  form(
    either(
      sequence(
        `\\b(?:sirens?|sprinklers?|fire (?:bell|alarm))${IS}`,
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
  ),
  form(
    sequence(
      '\\bthere (?:is|are) (?:a |an |some )?(?:wasps?|bees?|hornets?|snakes?|rats?|scorpions?)',
      '\\b(?! (?:on|repellent|in (?:the |my )?(?:garden|house|home)))',
    ),
  ),
  form(
    either(
      sequence(
        '\\b(?:floor|ground|steps?)(?: (?:s|is|are|here))* (?:like|all|so|very) (?:an? )?',
        '(?:ice|ice rink|skating rink|slippery|soapy|greasy|oily|slimy|glass)\\b',
      ),
      '\\bnothing under my (?:foot|feet|stick|cane)\\b',
    ),
  ),
]

/** Asks for people who look for, or look after, somebody. */
export const callForms: readonly RegExp[] = [
  form(
    either(
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
