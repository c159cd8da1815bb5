import type * as z from 'zod/mini'
import type { Call } from './call.ts'
import { rules } from './messages.ts'

type Schema = z.core.$ZodType

/** Only what is read here of how zod describes a schema. */
interface Described {
  type: string
  shape?: Readonly<Record<string, Schema>>
  element?: Schema
  valueType?: Schema
  innerType?: Schema
  in?: Schema
  options?: readonly Schema[]
}
const described = (schema: Schema) => schema._zod.def as unknown as Described

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Keys of a body that its schema does not know, each with the way to it: "nutrition.sugar". What they hold would be left
 * out without a word. `known`: further keys of the body itself that are no mistake.
 */
function strayKeys(schema: Schema, value: unknown, known: ReadonlySet<string> = new Set()): string[] {
  const { type, shape, element, valueType, innerType, options, in: before } = described(schema)
  if (options) return fewest(options.map((option) => strayKeys(option, value, known)))
  // An optional, a nullable, one with a default; a pipe is what goes into it.
  const inner = innerType ?? before
  if (inner) return strayKeys(inner, value, known)
  if (type === 'array' && element && Array.isArray(value))
    return value.flatMap((each, at) => below(String(at), strayKeys(element, each)))
  if (!isRecord(value)) return []
  if (type === 'record' && valueType)
    return Object.entries(value).flatMap(([key, each]) => below(key, strayKeys(valueType, each)))
  if (type !== 'object' || !shape) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const own = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (own) return below(key, strayKeys(own, each))
    return known.has(key) ? [] : [key]
  })
}

const below = (key: string, keys: readonly string[]) => keys.map((each) => `${key}.${each}`)

/** Of several schemas the one that fits best is meant. */
const fewest = (of: readonly string[][]): string[] =>
  of.reduce((best, keys) => (keys.length < best.length ? keys : best), of[0] ?? [])

/** Of a user, what no caller may set is left out as it always was. */
const IS_OF_USERS = /^\/auth\//

/** A fault for each key of a body that the call does not know: whoever sent it would believe that it is saved. */
export function strayFaults(call: Call, body: unknown): Record<string, string> {
  if (!call.body || IS_OF_USERS.test(call.path)) return {}
  const stray = strayKeys(call.body, body, keysSentBack(call))
  return Object.fromEntries(stray.map((key) => [key, rules.stray(key.slice(0, 60))]))
}

/**
 * What whoever read a record may send back with it: the keys of the records that the call answers, what the call says
 * itself, and the id that the address says already.
 */
function keysSentBack({ reply, sentAlong = [] }: Call): ReadonlySet<string> {
  const { shape = {} } = described(reply)
  const records = Object.values(shape).flatMap((schema) => Object.keys(described(schema).shape ?? {}))
  return new Set(['id', ...sentAlong, ...records])
}
