import { ENTRANCE } from '../contract/place.ts'
import { createGuide } from '../navigation/guide/guide.ts'
import type { Guide, GuideOptions, WalkSnapshot } from '../navigation/guide/walk.ts'
import { readScale } from '../navigation/step-scale.ts'
import type { MotionSample } from '../navigation/steps/motion-sample.ts'
import { createStepDetector } from '../navigation/steps/step-detector.ts'
import { createTurnWatch } from '../navigation/turns/turn-watch.ts'
import type { Stage, State } from './state.ts'
import { canCount } from './trip.ts'

/** The guide of the walk in hand, from where it was left. */
export function walkOf(stage: Stage, how: Pick<GuideOptions, 'say' | 'emit' | 'log' | 'unheard'>): Guide {
  const { trip, options } = stage
  const senses = sensesOf(stage)
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
    detector: senses.steps,
    turns: senses.turns,
    ...(trip.walk ? { from: trip.walk } : {}),
    lostAtEnd: trip.lostAtEnd,
    speaking: stage.speaking,
    ...how,
  })
}

const sensesOf = ({ trip, options }: Stage) => {
  trip.senses ??= {
    steps: options.detector?.() ?? createStepDetector(options.steps),
    turns: createTurnWatch(),
  }
  return trip.senses
}

/** Whoever has moved on by so much while nothing was counted is not where the count says. */
const MOVED_STEPS = 4

/** Steps may have been missed on the walk in hand: the end of its part is then the shopper's to say. */
export function missSteps({ trip, options }: Stage) {
  if (options.literal || !trip.walk || trip.walk.arrived) return
  trip.walk = { ...trip.walk, uncounted: true }
}

/** The walk is there now; where a part of it begins, what was noticed before is over. */
export function keepWalk({ trip }: Stage, at: WalkSnapshot) {
  const isBack = at.back === 0 && trip.walk?.back !== 0
  if (at.leg !== trip.walk?.leg || isBack) trip.moved = 0
  trip.walk = at
}

/** Notices steps while the walk rests: all of one part's rests together. */
export function noticeSteps(stage: Stage): (sample: MotionSample) => void {
  const { trip } = stage
  const { steps, turns } = sensesOf(stage)
  steps.resume()
  return (sample) => {
    turns.push(sample)
    const felt = steps.push(sample)
    if (felt === 0 || !trip.walk) return
    trip.moved += felt
    if (trip.moved < MOVED_STEPS) return
    trip.moved = 0
    missSteps(stage)
  }
}

/** What a walk's interlude adds to its state; without a walk, nothing. */
type Counting = Pick<State, 'leave' | 'motion' | 'motionChanged'>

/**
 * Whoever is spoken to on a walk about something else may walk on: their steps count, and the next instruction ends it;
 * none counts for whoever was told to stand still.
 * `stays`: it does not, and the part that is over by then ends at Next.
 */
export function countOn(stage: Stage, isWalk: boolean, stays = false): Counting {
  const { trip } = stage
  if (!isWalk || !trip.path || trip.inDanger) return {}
  let begun = false
  const guide = walkOf(stage, {
    unheard: true,
    // A part without steps waits for its own words, which are not said here.
    say(_lines, _now, over) {
      if (begun || stage.options.literal) over()
    },
    emit(effect) {
      if (effect.kind === 'tick') stage.stepped()
      if (effect.kind !== 'progress' || !begun) return
      const before = trip.walk ?? guide.snapshot()
      const at = guide.snapshot()
      const isOver = at.leg !== before.leg || at.arrived !== before.arrived
      if (!isOver || !stays) keepWalk(stage, at)
      if (!isOver) return
      if (!stays) return stage.goBack()
      begun = false
      missSteps(stage)
    },
  })
  guide.start()
  begun = true
  return {
    leave: guide.close,
    motion: guide.motion,
    motionChanged(state) {
      if (canCount(state)) return
      guide.sensorLost()
      missSteps(stage)
    },
  }
}
