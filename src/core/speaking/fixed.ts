import { fixedSpokenIds, type SpokenId, spoken } from '../texts/spoken.ts'

export interface FixedSentence {
  id: SpokenId
  text: string
}

/** Every spoken text that is whole once the brand is known, in the order of the text file. */
export function fixedSentences(brandName: string): FixedSentence[] {
  return fixedSpokenIds().map((id) => ({ id, text: spoken(id, { brand: brandName }) }))
}
