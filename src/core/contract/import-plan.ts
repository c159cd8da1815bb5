import type { ImportFault, ImportRow } from './import.ts'
import type { NewProduct, Product } from './product.ts'

/** What an import would do to the catalogue, or why it must not be done. */
export interface ImportPlan {
  add: NewProduct[]
  update: Product[]
  skipped: number
  faults: ImportFault[]
}

const EMPTY: Omit<NewProduct, 'name' | 'description'> = {
  barcodes: [],
  allergensContain: null,
  allergensMayContain: null,
  ingredients: null,
  nutrition: { energyKcal: null, sugarG: null, fatG: null, saltG: null },
  netWeight: null,
  packWords: [],
  section: null,
}

/**
 * Compares rows with what is there. Adds and updates, deletes nothing. A new row that says exactly what a product
 * already says is skipped, so the same file twice makes nothing twice; two rows or products may not share a barcode.
 */
export function planImport(rows: readonly ImportRow[], existing: readonly Product[]): ImportPlan {
  const byId = new Map(existing.map((product) => [product.id, product]))
  const known = new Set(existing.map(content))
  const plan: ImportPlan = { add: [], update: [], skipped: 0, faults: [] }
  const lineOfId = new Map<string, number>()
  const result = new Map(existing.map((product) => [product.id, product.barcodes]))
  const lineOf = new Map<string, number>()

  for (const row of rows) {
    const { line, id } = row
    if (id !== undefined) {
      const other = lineOfId.get(id)
      if (other !== undefined) {
        plan.faults.push({ line, column: 'id', reason: `${id} is on line ${other} too` })
        continue
      }
      lineOfId.set(id, line)
    }
    const before = id === undefined ? undefined : byId.get(id)
    const after = merged(row, before)
    const says = content(after)
    if (before ? says === content(before) : id === undefined && known.has(says)) {
      plan.skipped++
      continue
    }
    known.add(says)
    const key = id ?? `line ${line}`
    result.set(key, after.barcodes)
    lineOf.set(key, line)
    if (before && id !== undefined) plan.update.push({ ...after, id })
    else plan.add.push(after)
  }
  plan.faults.push(...sharedBarcodes(result, lineOf, byId))
  return plan
}

function merged({ line: _, nutrition, ...row }: ImportRow, before: Product | undefined): NewProduct {
  const base: NewProduct = before ?? { ...EMPTY, name: row.name, description: row.description }
  return { ...overlaid(base, row), nutrition: overlaid(base.nutrition, nutrition) }
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

/** Looks at the catalogue as it would be afterwards, so that a file may swap two products' codes. */
function sharedBarcodes(
  result: ReadonlyMap<string, readonly string[]>,
  lineOf: ReadonlyMap<string, number>,
  byId: ReadonlyMap<string, Product>,
): ImportFault[] {
  const owner = new Map<string, string>()
  const faults: ImportFault[] = []
  for (const [key, codes] of result) {
    for (const code of codes) {
      const first = owner.get(code)
      if (first === undefined) owner.set(code, key)
      else faults.push(fault(code, first, key))
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
