import type { WordRow } from '../word-row.ts'

const PERSON =
  '(somebody | someone | anybody | anyone | staff | the staff | a staff | some staff | your staff | store staff | a person | some person | a staff member | staff member | a member of staff | the manager | manager | a manager | an assistant | the assistant | a helper | an attendant | the attendant | the storekeeper | storekeeper | the store keeper | the shopkeeper | shopkeeper | the shop keeper | the guard | a salesman | a sales person | any staff | a human | a real person | your people)'
const WAY = '(path | way | road | aisle | passage | route)'
const THING =
  '(something | somebody | someone | a wall | the wall | a shelf | the shelf | a person | people | a trolley | a cart | a box | a pillar | a table | a rack | a glass | a chair | a basket | a display | a man | a lady | a child)'

/** Who is in need is answered in every state, whatever was asked. */
export const safetyWords = {
  callStaff: {
    whole: [
      `(call | get | bring | send | find | fetch) [me] ${PERSON} | call for help | call`,
      `i (need | want) (${PERSON.slice(1, -1)} | assistance | a hand)`,
      'somebody help | someone help | staff | assistance | emergency | call them',
      'anybody there | anyone there | is anybody there | is anyone there | is somebody there | is someone there',
    ],
    anywhere: [
      `(call | get | bring | send | fetch) [me] ${PERSON}`,
      `${PERSON} [to] (come | help | come and help | come here | assist | guide | take me | hold my hand | show me)`,
      `i (need | want) ${PERSON} | i need (assistance | human help | a hand | somebody s help | someone s help) | need help from`,
      `(talk | speak) to ${PERSON} | (is there | is) (anybody | anyone | somebody | someone) (to help | who can help | around | here to help)`,
      'help me (someone | somebody | anyone | anybody) | come and help | send help | call for help | need (immediate | urgent) help',
      'member of staff | emergency | i want a human',
      `where (is | are) (${PERSON.slice(1, -1)}) | ask ${PERSON} to (come | help)`,
    ],
    open: 'always',
    urgent: true,
    heard: { always: ['call staff | call the staff | call a member of staff | somebody come and help'] },
    button: { label: 'Call staff', words: 'call staff' },
    lookUp: 'call_staff',
  },
  danger: {
    whole: ['ouch | careful | danger | accident | blocked | it is blocked | i am stuck | stuck | ow | ahh'],
    anywhere: [
      'i [(have | just | have just | almost | nearly)] (hit | bumped | bumped into | banged | banged into | crashed | crashed into | ran into | walked into | dashed | knocked | collided | hit against)',
      'i (hit | hurt | banged) (my (head | leg | hand | knee | foot | toe) | myself) | i am (hurt | bleeding | injured | in pain) | i got hurt | i have hurt',
      `${THING} (is | are) (blocking | obstructing | in front of me | in my way | in the way | in my path | lying here | on the floor | blocking me)`,
      `(there is | there are) (something | someone | somebody | people | a trolley | a cart | a box | boxes | an obstacle | a pillar | a wall | a table | a rack | a person | a shelf | a crowd | stairs | a step | a hole | water | a glass) (in front [of me] | in my way | in the way | blocking | ahead | here | in my path | on the floor | on my ${WAY} | on the ${WAY})`,
      `(blocking | blocked) (me | my ${WAY} | the ${WAY}) | ${WAY} is (blocked | closed | not clear) | in my way | in my path | no way (forward | ahead | to go)`,
      'i (fell | fell down | have fallen | am falling | slipped | tripped | stumbled | almost fell | nearly fell | am stuck | got stuck | feel dizzy | am feeling dizzy | am dizzy)',
      'blocking me | an obstacle | obstacle | dead end | can not (go forward | move | go ahead | pass | get through | move forward | proceed) | it is slippery | floor is (wet | slippery) | am bleeding | not feeling well | i feel sick',
      'bumped into | crashed into | hit (a | the) (wall | shelf | person | trolley | rack | pillar | glass | door | table)',
    ],
    open: 'always',
    urgent: true,
    overVoice: 'always',
    heard: { always: ['something is blocking me | i hit something'] },
    lookUp: 'danger',
  },
} as const satisfies Readonly<Record<string, WordRow>>
