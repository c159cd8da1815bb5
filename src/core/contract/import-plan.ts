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

/** Rows in, a plan out. Each row is a little work, so that a caller with others waiting can pause between them. */
export interface ImportPlanner {
  take(row: ImportRow): void
  /** The plan for all rows taken; called once. */
  finish(): ImportPlan
}

/**
 * Compares rows with what is there. Adds and updates, deletes nothing. A new row that says exactly what a product
 * already says is skipped, so the same file twice makes nothing twice; two rows or products may not share a barcode.
 */
export function importPlanner(existing: readonly Product[]): ImportPlanner {
  const byId = new Map(existing.map((product) => [product.id, product]))
  const isKnown = knownBy(existing)
  const plan: ImportPlan = { add: [], update: [], skipped: 0, faults: [] }
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
      const after = merged(row, before)
      if (before ? content(after) === content(before) : id === undefined && isKnown(after)) {
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

function merged({ line: _, nutrition, ...row }: ImportRow, before: Product | undefined): NewProduct {
  const base: NewProduct = before ?? { ...EMPTY, name: row.name, description: row.description }
  return { ...overlaid(base, row), nutrition: overlaid(base.nutrition, nutrition) }
}

/** `base` with the values that `over` has; a key without a value leaves the base alone. */
function overlaid<T extends object>(base: T, over: { [K in keyof T]?: T[K] | undefined }): T {
  const given = Object.entries(over).filter(([, value]) => value !== undefined)
  return { ...base, ...Object.fromEntries(given) }
}

/**
 * Whether a product, or a row asked about before, already says all that this one says. Contents are compared only
 * between equal names: writing out every product would hold the event loop for a large catalogue.
 */
function knownBy(existing: readonly Product[]): (product: NewProduct) => boolean {
  const byName = new Map<string, NewProduct[]>()
  const keep = (product: NewProduct) => {
    const same = byName.get(product.name)
    if (same) same.push(product)
    else byName.set(product.name, [product])
  }
  for (const product of existing) keep(product)
  return (product) => {
    const says = content(product)
    if (byName.get(product.name)?.some((other) => content(other) === says)) return true
    keep(product)
    return false
  }
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
