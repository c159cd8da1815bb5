import { useEffect, useRef } from 'react'
import { CASH_COUNTER, placeKey } from '../../../../core/contract/place.ts'
import type { Step } from '../../../../core/contract/store.ts'
import { readLegs } from '../../../../core/navigation/read-legs.ts'
import { isEnd } from '../../../../core/paths/draw-path.ts'
import { countedOtherwise, withCounted } from '../../../../core/paths/path-changes.ts'
import { englishVisit } from '../../../../core/texts/visit-texts.ts'
import { useConsole } from '../../console.ts'
import type { Ends } from '../../paths/StepAdder.tsx'
import { useDemoWalk } from '../navigation/use-demo-walk.ts'

interface WalkAsShopperProps {
  ends: Ends
  steps: readonly Step[]
  /** What was counted takes the place of what is written; undefined: the person may not write. */
  onSteps?: (steps: Step[]) => void
  /** Walked to its end. */
  onWalked(): void
}

/** The shopper's own guide leads along the path; afterwards what it counted stands beside what is written. */
export function WalkAsShopper({ ends, steps, onSteps, onWalked }: WalkAsShopperProps) {
  const { settings } = useConsole()
  const walk = useDemoWalk()
  const { arrived } = walk
  const told = useRef(onWalked)
  told.current = onWalked
  useEffect(() => {
    if (arrived) told.current()
  }, [arrived])

  const legs = readLegs(steps, 'onward', englishVisit).legs.length
  // A part that cannot be read is none for the guide: then nobody can tell which count belongs to which step.
  const isComparable = legs === steps.filter((step) => !isEnd(step)).length
  const others = arrived && isComparable ? countedOtherwise(steps, walk.countedByStep) : []
  const start = () =>
    walk.start(steps, {
      end: placeKey(ends.to) === CASH_COUNTER ? { kind: 'counter' } : { kind: 'section', section: ends.to },
      profile: settings.asSpecified.steps ? 'specification' : 'accurate',
    })

  return (
    <div>
      <div className="actions">
        {walk.active ? (
          <>
            <button type="button" onClick={walk.next}>
              Next
            </button>
            <button type="button" onClick={walk.imHere}>
              I am here
            </button>
            <button type="button" onClick={walk.stop}>
              Stop walking
            </button>
          </>
        ) : (
          <button type="button" disabled={legs === 0} onClick={() => void start()}>
            Walk as a shopper
          </button>
        )}
      </div>
      <p role="status" className="instruction">
        {walk.instruction}
      </p>
      {others.length > 0 && (
        <div>
          <p>Counted otherwise than written:</p>
          <ul>
            {others.map(({ at, written, counted }) => (
              <li key={at}>
                Part {at + 1}: {written} written, {counted} counted
              </li>
            ))}
          </ul>
          {onSteps && (
            <button type="button" onClick={() => onSteps(withCounted(steps, others))}>
              Take what was counted
            </button>
          )}
        </div>
      )}
    </div>
  )
}
