import type { WalkEffect } from '../navigation/guide/walk.ts'
import type { MotionSample } from '../navigation/steps/motion-sample.ts'
import { isHeard } from './by-hand.ts'
import type { Stage } from './state.ts'

/** So many steps show that somebody walks, and does not only hold the phone up. */
const WALKED_STEPS = 6
/** The offer takes three seconds: the cue before the next turn must not wait for it. */
const STEPS_LEFT = 10
/** Of gravity along the phone's long side: held, worn or pocketed upright; it lies no flatter than 35°. */
const UPRIGHT_SHARE = 0.82
/** How much each sample counts: steps shake the phone for half a second. */
const FOLLOWS = 0.02

/** Offers once a visit, in the middle of a long part of a walk, to lock the screen of a phone that hangs or is pocketed. */
export function offerPocket(stage: Stage) {
  const { trip, options } = stage
  const gravity = { x: 0, y: 0, z: 0 }
  let steps = 0

  function isUpright(): boolean {
    const whole = Math.hypot(gravity.x, gravity.y, gravity.z)
    return whole > 0 && Math.abs(gravity.y) / whole >= UPRIGHT_SHARE
  }

  return {
    motion({ x, y, z }: MotionSample) {
      gravity.x += FOLLOWS * (x - gravity.x)
      gravity.y += FOLLOWS * (y - gravity.y)
      gravity.z += FOLLOWS * (z - gravity.z)
    },
    perform(effect: WalkEffect) {
      if (effect.kind === 'tick') steps += effect.steps
      if (effect.kind !== 'progress' || trip.pocketOffered || options.literal || stage.speaking()) return
      const { state, stepsLeft } = effect
      if (state !== 'walking' || (stepsLeft ?? 0) < STEPS_LEFT || steps < WALKED_STEPS || !isUpright()) return
      if (!isHeard(stage)) return
      trip.pocketOffered = true
      stage.add([stage.line('lock.offer')])
    },
  }
}
