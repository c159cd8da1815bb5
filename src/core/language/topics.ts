/**
 * What a question may be about. `contains` carries the substance in plain words ("milk", "palm oil"), `diet` the way
 * of eating, `brand` nothing: every product of the list is the brand's own.
 */
export type Topic =
  | { name: 'contains'; substance: string }
  | { name: 'diet'; diet: string }
  /** `concern` picks the facts that are said before the advice to ask a doctor. */
  | { name: 'advice'; concern: 'sugar' | 'any' }
  | { name: PlainTopicName }

export type PlainTopicName =
  | 'describe'
  | 'fullList'
  | 'ingredients'
  | 'allergens'
  | 'nutrition'
  | 'energy'
  | 'sugar'
  | 'sugarFree'
  | 'fat'
  | 'salt'
  | 'protein'
  | 'weight'
  | 'flavour'
  | 'maker'
  | 'brand'
  | 'storage'
  | 'features'
  | 'packed'
  | 'pieces'
  | 'serving'
  | 'origin'
  /** Prices, offers, weather: nothing that the product's own records hold. */
  | 'outOfScope'
  | 'directions'
