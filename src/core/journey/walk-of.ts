import { ENTRANCE } from '../navigation/find-path.ts'
import { createGuide } from '../navigation/guide/guide.ts'
import type { Guide, GuideOptions } from '../navigation/guide/walk.ts'
import { readScale } from '../navigation/step-scale.ts'
import { canCount, type Stage } from './state.ts'

/** The guide of the walk in hand, from where it was left. */
export function walkOf({ trip, options }: Stage, how: Pick<GuideOptions, 'say' | 'emit' | 'log'>): Guide {
  const isReturn = trip.path?.navPathSet === 'return'
  return createGuide({
    commands: trip.path?.navCommands ?? [],
    end: isReturn ? { kind: 'counter' } : { kind: 'section', section: trip.section ?? 'biscuits and snacks' },
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
