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

/** Of a file of any kind; how many rows of which, `fileKinds` says. */
export const importLimits = {
  bytes: 5_000_000,
  unpackedBytes: 60_000_000,
  cells: 2_000_000,
  /** In all cells together: a workbook writes a text once that many of them show. */
  letters: 20_000_000,
} as const

/** Why a cell, a row or a file was refused. `line` counts from 1 and includes the header; 0 is the whole file. */
export const importFaultSchema = z.object({
  line: z.number(),
  column: z.string(),
  reason: z.string(),
})
export type ImportFault = z.infer<typeof importFaultSchema>
