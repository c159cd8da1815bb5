import type * as z from 'zod/mini'
import type { Call } from './call.ts'
import { messageRules } from './messages.ts'

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

const bare = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '')
/** A beginning this long is meant for the whole: "dist". */
const BEGINNING = 4

/** Whether a key is another spelling, or the beginning, of one that counts: `allergens_contain`, `dist`. */
const isMeantFor = (key: string, name: string): boolean => {
  const [short = '', long = ''] = [bare(key), bare(name)].sort((a, b) => a.length - b.length)
  return short === long || (short.length >= BEGINNING && long.startsWith(short))
}

/**
 * Keys of a body that are meant for some of its schema and are not them, each with the way to it: "nutrition.sugar_g". What
 * they hold would be left out without a word. `sentBack`: keys of the body itself that are no mistake; `others`: names
 * that other forms of the same value have, which count only there.
 */
function strayKeys(
  schema: Schema,
  value: unknown,
  sentBack: ReadonlySet<string> = new Set(),
  others: readonly string[] = [],
): string[] {
  const { type, shape, element, valueType, innerType, options, in: before } = described(schema)
  if (options) {
    const all = options.flatMap((option) => Object.keys(described(option).shape ?? {}))
    return fewest(options.map((option) => strayKeys(option, value, sentBack, all)))
  }
  // An optional, a nullable, one with a default; a pipe is what goes into it.
  const inner = innerType ?? before
  if (inner) return strayKeys(inner, value, sentBack, others)
  if (type === 'array' && element && Array.isArray(value))
    return value.flatMap((each, at) => below(String(at), strayKeys(element, each)))
  if (!isRecord(value)) return []
  if (type === 'record' && valueType)
    return Object.entries(value).flatMap(([key, each]) => below(key, strayKeys(valueType, each)))
  if (type !== 'object' || !shape) return []
  const names = [...Object.keys(shape), ...others]
  return Object.entries(value).flatMap(([key, each]) => {
    const own = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (own) return below(key, strayKeys(own, each))
    return !sentBack.has(key) && names.some((name) => isMeantFor(key, name)) ? [key] : []
  })
}

const below = (key: string, keys: readonly string[]) => keys.map((each) => `${key}.${each}`)

/** Of several schemas the one that fits best is meant. */
const fewest = (of: readonly string[][]): string[] =>
  of.reduce((best, keys) => (keys.length < best.length ? keys : best), of[0] ?? [])

/** Of a user, what no caller may set is left out as it always was. */
const IS_OF_USERS = /^\/auth\//

/**
 * A fault for each key of a body that is meant for one that the call knows: whoever sent it would believe that it is saved.
 * What resembles none is left out, as clients send what other systems know of a record.
 */
export function strayFaults(call: Call, body: unknown): Record<string, string> {
  if (!call.body || IS_OF_USERS.test(call.path)) return {}
  const stray = strayKeys(call.body, body, keysSentBack(call))
  return Object.fromEntries(stray.map((key) => [key, messageRules.stray(key.slice(0, 60))]))
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
