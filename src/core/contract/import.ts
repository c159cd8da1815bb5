import * as z from 'zod/mini'
import { productSchema } from './product.ts'

/** The columns of a product file, in the order they are written. */
export const importColumns = [
  'id',
  'name',
  'description',
  'barcode',
  'allergens_contain',
  'allergens_may_contain',
  'ingredients',
  'energy_kcal',
  'sugar_g',
  'fat_g',
  'salt_g',
  'net_weight',
  'pack_words',
  'section',
] as const
export type ImportColumn = (typeof importColumns)[number]

export const importLimits = { bytes: 5_000_000, rows: 5_000, unpackedBytes: 20_000_000 } as const

/** Other spellings that are read; the specification's own product lists use them. */
const aliases: Readonly<Record<string, ImportColumn>> = { sku_name: 'name' }

/** The column that a header names, whatever its case and spacing; undefined for one that is not ours. */
export function importColumn(header: string): ImportColumn | undefined {
  const folded = header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return importColumns.find((column) => column === (aliases[folded] ?? folded))
}

/** Why a cell, a row or a file was refused. `line` counts from 1 and includes the header; 0 is the whole file. */
export const importFaultSchema = z.object({
  line: z.number(),
  column: z.string(),
  reason: z.string(),
})
export type ImportFault = z.infer<typeof importFaultSchema>

const facts = z.omit(productSchema, { id: true, name: true, description: true, nutrition: true })
const nutritionFacts = z.partial(productSchema.shape.nutrition)

/**
 * One row of a file, read. A fact whose column the file lacks is absent, and an update leaves it alone; a fact
 * whose cell is empty is null, which is *unknown*. Without `id` the row is a new product.
 */
export const importRowSchema = z.object({
  line: z.number(),
  id: z.optional(z.string()),
  name: productSchema.shape.name,
  description: productSchema.shape.description,
  ...z.partial(facts).shape,
  nutrition: nutritionFacts,
})
export type ImportRow = z.infer<typeof importRowSchema>

/** What an import did. With faults nothing was done and the three counts are 0. */
export const importResultSchema = z.object({
  added: z.number(),
  updated: z.number(),
  /** Rows that say what the catalogue already says. */
  skipped: z.number(),
  faults: z.array(importFaultSchema),
})
export type ImportResult = z.infer<typeof importResultSchema>

/** What came of a whole file, with what was odd about it and did not stop it. */
export const fileImportSchema = z.extend(importResultSchema, { warnings: z.array(z.string()) })
export type FileImport = z.infer<typeof fileImportSchema>
