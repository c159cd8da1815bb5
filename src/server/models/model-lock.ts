import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const bytesSchema = z.int().check(z.positive())
/** A plain name: nothing in the lock can point outside the folder that it is installed in. */
const plainName = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/))

const modelFileSchema = z.object({
  /** The file's full name inside the archive. */
  from: z.string().check(z.minLength(1)),
  /** What it is called in the installed folder. */
  to: plainName,
  bytes: bytesSchema,
  sha256: sha256Schema,
})
export type ModelFile = z.infer<typeof modelFileSchema>

/** @internal A table of faulty entries is tried on it. */
export const modelEntrySchema = z.object({
  /** Also the folder's name under DATA_DIR/models. */
  name: plainName,
  purpose: z.string(),
  origin: z.string(),
  /** SPDX identifier; docs/licences.md lists it. */
  licence: z.string().check(z.minLength(1)),
  url: z.url({ protocol: /^https?$/ }),
  /** Size and checksum of the archive as it is downloaded. */
  bytes: bytesSchema,
  sha256: sha256Schema,
  /** How the archive is packed; another packing is another name here and a branch in `unpack.ts`. */
  unpack: z.enum(['tar.gz']),
  /** What the archive grows to: reading stops with an error beyond it. */
  unpackedBytes: bytesSchema,
  /** All that is taken from the archive, notices included. */
  files: z.array(modelFileSchema).check(z.minLength(1)),
})
export type ModelEntry = z.infer<typeof modelEntrySchema>

/**
 * The models that `models install` brings, each measured here before it is offered. Pinned by checksum: a file changed
 * upstream is refused, not followed. A new one is an entry (checksums from a download that somebody has looked at, its
 * licence file among `files`), what finds its folder as `model-folder.ts` does, and `node scripts/licences.mjs`.
 * @internal A table of faulty locks is tried on it.
 */
export const modelLockSchema = z.object({ version: z.literal(1), models: z.array(modelEntrySchema) })
export type ModelLock = z.infer<typeof modelLockSchema>

/** The same three folders up from `src/server/models` and from `dist/server/models`. */
const LOCK_FILE = fileURLToPath(new URL('../../../models.lock.json', import.meta.url))

/** Reads and checks the package's own models.lock.json. Rejects with what is wrong in it. */
export async function readModelLock(file: string = LOCK_FILE): Promise<ModelLock> {
  return modelLockSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** A file's SHA-256 in hex. Rejects with the system's error when it cannot be read. */
async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** A file's size in bytes; undefined when there is no such file. */
export async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

/** True when the file is there with this size and checksum. */
export async function isIntact(file: string, expected: { bytes: number; sha256: string }): Promise<boolean> {
  return (await sizeOf(file)) === expected.bytes && (await sha256Of(file)) === expected.sha256
}
