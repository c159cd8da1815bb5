import * as z from 'zod/mini'
import {
  type FieldName,
  type FieldValues,
  type NameOfKind,
  nested,
  type productFields,
} from './product-fields.ts'

const texts = z.array(z.string())
const valueSchemas = {
  required: z.string(),
  text: z.nullable(z.string()),
  figure: z.nullable(z.number().check(z.nonnegative())),
  allergens: z.nullable(texts),
  barcodes: texts,
  words: texts,
  day: z.nullable(z.string()),
} as const

type ValueSchemas = { [N in FieldName]: (typeof valueSchemas)[(typeof productFields)[N]['kind']] }
const { nutrition, ...facts } = nested<ValueSchemas>((_, { kind }) => valueSchemas[kind])

/** Per 100 g. Null: the brand has not said. */
const nutritionSchema = z.object(nutrition)
type Nutrition = z.infer<typeof nutritionSchema>

/** A product as the brand records it. A null fact is *unknown* and is said to be unknown. */
export const productSchema = z.object({ id: z.string(), ...facts, nutrition: nutritionSchema })
export type Product = z.infer<typeof productSchema>

/** What an importer or a form gives; the id is the store's to choose when it is absent. */
export type NewProduct = Omit<Product, 'id'> & { id?: string | undefined }

/**
 * The facts of a product of which the brand has said nothing but its name.
 * @internal Products of tests begin with it.
 */
export const nothingKnown: Omit<Product, 'id' | NameOfKind<'required'>> = nested<
  Omit<FieldValues, NameOfKind<'required'>>
>((_, { kind }) => (kind === 'required' ? undefined : kind === 'barcodes' || kind === 'words' ? [] : null))

const recordSchema = z.record(z.string(), z.unknown())

/** A product as any version recorded it: a fact that the version did not have is unknown. */
export const keptProductSchema = z.pipe(
  z.pipe(
    recordSchema,
    z.transform((kept) => ({
      ...nothingKnown,
      ...kept,
      nutrition: { ...nothingKnown.nutrition, ...recordSchema.safeParse(kept.nutrition).data },
    })),
  ),
  productSchema,
)

/** What is said of a product: its name and description, and the facts given; a key without a value says nothing. */
type Said = Pick<NewProduct, NameOfKind<'required'>> & {
  [K in keyof Omit<NewProduct, 'nutrition'>]?: NewProduct[K] | undefined
} & { nutrition?: { [K in keyof Nutrition]?: Nutrition[K] | undefined } | undefined }

/** The product as it is after something was said of it; what was not said stays, or is unknown. */
export function withSaid<T extends NewProduct>(said: Said, before: T): T
export function withSaid(said: Said, before?: NewProduct): NewProduct
export function withSaid({ nutrition = {}, ...said }: Said, before?: NewProduct): NewProduct {
  const base: NewProduct = before ?? { ...nothingKnown, name: said.name, description: said.description }
  return { ...overlaid(base, said), nutrition: overlaid(base.nutrition, nutrition) }
}

/** `base` with the values that `over` has; a key without a value leaves the base alone. */
function overlaid<T extends object>(base: T, over: { [K in keyof T]?: T[K] | undefined }): T {
  const given = Object.entries(over).filter(([, value]) => value !== undefined)
  return { ...base, ...Object.fromEntries(given) }
}

/** A product's content as one text: what two equal products have in common. */
function content({ id: _, ...product }: NewProduct): string {
  return JSON.stringify(Object.entries(product).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether two products say the same, whatever their ids. */
export const isSame = (a: NewProduct, b: NewProduct) => content(a) === content(b)

/** Packs that their maker calls back: all of a product, or one batch. */
export const recallSchema = z.object({
  /** GTIN-14. */
  gtin: z.string(),
  /** As the code and the print have it; null: every pack of the product. */
  batch: z.nullable(z.string()),
  /** Why, to be said aloud; '' where nobody says. */
  reason: z.string(),
  /** The day on which it was called back, "2027-03-05". */
  since: z.string(),
})
export type Recall = z.infer<typeof recallSchema>
