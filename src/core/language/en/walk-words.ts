import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { NO } from './jsgf-parts.ts'
import { wayLostWords } from './lost-words.ts'
import { stepWords } from './step-words.ts'
import { whereWords } from './where-words.ts'

/** Words of a walk, and of arriving where it ends. */
export const walkWords = {
  ...stepWords,
  ...whereWords,
  ...wayLostWords,
  notThere: {
    patterns: [
      formOf(
        sequence(
          '\\b(?:i|we) (?:have |had |just )*(?:gone|went|walked|come|came|moved) (?:\\w+ )?',
          '(?:past|beyond|ahead|further)\\b',
        ),
        '\\b(?:am|are|bit|little) further (?:in|inside|ahead)\\b',
        '\\bacross the (?:road|street)\\b',
        '\\b(?:strayed|wandered|drifted|shifted)(?: away)? from\\b',
        '\\byet to (?:come|reach|enter|get|arrive)\\b',
        '\\bme in (?:from|by|through) the (?:back|side|other)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:came|come|went|walked) in (?:a while|some time|long|long time|five minutes|ten minutes)',
          ' (?:ago|back|before)\\b',
        ),
      ),
      formOf(
        '\\b(?:exit|back|side|other) (?:gate|door)\\b',
        sequence(
          '\\b(?:take|bring|lead|guide) me (?:\\w+ ){0,2}(?:to|at) (?:the |your )?(?:\\w+ )?',
          '(?:entrance|gate|door|entry)\\b',
        ),
      ),
      formOf(
        sequence(
          `^(?!.*\\b${oneOf(
            'entrance|entry|gate|door|doorway|right here|threshold|doorstep|doormat|mat|foyer|lobby|porch',
            'guard|watchman|security|steps|ramp',
          )}\\b)`,
          '(?:no |yes |actually |just )*(?:i am|we are) (?:\\w+ )?',
          '(?:at|near|in|between|by|among|beside|next to|inside|on)',
          ' (?!it\\b|there\\b|here\\b|right\\b|front of it\\b|front of the qr\\b)',
          '(?:the |some |a |my |our |your )?\\w+(?! here)\\b',
        ),
        '\\balready (?:\\w+ )?(?:in|inside|entered)\\b',
        '\\b(?:walked|went|gone|came) in already\\b',
        '\\bstill (?!here|at|standing|near)\\w+ing\\b',
        sequence(
          '^(?!.*\\b(?:wait|minute|second|hold)\\b).*\\blet me (?:\\w+ )?',
          '(?:find|reach|get to|come to|go to)\\b',
        ),
        '\\b(?:have|need|want) to (?:go back|walk|come|go) to the (?:entrance|door|gate)\\b',
        '\\b(?:other|another|wrong|back|side) (?:door|gate|entrance)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:near|at|in|by|next to|beside|in front of|opposite|behind|close to)',
          ' (?:the |some |a )?(?:\\w+ )?',
          `${oneOf(
            'billing|counter|fridge|cash|dairy|breads?|biscuits?|back|parking|shelf|shelves|aisle|toilet',
            'lift|stairs|rack|milk|pillar|middle|centre|road|street|car|trolleys?',
          )}\\b`,
        ),
        sequence(
          '\\b(?:away|far|past|passed|crossed)(?: \\w+){0,2} (?:from )?(?:the )?',
          '(?:entrance|door|gate|entry)\\b',
        ),
        '\\b(?:moved|walked|came)(?: \\w+){0,2} (?:from|past) (?:the )?(?:entrance|door|gate|entry)\\b',
        '\\bleft (?:from )?(?:the )?(?:entrance|door|gate|entry)\\b',
        sequence(
          '\\b(?:need|have|want|trying) to (?:find|reach|get to|go to|come to)(?: \\w+){0,2}',
          ' (?:entrance|door|gate|entry)\\b',
        ),
        '\\bnot (?:sure|know|see|find|able|think)(?: \\w+){0,4} (?:entrance|door|gate|there)\\b',
        '\\bi was (?:\\w+ )?at the\\b',
        '\\bother side\\b',
        '\\bbehind me\\b',
        '\\bsomewhere\\b',
      ),
    ],
    alone: {
      entrance: [
        'there | no | not | nowhere near [it] | inside | not yet | not there | no no | nope | nahi',
        'not really | not exactly | outside | i am outside | elsewhere | somewhere else | not at all',
        'on the way | on my way | coming | i am coming | wait i am coming | not sure | i do not know',
        'no idea | i do not think so',
      ],
      // Before the first step; once there was one it is no answer.
      walking: [
        'no (not yet | i am not [(there | here)] [yet]) | [no] [i am] (not there [yet] | not yet there)',
        sequence(
          '[no] [i am] (not [yet] (at | near | in front of) | [still] (far | away) from) [the]',
          ' [(main | store | shop)] (entrance | entry | gate | door) [yet]',
        ),
        'no [i am] still (outside | inside | on the way | coming | at home | in the (car | parking | street | road))',
        '[no] i am ([still] outside | not inside) [yet]',
        sequence(
          '[no] i have not [yet] (reached | come to | found | entered) [the]',
          ' (entrance | entry | gate | door | store | shop) [yet]',
        ),
      ],
    },
    answers: {
      entrance: [
        'not there | not yet | i am lost | lost my way | do not know where i am | no idea where i am',
        'lost | not [yet] (here | there) | inside | inside the (store | shop)',
        'not (at | near | in | by) [(the | it)] | not (reached | arrived | come)',
        'have not (reached | arrived | come | entered | found) | did not (reach | find)',
        'not (reach | found) | away from | far from | far away',
        sequence(
          '(going | walking | coming | heading | trying | on my way | on the way | moving) [to]',
          ' [(reach | find | get | go)] [(to | towards | there)]',
        ),
        'on (my | the) way',
        sequence(
          'still (going | walking | coming | far | inside | outside | at home | looking | searching',
          ' | finding | on the way)',
        ),
        '(looking | searching) for | can not find | could not find | somewhere else',
        '(in | at) the (parking | road | street | car | middle | counter | back | section | aisle)',
        'do not know where | already inside | middle of the (store | shop)',
        '(take | bring | guide | help) me (to | reach | find) [the] (entrance | entry | gate | door | it)',
        'do not know (if | whether) | no idea where',
        'where is (the | your) (entrance | entry | gate | door | main door | main gate)',
        'how (do i | can i | to | should i) (get | go | reach | find) | which (side | way) is',
        'outside the (shop | store | gate | entrance) | just outside',
      ],
    },
    meantBy: { entrance: ['no'] },
    weighty: true,
    heard: {
      entrance: [
        'not there | i am not there | no not there | not yet',
        `there | i am there | ${NO}`,
        'inside | i am inside',
      ],
      // An answer to nothing here: it must not be heard as something else.
      checking: ['not there'],
    },
    button: { label: 'Not there', words: 'not there' },
  },
} as const satisfies Readonly<Record<string, WordRow>>
