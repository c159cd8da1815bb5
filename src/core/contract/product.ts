import * as z from 'zod/mini'

/** Per 100 g. Null: the brand has not said. */
export const nutritionSchema = z.object({
  energyKcal: z.nullable(z.number().check(z.nonnegative())),
  sugarG: z.nullable(z.number().check(z.nonnegative())),
  fatG: z.nullable(z.number().check(z.nonnegative())),
  saltG: z.nullable(z.number().check(z.nonnegative())),
})
export type Nutrition = z.infer<typeof nutritionSchema>

/**
 * A product as the brand records it. A null fact is *unknown* and is said to be unknown; an empty list is the
 * brand saying "none". The two must never be confused: an unknown allergen is not an absent one.
 */
export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** EAN-13, EAN-8 or UPC-A digits with a right check digit. */
  barcodes: z.array(z.string()),
  allergensContain: z.nullable(z.array(z.string())),
  allergensMayContain: z.nullable(z.array(z.string())),
  ingredients: z.nullable(z.string()),
  nutrition: nutritionSchema,
  /** As printed, for example "200 g". */
  netWeight: z.nullable(z.string()),
  /** Words on the pack's front beyond the name, such as "rich butter". */
  packWords: z.array(z.string()),
  /** 'biscuits and snacks', 'dairy', 'breads' or another aisle's name, lower case. */
  section: z.nullable(z.string()),
})
export type Product = z.infer<typeof productSchema>

/** What an importer or a form gives; the id is the store's to choose when it is absent. */
export const newProductSchema = z.extend(z.omit(productSchema, { id: true }), { id: z.optional(z.string()) })
export type NewProduct = z.infer<typeof newProductSchema>

/** The facts of a product of which the brand has said nothing but its name. */
export const nothingKnown: Omit<Product, 'id' | 'name' | 'description'> = {
  barcodes: [],
  allergensContain: null,
  allergensMayContain: null,
  ingredients: null,
  nutrition: { energyKcal: null, sugarG: null, fatG: null, saltG: null },
  netWeight: null,
  packWords: [],
  section: null,
}
