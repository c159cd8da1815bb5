import type { Product } from '../contract/product.ts'

/** Characters of catalogue in a prompt: some 8,000 tokens, a quarter of what today's live models hold. */
const CATALOGUE_CHARACTERS = 32_000

/** One product as data: `<` is written so that no name can end the block it stands in. */
const line = (product: object) => JSON.stringify(product).replaceAll('<', '\\u003c')

const whole = ({ id, name, description }: Product) => line({ id, name, description })
const short = ({ id, name }: Product) => line({ id, name })

/**
 * The catalogue as JSON lines for a prompt. When it is larger than `limit` characters: first without descriptions,
 * then the products of `sections` before all others, as many as fit.
 */
export function catalogueLines(
  products: readonly Product[],
  sections: readonly string[],
  limit = CATALOGUE_CHARACTERS,
): string {
  const length = (lines: readonly string[]) => lines.reduce((sum, one) => sum + one.length + 1, 0)
  const all = products.map(whole)
  if (length(all) <= limit) return all.join('\n')
  const wanted = new Set(sections.map((section) => section.toLowerCase()))
  const isWanted = ({ section }: Product) => wanted.has((section ?? '').toLowerCase())
  const first = [...products.filter(isWanted), ...products.filter((product) => !isWanted(product))]
  const kept: string[] = []
  let used = 0
  for (const product of first) {
    const next = short(product)
    used += next.length + 1
    if (used > limit) break
    kept.push(next)
  }
  return kept.join('\n')
}
