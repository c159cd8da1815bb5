import type { Step } from '../contract/store.ts'
import { readLegs } from '../navigation/read-legs.ts'
import { englishVisit } from '../texts/visit-texts.ts'
import { drawPath, isEnd, isStart, moveOf, type PathDrawing, type Stretch } from './draw-path.ts'

export const countSteps = (n: number) => `${n} ${n === 1 ? 'step' : 'steps'}`

const turns = { left: 'turn left, ', right: 'turn right, ', none: '' } as const
const stretchWords = ({ turn, steps }: Stretch) =>
  `${turns[turn]}${steps === 0 ? 'no steps' : `${countSteps(steps)} ahead`}`

/** "8 steps to the left and 10 steps ahead of where it begins". */
function endWords({ points }: PathDrawing): string {
  const { x, y } = points.at(-1) ?? { x: 0, y: 0 }
  const aside = x === 0 ? [] : [`${countSteps(Math.abs(x))} to the ${x < 0 ? 'left' : 'right'}`]
  const along = y === 0 ? [] : [`${countSteps(Math.abs(y))} ${y < 0 ? 'behind' : 'ahead of'}`]
  if (aside.length + along.length === 0) return 'where it begins'
  return along.length === 0
    ? `${aside[0]} of where it begins`
    : `${[...aside, ...along].join(' and ')} where it begins`
}

/** What the drawing shows, for those who do not see it: each stretch, where the end lies, length and time. */
export function describePath(steps: readonly Step[]): string {
  const drawing = drawPath(steps)
  if (drawing.stretches.length === 0) return 'Nothing is drawn yet.'
  const walk = drawing.stretches.map(stretchWords).join('; then ')
  const { totalSteps, minutes } = drawing
  return `From the start: ${walk}. The end lies ${endWords(drawing)}. ${countSteps(totalSteps)} in all, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** Longer than any aisle of a shop: probably a slip. */
const LONG_PATH_STEPS = 300

const warnings = {
  noStart: 'The first step is not start: the shopper is not told to put the door behind them.',
  noEnd: 'There is no end step.',
  afterEnd: 'Steps stand after the end step.',
  turns: 'Two turns follow each other without a distance between them.',
  long: `The path is longer than ${LONG_PATH_STEPS} steps.`,
  signs: 'A step holds signs beside its words: the voice leaves them out.',
  unreadable:
    'A step has no action or no readable distance: the shopper will be told that a part is missing.',
} as const

/** A picture, an arrow: neither words nor marks, and no figure's unit. */
const SIGN = /[^\p{ASCII}\p{L}\p{M}\p{N}\p{P}\s₹°]/u

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
    ...(steps.some(({ action }) => SIGN.test(action)) ? [warnings.signs] : []),
    ...(readLegs(steps, 'onward', englishVisit).faults.length > 0 ? [warnings.unreadable] : []),
  ]
}

function isTurn(step: Step): boolean {
  const turn = moveOf(step)?.turn
  return turn === 'left' || turn === 'right'
}
