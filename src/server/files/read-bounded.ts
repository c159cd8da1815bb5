import { readFile, stat } from 'node:fs/promises'
import { importLimits } from '../../core/contract/import.ts'
import { RefusedFile } from './refused-file.ts'

/** The bytes of a file as large as an import may be. Throws `RefusedFile` with the reason. */
export async function readBounded(file: string): Promise<Uint8Array> {
  const { size } = await stat(file).catch(() => {
    throw new RefusedFile('there is no such file')
  })
  // Looked at before it is read: a disk image given by mistake must not fill the memory.
  if (size > importLimits.bytes) throw new RefusedFile(`it is larger than ${importLimits.bytes / 1e6} MB`)
  return readFile(file).catch(() => {
    throw new RefusedFile('it cannot be read')
  })
}
