import type { Step } from '../contract/store.ts'
import { drawPath, type PathDrawing, type Stretch } from './draw-path.ts'

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
