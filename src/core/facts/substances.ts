import { allergenRows } from './allergen-rows.ts'
import { ingredientRows } from './ingredient-rows.ts'
import type { Substance } from './substance.ts'

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

/** The substance that plain words ask for; what is not known by name is looked for by spelling alone. */
export function substanceAsked(words: string): Substance {
  return (
    byAskedWord.get(words) ?? { spoken: words, asked: [], is: [words], maybe: [], isNot: [], allergen: false }
  )
}
