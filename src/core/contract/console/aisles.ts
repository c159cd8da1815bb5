import * as z from 'zod/mini'
import { LIMIT } from '../../constants.ts'
import { type Call, doneSchema, noOrIdSchema } from './call.ts'
import { messageRules } from './messages.ts'
import { isAislePlace } from './places.ts'
import { aisleName, text } from './rules.ts'

export const aisleSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  updatedAt: z.string(),
})
export type Aisle = z.infer<typeof aisleSchema>

/** What else goes by an aisle's name: its products are on that shelf, its paths lead there or begin there. */
const aisleUseSchema = z.object({
  paths: z.array(z.object({ storeId: z.string(), storeName: z.string(), from: z.string(), to: z.string() })),
  products: z.number(),
})
export type AisleUse = z.infer<typeof aisleUseSchema>

const description = text(LIMIT.descriptionMin, LIMIT.descriptionMax, messageRules.aisleDescription)
const name = (message: string) =>
  aisleName(message).check(z.refine((value) => isAislePlace(value), messageRules.aislePlace))

/** The two forms differ in one text; the server uses the one that the id speaks for. */
export const addAisleFormSchema = z.object({ name: name(messageRules.aisleNameNew), description })
export const editAisleFormSchema = z.object({ name: name(messageRules.aisleNameEdit), description })

const ids = z.object({ id: noOrIdSchema, updatedAt: z.optional(z.string()) })

const given = z.optional(z.unknown())
/** What it may hold, before it is known which of the two it is. */
const aisleKeys = z.looseObject({ id: given, name: given, description: given, updatedAt: given })

const addAisleBodySchema = z.object({ ...ids.shape, ...addAisleFormSchema.shape })
const editAisleBodySchema = z.object({ ...ids.shape, ...editAisleFormSchema.shape })
export type AisleBody = z.infer<typeof editAisleBodySchema>

/**
 * Without an id it adds, with one it edits: the id says whose texts are used.
 * @internal A table of bodies is tried on it.
 */
export const saveAisleBodySchema = z.pipe(
  aisleKeys,
  z.transform((value: z.infer<typeof aisleKeys>, context): AisleBody => {
    const isNew = ids.safeParse(value).data?.id === null
    const parsed = (isNew ? addAisleBodySchema : editAisleBodySchema).safeParse(value)
    if (parsed.success) return parsed.data
    for (const { path, message } of parsed.error.issues) {
      context.issues.push({ code: 'custom', input: value, path, message })
    }
    return z.NEVER
  }),
)

export const aislesCall = {
  method: 'GET',
  path: '/aisles',
  action: 'catalogue.read',
  reply: z.array(aisleSchema),
} as const satisfies Call

/**
 * A fourth aisle: 400 without `fields`. A new one: 201. `updatedAt` as for stores. Paths and products follow a new
 * name, in the same transaction; 409 where a store has a path of that name already.
 */
export const saveAisleCall = {
  method: 'POST',
  path: '/aisles',
  action: 'catalogue.manage',
  body: saveAisleBodySchema,
  reply: z.extend(doneSchema, { aisle: aisleSchema }),
} as const satisfies Call

/** What would go on under the name of an aisle that is deleted. */
export const aisleUseCall = {
  method: 'GET',
  path: '/aisles/:id/use',
  action: 'catalogue.manage',
  reply: aisleUseSchema,
} as const satisfies Call

/** The aisle alone: paths that lead there and products that stand there stay as they are. */
export const deleteAisleCall = {
  method: 'DELETE',
  path: '/aisles/:id',
  action: 'catalogue.manage',
  reply: doneSchema,
} as const satisfies Call
