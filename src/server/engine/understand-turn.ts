import { readFileSync } from 'node:fs'
import type { ListenFor } from '../../core/contract/modes.ts'
import { type LearnedModel, readModel } from '../../core/language/learned/learned-model.ts'
import {
  prepareToUnderstand,
  type Turn,
  type Understood,
  understand,
} from '../../core/language/understand.ts'

let model: LearnedModel | undefined
const learned = (): LearnedModel => {
  model ??= readModel(readFileSync(new URL('../../core/language/en/readings.bin', import.meta.url)))
  return model
}

/** What a turn means by the rules and by what was learnt of how people mean such words. */
export const understandTurn = (turn: Omit<Turn, 'learned'>): Understood =>
  understand({ ...turn, learned: learned() })

/** Makes ready what the first turns under a question would make, the model itself with the first. */
export const prepareTurn = (question: ListenFor): void => prepareToUnderstand(question, learned())
