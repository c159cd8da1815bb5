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
  told: !(options.firstVisit || options.owesSafety) || resume?.told === true,
  scanned: options.scanned ?? null,
  found: options.found ?? null,
  kept: options.kept ?? null,
  arrival: null,
  lostAtEnd: false,
  inHand: false,
  looked: false,
  lookUp: '',
  asking: null,
  own: [],
  question: 'all',
  pocketOffered: false,
  toured: false,
  greetedChecking: false,
  ending: null,
  alarming: false,
  from: 'welcome',
  before: [],
})

/** What of a visit that was broken off goes on: where it was. */
export const takenUp = ({ where, section, notThere, source, walk, goal, told }: Snapshot): Partial<Trip> => ({
  ...{ where, section, notThere, source: source ?? null, walk, goal: goal ?? null, found: null },
  ...(told && { told }),
  at: where === 'checking' ? section : null,
})

/** Where the visit is, for a pause and for the next time; one that is only offered is still where it was. */
export function snapshotOf(trip: Trip, { place }: JourneyOptions): Snapshot {
  if (trip.found) return trip.found
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
