import type { WalkProgress } from '../../core/navigation/guide/walk.ts'
import { useTexts } from '../ui/texts.ts'

/**
 * What a walk is about, large enough to be read at arm's length. It repeats what is spoken, so screen readers are not
 * interrupted by it.
 */
export function WalkView({ walk }: { walk: WalkProgress }) {
  const texts = useTexts()
  const { leg, of, stepsLeft, instruction, state } = walk
  const share = of === 0 ? 1 : (state === 'arrived' ? of : leg - 1) / of
  return (
    <section className="walk" aria-label={texts.walkStateWords[state]}>
      <p className="walk-instruction">{instruction}</p>
      {stepsLeft !== null && state !== 'arrived' && (
        <p className="walk-steps">
          <span className="walk-number">{stepsLeft}</span> <span>{texts.stepsLeftWords(stepsLeft)}</span>
        </p>
      )}
      <p className="walk-part">
        <progress max={1} value={share} aria-hidden="true" />
        <span>{texts.partOf(leg, of)}</span>
        {(state === 'manual' || state === 'paused') && <span>{texts.walkStateWords[state]}</span>}
      </p>
    </section>
  )
}
