import type { PathPair } from '../../../../core/contract/console/places.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { inOneLine, savedSteps } from './saved-steps.ts'
import { type StoreField, type StoreValues, storeFields } from './store-fields.tsx'

export const valuesOf = ({ store_number, name, location }: Store): StoreValues => ({
  store_number,
  name,
  location,
})

export interface StoreMerge {
  /** Fields that are another in the newer record. */
  moved: StoreField[]
  /** Fields that were changed here: they stay as they are here. */
  kept: StoreField[]
  /** The same field or path was changed on both sides, each in its own way: somebody has to choose. */
  clash: boolean
}

/** What a newer record means for a form that was made from an older one. `drafts` are the paths changed here. */
export function mergeStore(
  before: Store,
  newer: Store,
  mine: { values: StoreValues; drafts: readonly PathPair[] },
): StoreMerge {
  const [was, is] = [valuesOf(before), valuesOf(newer)]
  const moved = storeFields.filter((name) => is[name] !== was[name])
  const kept = storeFields.filter((name) => mine.values[name] !== was[name])
  const pathClash = mine.drafts.some((draft) => {
    const theirs = inOneLine(savedSteps(newer, draft))
    return theirs !== inOneLine(savedSteps(before, draft)) && theirs !== inOneLine(draft.steps)
  })
  const fieldClash = kept.some((name) => moved.includes(name) && is[name] !== mine.values[name])
  return { moved, kept, clash: fieldClash || pathClash }
}
