import * as z from 'zod/mini'
import { LIMIT } from '../../constants.ts'
import { productSchema } from '../product.ts'
import { type Call, doneSchema } from './call.ts'
import { rules } from './messages.ts'
import { productFactsSchema } from './product-facts.ts'
import { productName, productNameEdit, text } from './rules.ts'

/** A product as staff see it: what the public sees, and when it was last changed. */
export const staffProductSchema = z.extend(productSchema, { updatedAt: z.string() })
export type StaffProduct = z.infer<typeof staffProductSchema>

export const newProductBodySchema = z.object({
  name: productName,
  description: text(LIMIT.descriptionMin, LIMIT.descriptionMax, rules.productDescription),
  ...productFactsSchema.shape,
})
export type NewProductBody = z.infer<typeof newProductBodySchema>

/** A fact left out stays as it is. The id in the address wins over one in the body. `updatedAt` as for stores. */
export const editProductBodySchema = z.object({
  name: productNameEdit,
  description: text(LIMIT.descriptionEditMin, LIMIT.descriptionMax, rules.productDescription),
  updatedAt: z.optional(z.string()),
  ...productFactsSchema.shape,
})
export type EditProductBody = z.infer<typeof editProductBodySchema>

const productReply = z.extend(doneSchema, { product: staffProductSchema })

export const productsCall = {
  method: 'GET',
  path: '/products',
  action: 'catalogue.read',
  reply: z.array(staffProductSchema),
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

/** A file to keep, `products.xlsx`; with `format=csv` `products.csv`. Uploaded again it changes nothing. */
export const downloadProductsCall = {
  method: 'GET',
  path: '/download-products',
  action: 'catalogue.manage',
  query: z.object({ format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
  reply: z.unknown(),
} as const satisfies Call
