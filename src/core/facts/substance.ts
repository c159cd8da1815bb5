/**
 * What a shopper may ask for by name, and which words of a record are it. Knowing that maida is wheat and that ghee
 * is milk is what keeps "does it contain milk" from being answered by spelling alone. Sources of the families:
 * FSSAI labelling rules 2020, schedule of allergens (gluten cereals, crustaceans, milk, egg, fish, peanuts and tree
 * nuts, soybeans, sulphite), with the Indian kitchen words for them.
 */
export interface Substance {
  /** How it is named in a sentence. */
  spoken: string
  /** Further words that ask for it. */
  asked: readonly string[]
  /** All words of a record that are it, those that ask for it included; plurals stand here too, nothing is guessed. */
  is: readonly string[]
  /** Words of a record that may or may not mean it: "nuts" when cashew was asked. */
  maybe: readonly string[]
  /** Look-alikes that are something else: cocoa butter is no milk. */
  isNot: readonly string[]
  /** True where a brand's empty allergen list speaks about it. */
  allergen: boolean
}

/** A substance's words; what is left out is empty. */
export type SubstanceRow = Partial<Omit<Substance, 'spoken'>>
