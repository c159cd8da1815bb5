import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import type { MotionSample } from '../../src/core/navigation/steps/motion-sample.ts'

/** What stands beside a recording: who walked, how many steps, and when each landed (in one list or by segment). */
const truthSchema = z.object({
  id: z.string(),
  group: z.string(),
  set: z.optional(z.string()),
  quality: z.optional(z.string()),
  steps: z.nullable(z.number()),
  stepTimes_ms: z.optional(z.array(z.number())),
  segments: z.optional(z.array(z.object({ steps: z.array(z.number()) }))),
})

export interface Recording {
  id: string
  /** 'cane', 'dog', 'sighted', 'notwalking' or another; as the recording says. */
  group: string
  set: string
  samples: MotionSample[]
  /** How many true steps the recording covers. Null: nobody counted. */
  steps: number | null
  /** When they landed, in order; none where only the count is known. */
  stepsMs: number[]
}

/** The two sensors of the truth disagree: such a recording can prove nothing. */
const unsure = (quality: string | undefined) => /disagree/.test(quality ?? '')

/** Reads every `<id>.csv` (t_ms,ax,ay,az) that has an `<id>.json` beside it, folders below included. */
export function* readRecordings(folder: string): Generator<Recording> {
  for (const file of jsonFiles(folder)) {
    const truth = truthSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (!truth.success || unsure(truth.data.quality)) continue
    const samples = readSamples(join(dirname(file), `${basename(file, '.json')}.csv`))
    const { id, group, set, steps, stepTimes_ms, segments } = truth.data
    const times = stepTimes_ms ?? segments?.flatMap((segment) => segment.steps) ?? []
    const endMs = samples.at(-1)?.atMs ?? 0
    const covered = times.filter((ms) => ms <= endMs).sort((a, b) => a - b)
    const counted = steps !== null && times.length > 0 ? covered.length : steps
    yield { id, group, set: set ?? '', samples, steps: counted, stepsMs: covered }
  }
}

function jsonFiles(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) return jsonFiles(path)
      return name.endsWith('.json') ? [path] : []
    })
}

function readSamples(file: string): MotionSample[] {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  return rows.map((row) => {
    const [atMs = Number.NaN, x = Number.NaN, y = Number.NaN, z = Number.NaN] = row.split(',').map(Number)
    return { atMs, x, y, z }
  })
}
