import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** A file's SHA-256 in hex. Rejects with the system's error when it cannot be read. */
export async function sha256Of(file: string): Promise<string> {
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
