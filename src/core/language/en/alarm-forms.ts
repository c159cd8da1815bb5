import { formOf, oneOf, sequence } from '../forms.ts'
import { LIMB, OBSTACLE, PERSON, VALUED } from './kinds-of-words.ts'

/** What a body does that needs somebody at once, whoever's it is. */
const INJURED =
  '(?:bleeding|bled|fractured|crushed|trapped|stuck|jammed|caught|burnt|burned|broken|cut|swollen|swelling)'
const DOWN = oneOf(
  'fallen(?: down)?',
  'collapsed|fainted|fainting|unconscious',
  'not (?:getting up|able to (?:breathe|get up|stand)|moving|responding|breathing|waking|answering)',
  'choking',
  'having (?:a )?(?:fits?|seizure|stroke|heart attack)',
  'lying (?:down|here|on)',
  'bleeding|drowning|on fire',
)
const TAKEN = '(?:took|taken|stole|stolen|snatched|grabbed|picked|robbed|ran (?:away|off) with|running with)'
const ILL = oneOf(
  'palpitations?|cramps?|fits|a seizure|an attack|asthma',
  'breathing (?:trouble|problem|difficulty)',
  'trouble breathing|difficulty breathing|short of breath',
  'a (?:stroke|blackout)',
  'vomiting|chest tightness|low sugar|a panic attack|out of breath',
)
const UNWELL = oneOf(
  'reeling|rotating|going round|spinning|swimming|shivering|shaking|trembling|numb|gone numb|giving way',
  'gave way|buckling|sinking|fluttering|jumping|blurry|going dark|going black|blacking out',
)

/** Cries of need by the kinds of their words: they count in every state. */
export const alarmForms: readonly RegExp[] = [
  // Somebody is hurt.
  formOf(
    sequence(
      `\\b(?:my|his|her|their|(?:the|this|that|a|an|some) (?:\\w+ )?${PERSON} s) (?:\\w+ )?${LIMB}`,
      `\\b(?: \\w+){0,3} ${INJURED}\\b`,
    ),
  ),
  /\bbleed(?:s|ing)\b(?! gums)/,
  formOf(
    sequence(
      `\\b(?:a|an|some|one|this|that|the|my|old|little|small|poor) ${PERSON}\\b(?: \\w+){0,3}?`,
      ` (?:is|are|has|have|just|suddenly)(?: \\w+)? ${DOWN}\\b`,
    ),
  ),
  formOf(
    sequence(
      `\\b(?:a|an|some|one|this|old|little|small|poor) ${PERSON} (?:just |has |suddenly )*`,
      '(?:fell|collapsed|fainted|slipped)\\b',
    ),
  ),
  formOf(
    sequence(
      `\\b(?:a|an|some|one|this|that) (?:\\w+ )?${PERSON}\\b(?: \\w+){0,3}`,
      ' (?:blocking|not (?:moving|giving|letting)|standing (?:(?:right|just|bang|straight) )?in (?:front|the way|my way|between))\\b',
    ),
  ),
  // Somebody is ill.
  formOf(
    `\\b(?:i am|i have|we have|having|getting|got|feeling|feel)(?: \\w+)? ${ILL}\\b`,
    `\\bmy (?:\\w+ )?(?:${LIMB}|heart|sight|vision)\\b(?: \\w+){0,3} ${UNWELL}\\b`,
  ),
  formOf(
    sequence(
      '\\b(?:breath|breathing)(?: \\w+){0,2}',
      ' (?:not (?:coming|proper|happening)|stuck|stopping|stopped|short|heavy|difficult)\\b',
    ),
    '\\beverything is (?:going |turning |becoming )?(?:dark|black|round|spinning|rotating)\\b',
  ),
  formOf(
    sequence(
      '\\b(?:i am|i will|i might|i may)(?: \\w+){0,2}',
      ' (?:faint|vomit|throw up|pass out|collapse|fall down|be sick|black out)\\b',
    ),
  ),
  // Something is wrong around.
  formOf(
    '\\b(?:smell|smells|smelling)(?: \\w+){0,3} (?:gas|smoke|burning|petrol|burnt|fire)\\b',
    '\\bsomething(?: is)?(?: \\w+)? (?:burning|on fire|exploded|burst)\\b',
    '\\bsparks?\\b',
    '\\b(?:current|power|lights) (?:has |have |is |are |just )*(?:gone|went)\\b',
  ),
  formOf(
    sequence(
      '\\b(?:i|we)(?: \\w+){0,2} (?:walked|ran|bumped|dashed|crashed|banged|knocked|hit|went)',
      '(?: (?:straight|right|directly|hard|badly|full|myself|my \\w+))* (?:into|against)',
      `(?: (?:a|an|some|something|this|that|like|big))+ (?:\\w+ )?${OBSTACLE}\\b`,
    ),
  ),
  formOf(
    sequence(
      '\\b(?:held|holding|caught|twisted|squeezed|pulled|grabbed) my',
      ' (?:wrist|arm|hand|shoulder|waist|neck|hair|leg)\\b',
    ),
    '\\bfeel(?:ing)? (?:\\w+ )?(?:uneasy|suffocated|uncomfortable)\\b',
    '\\bwedged\\b',
    '\\bmy (?:heart|pulse|heartbeat) (?:is )?(?:\\w+ )?(?:going|beating|running|racing)\\b',
  ),
  // The stick is gone.
  formOf(
    `\\bmy (?:\\w+ )?(?:stick|cane)\\b(?: \\w+){0,3} ${oneOf(
      'gone|missing|lost|fell|fallen|dropped|slipped|rolled|broke|broken|snapped|stuck|caught|taken|bent',
    )}\\b`,
    sequence(
      '\\b(?:lost|dropped|broke|can not find|could not find|where is|where did)(?: \\w+)? my',
      ' (?:\\w+ )?(?:stick|cane)\\b',
    ),
  ),
  // Somebody means harm.
  formOf(
    sequence(
      `\\b(?:somebody|someone|(?:a|an|some|one|this|that) (?:\\w+ )?${PERSON}|they|he|she|people)`,
      `\\b(?: \\w+){0,2} ${TAKEN} (?:away )?my (?:\\w+ )?${VALUED}\\b`,
    ),
    sequence(
      '\\bmy (?:\\w+ )?(?:purse|handbag|phone|mobile|wallet|chain|money) (?:is |has |has been |got |was )*',
      '(?:gone|missing|stolen|snatched|not there)\\b',
    ),
  ),
  formOf(
    `\\b(?:${PERSON}|he|they)\\b(?: \\w+){0,3} ${oneOf(
      'following',
      'walking (?:right )?behind',
      'coming behind|touching|staring at|grabbing|pushing|shoving|teasing|troubling|pinching|harassing',
    )} (?:me|my|us)\\b`,
  ),
]
