import * as z from 'zod/mini'
import { stepSchema } from '../../../../core/contract/store.ts'
import { formatSteps } from '../../../../core/paths/step-text.ts'

export interface Difference {
  name: string
  before: string
  after: string
}

const stepsSchema = z.array(stepSchema)
const recordSchema = z.record(z.string(), z.unknown())
/** What says nothing to a person. */
const hidden = new Set(['id', 'updatedAt'])

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
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Field by field what a change did, in words; fields that stayed are left out. */
export function differences(before: unknown, after: unknown): Difference[] {
  const was = recordSchema.safeParse(before).data ?? {}
  const is = recordSchema.safeParse(after).data ?? {}
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !hidden.has(name))
  return names
    .map((name) => ({ name: spaced(name), before: inWords(was[name]), after: inWords(is[name]) }))
    .filter((each) => each.before !== each.after)
}
