import * as z from 'zod/mini'
import type { HistoryEntry } from '../../../../core/contract/console/history.ts'
import { pairsOf } from '../../../../core/contract/console/places.ts'
import { pathsSchema, stepSchema } from '../../../../core/contract/store.ts'
import { formatSteps } from '../../../../core/paths/step-text.ts'

export interface Difference {
  name: string
  before: string
  after: string
}

const stepsSchema = z.array(stepSchema)
const recordSchema = z.record(z.string(), z.unknown())
/** What says nothing to a person. */
const hidden = new Set(['id', 'updatedAt', 'storeURL'])

/** "storeName", "store_number" → "store name", "store number". */
const spaced = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(none)'
  const steps = stepsSchema.safeParse(value)
  if (steps.success && steps.data.length > 0) return formatSteps(steps.data).replaceAll('\n', ', ')
  if (Array.isArray(value)) return value.length === 0 ? '(empty)' : value.map(inWords).join(', ')
  return String(value)
}

/** A record as names and what stands under them; what it holds within (figures, paths) by names of their own. */
function namedParts(record: unknown): Map<string, unknown> {
  const parts = new Map<string, unknown>()
  for (const [name, value] of Object.entries(recordSchema.safeParse(record).data ?? {})) {
    if (hidden.has(name)) continue
    const within = recordSchema.safeParse(value).data
    if (name === 'paths') {
      for (const { from, to, steps } of pairsOf(pathsSchema.safeParse(value).data ?? {})) {
        parts.set(`${from} → ${to}`, steps)
      }
    } else if (within) {
      for (const [inner, each] of Object.entries(within)) parts.set(spaced(inner), each)
    } else parts.set(spaced(name), value)
  }
  return parts
}

/** Field by field what a change did, in words; fields that stayed are left out. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [was, is] = [namedParts(before), namedParts(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: inWords(was.get(name)), after: inWords(is.get(name)) }))
    .filter((each) => each.before !== each.after)
}

const namedSchema = z.object({ name: z.optional(z.string()), username: z.optional(z.string()) })

/** What a change was made to, by name: as it is now, or as it was when it went. */
export function subjectOf({ kind, part, recordId, before, after }: HistoryEntry): string {
  if (part !== null) return part
  const { name, username } = namedSchema.safeParse(after ?? before).data ?? {}
  return `${kind} ${name ?? username ?? recordId}`
}
