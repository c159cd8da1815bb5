import { fixedSpokenIds, type SpokenId, spoken } from '../texts/en/spoken.ts'
import { fixedWalkIds, type WalkTextId, walkText } from '../texts/en/walk.ts'

/** A sentence that has a recording. */
export type FixedId = SpokenId | WalkTextId

export interface FixedSentence {
  id: FixedId
  text: string
}

/** Every spoken text that is whole once the brand is known, in the order of the text files. */
export function fixedSentences(brandName: string): FixedSentence[] {
  return [
    ...fixedSpokenIds().map((id) => ({ id, text: spoken(id, { brand: brandName }) })),
    ...fixedWalkIds().map((id) => ({ id, text: walkText(id) })),
  ]
}
