import { OTHER_ACTION, stepActions } from '../contract/console/places.ts'
import { CASH_COUNTER, ENTRANCE, placeOf } from '../navigation/find-path.ts'

/** How the entrance is shown and stored by the console; places are compared without regard to case. */
const ENTRANCE_NAME = 'Entrance'

/** The moves that are offered; the last asks for the author's own words. */
export const pathActions = [...stepActions, OTHER_ACTION] as const

/** Where a path may begin: the entrance, or any aisle. */
export const fromPlaces = (aisles: readonly string[]): string[] => [ENTRANCE_NAME, ...aisles]

/** Where a path from there may lead: from the entrance to an aisle, from an aisle to the counter only. */
export function toPlaces(from: string, aisles: readonly string[]): string[] {
  if (from === '') return []
  return placeOf(from) === ENTRANCE ? [...aisles] : [CASH_COUNTER]
}
