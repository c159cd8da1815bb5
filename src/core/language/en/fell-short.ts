import { formOf, oneOf, sequence } from '../forms.ts'
import { GOAL } from './kinds-of-words.ts'

const EXPECTED = oneOf(
  'would have|ought to|should|supposed to|must|thought|expected|expecting|hoped|was told|were told|you said',
)
/** Behind what should have been come to. */
const BUT = `(?<=\\b${EXPECTED}\\b.* but) (?:(?:it|there|this|that|here) )+(?:is|was|has)`

const LOOKS = oneOf(
  'big|large|long|tall|small|blank|bare|plain|solid|empty|cold|glass|brick|concrete|wooden|iron|steel|metal',
)
const OBSTACLE = oneOf(
  'walls?|pillars?|doors?|glass|windows?|posts?|poles?|tables?|columns?|railings?|barriers?|bins?|box(?:es)?',
  'crates?|cartons?|trolleys?|carts?|counters?',
  GOAL,
)
const IN_ITS_PLACE = `(?:just|only|nothing but|all) (?:an? |the |some |one |your )?(?:${LOOKS} )*${OBSTACLE}\\b`

/**
 * Met what hurts nobody in place of what was told: "i would have said i am there but | it is just a wall"; a "not" there denies
 * nothing that is told behind it: "i thought it was a step but | it is not | i fell down".
 */
export const metInstead = formOf(
  `${BUT} ${IN_ITS_PLACE}`,
  `${BUT} not(?= (?:i|we|my|he|she|they|someone|somebody)\\b)`,
)

/** Should have come to what was told, and met something else or nothing. */
export const fellShort = formOf(
  sequence(
    `${BUT} `,
    oneOf(
      IN_ITS_PLACE,
      'nothing(?= (?:here|there|around|now|at all|on|but|only|just|i|we)\\b|$)',
      'none$',
      `(?:no|not)(?: (?:the|a|any|my|your))?(?: (?:${GOAL}|turn|turning|counter|here|there|it))?$`,
    ),
  ),
)
