import * as z from 'zod/mini'
import { messageRules } from './console/messages.ts'
import { isBetweenTwo, type PathPair, pairKey, pairsOf, placeName, stepsSchema } from './console/places.ts'
import { newStoreBodySchema } from './console/stores.ts'
import type { ImportFault } from './import-file.ts'
import { type Store, stepSchema } from './store.ts'

/** The columns of a file of stores, in the order they are written. */
export const storeColumns = ['id', 'store_number', 'name', 'location', 'paths'] as const
type StoreColumn = (typeof storeColumns)[number]

/**
 * One row of a file of stores, read. Without `id` the number says which store it is about. Paths that the row does not
 * name stay as they are: a file takes no way from a shopper.
 */
export const storeRowSchema = z.object({
  line: z.number(),
  id: z.optional(z.string()),
  store_number: z.string(),
  name: z.string(),
  location: z.string(),
  pairs: z.array(z.object({ from: z.string(), to: z.string(), steps: z.array(stepSchema) })),
})
export type StoreRow = z.infer<typeof storeRowSchema>

interface RawStoreRow {
  line: number
  cells: ReadonlyMap<StoreColumn, string>
}

const fieldsSchema = z.pick(newStoreBodySchema, { store_number: true, name: true, location: true })
const idSchema = z
  .string()
  .check(z.regex(/^[\w.-]{0,64}$/, 'an id has letters, digits, dots, dashes and underscores only'))

/** Reads one row's cells. Either a row, or every fault in it. */
export function readStoreRow({ line, cells }: RawStoreRow): { row: StoreRow } | { faults: ImportFault[] } {
  const cell = (column: StoreColumn) => cells.get(column) ?? ''
  const faults: ImportFault[] = []
  const id = idSchema.safeParse(cell('id').trim())
  if (!id.success) faults.push({ line, column: 'id', reason: id.error.issues[0]?.message ?? '' })
  const fields = fieldsSchema.safeParse({
    store_number: cell('store_number'),
    name: cell('name'),
    location: cell('location'),
  })
  for (const { path, message } of fields.success ? [] : fields.error.issues) {
    faults.push({ line, column: String(path[0] ?? ''), reason: message })
  }
  const paths = readPaths(cell('paths'))
  if ('fault' in paths) faults.push({ line, column: 'paths', reason: paths.fault })
  if (faults.length > 0 || !fields.success || 'fault' in paths) return { faults }
  return { row: { line, ...(id.data && { id: id.data }), ...fields.data, pairs: paths.pairs } }
}

/** Stores as the rows of a file, its header first: what an import reads back as the same stores. */
export function storeTable(stores: readonly Store[]): string[][] {
  const rows = stores.map(({ id, store_number, name, location, paths }) => [
    ...[id, store_number, name, location],
    writePaths(pairsOf(paths)),
  ])
  return [[...storeColumns], ...rows]
}

/**
 * Paths as one cell: of each a line "from > to" and below it a line "action: distance" a step, an empty line between
 * two. A place whose name holds ">" or a quotation mark stands in quotation marks, as JSON writes them.
 */
export const writePaths = (pairs: readonly PathPair[]): string =>
  pairs
    .map(({ from, to, steps }) =>
      [
        `${placed(from)} > ${placed(to)}`,
        ...steps.map(({ action, distance }) => `${action}: ${distance}`.trim()),
      ].join('\n'),
    )
    .join('\n\n')

const placed = (name: string) => (/[">]/.test(name) ? JSON.stringify(name) : name)

const HEAD = /^("(?:[^"\\]|\\.)*"|[^">]+)\s*>\s*("(?:[^"\\]|\\.)*"|[^">]+)$/
const STEP = /^(.*\S)\s*:\s*(\S*)$/
const pathSchema = z
  .object({
    from: placeName(messageRules.from),
    to: placeName(messageRules.to),
    steps: stepsSchema(messageRules.distanceEdit),
  })
  .check(z.refine(isBetweenTwo, { error: messageRules.samePlace, path: ['to'] }))

/** Reads such a cell; the first fault ends the reading. An empty cell names no path. */
function readPaths(text: string): { pairs: PathPair[] } | { fault: string } {
  const pairs: PathPair[] = []
  const blocks = text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((block) => block.split(/\r?\n/).map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
  for (const [head = '', ...lines] of blocks) {
    const [, from, to] = HEAD.exec(head) ?? []
    if (from === undefined || to === undefined)
      return { fault: `"${head.slice(0, 40)}" is no path: write it like Entrance > Dairy` }
    const steps = lines.map((line) => STEP.exec(line))
    const bad = steps.indexOf(null)
    if (bad >= 0)
      return { fault: `${head}: "${lines[bad]?.slice(0, 40) ?? ''}" is no step: write it like turn left: 8` }
    const parsed = pathSchema.safeParse({
      from: plain(from),
      to: plain(to),
      steps: steps.map((step) => ({ action: step?.[1] ?? '', distance: step?.[2] ?? '' })),
    })
    if (!parsed.success) return { fault: `${head}: ${parsed.error.issues[0]?.message ?? ''}` }
    if (pairs.some((other) => pairKey(other) === pairKey(parsed.data)))
      return { fault: `${head} is there twice` }
    pairs.push(parsed.data)
  }
  return { pairs }
}

function plain(name: string): string {
  if (!name.startsWith('"')) return name.trim()
  try {
    return String(JSON.parse(name))
  } catch {
    return name
  }
}
