import { readFile, stat } from 'node:fs/promises'
import { importLimits } from '../../core/contract/import.ts'
import { RefusedFile } from './file-errors.ts'

/** The bytes of a file, by default as large as an import may be. Throws `RefusedFile` with the reason. */
export async function readBounded(file: string, mostBytes: number = importLimits.bytes): Promise<Uint8Array> {
  const { size } = await stat(file).catch(() => {
    throw new RefusedFile('there is no such file')
  })
  // Looked at before it is read: a disk image given by mistake must not fill the memory.
  if (size > mostBytes) throw new RefusedFile(`it is larger than ${mostBytes / 1e6} MB`)
  return readFile(file).catch(() => {
    throw new RefusedFile('it cannot be read')
  })
}
