import type { ListenFor } from '../../core/contract/modes.ts'
import {
  prepareToUnderstand,
  type Turn,
  type Understood,
  understand,
} from '../../core/language/understand.ts'
import { readReadings } from './learned-readings.ts'
import { openSentenceVectors } from './sentence-vectors.ts'

const learned = readReadings(await openSentenceVectors())

/** What a turn means by the rules and by what was learnt of how people mean such sentences. */
export const understandTurn = (turn: Omit<Turn, 'learned'>): Understood => understand({ ...turn, learned })

/** Makes ready what the first turns under a question would make. */
export const prepareTurn = (question: ListenFor): void => prepareToUnderstand(question, learned)
