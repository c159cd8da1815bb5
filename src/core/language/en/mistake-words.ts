import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'

/** Words of the product check, and general ones that several questions take. */
const WRONG = 'that is wrong | the (date | product | answer) is wrong'

const WRONG_PRODUCT = sequence(
  '[no] [no] (that | this | it) (is | was) (the | a) (wrong | incorrect | different)',
  ' (product | pack | packet | date | answer) | [no] (the | that)',
  ' (product | name | pack | packet | date | answer) (is | was) (wrong | not right | not correct) |',
  ' [no] wrong (product | name | pack | packet | date | answer)',
)

/** What was told or taken is not right. */
export const mistakeWords = {
  // The answer is taken back and looked at again.
  wrong: {
    whole: [
      sequence(
        '[no] [no] (that | this | it) (is | was)',
        ' (wrong | incorrect | a mistake | not it | not that | not this | not right | not correct',
        ' | not true | not what i have | not what it is)',
      ),
      sequence(
        '[no] [no] (that | this | it) (is | was) [(the | a)]',
        ' (wrong | incorrect | another | different)',
        ' (one | product | name | pack | packet | date | answer)',
      ),
      sequence(
        '[no] [no] (that | this | it) (is | was) not (that | this | the)',
        ' (one | product | pack | packet | date | right one | right date)',
      ),
      '[no] [no] you are (wrong | mistaken | not right) | [no] you (made | make | have made) a mistake',
      '[no] you have (it | that) wrong | [no] you got (it | that) wrong',
      '[no] (that | this | it) can not be [(it | right | that)]',
      '[no] (that | this | it) is something else',
      '[no] wrong (product | name | pack | packet | date | answer)',
      '[no] [the] (product | name | date | answer) is (wrong | not right | not correct) | wrong',
      'incorrect | no wrong | not correct | not right | galat',
    ],
    patternsIn: ['checking'],
    patterns: [
      /^(?:no |but |sorry )*(?:i )?do not think (?:that )?(?:you|this|that|it)\b.* (?:right|correct)\b/,
      formOf(
        `^(?:(?:no|but|sorry|arre|hey|i think|i feel|not this) )*you ${oneOf(
          'are (?:wrong|mistaken)',
          sequence(
            '(?:got|have|have got|had|read|said|told|heard|took)(?: me)?(?: it| that| this)?(?: all)?',
            ' (?:wrong|wrongly|incorrectly)',
          ),
          '(?:have )?(?:made|make) a mistake',
          'misread',
          '(?:have )?mixed (?:it|them|this|that|things|two|the two) up',
        )}\\b`,
      ),
      formOf(
        sequence(
          '^(?:(?:no|but|sorry|arre|hey|i think|i feel|not this) )*you',
          ` ${oneOf(
            `(?:have )?${oneOf(
              'told|gave|given|said|read',
              'are (?:reading|telling|saying|giving)',
              'have been (?:reading|telling)',
            )}(?: me)?(?: out| about)?`,
            'are (?:talking|speaking|telling) (?:about|of)',
          )}`,
          ' (?:(?:the|some|a|an|me) )*',
          `${oneOf(
            'wrong|incorrect|something else',
            '(?:other|another|different) (?:one|thing|packet|pack|product)',
          )}\\b`,
        ),
      ),
      formOf(
        sequence(
          '^(?:(?:no|but|sorry|arre|hey) )*(?:that|it|this)(?: one)? (?:was|is) (?:for|of|about|from)',
          ' (?:the |some |an? )?(?:other|another|different|some other|previous|last|wrong)',
          ' (?:one|packet|pack|product)(?: not (?:of |for |about )?this(?: one| packet)?)?$',
        ),
      ),
      formOf(
        sequence(
          '^(?:(?:no|but|sorry|arre|hey) )*(?:that|it|this)(?: is)? not what',
          ` ${oneOf(
            'i have(?: got)?',
            'i am holding',
            'you (?:said|told|are saying|read)',
            'is',
          )} ?(?:in my hand|me|here)?$`,
        ),
        '^what you (?:said|told|read)(?: me)? is (?:wrong|not (?:right|correct|true))$',
      ),
      formOf(
        sequence(
          '^(?:(?:no|but|sorry|arre|hey|you are (?:wrong|mistaken)|so) )*(?:it|this) is (?:a |an )',
          '(?:tin|bottle|box|jar|packet|pack|pouch|tub|carton|can) not (?:a |an )',
          '(?:tin|bottle|box|jar|packet|pack|pouch|tub|carton|can)$',
        ),
      ),
    ],
    // Most of these answer a question of yes or no, and on a walk some are about the way.
    alone: {
      confirm: [WRONG_PRODUCT],
      walking: [
        WRONG_PRODUCT,
        '[no] [no] (that | it) (is | was) (wrong | incorrect | a mistake)',
        '[no] [no] you are (wrong | mistaken) | [no] you (made | have made) a mistake',
      ],
    },
    open: ['introduction', 'place', 'section', 'entrance', 'checking', 'buy_more', 'keep_app'],
    overVoice: ['checking'],
    heard: {
      ...{ section: [WRONG], walking: [WRONG], buy_more: [WRONG], keep_app: [WRONG] },
      checking: [
        '[no] (that is | it is | this is | you are) wrong',
        '[no] it is not that | you are mistaken | that is not right',
      ],
    },
    button: { label: 'That is wrong', words: 'that is wrong' },
    lookUp: 'that_is_wrong',
  },
} as const satisfies Readonly<Record<string, WordRow>>
