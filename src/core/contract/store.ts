import * as z from 'zod/mini'

/** One move of a path. `distance` is text whose leading number counts steps ("12", "12 steps", ""). */
export const stepSchema = z.object({ action: z.string(), distance: z.string() })
export type Step = z.infer<typeof stepSchema>

/** from-place → to-place → ordered steps. */
export const pathsSchema = z.record(z.string(), z.record(z.string(), z.array(stepSchema)))
export type Paths = z.infer<typeof pathsSchema>

export const storeSchema = z.object({
  id: z.string(),
  store_number: z.string(),
  name: z.string(),
  location: z.string(),
  storeURL: z.string(),
  paths: pathsSchema,
  updatedAt: z.string(),
})
export type Store = z.infer<typeof storeSchema>

/** What anybody may read: nothing about staff, nothing about who changed what. */
export const publicStoreSchema = z.omit(storeSchema, { updatedAt: true })
export type PublicStore = z.infer<typeof publicStoreSchema>
