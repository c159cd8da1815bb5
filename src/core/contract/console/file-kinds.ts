import * as z from 'zod/mini'

/** What the console takes from a file and gives as one. `most`: rows of one file; a chain's whole list fits. */
export const fileKinds = {
  products: { most: 10_000, one: 'product' },
  stores: { most: 1_000, one: 'store' },
  users: { most: 1_000, one: 'user' },
  recalls: { most: 2_000, one: 'recall' },
} as const

export type FileKind = keyof typeof fileKinds
export const fileKindSchema = z.enum(Object.keys(fileKinds) as FileKind[])
