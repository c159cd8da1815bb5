import { ENTRANCE } from '../navigation/find-path.ts'
import { createGuide } from '../navigation/guide/guide.ts'
import type { Guide, GuideOptions } from '../navigation/guide/walk.ts'
import { readScale } from '../navigation/step-scale.ts'
import type { MotionSample } from '../navigation/steps/motion-sample.ts'
import { createStepDetector } from '../navigation/steps/step-detector.ts'
import type { Stage } from './state.ts'
import { canCount } from './trip.ts'

/** The guide of the walk in hand, from where it was left. */
export function walkOf({ trip, options }: Stage, how: Pick<GuideOptions, 'say' | 'emit' | 'log'>): Guide {
  const isReturn = trip.path?.navPathSet === 'return'
  return createGuide({
    texts: options.texts,
    commands: trip.path?.navCommands ?? [],
    end: isReturn
      ? { kind: 'counter' }
      : { kind: 'section', section: options.texts.sectionNames[trip.section ?? 'biscuits and snacks'] },
    fromDoor: !isReturn && trip.path?.source === ENTRANCE,
    profile: options.steps,
    clock: options.clock,
    scale: readScale(trip.scale),
    sensor: canCount(trip.motion),
    ...(options.detector ? { detector: options.detector() } : {}),
    ...(trip.walk ? { from: trip.walk } : {}),
    lostAtEnd: trip.lostAtEnd,
    ...how,
  })
}

/** Whoever has moved on by so much while nothing was counted is not where the count says. */
const MOVED_STEPS = 4

/** Notices steps while the walk rests: the end of its part is then the shopper's to say. */
export function noticeSteps({ trip, options }: Stage): (sample: MotionSample) => void {
  const steps = options.detector?.() ?? createStepDetector(options.steps)
  let moved = 0
  return (sample) => {
    moved += steps.push(sample)
    if (moved < MOVED_STEPS || options.literal || !trip.walk || trip.walk.arrived) return
    trip.walk = { ...trip.walk, uncounted: true }
  }
}

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
