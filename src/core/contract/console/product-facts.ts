import * as z from 'zod/mini'
import { barcodeFault } from '../barcode.ts'
import { FIGURE, listLimits, mostPer100G, productLength } from '../product-limits.ts'
import { rules } from './messages.ts'
import { isShown, tidy } from './rules.ts'

/**
 * The optional facts of a product as a form gives them. A key left out says nothing; null is *unknown*; an empty
 * allergen list is the brand saying "none". Held to what a product file can carry, so that a download comes back
 * the same.
 */

const listMessage = `Please enter at most ${listLimits.items} entries of 1–${listLimits.itemLength} characters, without semicolons.`
const tidied = z.pipe(
  z.string(rules.text),
  z.transform((value: string) => tidy(value)),
)

const item = z.pipe(
  tidied,
  z.string().check(
    z.minLength(1, listMessage),
    z.maxLength(listLimits.itemLength, listMessage),
    z.refine((text) => isShown(text) && !text.includes(';'), listMessage),
  ),
)

const barcode = z.pipe(
  tidied,
  z.string().check(
    z.refine((code) => barcodeFault(code) === undefined, {
      error: ({ input }) => `This barcode is wrong: ${barcodeFault(String(input)) ?? ''}.`,
    }),
  ),
)

/** "none" is what a file says for an empty list: it is no allergen's name. */
const allergen = item.check(
  z.refine((name) => name.toLowerCase() !== 'none', 'Leave the list empty to say "none".'),
)

const each = z.transform((items: string[]) => [...new Set(items)])
const most = z.maxLength(listLimits.items, listMessage)
const barcodeList = z.pipe(z.array(barcode).check(most), each)
const allergenList = z.pipe(z.array(allergen).check(most), each)
const wordList = z.pipe(z.array(item).check(most), each)

/** An empty text is an unknown fact. */
const textOrNull = (most: number, keep: (text: string) => string = (text) => text) => {
  const message = `Please enter at most ${most} characters.`
  return z.pipe(
    z.nullable(
      z.pipe(tidied, z.string().check(z.maxLength(most, message), z.refine(isShown, rules.control))),
    ),
    z.transform((text) => (text === null || text === '' ? null : keep(text))),
  )
}

const figure = (most: number) => {
  const message = `Please enter a number from 0 to ${most} with at most 6 decimals.`
  return z.optional(
    z.nullable(
      z.number(message).check(
        z.minimum(0, message),
        z.maximum(most, message),
        z.refine((value) => FIGURE.test(String(value)), message),
      ),
    ),
  )
}

export const productFactsSchema = z.object({
  barcodes: z.optional(barcodeList),
  allergensContain: z.optional(z.nullable(allergenList)),
  allergensMayContain: z.optional(z.nullable(allergenList)),
  ingredients: z.optional(textOrNull(productLength.ingredients[1])),
  nutrition: z.optional(
    z.object({
      energyKcal: figure(mostPer100G.energy_kcal),
      sugarG: figure(mostPer100G.sugar_g),
      fatG: figure(mostPer100G.fat_g),
      saltG: figure(mostPer100G.salt_g),
    }),
  ),
  netWeight: z.optional(textOrNull(productLength.net_weight[1])),
  packWords: z.optional(wordList),
  section: z.optional(textOrNull(productLength.name[1], (text) => text.toLowerCase())),
})
export type ProductFacts = z.infer<typeof productFactsSchema>
