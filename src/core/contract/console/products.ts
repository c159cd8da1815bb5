import * as z from 'zod/mini'
import { LIMIT } from '../../constants.ts'
import { dayOf } from '../../dates/calendar.ts'
import { isReadable } from '../../speaking/readable.ts'
import { tidy } from '../../tidy.ts'
import { allergenFault } from '../allergen-name.ts'
import { barcodeFault } from '../barcode.ts'
import { productSchema } from '../product.ts'
import {
  FIGURE,
  type FieldName,
  listLimits,
  type NameOfKind,
  nested,
  type ProductField,
  type productFields,
} from '../product-fields.ts'
import { type Call, doneSchema } from './call.ts'
import { messageRules, unreadableLetter } from './messages.ts'
import { isShown, productName, productNameEdit, text } from './rules.ts'

/**
 * The optional facts of a product as a form gives them. A key left out says nothing; null is *unknown*; an empty
 * allergen list is the brand saying "none". Held to what a product file can carry, so that a download comes back
 * the same.
 */

const listMessage = `Please enter at most ${listLimits.items} entries of 1–${listLimits.itemLength} characters, without semicolons.`
const tidied = z.pipe(
  z.string(messageRules.text),
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

/** A fact is read aloud: a letter that the voice cannot read is named, with its place. */
const readable = z.refine<string>(isReadable, {
  error: ({ input }) => unreadableLetter(String(input)),
})

/** "none" is what a file says for an empty list: it is no allergen's name, nor is "gluten free". */
const allergen = item.check(
  readable,
  z.refine((name) => allergenFault(name) === undefined, {
    error: ({ input }) =>
      String(input).toLowerCase() === 'none'
        ? 'Leave the list empty to say "none".'
        : `${allergenFault(String(input))}.`,
  }),
)

const listOf = (each: typeof item) =>
  z.pipe(
    z.array(each).check(z.maxLength(listLimits.items, listMessage)),
    z.transform((items: string[]) => [...new Set(items)]),
  )

/** An empty text is an unknown fact. */
const textOrNull = (most: number, keep: (text: string) => string, inHindi = false) => {
  const message = `Please enter at most ${most} characters.`
  return z.pipe(
    z.nullable(
      z.pipe(
        tidied,
        z
          .string()
          .check(
            z.maxLength(most, message),
            z.refine(isShown, messageRules.control),
            ...(inHindi ? [] : [readable]),
          ),
      ),
    ),
    z.transform((text) => (text === null || text === '' ? null : keep(text))),
  )
}

const figure = (most: number) => {
  const message = `Please enter a number from 0 to ${most} with at most 6 decimals.`
  return z.nullable(
    z.number(message).check(
      z.minimum(0, message),
      z.maximum(most, message),
      z.refine((value) => FIGURE.test(String(value)), message),
    ),
  )
}

/** Whether it lies ahead only who has a calendar knows: `refuseFuture` of the server. */
const dayOrNull = z.pipe(
  z.nullable(
    z.pipe(
      tidied,
      z.string().check(z.refine((text) => text === '' || dayOf(text) !== undefined, messageRules.day)),
    ),
  ),
  z.transform((text) => (text === '' ? null : text)),
)

const lists = {
  barcodes: z.optional(listOf(barcode)),
  words: z.optional(listOf(item)),
  allergens: z.optional(z.nullable(listOf(allergen))),
  day: z.optional(dayOrNull),
} as const

function schemaOf(field: ProductField) {
  if (field.kind === 'required') return undefined
  if (field.kind === 'figure') return z.optional(figure(field.most))
  if (!('length' in field)) return lists[field.kind]
  const { length, lowerCase, inHindi } = field
  return z.optional(textOrNull(length[1], (text) => (lowerCase ? text.toLowerCase() : text), inHindi))
}

type SchemaOfKind = typeof lists & {
  text: z.ZodMiniOptional<ReturnType<typeof textOrNull>>
  figure: z.ZodMiniOptional<ReturnType<typeof figure>>
}
type Optional = Exclude<FieldName, NameOfKind<'required'>>
type Facts = { [N in Optional]: SchemaOfKind[(typeof productFields)[N]['kind']] }

const { nutrition, ...facts } = nested<Facts>((_, field) => schemaOf(field))
const factsShape = { ...facts, nutrition: z.optional(z.object(nutrition)) }

/** A product as staff see it: what the public sees, and when it was last changed. */
export const staffProductSchema = z.extend(productSchema, { updatedAt: z.string() })
export type StaffProduct = z.infer<typeof staffProductSchema>

export const newProductBodySchema = z.object({
  name: productName,
  description: text(LIMIT.descriptionMin, LIMIT.descriptionMax, messageRules.productDescription),
  ...factsShape,
})
export type NewProductBody = z.infer<typeof newProductBodySchema>

/** A fact left out stays as it is. The id in the address wins over one in the body. `updatedAt` as for stores. */
export const editProductBodySchema = z.object({
  name: productNameEdit,
  description: text(LIMIT.descriptionEditMin, LIMIT.descriptionMax, messageRules.productDescription),
  updatedAt: z.optional(z.string()),
  ...factsShape,
})
export type EditProductBody = z.infer<typeof editProductBodySchema>

const productReply = z.extend(doneSchema, { product: staffProductSchema })

export const productsCall = {
  method: 'GET',
  path: '/products',
  action: 'catalogue.read',
  reply: z.array(staffProductSchema),
} as const satisfies Call

export const productCall = {
  method: 'GET',
  path: '/products/:id',
  action: 'catalogue.read',
  reply: staffProductSchema,
} as const satisfies Call

/** The same product a second time: 409 with `current`. So is a barcode that another product has. */
export const addProductCall = {
  method: 'POST',
  path: '/products',
  action: 'catalogue.manage',
  body: newProductBodySchema,
  reply: productReply,
} as const satisfies Call

export const editProductCall = {
  method: 'PUT',
  path: '/products/:id',
  action: 'catalogue.manage',
  body: editProductBodySchema,
  reply: productReply,
} as const satisfies Call

export const deleteProductCall = {
  method: 'DELETE',
  path: '/products/:id',
  action: 'catalogue.manage',
  reply: doneSchema,
} as const satisfies Call
