import type { Stage } from '../state.ts'
import { walkOf } from '../walk-of.ts'

/** Whoever is spoken to on a walk about something else may walk on: their steps count, and the next instruction ends it. */
export function countOn(stage: Stage) {
  const { trip } = stage
  let begun = false
  const guide = walkOf(stage, {
    say: (_lines, _now, over) => over(),
    emit(effect) {
      if (effect.kind === 'tick') stage.stepped()
      if (effect.kind !== 'progress' || !begun) return
      const { leg, arrived } = trip.walk ?? guide.snapshot()
      trip.walk = guide.snapshot()
      if (trip.walk.leg !== leg || trip.walk.arrived !== arrived) stage.goBack()
    },
  })
  guide.start()
  begun = true
  return guide
}
