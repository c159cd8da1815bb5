import { meaningName } from '../../../../core/language/meaning.ts'
import type { ProductNames } from '../../../../core/language/named-products.ts'
import type { SpokenNames } from '../../../../core/language/spoken-names.ts'
import { understand } from '../../../../core/language/understand.ts'
import { readingsByWords } from '../../learned-readings.ts'
import type { AskedOf } from './word-ear.ts'

const products = new WeakMap<SpokenNames, readonly ProductNames[]>()

/** Names are known by their words in an ear; what product each is matters to nobody. */
export function productsOf(names: SpokenNames): readonly ProductNames[] {
  const known = products.get(names) ?? names.names.map((name) => ({ id: name, spoken: [name] }))
  products.set(names, known)
  return known
}

/** Tells sentences that mean the same to the open question: equal texts for equal meanings, '' for none. */
export function meaningKey(text: string, { listenFor, names, language }: AskedOf): string {
  const { meaning, also } = understand({
    text,
    question: listenFor,
    source: 'spoken',
    names: productsOf(names),
    language,
    learned: readingsByWords(),
  })
  const all = meaning ? [meaning, ...also] : []
  return all
    .map((one) => {
      if (one.type === 'word') return meaningName(one)
      const named = one.about.kind === 'named' ? one.about.productIds : []
      return [meaningName(one), one.about.kind, ...named].join(' ')
    })
    .join(' + ')
}
