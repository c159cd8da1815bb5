import type { Step } from '../../../core/contract/store.ts'
import { CASH_COUNTER, placeOf } from '../../../core/navigation/find-path.ts'
import { readLegs } from '../../../core/navigation/read-legs.ts'
import { walkText } from '../../../core/texts/en/walk.ts'
import { englishVisit } from '../../../core/texts/visit-texts.ts'
import { SpokenWords } from './SpokenWords.tsx'

/** The instructions as the shopper hears them: the same words, the same voice, from the same server. */
export function PlayPath({ steps, to }: { steps: readonly Step[]; to: string }) {
  // Of no step there is nothing to play.
  return <SpokenWords sentences={steps.length === 0 ? [] : instructionsOf(steps, to)} />
}

/**
 * Every sentence of a walk, in the order and the words in which the shopper's guide says them.
 * @internal A table of paths is tried on it.
 */
export function instructionsOf(steps: readonly Step[], to: string): string[] {
  const back = placeOf(to) === CASH_COUNTER
  const { legs, endsWithGap } = readLegs(steps, back ? 'return' : 'onward', englishVisit)
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
