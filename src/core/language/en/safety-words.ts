import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { alarmForms } from './alarm-forms.ts'
import { callForms, cryForms } from './cry-forms.ts'
import { dangerForms } from './danger-forms.ts'
import { staffForms } from './staff-forms.ts'

/** Who is in need is answered in every state, whatever was asked. */
export const safetyWords = {
  callStaff: {
    whole: [
      'call | call for help | call them | somebody help | someone help | staff | assistance | emergency',
      '(anybody | anyone | somebody | someone) [is] (there | here | around)',
      'is (anybody | anyone | somebody | someone) (there | here | around)',
    ],
    anywhere: [
      sequence(
        '(call | get | send) [(the | a | some | your)]',
        ' (staff | storekeeper | shopkeeper | store keeper | shop keeper | manager)',
      ),
      'call a member of staff',
      'i need (assistance | human help | a hand | a person) | send help | call for help',
      'need (immediate | urgent) help | need a hand',
      'need help (right now | right away | immediately | urgently | quickly) | member of staff | emergency',
    ],
    patterns: [...callForms, ...staffForms],
    open: 'always',
    urgent: true,
    inquires: true,
    heard: { always: ['call staff | call the staff | call a member of staff | somebody come and help'] },
    button: { label: 'Call staff', words: 'call staff' },
    lookUp: 'call_staff',
  },
  callOff: {
    whole: [
      '[no] do not (call | send | bring | trouble | bother) (him | her | them)',
      sequence(
        '[sorry] [i] [have] [just] (pressed | said | tapped | touched | called | hit) [the] [call]',
        ' (staff | help) [button] by mistake',
      ),
      'by mistake [i] [have] (pressed | said | tapped | touched | called | hit) [the] [call] (staff | help) [button]',
      '(no | do not need [the] | no need for | no need of [the]) staff [(needed | now | any more | please)]',
      'staff [is] not needed [now]',
      '(cancel | end | close | take back) (the | my | that) call [(to | for) [the] staff]',
      'i am all right now | i am alright now',
      '(staff | they | someone | somebody | he | she) (has come | have come | came) [(to | for) me]',
      '(staff | somebody | someone) is with me [now]',
      '[the] (staff | somebody | someone | a (man | lady | boy | girl)) is (helping me | here now | with me now)',
      '[i] do not need [any] help (now | any more | anymore) | no help needed | no need of help',
    ],
    patterns: [
      formOf(
        sequence(
          `\\b${oneOf(
            'staff|helper|salesman|assistant|attendant|manager',
            'shop (?:boy|girl|person|man)',
          )}(?: member)?`,
          ' (?:(?:has|have) (?:come|arrived|reached)|came|is (?:here|with me))',
          '\\b(?! in (?:front|between|the way))',
        ),
      ),
    ],
    anywhere: [
      'false alarm | (tell | ask) (them | him | her | [the] staff) not to come | no staff needed',
      sequence(
        '(do not | no need to | need not | not (necessary | required | needed) to)',
        ' (send | call | bring) (anyone | anybody | somebody | someone | [the] staff)',
      ),
      'call [the] staff off',
    ],
    open: 'always',
    inquires: true,
    heard: { always: ['no staff needed'] },
    button: { label: 'No staff needed', words: 'no staff needed' },
  },
  danger: {
    whole: [
      'ouch | danger | accident | blocked | stuck | ow | watch out | careful [careful]',
      'stairs | steps ahead',
      sequence(
        '(is there | are there) [a | any | some] (step | steps | stairs | stair | slope | ramp)',
        ' [(down | up | here | ahead | there | in front)]',
      ),
      sequence(
        '(can | should | shall | may | do | must) i (go | walk | get | pass)',
        ' (around | past | behind | beside | between | through) (it | him | her | them | this | that)',
      ),
      '(can | should | shall | may) i go around',
      '(can | should | shall) i go from (the side | the other side | behind | around)',
      '(it is | this is) [(too | very | so)] crowded [(here | now)] | [(very | too)] crowded here',
      '[the] (door | gate | shutter) is (closed | shut) [(here | now)]',
      sequence(
        '(somebody | someone | a man | a person | a lady | people) (is | are) (standing | sitting)',
        ' (right there | right here | here | there | in front)',
      ),
      'is it safe (here | to (walk | stand | go | move | step | cross) [(here | there | ahead | forward | further)])',
    ],
    anywhere: [
      'ouch | blocking (me | my way | the way) | in my way | in my path | an obstacle | dead end',
      '[can not] get through | it is slippery | slippery (here | floor)',
      '(floor | ground) is (wet | slippery) | wet floor | wet here',
      'no way (forward | ahead | to go) | no (space | place) to (go | walk | pass)',
      'can not (go forward | move | go ahead | pass | get through | move forward | proceed | go further | breathe)',
      'not feeling well | feeling (unwell | giddy | faint | dizzy) | blocked',
      '(way | path | road | aisle | passage) is (blocked | closed | not clear)',
      'afraid to (walk | go | move) | scared to (walk | go | move) | following me | chest pain',
      'head is spinning | about to fall | going to fall | too many people | too much (crowd | rush)',
      'took my (purse | bag | phone | stick | wallet) | stole my | lost my (stick | cane | purse | wallet)',
    ],
    patterns: [...alarmForms, ...cryForms, ...dangerForms],
    open: 'always',
    urgent: true,
    inquires: true,
    overVoice: 'always',
    heard: { always: ['something is blocking me | i hit something'] },
    lookUp: 'danger',
  },
} as const satisfies Readonly<Record<string, WordRow>>
