import { answeredAnywhere } from '../../../core/facts/answered-anywhere.ts'
import { meaningName } from '../../../core/language/meaning.ts'
import type { DecidedTurn } from './shopper-turn.ts'

/**
 * What the product check does about a turn. `doubt`: asks whether it was said. `quiet`: the client does it by itself, and
 * nothing of ours may talk into it.
 */
type Follows = 'answer' | 'doubt' | 'quiet' | 'nothing'

const isDanger = ({ meaning }: DecidedTurn) => meaning?.type === 'word' && meaning.word === 'danger'

/** A client that leads asks back by itself, and does what belongs to the journey. */
export function whatFollows(turn: DecidedTurn, leads: boolean): Follows {
  const { meaning, heard, isJourneys } = turn
  if (isJourneys && isDanger(turn)) return 'quiet'
  if (isJourneys) return 'nothing'
  if (heard.verdict === 'confirm') {
    if (leads) return 'nothing'
    return meaning?.type === 'word' ? 'doubt' : 'answer'
  }
  return leads && heard.verdict === 'nothing' ? 'nothing' : 'answer'
}

/** What the list answers while the journey asks something else. */
export const isOfList = ({ meaning, heard }: DecidedTurn): boolean =>
  heard.verdict === 'act' && meaning !== undefined && answeredAnywhere.has(meaningName(meaning))
