import { formOf, oneOf, sequence } from '../forms.ts'
import { BEING, needForm } from './cry-parts.ts'
import { LIMB } from './kinds-of-words.ts'

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

const ATTACKED = oneOf(
  'pickpocketed|mugged|robbed|attacked|assaulted|groped|punched|slapped|kicked|shoved|pushed over',
  'knocked (?:over|down)',
  'run over|stabbed|bitten|stung|electrocuted',
)

/** Somebody has fallen, or is hurt. */
export const hurtForms: readonly RegExp[] = [
  needForm(
    sequence(
      '\\bi(?: have| just| nearly| almost)* (?:gone|went|go|come|came|taken|took|had)',
      ' (?:right |straight |clean |a bit of )*',
      `${oneOf(
        'over on my|flying|arse over|head over|base over|a cropper|a tumble|a fall|a spill|a purler',
        'sprawling|headlong|head first',
      )}\\b`,
    ),
  ),
  needForm('\\bnearly (?:went|gone) (?:flying|down|over)\\b'),
  needForm(
    '\\bi went (?:right |straight )?down (?:like|hard|heavily|on my)\\b',
    '\\b(?:and|oh|ouch|it) (?:really )?hurts(?: badly| a lot| so much)?$',
  ),
  needForm(
    '\\bi [a-z ]+ and (?:then |just |nearly )*(?:fell|slipped|tripped|stumbled)\\b(?! (?:asleep|in love))',
  ),
  needForm(
    `\\b${HURT} my (?:\\w+ )?(?!${UNHURT}\\b)(?:${LIMB}|skull|tooth|teeth)\\b`,
    '\\b(?:turned|rolled|went over on) my (?:\\w+ )?(?:ankle|foot|knee|wrist)\\b',
  ),
  needForm(
    `\\b(?:bashed|whacked|smashed|gashed|scalded|cracked|crushed|sliced) my (?:head|hands?|fingers?|face|back)\\b`,
  ),
  needForm(
    `\\b(?:done|put) my (?:\\w+ )?${JOINT} (?:in|out)\\b`,
    sequence(
      `\\bdone my (?:\\w+ )?${JOINT}`,
      '\\b(?! (?:part|row|side|yard|exercises?|massage|physio\\w*|x|operation|measure\\w*))',
    ),
  ),
  needForm(
    sequence(
      `\\bmy (?:\\w+ )?${JOINT}${BEING} (?:gone|given (?:out|way|up)|locked|seized|popped|playing up)`,
      '\\b(?! (?:to|into|on|through|past|back|better|straight|against))',
    ),
  ),
  needForm(
    sequence(
      '\\bi (?:have |just )*(?:taken|took|had|got) (?:a |quite |nasty |bad |hard |big )+',
      '(?:knock|bang|bump|blow|bash|whack)\\b(?! (?:of|off))',
    ),
    '\\b(?:pulled|torn|tore|strained) (?:a (?:muscle|ligament|tendon)|something in my)\\b',
  ),
  needForm(
    sequence(
      '\\b(?:i|we)(?: have| just)* (?:had|met with) an? (?:\\w+ )?accident',
      '\\b(?!.*\\b(?:blind|sight|eyes|vision|years?)\\b)',
    ),
    '\\bthere (?:is|was|has been)(?: just)? an? (?:\\w+ )?accident\\b',
  ),
  formOf(
    '^(?:oh |help |please |i think )*(?:i am|man|somebody is|someone is) down(?: here)?$',
    '\\bi am lying here\\b',
    '\\bcan not get off the (?:floor|ground)\\b',
  ),
  needForm('\\b(?:scalded|burnt|burned|stabbed|injured|scraped|knocked|winded|hurt|cut) myself\\b'),
  needForm(
    sequence(
      '\\bi am (?:still |now |here |lying |stuck )*(?:on the (?:floor|ground)|flat on my (?:back|face))',
      '\\b(?! (?:floor|of|where|above|below|with|level))',
    ),
  ),
  needForm(
    `\\b(?:bitten|stung|scratched|clawed) (?:me|my (?:\\w+ )?${LIMB})\\b`,
    `\\bi(?: have| was| am| got| just)*(?: been| being)? ${ATTACKED}\\b(?! (?:at|by the (?:price|bill)))`,
    '\\bpick ?pockets?\\b',
  ),
  needForm(
    sequence(
      '\\b(?:wasps?|bees?|hornets?|spiders?|rats?|snakes?|scorpions?|dogs?)',
      '(?: (?:s|is|are|has|just|crawling|running|jumping))* (?:on|at|up|after|chasing|biting|stinging)',
      ' (?:me|my)\\b',
    ),
  ),
]
