import { formOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { introductionWords } from './introduction-words.ts'
import { AT, choices, WANT_OR_TO, YES } from './jsgf-parts.ts'
import { kindsOfGoods } from './kinds-of-goods.ts'
import { leavingWords } from './leaving-words.ts'

/** One line for all of them: the decoder's graph has their common frame once. */
const SECTION_NAMES = choices(
  'biscuit | biscuits | biscuits and snacks | snack | snacks | cookie | cookies | dairy | milk | cheese',
  'bread | breads | bakery',
)
const ASKS_SECTION = `[${WANT_OR_TO}] [the | some] (${SECTION_NAMES}) [section | aisle | shelf]`

/** Under a question of yes or no goods that are merely named are no wish to get there. */
const wanted = (goods: string) =>
  `(to | want | need) [(the | some)] (${goods}) [(section | aisle | shelf)] | (${goods}) i (want | wanted | need | meant)`

const CHOSEN =
  'you (said | told | named | mentioned) | only | itself | for me | i am taking | i will take | i want'
const SAID = 'said | told | mentioned'
/** In the order in which the question names them. */
const byItsPlace = (nth: string, number: string) =>
  choices(
    `[(the | that)] (${nth}) (one | section | option | choice | thing) [(${CHOSEN})]`,
    `[(the | that)] (${nth}) [(which | that | what)] you (${SAID}) [(that | that one)] [(only | itself)]`,
    `(number | option | section | choice | section number | option number) ${number}`,
    `[the] one you (said | told | named | mentioned) (${nth}) | what you (said | told) (${nth})`,
    `not [the] (first | second | third | middle | last) [one] [but] [the] (${nth}) [one]`,
  )

const section = (
  { section: names, kinds, misheard }: (typeof kindsOfGoods)[keyof typeof kindsOfGoods],
  [nth, number]: readonly [string, string],
  { unsure = [], sure = [] }: { unsure?: readonly string[]; sure?: readonly string[] } = {},
) => {
  const all = [...names, ...kinds]
  return {
    // Asked for from home they are answered too: by what to do first.
    answers: { introduction: all, place: all, section: all },
    elsewhere: { entrance: all, walking: all, checking: names, buy_more: all, confirm: all.map(wanted) },
    alone: { introduction: misheard, section: [...misheard, byItsPlace(nth, number), ...sure] },
    unsure: {
      confirm: all.map((goods) => `[i said] (${goods})`),
      section: [...unsure, `[the] (${nth}) | ${number}`],
    },
    overVoice: ['introduction', 'place'],
    heard: { introduction: [ASKS_SECTION], section: [ASKS_SECTION] },
  } as const
}

/** Words that answer the visit's questions, but for those about a walk. */
export const visitWords = {
  ...introductionWords,
  store: {
    alone: {
      place: [
        'not [at] home [but] the other [one] | [the] first [one] you (said | named | mentioned) | here',
        '(reached | arrived) [(now | just now)] [only] | i am here | the store | store | shop | the shop',
        'in here | inside | i am inside | first one | the first one | yes store | yes i am at the store',
      ],
    },
    answers: {
      place: [
        'store | shop | supermarket | showroom | outlet | market | mall | super market | grocery',
        sequence(
          '(at | in | inside | reached | outside | near | entered) [(the | your | a)]',
          ' (entrance | gate | door | section | counter)',
        ),
        '[i] [(have | just)] entered [now] | (come | came | gone | got | went) (in | inside)',
        '(came | come | reached | arrived | already) (here | there)',
        'already (here | there | reached | arrived | inside) | standing (here | inside)',
      ],
    },
    unsure: { place: ['[the] first | number one | option one | the former | [the] first (option | place)'] },
    weighty: true,
    claims: true,
    heard: { place: [`[${AT}] [the | a | your] (store | shop)`, 'here | i am here'] },
    button: { label: 'Store', words: 'store' },
  },
  home: {
    patterns: [
      formOf(
        '\\b(?:at|in|from) (?:my|our) (?:\\w+ ){0,3}(?:place|house|home|room|flat|apartment)\\b',
        '\\b(?:lying|sitting|resting|still) in (?:my )?bed\\b',
      ),
    ],
    alone: { place: ['the second one | second one | ghar | ghar pe'] },
    answers: {
      place: [
        'home | house | my place | my room | my flat | my apartment | my kitchen | kitchen | bedroom',
        'living room | drawing room | hostel | ghar | apartment | my residence | the flat | the sofa',
        'my sofa | my bed | pg | dorm | dormitory',
        'not [yet] (come | gone | stepped | been | got) out of [(the | my)] (house | home | flat | room)',
        '(not | still not) [yet] (left | started) [(home | the house | yet)]',
        'have not (left | started) [yet]',
      ],
    },
    unsure: {
      place: ['[the] second | number two | option two | the latter | [the] second (option | place)'],
    },
    weighty: true,
    claims: true,
    heard: { place: [`[${AT}] [my] (home | house)`] },
    button: { label: 'Home', words: 'home' },
  },
  biscuits: {
    ...section(kindsOfGoods.biscuits, ['first', 'one']),
    button: { label: 'Biscuits', words: 'biscuits' },
  },
  dairy: {
    // A chocolate by that name.
    ...section(kindsOfGoods.dairy, ['second | middle', 'two'], {
      sure: ['[the] [one] in the middle [of (them | the list)] | [the] one between [(them | the two)]'],
      unsure: ['dairy milk [(silk | chocolate | bar)]'],
    }),
    button: { label: 'Dairy', words: 'dairy' },
  },
  breads: {
    // "The last one" may be the one of last time.
    ...section(kindsOfGoods.breads, ['third', 'three'], {
      sure: [
        sequence(
          '[(the | that)] last',
          ' (section | option | (one | thing) (you (said | told | named | mentioned) | only | itself',
          ' | i am taking | i will take | i want))',
        ),
        '[the] one you (said | told) last | what you (said | told) last',
        'not [the] (first | second | middle) [one] [but] [the] last [one]',
      ],
      unsure: ['[the] last [one]'],
    }),
    button: { label: 'Breads', words: 'breads' },
  },
  entrance: {
    unsure: {
      entrance: [
        // Ready, and not said where.
        'ok | okay | right | right right | alright | fine | okay okay | yes no | i am there',
        'i am there now | ready | i am ready',
      ],
    },
    alone: {
      entrance: [
        'yes | yes i am [(there | here)] | yes there | i am here | here',
        '[(i am | yes i am | yes)] standing at it | [right] here at the front | at the front | at it',
        'right here | yes here | i am at it | yes ready | i am standing here | i have reached | reached',
        'i have arrived | arrived | i reached | i am right here | already here | i am already here',
        'already there | i am already there | of course | correct | yes i have | yes correct',
        'that is right | that is correct | that is true | it is so | it is correct | present',
        'i am right there | let us (go | start | begin | walk) | start | begin | start walking | yes start',
      ],
    },
    answers: {
      entrance: [
        sequence(
          '[(at | near | in | by | on)] [(the | your)] [(main | front | store | shop)]',
          ' (entrance | entry | gate | door | doorway | threshold | doorstep | doormat | entry gate',
          ' | entrance gate | entry point | entrance door)',
        ),
        '[the] (mat | doormat | door mat) is [right] under my (foot | feet | shoe | shoes | slippers)',
        '(i can feel | i feel) [the] (mat | doormat | door mat) [under my (foot | feet | shoe | shoes)]',
        '[i am] standing on [the] (mat | doormat | door mat)',
        '[(i can | my stick is)] (feel | feeling | touching) the (door | gate | glass door)',
        'yes i am there | yes there | [right] in front of it',
        'reached [(the | at the | at)] (entrance | gate | door | entry)',
        'standing at (the entrance | the door | the gate | entrance)',
      ],
    },
    meantBy: { entrance: ['yes'] },
    denied: { entrance: 'notThere' },
    weighty: true,
    claims: true,
    heard: { entrance: [`[${AT}] [the] entrance`, `[${AT}] [the] door`, YES] },
    button: { label: 'Entrance', words: 'entrance' },
  },
  ...leavingWords,
} as const satisfies Readonly<Record<string, WordRow>>
