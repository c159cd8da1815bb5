import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/**
 * `truth.json` beside the pictures: what each one shows. File names are relative to the folder; sections may be
 * missing. `useBy` is YYYY-MM-DD, YYYY-MM or null; `derived`: counted from packing, so no date may be said.
 */
const dateSchema = z.object({
  useBy: z.nullable(z.string()),
  derived: z.boolean(),
  style: z.string(),
  severity: z.string(),
})
const truthSchema = z.object({
  catalogue: z.array(z.object({ id: z.string(), name: z.string(), tag: z.string(), ean: z.string() })),
  groceryCatalogue: z._default(z.record(z.string(), z.string()), {}),
  fronts: z._default(
    z.array(z.object({ file: z.string(), productId: z.nullable(z.string()), severity: z.string() })),
    [],
  ),
  backs: z._default(
    z.array(
      z.extend(dateSchema, { file: z.string(), productId: z.nullable(z.string()), barcode: z.string() }),
    ),
    [],
  ),
  dates: z._default(z.array(z.extend(dateSchema, { file: z.string() })), []),
  dateFrames: z._default(z.array(z.extend(dateSchema, { files: z.array(z.string()) })), []),
  barcodes: z._default(z.array(z.object({ file: z.string(), code: z.string(), source: z.string() })), []),
  grocery: z._default(z.array(z.object({ file: z.string(), className: z.string() })), []),
})
export type Truth = z.infer<typeof truthSchema>
export type DateTruth = z.infer<typeof dateSchema>

export function readTruth(folder: string): Truth {
  return z.parse(truthSchema, JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')))
}
