import * as z from 'zod/mini'
import { asGtin } from './barcode.ts'
import { type ImportFault, importFaultSchema } from './import-file.ts'
import { isSame, type NewProduct, type Product, withSaid } from './product.ts'
import type { ImportRow } from './product-file.ts'

/** What an import would do to the records of its kind, or why it must not be done. */
export interface ImportPlan<New = NewProduct, Kept = Product> {
  add: New[]
  update: Kept[]
  skipped: number
  /** Records that no row is about. An import leaves them alone unless somebody confirmed that they go. */
  missing: Kept[]
  faults: ImportFault[]
}

/** Rows in, a plan out. Each row is a little work, so that a caller with others waiting can pause between them. */
export interface ImportPlanner<Row = ImportRow, New = NewProduct, Kept = Product> {
  take(row: Row): void
  /** The plan for all rows taken; called once. */
  finish(): ImportPlan<New, Kept>
}

/**
 * Compares rows with what is there. Adds and updates, deletes nothing. A new row that says exactly what a product
 * already says is skipped, so the same file twice makes nothing twice; two rows or products may not share a barcode.
 */
export function importPlanner(existing: readonly Product[]): ImportPlanner {
  const byId = new Map(existing.map((product) => [product.id, product]))
  const known = knownBy(existing)
  const spokenOf = new Set<string>()
  const plan: ImportPlan = { add: [], update: [], skipped: 0, missing: [], faults: [] }
  const lineOfId = new Map<string, number>()
  const codes = new Map(existing.map((product) => [product.id, product.barcodes]))
  const lineOf = new Map<string, number>()

  function twice({ line, id }: ImportRow): boolean {
    const other = id === undefined ? undefined : lineOfId.get(id)
    if (other !== undefined) plan.faults.push({ line, column: 'id', reason: `${id} is on line ${other} too` })
    else if (id !== undefined) lineOfId.set(id, line)
    return other !== undefined
  }

  return {
    take(row) {
      if (twice(row)) return
      const { line, id } = row
      const before = id === undefined ? undefined : byId.get(id)
      const { line: _, ...said } = row
      const after = withSaid(said, before)
      const same = before ? isSame(after, before) && before : id === undefined && known(after)
      if (id !== undefined) spokenOf.add(id)
      if (same) {
        if (same.id !== undefined) spokenOf.add(same.id)
        plan.skipped++
        return
      }
      const key = id ?? `line ${line}`
      codes.set(key, after.barcodes)
      lineOf.set(key, line)
      if (before && id !== undefined) plan.update.push({ ...after, id })
      else plan.add.push(after)
    },
    finish() {
      plan.missing.push(...existing.filter((product) => !spokenOf.has(product.id)))
      plan.faults.push(...sharedBarcodes(codes, lineOf, byId))
      return plan
    },
  }
}

/** The plan for all of some rows at once. */
export function planImport(rows: readonly ImportRow[], existing: readonly Product[]): ImportPlan {
  const planner = importPlanner(existing)
  for (const row of rows) planner.take(row)
  return planner.finish()
}

/**
 * The product, or the row asked about before, that already says all that this one says. Each product is answered
 * once before any is a second time, so that two like it are both spoken of. Contents are compared only between equal
 * names: writing out every product would hold the event loop for a large catalogue.
 */
function knownBy(existing: readonly Product[]): (product: NewProduct) => NewProduct | undefined {
  const byName = new Map<string, NewProduct[]>()
  const keep = (product: NewProduct) => {
    const same = byName.get(product.name)
    if (same) same.push(product)
    else byName.set(product.name, [product])
  }
  for (const product of existing) keep(product)
  const answered = new Set<NewProduct>()
  return (product) => {
    const like = byName.get(product.name)?.filter((other) => isSame(product, other)) ?? []
    const found = like.find((other) => !answered.has(other)) ?? like[0]
    if (found) answered.add(found)
    else keep(product)
    return found
  }
}

/**
 * Looks at the catalogue as it would be afterwards, so that a file may swap two products' codes. A code is the same
 * with more or fewer zeros before it. Two products that the file leaves as they are are no fault of its.
 */
function sharedBarcodes(
  result: ReadonlyMap<string, readonly string[]>,
  lineOf: ReadonlyMap<string, number>,
  byId: ReadonlyMap<string, Product>,
): ImportFault[] {
  const owner = new Map<string, string>()
  const faults: ImportFault[] = []
  for (const [key, codes] of result) {
    for (const code of codes) {
      const gtin = asGtin(code)
      const first = owner.get(gtin)
      if (first === undefined) owner.set(gtin, key)
      else if (first !== key && (lineOf.has(first) || lineOf.has(key))) faults.push(fault(code, first, key))
    }
  }
  return faults

  function fault(code: string, a: string, b: string): ImportFault {
    const line = lineOf.get(b) ?? lineOf.get(a) ?? 0
    const other = lineOf.has(b) ? a : b
    const otherLine = lineOf.get(other)
    const where =
      otherLine === undefined ? `product ${other} (${byId.get(other)?.name ?? ''})` : `line ${otherLine}`
    return { line, column: 'barcode', reason: `${code} is on ${where} too` }
  }
}

/** What an import did. With faults nothing was done and the three counts are 0. */
const importResultSchema = z.object({
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
