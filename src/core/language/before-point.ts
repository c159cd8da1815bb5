import type { ListenFor } from '../contract/modes.ts'
import { hedged } from './en/place-stances.ts'
import { conditions } from './en/stances.ts'
import { leftThing } from './en/walk-stances.ts'
import { claimsPlace, isFor, mayMislead, type Request, refuses } from './request-kinds.ts'
import { strangersToWalk } from './walk-talk.ts'
import { isCry } from './words.ts'

/** What stands in a sentence before the point that it comes to. */

/** So many words that no guide is told may stand before what is asked of it. */
const STRANGE_BEFORE_POINT = 1

/** "Who rang | just now" on a walk: what stands before it is of something else, and the word of ours with it. */
export const isSaidOfElse = (before: string, point: Request, question: ListenFor) =>
  question === 'walking' &&
  point.meaning.type === 'word' &&
  !isCry(point.meaning) &&
  (strangersToWalk(before) > STRANGE_BEFORE_POINT || (isFor(point, 'next') && leftThing.test(before)))

/** "Maybe I should | just pay": what tells where somebody is, or declines, stands all the same. */
export const isHedged = (before: string, point: Request) =>
  hedged.test(before) && !claimsPlace([point]) && !refuses(point)

/** "If there is an offer | then I will buy more". */
export const isConditional = (before: string, request: Request) =>
  mayMislead(request) && conditions.test(before)
