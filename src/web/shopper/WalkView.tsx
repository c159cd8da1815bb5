import type { WalkProgress } from '../../core/navigation/guide/walk.ts'
import { partOf, stepsLeftWords, walkStateWords } from '../../core/texts/en/screen.ts'

/**
 * What a walk is about, large enough to be read at arm's length. It repeats what is spoken, so screen readers are not
 * interrupted by it.
 */
export function WalkView({ walk }: { walk: WalkProgress }) {
  const { leg, of, stepsLeft, instruction, state } = walk
  const share = of === 0 ? 1 : (state === 'arrived' ? of : leg - 1) / of
  return (
    <section className="walk" aria-label={walkStateWords[state]}>
      <p className="walk-instruction">{instruction}</p>
      {stepsLeft !== null && state !== 'arrived' && (
        <p className="walk-steps">
          <span className="walk-number">{stepsLeft}</span> <span>{stepsLeftWords(stepsLeft)}</span>
        </p>
      )}
      <p className="walk-part">
        <progress max={1} value={share} aria-hidden="true" />
        <span>{partOf(leg, of)}</span>
        {(state === 'manual' || state === 'paused') && <span>{walkStateWords[state]}</span>}
      </p>
    </section>
  )
}
