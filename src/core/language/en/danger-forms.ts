import { formOf, oneOf, sequence } from '../forms.ts'
import { aroundForms } from './around-forms.ts'
import { BODY_PART, DISTRESS, DOES, THING, WORN } from './danger-parts.ts'

/** Tells of a danger, or asks about one, wherever it stands. */
export const dangerForms: readonly RegExp[] = [
  formOf(
    sequence(
      '\\b(?:there is|there are|i have|here is|it is|this is)(?: \\w+){0,4}',
      ` ${oneOf(
        'wall|pillar|glass|door|rack|shelf|shelves|table|counter|railing|barrier|boxes|fridge',
      )}(?: \\w+)?`,
      ' (?:where|there where|when) you (?:said|say|told|tell|asked|want)\\b',
    ),
    sequence(
      '^(?:but |no )*this is (?:a |only a |just a )',
      '(?:wall|pillar|glass|railing|dead end|closed door)(?: here)?$',
    ),
  ),
  formOf(
    '\\bmy (?:sugar|bp|blood pressure|oxygen)(?: \\w+){0,2} (?:low|dropped|dropping|fallen|falling)\\b',
    '\\b(?:i have|i am having|i feel|i got|there is|getting)(?: \\w+){0,2} pain in (?:the|my) \\w+\\b',
    '\\b(?:floor|ground|path) is (?:\\w+ )?(?:uneven|broken|rough|sloping|not even)\\b',
    '\\balarm (?:is )?(?:ringing|sounding|going|went off|on)\\b',
    sequence(
      '^(?:oh |but |wait )*there is (?:a |an |some )?(?:small |little )?',
      '(?:baby|child|kid|dog|cat|step|lady|man|person|cleaner|bucket|mop|pram) here$',
    ),
  ),
  formOf(
    '\\b(?:pile|stack|heap) of (?:boxes|things|cartons|bags|goods)\\b',
    '\\bthere is (?:a |some )?(?:pillar|wall|box|thing|rod|pole) (?:or something )?(?:right )?here\\b',
  ),
  formOf(
    sequence(
      '\\b(?:boys|men|people|they|children|kids|dogs|somebody|someone)(?: \\w+){0,2}',
      ' (?:fighting|shouting|quarrelling|running) (?:in front|near|around|here|at me)\\b',
    ),
  ),
  formOf(
    sequence(
      `\\b${oneOf(
        'ladder|pram|dog|cat|cow|goat|carton|crates?|box|boxes|bags?|trolley|trolleys|cart|bucket',
        'stool|chair|wire|rope|rod|pole|pipe|stand|luggage|children|kids|people|crowd|queue|glass',
        'water|oil|something',
        'some (?:thing|iron|metal|glass|wooden|object)',
      )}`,
      '\\b(?: \\w+){0,6}',
      ` ${oneOf(
        'in between|all over|around me',
        'near (?:me|my (?:head|foot|feet|leg|legs|face|hand))',
        'in the middle|right across|over my head|above my head|hanging|lying|kept here|standing here',
        'on the path',
      )}\\b`,
    ),
  ),
  formOf(
    sequence(
      '\\b(?:they|people|somebody|someone) (?:have |has )?',
      '(?:kept|put|left|placed|parked)(?: \\w+){1,4} (?:here|in between|in front|on the way|there)$',
    ),
    sequence(
      '^(?:it is |this is |here it is )?(?:completely |fully |totally )?',
      '(?:jammed|blocked|packed|closed)(?: here| now| ahead)?$',
    ),
    '\\b(?:stubbed|twisted|sprained|hurt|cut|bruised|jammed|caught|scraped) my\\b',
    '\\b(?:closed|fell|dropped|shut|landed) on (?:me|my)\\b',
    '\\bno strength\\b',
    '\\btouching (?:some|something)(?: \\w+){1,3}$',
    '\\bpassage is (?:too )?(?:narrow|small|tight)\\b',
  ),
  formOf(
    sequence(
      '\\b(?:i|we)',
      `(?: ${oneOf(
        'have|has|am|are|was|got|just|almost|nearly|about to|going to|will|feel|feeling|keep|been',
        'being|so|very|really|think|a bit|little|also|badly|suddenly|again|might',
      )})*`,
      ` ${DISTRESS}\\b(?! (?:on )?(?:the )?(?:play|next|skip|button|time|call|back by))`,
    ),
  ),
  formOf(
    `\\bmy (?:\\w+ )?${BODY_PART}\\b(?: \\w+){0,3}? ${oneOf(
      'knocked|banged|bumped|hurts|caught|trapped|scraped|scratched|twisted|crushed|pressed|poked',
      'burnt|numb',
    )}\\b`,
    `\\bmy (?:\\w+ )?${WORN} (?:\\w+ ){0,2}?${oneOf(
      'caught|stuck|trapped|torn|tangled|entangled|slipping|came off|coming off|broke|broken|pulled',
    )}\\b`,
    '^(?:oh |no )*(?:ouch|ow|aiyo|ayyo|aiyyo|aah|uff|oops) (?:\\w+ )?my\\b',
  ),
  formOf(
    '\\bmy (?:stick|cane|foot|leg) (?:is not|will not|does not|can not) (?:go|going|move|moving)\\b',
    '\\bmy (?:foot|feet|legs?) (?:went|gave|slid|flew) (?:from under|out from|away)\\b',
    '\\bi am (?:down|lying|flat) (?:\\w+ )?on the (?:floor|ground)\\b(?! floor)',
  ),
  formOf(
    sequence(
      '\\b(?:i|we) (?:have |had |just )*(?:gone|went|walked|ran|came) (?:right |straight )?into',
      ' (?:a |an |some )(?:glass|wall|pillar|pole|door|trolley|shelf|rack|man|lady|person|child)\\b',
    ),
  ),
  formOf(
    sequence(
      '\\bhow (?:do|can|should|will|shall) (?:i|we) (?:go|get|walk|pass|cross|move)(?: \\w+)?',
      ' (?:around|past|through|by|over|between|across)\\b(?! (?:myself|bus|auto))',
    ),
    sequence(
      '\\bis it safe (?:for me )?to',
      ' (?:go|walk|move|step|turn|cross|stand|continue|keep (?:going|walking))\\b',
    ),
  ),
  formOf(
    sequence(
      '^(?:but |now |it is |that is |there is |only |just )*(?:it is|that is|there is)',
      ' (?:only |just )?(?:a |the )?(?:\\w+ )?(?:wall|pillar|glass|railing|dead end|closed door)\\b',
    ),
    sequence(
      '\\b(?:on my (?:left|right)|in front(?: of me)?|ahead of me|before me)',
      ' (?:there is|there are|is|are) (?:\\w+ ){0,3}',
      `${oneOf(
        'wall|pillar|glass|door|railing|box|boxes|trolley|cart|ladder|rope|table|chair|people|crowd',
        'queue|man|lady|child',
      )}\\b`,
    ),
  ),
  formOf(
    sequence(
      '\\b(?:touching|hitting|bumping(?: into)?|knocking|against|hit)',
      ' (?:a |an |the |some |something |like )*(?:\\w+ )?',
      `${oneOf(
        'rod|pole|iron|metal|glass|wall|pillar|railing|door|wood|box|boxes|trolley|cart|ladder|rope',
        'table|chair|pipe|wire|stand',
      )}\\b`,
    ),
  ),
  formOf(`\\b${THING}\\b(?: \\w+){0,5}? ${DOES}\\b`),
  formOf(
    sequence(
      '\\bmy',
      ` ${oneOf(
        'head|leg|hand|foot|knee|finger|toe|ankle|chest|throat|nose|arm|stick|cane|sugar|bp|breath',
        'heart',
      )}`,
      '\\b(?: \\w+){0,3}',
      ` ${oneOf(
        'bleeding|hurt|spinning|stuck|burning|touched|hitting|closing|swelling|caught|broke|broken',
        sequence(
          `touching(?!${sequence(
            ' (?:(?:the|a|some|your|that|one) )*',
            '(?:shelf|shelves|racks?|packets?|packs?|biscuits?|breads?|loaves)\\b',
          )})`,
          '(?! (?:(?:one|two|three|four|five) (?:hundred|\\w+ty|\\w+teen)|\\w+ty|(?:a )?hundred)\\b)',
        ),
        'going down|hit|fell|racing|beating',
      )}\\b`,
    ),
  ),
  formOf(
    sequence(
      '\\b(?:there is|there are|i can feel|i feel) (?:a |an |some |something like )*',
      oneOf(
        'wall|step|steps|stairs|staircase|pillar|hole|obstacle|rope|barrier|glass|ladder|slope',
        'something|trolley|box|crowd|people|table|chair|shelf|rack',
      ),
      '\\b(?: (?:in front|ahead|here|down|before me|in between|near my|coming)|$)',
    ),
  ),
  ...aroundForms,
]
