import type { Step } from '../contract/store.ts'
import { readLegs } from '../navigation/read-legs.ts'
import { drawPath } from './draw-path.ts'
import { isEnd, isStart, moveOf } from './turn-of.ts'

/** Longer than any aisle of a shop: probably a slip. */
const LONG_PATH_STEPS = 300

const warnings = {
  noStart: 'The first step is not start: the shopper is not told to put the door behind them.',
  noEnd: 'There is no end step.',
  afterEnd: 'Steps stand after the end step.',
  turns: 'Two turns follow each other without a distance between them.',
  long: `The path is longer than ${LONG_PATH_STEPS} steps.`,
  unreadable:
    'A step has no action or no readable distance: the shopper will be told that a part is missing.',
} as const

/** What an author should look at again. Nothing here forbids saving: a shop may be odd. */
export function pathWarnings(steps: readonly Step[]): string[] {
  const [first] = steps
  if (!first) return []
  const end = steps.findIndex(isEnd)
  const turnsOnTheSpot = steps.some((step, at) => {
    const [move, next] = [moveOf(step), steps[at + 1]]
    return isTurn(step) && move?.steps === 0 && next !== undefined && isTurn(next)
  })
  return [
    ...(isStart(first) ? [] : [warnings.noStart]),
    ...(end === -1 ? [warnings.noEnd] : []),
    ...(end !== -1 && end < steps.length - 1 ? [warnings.afterEnd] : []),
    ...(turnsOnTheSpot ? [warnings.turns] : []),
    ...(drawPath(steps).totalSteps > LONG_PATH_STEPS ? [warnings.long] : []),
    ...(readLegs(steps, 'onward').faults.length > 0 ? [warnings.unreadable] : []),
  ]
}

function isTurn(step: Step): boolean {
  const turn = moveOf(step)?.turn
  return turn === 'left' || turn === 'right'
}
