import { isAllergenName } from '../contract/allergen-name.ts'
import type { NewProduct, Product } from '../contract/product.ts'
import { substances } from '../substances/substances.ts'
import { names } from './evidence.ts'

const same = (a: string) => (b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Allergens that a record lists and would list no more, or no more as surely: a file that was kept too long takes back
 * what a colleague has added since.
 */
export function allergensTaken(before: Product, after: Product): string[] {
  const [contain, may] = [after.allergensContain ?? [], after.allergensMayContain ?? []]
  const named = (list: readonly string[] | null) => (list ?? []).filter(isAllergenName)
  const fromContain = named(before.allergensContain)
    .filter((name) => !contain.some(same(name)))
    .map((name) => (may.some(same(name)) ? `${name} (only in "may contain")` : name))
  const fromMay = named(before.allergensMayContain).filter((name) => ![...contain, ...may].some(same(name)))
  return [...new Set([...fromContain, ...fromMay])]
}

const known = substances.filter(({ allergen }) => allergen).flatMap(({ is, maybe }) => [...is, ...maybe])

/** Entries of lists of allergens in which no word of one stands, each with the first product that has it. */
export function strangeAllergens(
  products: readonly NewProduct[],
): { entry: string; name: string; more: number }[] {
  const strange = new Map<string, { entry: string; name: string; more: number } | undefined>()
  for (const { name, allergensContain, allergensMayContain } of products) {
    for (const entry of new Set([...(allergensContain ?? []), ...(allergensMayContain ?? [])])) {
      const found = strange.get(entry)
      if (found) found.more++
      else if (!strange.has(entry))
        strange.set(entry, names(entry, known, []) ? undefined : { entry, name, more: 0 })
    }
  }
  return [...strange.values()].filter((each) => each !== undefined)
}
