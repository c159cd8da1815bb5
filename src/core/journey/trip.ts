import type { JourneyOptions } from './journey.ts'
import type { Snapshot } from './snapshot.ts'
import type { Trip } from './state.ts'

/** A visit that goes on is where the pause found it even before its first state: that may be paused again. */
export const newTrip = ({ resume, ...options }: JourneyOptions): Trip => ({
  where: resume?.where ?? 'opening',
  section: resume?.section ?? null,
  notThere: resume?.notThere ?? 0,
  at: resume?.where === 'checking' ? resume.section : null,
  source: resume?.source ?? null,
  path: null,
  walk: resume?.walk ?? null,
  goal: resume?.goal ?? null,
  screenKept: true,
  darkTold: false,
  scale: options.scale,
  motion: 'unknown',
  connected: false,
  mode: 'echo',
  told: !options.firstVisit || resume?.told === true,
  kept: options.kept ?? null,
  arrival: null,
  lostAtEnd: false,
  inHand: false,
  lookUp: '',
  asking: null,
  own: [],
  greetedChecking: false,
  ending: null,
  alarming: false,
  from: 'welcome',
  before: [],
})

/** Where the visit is, for a pause and for the next time. */
export function snapshotOf(trip: Trip, { place }: JourneyOptions): Snapshot {
  const { where, section, notThere, source, walk, goal, told } = trip
  return {
    version: 1,
    storeId: place.kind === 'store' ? place.store.id : null,
    where,
    section,
    notThere,
    ...(source && { source }),
    walk,
    ...(goal && { goal }),
    told,
  }
}
