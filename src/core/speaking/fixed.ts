import { type SpokenId, spoken, spokenTexts } from '../texts/en/spoken.ts'
import { type WalkTextId, walkText, walkTexts } from '../texts/en/walk.ts'

/** A sentence that has a recording. */
export type FixedId = SpokenId | WalkTextId

export interface FixedSentence {
  id: FixedId
  text: string
}

const whole = <Id extends string>(table: Readonly<Record<Id, string>>): Id[] =>
  (Object.keys(table) as Id[]).filter((id) => !/\{(?!brand\})/.test(table[id]))

/** Every spoken text that is whole once the brand is known, in the order of the text files. */
export function fixedSentences(brandName: string): FixedSentence[] {
  return [
    ...whole(spokenTexts).map((id) => ({ id, text: spoken(id, { brand: brandName }) })),
    ...whole(walkTexts).map((id) => ({ id, text: walkText(id) })),
  ]
}
