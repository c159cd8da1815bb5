import { hasPhrase } from '../language/plain-words.ts'
import { createLatest } from '../latest.ts'
import { type AdditiveNamed, additiveNamed, additivesOf, additiveWords } from './additives.ts'
import { allergenRows, kindRows, type SubstanceRow } from './allergen-rows.ts'
import { familyNames, foodRows } from './food-rows.ts'
import { ingredientRows, quietRows } from './ingredient-rows.ts'
import { formsOf, hasAny, recordWords } from './record-words.ts'

/**
 * What a shopper may ask for by name, and which words of a record are it. Knowing that maida is wheat and that ghee
 * is milk is what keeps "does it contain milk" from being answered by spelling alone. Sources of the families:
 * FSSAI labelling rules 2020, schedule of allergens (gluten cereals, crustaceans, milk, egg, fish, peanuts and tree
 * nuts, soybeans, sulphite), with the Indian kitchen words for them.
 */
export interface Substance extends Required<SubstanceRow> {
  /** How it is named in a sentence. */
  spoken: string
  /** What may mean it where it stands among the ingredients: `maybe`, and what is made of it for the most part. */
  maybeInside: readonly string[]
}

const made = (rows: Readonly<Record<string, SubstanceRow>>): readonly Substance[] =>
  Object.entries(rows).map(([spoken, row]) => {
    const additives = additivesOf(spoken)
    const maybe = [...(row.maybe ?? []), ...additives.maybe]
    return {
      spoken,
      asked: row.asked ?? [],
      is: [...new Set([spoken, ...(row.asked ?? []), ...(row.is ?? []), ...additives.is])],
      maybe,
      inside: row.inside ?? [],
      maybeInside: [...maybe, ...(row.inside ?? [])],
      isNot: row.isNot ?? [],
      besides: row.besides ?? [],
      allergen: row.allergen ?? false,
    }
  })

/** Every substance known by name. */
export const substances: readonly Substance[] = made({ ...allergenRows, ...ingredientRows, ...kindRows })

const byName = (some: readonly Substance[]) =>
  some.flatMap((one) => [one.spoken, ...one.asked].map((word) => [word, one] as const))
const named = byName(substances)
const quiet = byName(made({ ...foodRows, ...quietRows }))
/** Some words ask for a family and for a kind of it: the kinds stand behind their family. */
const narrowest: ReadonlyMap<string, Substance> = new Map([...quiet, ...named])
const widest: ReadonlyMap<string, Substance> = new Map(named.toReversed())

/** The words that ask for a known substance, longest first. */
export const askedWords: readonly string[] = [...widest.keys()].sort((a, b) => b.length - a.length)

const isUnnamed = (word: string) => !widest.has(word)
const isAllergenNamed = (word: string) => widest.get(word)?.allergen === true

const findLookAlikes = () =>
  [...new Set(substances.flatMap(({ allergen, isNot }) => (allergen ? isNot : [])).map(recordWords))]
    .filter((phrase) => phrase.split(' ').some(isAllergenNamed) && phrase.split(' ').some(isUnnamed))
    .filter((phrase) => !substances.some((one) => one.allergen && hasAny(phrase, one.is, one.isNot)))
    .flatMap((phrase) => [phrase, `${phrase}s`])
    .filter((phrase) => !widest.has(phrase))
let lookAlikesFound: ReadonlySet<string> | undefined
/**
 * Names of several words in which an allergen's name stands and no allergen is: "shea butter", "tiger nuts". Where each
 * word is a name, they may be several names. Found when they are first asked for: it takes some 20 ms.
 */
export function lookAlikes(): ReadonlySet<string> {
  lookAlikesFound ??= new Set(findLookAlikes())
  return lookAlikesFound
}

/** What else the tables know and hardly anybody asks for. The ear does not listen for it. */
export const quietWords: readonly string[] = [
  ...new Set([...quiet.map(([word]) => word), ...familyNames, ...additiveWords]),
]

/**
 * The substance that goes by these plain words; undefined for what no table knows. Of a family and its kind the family:
 * who must avoid maida is warned of all wheat.
 */
export const knownSubstance = (words: string): Substance | undefined => widest.get(words)

/**
 * The substance that plain words ask for: of a family and its kind the kind, for wheat is no yes to who asks for atta.
 * What is not known by name is looked for by spelling alone.
 */
export function substanceAsked(words: string): Substance {
  const known = narrowest.get(words) ?? spelled.get(words)
  if (known) return known
  const found = bySpelling(words)
  spelled.set(words, found)
  return found
}

/** Whether a table explains these plain words, by a name that is asked for or one that only records use: "casein", "e 322". */
export const isNamedByRecords = (words: string): boolean =>
  narrowest.has(words) || additiveNamed(words) !== undefined || familiesOf(words, undefined) !== undefined

/** A sentence is read in many ways, and each asks anew for what it names. */
const SPELLED_KEPT = 200
const spelled = createLatest<string, Substance>(SPELLED_KEPT)

/**
 * Paneer is milk, and desi ghee is ghee: where a record names those alone, it may be meant. "Our list does not name brazil
 * nuts" of a pack that names nuts would be true, and taken for a no.
 */
function bySpelling(words: string): Substance {
  const additive = additiveNamed(words)
  const is = [words, ...(additive?.is ?? [])]
  const kinds = familiesOf(words, additive) ?? kindsWithin(words)
  const alike = new Set(kinds.flatMap(({ isNot }) => isNot))
  const inside = kinds.flatMap((kind) => kind.inside)
  const maybe = [
    ...new Set([
      ...kinds.flatMap((kind) => [kind.spoken, ...kind.asked, ...kind.maybe]),
      ...(additive?.maybe ?? []),
    ]),
  ]
  return {
    ...{ spoken: words, asked: [], is, maybe, inside, maybeInside: [...maybe, ...inside] },
    // What nobody takes for milk nobody takes for goat milk; sunflower lecithin is the lecithin that was asked for.
    isNot: [...alike].filter((one) => !hasAny(recordWords(one), is, [])),
    besides: kinds.flatMap(({ besides }) => besides),
    allergen: kinds.some(({ allergen }) => allergen),
  }
}

/**
 * What a word of records belongs to, though nobody asks for it by that word: of allergens that it is the narrowest,
 * otherwise all that it may be.
 */
function familiesOf(words: string, additive: AdditiveNamed | undefined): Substance[] | undefined {
  const word = recordWords(words)
  const allergens = substances.filter(({ allergen }) => allergen)
  const [narrow] = allergens
    .filter(({ is }) => formsOf(is).has(word))
    .sort((a, b) => a.is.length - b.is.length)
  if (narrow) return [narrow]
  const wide = substances.filter(
    ({ spoken, allergen, maybe }) => additive?.of.includes(spoken) || (allergen && formsOf(maybe).has(word)),
  )
  return wide.length > 0 ? wide : undefined
}

/**
 * What is known of a name of several words, the allergens where there are any: "wheat | bran", "brazil | nuts",
 * "desi | ghee", "lobster | bisque".
 */
function kindsWithin(words: string): readonly Substance[] {
  const isNamed = (phrase: string) => hasPhrase(words, phrase)
  const asked = askedWords.filter(isNamed).map(substanceAsked)
  const kinds = [...new Set(asked)].filter(({ isNot }) => !isNot.some(isNamed))
  const record = recordWords(words)
  const families = substances.filter(({ allergen, is, isNot }) => allergen && hasAny(record, is, isNot))
  const allergens = [...kinds.filter(({ allergen }) => allergen), ...families]
  return allergens.length > 0 ? allergens : kinds
}
