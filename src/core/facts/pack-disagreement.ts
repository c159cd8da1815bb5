import type { Product } from '../contract/product.ts'
import { type Substance, substances } from '../substances/substances.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { type Evidence, evidenceIn, namesAtAll } from './evidence.ts'
import { isWider } from './named-elsewhere.ts'
import { netWeightOf, type PackClaims } from './pack-print.ts'

const spokenNames = (found: readonly Substance[]) => found.map(({ spoken }) => spoken)

/** Allergens that the pack names, by their names in `substances.ts`. */
export interface PackWords {
  contains: readonly string[]
  mayContain: readonly string[]
}

/** What a pack's own print says of allergens; undefined when nothing of that was read. */
export function packWords({ contains, mayContain }: PackClaims): PackWords | undefined {
  if (contains.length === 0 && mayContain.length === 0) return undefined
  return { contains: spokenNames(contains), mayContain: spokenNames(mayContain) }
}

/** How one of these places of the record names it: by itself or something narrower, or by something wider that may mean it. */
function recordedAs(
  one: Substance,
  evidence: readonly Evidence[],
  ...places: readonly Evidence['where'][]
): 'named' | 'wider' | undefined {
  const there = evidence.filter(({ where }) => places.includes(where))
  if (there.some(({ sure }) => sure)) return 'named'
  return there.some(({ texts }) => texts.some((entry) => isWider(entry, one))) ? 'wider' : undefined
}

function beyondOurs(
  { contains, mayContain }: Pick<PackClaims, 'contains' | 'mayContain'>,
  evidenceOf: ReturnType<typeof evidenceIn>,
  texts: Texts,
): string[] {
  const said = packSays({ contains, mayContain }, texts)
  if (said.length === 0) return []
  const softer = contains.filter((one) => recordedAs(one, evidenceOf(one), 'mayContain'))
  return [
    ...said,
    softer.length > 0 ? texts.oursMayContain(spokenNames(softer)) : texts.facts.notOurs,
    texts.facts.askStaff,
  ]
}

const packSays = (
  { contains, mayContain }: Pick<PackClaims, 'contains' | 'mayContain'>,
  texts: Texts,
): string[] => [
  ...(contains.length > 0 ? [texts.packContains(spokenNames(contains))] : []),
  ...(mayContain.length > 0 ? [texts.packMayContain(spokenNames(mayContain))] : []),
]

function weightSentences(product: Product, printed: PackClaims['netWeight'], texts: Texts): string[] {
  const recorded = product.netWeight === null ? undefined : netWeightOf(product.netWeight)
  if (!printed || !recorded || product.netWeight === null) return []
  if (printed.unit === recorded.unit && printed.amount === recorded.amount) return []
  return [texts.otherWeight(printed, product.netWeight), texts.facts.askStaff]
}

/**
 * What the pack, read now and surely, states against the record: allergens that the record does not name, and another
 * net weight. Nothing when they agree or when the pack was not read well: print that was not seen proves nothing.
 */
export const packDisagreement = (product: Product, claims: PackClaims, texts: Texts): string[] => [
  ...allergenSentences(product, claims, texts),
  ...weightSentences(product, claims.netWeight, texts),
]

const ofNames = (names: readonly string[]): Substance[] =>
  substances.filter(({ allergen, spoken }) => allergen && names.includes(spoken))

/** The same of allergens alone, from what was read in an earlier look; where one is `asked` for, of what is it or may be it. */
export const packAllergens = (
  product: Product,
  { contains, mayContain }: PackWords,
  texts: Texts,
  asked?: Substance,
): string[] =>
  allergenSentences(product, { contains: ofNames(contains), mayContain: ofNames(mayContain) }, texts, asked)

/**
 * Of what our list says, too, only what the pack says is told: what the record surely names elsewhere than in its lists, and
 * what a list names by a wider word, where the narrower one is `asked` for. To who asks in general "nuts" tells of cashew.
 */
function allergenSentences(
  product: Product,
  claims: Pick<PackClaims, 'contains' | 'mayContain'>,
  texts: Texts,
  asked?: Substance,
): string[] {
  const found = evidenceIn(product, texts)
  const all = [...claims.contains, ...claims.mayContain, ...(asked ? [asked] : [])]
  const evidence = new Map(all.map((one) => [one, found(one)]))
  const evidenceOf = (one: Substance) => evidence.get(one) ?? []
  const inList = (one: Substance) => recordedAs(one, evidenceOf(one), 'contains')
  const inLists = (one: Substance) => recordedAs(one, evidenceOf(one), 'contains', 'mayContain')
  const isNamed = (one: Substance) =>
    evidenceOf(one).some(({ sure, where }) => sure && where !== 'mayContain')
  /** Its name may be of a flavour: beside what the brand lists it does not say what is in there. */
  const isListed = product.allergensContain !== null || product.ingredients !== null
  const readsAnew = isListed && product.nameHi !== null && claims.mayContain.length > 0
  const inside = readsAnew ? evidenceIn({ ...product, nameHi: null }, texts) : evidenceOf
  const isInside = (one: Substance) =>
    inside(one).some(({ sure, where }) => sure && where !== 'mayContain' && !(isListed && where === 'name'))
  const isUnanswered = asked !== undefined && inLists(asked) !== 'named'
  const isToTell = (recorded: ReturnType<typeof recordedAs>) =>
    recorded === undefined || (recorded === 'wider' && isUnanswered)
  const ofAsked = (named: readonly Substance[]) =>
    named.filter(({ spoken }) => !asked || namesAtAll(spoken, asked))
  const contains = ofAsked(claims.contains).filter((one) => isToTell(inList(one)))
  const mayContain = ofAsked(claims.mayContain).filter((one) => !isInside(one) && isToTell(inLists(one)))
  const isOurs = (one: Substance) => isNamed(one) || inList(one) !== undefined
  const isTrace = (one: Substance) => inLists(one) !== undefined
  return [
    ...packSays({ contains: contains.filter(isOurs), mayContain: mayContain.filter(isTrace) }, texts),
    ...beyondOurs(
      {
        contains: contains.filter((one) => !isOurs(one)),
        mayContain: mayContain.filter((one) => !isTrace(one)),
      },
      evidenceOf,
      texts,
    ),
  ]
}
