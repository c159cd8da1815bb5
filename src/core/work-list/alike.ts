import { mapInSteps, type Steps } from '../steps.ts'
import { bareWords, ENOUGH_TO_SHARE } from '../vision/catalogue-words.ts'

/** What tells packs apart, besides their names. */
interface Named {
  id: string
  name: string
}

/** A word of so many names is the brand's. */
const MOST = 0.5

const known = new WeakMap<readonly Named[], Map<string, Named>>()

/**
 * Products whose names differ in one word, or not at all ("Orange Cream", "Chocolate Cream"): each with the first such
 * other. A camera that does not read that word cannot tell them apart. Time grows with the number of words,
 * 200 ms for 10,000 products: worked out once a list.
 */
export function* namedAlike(products: readonly Named[]): Steps<Map<string, Named>> {
  const alike = known.get(products) ?? (yield* compare(products))
  known.set(products, alike)
  return alike
}

function* compare(products: readonly Named[]): Steps<Map<string, Named>> {
  const words = yield* mapInSteps(products, ({ name }) => bareWords(name))
  const counts = new Map<string, number>()
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isBrand = (word: string) =>
    products.length >= ENOUGH_TO_SHARE && (counts.get(word) ?? 0) > products.length * MOST
  const keys = yield* mapInSteps(words, (each) => keysOf(each.filter((word) => !isBrand(word))))
  const byKey = new Map<string, number[]>()
  yield* mapInSteps(keys, (own, at) => {
    for (const key of own) byKey.set(key, [...(byKey.get(key) ?? []).slice(0, 1), at])
  })
  const found = yield* mapInSteps(products, (product, at): [string, Named][] => {
    const others = (keys[at] ?? []).flatMap((key) => byKey.get(key) ?? [])
    const other = others.map((each) => products[each]).find((each) => each && each.id !== product.id)
    return other ? [[product.id, other]] : []
  })
  return new Map(found.flat())
}

/** The words of a name together, and without each of them; nothing is left of a single word. */
function keysOf(words: readonly string[]): string[] {
  const sorted = words.toSorted()
  const without = sorted.map((_, at) => sorted.filter((__, other) => other !== at).join(' '))
  return [...new Set([sorted.join(' '), ...without])].filter((key) => key !== '')
}
