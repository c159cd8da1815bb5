import { hasPhrase } from '../language/plain-words.ts'
import { allergenRows, type SubstanceRow } from './allergen-rows.ts'
import { ingredientRows } from './ingredient-rows.ts'

/**
 * What a shopper may ask for by name, and which words of a record are it. Knowing that maida is wheat and that ghee
 * is milk is what keeps "does it contain milk" from being answered by spelling alone. Sources of the families:
 * FSSAI labelling rules 2020, schedule of allergens (gluten cereals, crustaceans, milk, egg, fish, peanuts and tree
 * nuts, soybeans, sulphite), with the Indian kitchen words for them.
 */
export interface Substance extends Required<SubstanceRow> {
  /** How it is named in a sentence. */
  spoken: string
}

/** Every substance known by name. */
export const substances: readonly Substance[] = Object.entries({ ...allergenRows, ...ingredientRows }).map(
  ([spoken, row]) => ({
    spoken,
    asked: row.asked ?? [],
    is: [...new Set([spoken, ...(row.asked ?? []), ...(row.is ?? [])])],
    maybe: row.maybe ?? [],
    isNot: row.isNot ?? [],
    allergen: row.allergen ?? false,
  }),
)

const byAskedWord = new Map<string, Substance>()
for (const substance of substances) {
  for (const word of [substance.spoken, ...substance.asked]) {
    if (!byAskedWord.has(word)) byAskedWord.set(word, substance)
  }
}

/** The words that ask for a known substance, longest first. */
export const askedWords: readonly string[] = [...byAskedWord.keys()].sort((a, b) => b.length - a.length)

/** The substance that goes by these plain words; undefined for what no table knows. */
export const knownSubstance = (words: string): Substance | undefined => byAskedWord.get(words)

/** The substance that plain words ask for; what is not known by name is looked for by spelling alone. */
export const substanceAsked = (words: string): Substance => knownSubstance(words) ?? bySpelling(words)

/**
 * Paneer is milk, and desi ghee is ghee: where a record names those alone, it may be meant. "Our list does not name brazil
 * nuts" of a pack that names nuts would be true, and taken for a no.
 */
function bySpelling(words: string): Substance {
  const family = familyOf(words)
  const kinds = family ? [family] : kindsWithin(words)
  const alike = new Set(kinds.flatMap(({ isNot }) => isNot))
  return {
    ...{ spoken: words, asked: [], is: [words] },
    maybe: [...new Set(kinds.flatMap(({ spoken, asked, maybe }) => [spoken, ...asked, ...maybe]))],
    // What nobody takes for milk nobody takes for goat milk.
    isNot: [...alike].filter((one) => one !== words),
    allergen: kinds.some(({ allergen }) => allergen),
  }
}

/** The narrowest family of an allergen that a word of records belongs to, though nobody asks for the family by it. */
const familyOf = (words: string): Substance | undefined =>
  substances
    .filter(({ allergen, is }) => allergen && is.includes(words))
    .sort((a, b) => a.is.length - b.is.length)[0]

/** What is known of a name of several words, the allergens where there are any: "wheat | bran", "brazil | nuts", "desi | ghee". */
function kindsWithin(words: string): readonly Substance[] {
  const isNamed = (phrase: string) => hasPhrase(words, phrase)
  const named = [...new Set(askedWords.filter(isNamed).map(substanceAsked))]
  const kinds = named.filter(({ isNot }) => !isNot.some(isNamed))
  const allergens = kinds.filter(({ allergen }) => allergen)
  return allergens.length > 0 ? allergens : kinds
}
