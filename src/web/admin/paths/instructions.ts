import type { Step } from '../../../core/contract/store.ts'
import { CASH_COUNTER, placeOf } from '../../../core/navigation/find-path.ts'
import { readLegs } from '../../../core/navigation/read-legs.ts'
import { walkText } from '../../../core/texts/walk.ts'

/** Every sentence of a walk, in the order and the words in which the shopper's guide says them. */
export function instructionsOf(steps: readonly Step[], to: string): string[] {
  const back = placeOf(to) === CASH_COUNTER
  const { legs, endsWithGap } = readLegs(steps, back ? 'return' : 'onward')
  const gap = walkText('nav.skipped')
  return [
    ...(back ? [walkText('nav.return')] : []),
    ...legs.flatMap(({ instruction, afterGap }) => (afterGap ? [gap, instruction] : [instruction])),
    ...(endsWithGap ? [gap] : []),
    back
      ? walkText('nav.end.counter')
      : walkText('nav.end.section', { section: placeOf(to) || 'the section' }),
  ]
}
