import { plainWords, wordCount } from './plain-words.ts'

/** A product with the ways it is called ("milk bikis", "britannia milk bikis"). */
export interface ProductNames {
  id: string
  spoken: readonly string[]
}

type NameIndex = ReadonlyMap<string, readonly string[]>

/** Names are normalised once for each list: a list is immutable and a sentence must not cost 10,000 of them. */
const indexes = new WeakMap<readonly ProductNames[], NameIndex>()

function indexOf(products: readonly ProductNames[]): NameIndex {
  const known = indexes.get(products)
  if (known) return known
  const index = new Map<string, string[]>()
  for (const { id, spoken } of products) {
    for (const name of new Set(spoken.map(plainWords))) {
      if (name !== '') index.set(name, [...(index.get(name) ?? []), id])
    }
  }
  const longestFirst = new Map(
    [...index].sort(([a], [b]) => wordCount(b) - wordCount(a) || b.length - a.length),
  )
  indexes.set(products, longestFirst)
  return longestFirst
}

export interface Naming {
  /** The sentence with "this" in place of each name. */
  words: string
  /** Products that were named, in the order of the longest name; several may share one. */
  productIds: readonly string[]
}

/** Finds product names in plain words. `isName` may refuse one ("milk" after "contain" asks for the substance). */
export function findNames(
  words: string,
  products: readonly ProductNames[],
  isName: (before: string, name: string) => boolean,
): Naming {
  const ids = new Set<string>()
  let rest = ` ${words} `
  for (const [name, productIds] of indexOf(products)) {
    const at = rest.indexOf(` ${name} `)
    if (at < 0 || !isName(rest.slice(0, at).trim(), name)) continue
    for (const id of productIds) ids.add(id)
    rest = `${rest.slice(0, at)} this ${rest.slice(at + name.length + 2)}`
  }
  return { words: rest.replace(/\bthe this\b/g, 'this').trim(), productIds: [...ids] }
}
