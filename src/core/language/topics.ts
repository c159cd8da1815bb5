import type { AskedName, TopicOf } from '../contract/product-fields.ts'

/**
 * What a question may be about. `contains` carries the substance in plain words ("milk", "palm oil"), `diet` the way
 * of eating, `brand` nothing: every product of the list is the brand's own.
 */
export type Topic =
  | { name: 'contains'; substance: string }
  | { name: 'diet'; diet: string }
  /** `concern` picks the facts that are said before the advice to ask a doctor. */
  | { name: 'advice'; concern: 'sugar' | 'any' }
  /** `goods`: a kind of them in plain words ("cookies"), where no product was named. */
  | { name: 'available'; goods: string }
  /** The figures of a bar code, as digits, right or wrong. */
  | { name: 'code'; figures: string }
  | { name: PlainTopicName }

export type PlainTopicName =
  /** What one field of a product answers. */
  | TopicOf<AskedName>
  | 'describe'
  | 'fullList'
  | 'nutrition'
  | 'sugarFree'
  | 'protein'
  | 'flavour'
  | 'maker'
  | 'brand'
  | 'features'
  | 'packed'
  /** Whether the brand has called it back. */
  | 'recalled'
  | 'pieces'
  | 'serving'
  /** Prices, offers, weather: nothing that the product's own records hold. */
  | 'outOfScope'
  | 'directions'
  /** The product that is named is wanted in the hand: of a name that nobody knows, it is about "this". */
  | 'find'
  /** "This is not Good Day." */
  | 'isNot'
  /** Whether the brand's list has it, and in which section. */
  | 'available'
  /** What no list holds: staff know. */
  | 'price'
  /** Torn, swollen, leaking, mouldy or smelling: nobody of ours can tell. */
  | 'damaged'
  | 'offers'

/** Everything that a language knows about one topic. */
export interface TopicRow {
  /** Plain words that name it. */
  phrases: readonly string[]
  /** By what name a cloud model's look-up asks for it. */
  lookUp?: string
  /** The button's name, and what it says for the shopper. */
  button?: { readonly label: string; readonly words: string }
}

export interface FoundTopic {
  topic: Topic
  /** Words of the phrase that named it. */
  length: number
  /** Another topic is named by as many words. */
  rival?: Topic['name'] | undefined
}
