import { readFile, stat } from 'node:fs/promises'
import { type ImportFault, importLimits } from '../../core/contract/import-file.ts'

/** A file that can be read, but some rows of which must not be imported: nothing was. */
export class FaultyFile extends Error {
  readonly faults: readonly ImportFault[]
  /** What else was odd about the file. */
  readonly warnings: readonly string[]

  constructor(faults: readonly ImportFault[], warnings: readonly string[] = []) {
    super(`${faults.length} faults`)
    this.name = 'FaultyFile'
    this.faults = faults
    this.warnings = warnings
  }
}

/** A file that cannot be read as a whole; the message says why, in words for whoever brought it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
}

/** The bytes of a file, by default as large as an import may be. Throws `RefusedFile` with the reason. */
export async function readBounded(file: string, mostBytes: number = importLimits.bytes): Promise<Uint8Array> {
  const about = await stat(file).catch(() => {
    throw new RefusedFile('there is no such file')
  })
  // A device or a pipe has no size, and may never end.
  if (!about.isFile()) throw new RefusedFile('it is no file')
  // Looked at before it is read: a disk image given by mistake must not fill the memory.
  const tooLarge = () => new RefusedFile(`it is larger than ${mostBytes / 1e6} MB`)
  if (about.size > mostBytes) throw tooLarge()
  const bytes = await readFile(file).catch(() => {
    throw new RefusedFile('it cannot be read')
  })
  if (bytes.length > mostBytes) throw tooLarge()
  return bytes
}
