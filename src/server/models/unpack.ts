import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { isIntact } from './checksum.ts'
import { ModelInstallError, systemCode } from './install-error.ts'
import type { ModelEntry, ModelFile } from './model-lock.ts'
import { type TarEntry, TarError, tarEntries } from './tar.ts'

/**
 * Takes the files that the lock names, and nothing else, out of a model's archive into an existing empty folder.
 * A name from the archive is only ever compared, never opened, so it cannot lead out of the folder. Each file must
 * have the size and checksum of the lock. Throws ModelInstallError `archive` otherwise.
 */
export async function unpack(archive: string, entry: ModelEntry, folder: string): Promise<void> {
  const wanted = new Map(entry.files.map((file) => [file.from, file]))
  try {
    await pipeline(createReadStream(archive), createGunzip(), async (plain: AsyncIterable<Buffer>) => {
      for await (const found of tarEntries(plain, entry.unpackedBytes)) {
        const file = wanted.get(found.name)
        if (file === undefined) continue
        wanted.delete(found.name)
        await writeEntry(entry.name, found, file, path.join(folder, file.to))
      }
    })
  } catch (error) {
    const broken = error instanceof TarError || systemCode(error)?.startsWith('Z_')
    if (!broken) throw error
    throw new ModelInstallError('archive', `${entry.name}: the archive cannot be read.`, { cause: error })
  }
  const [missing] = wanted.keys()
  if (missing !== undefined) throw unlike(entry.name, missing, 'is not in the archive')
}

async function writeEntry(model: string, found: TarEntry, file: ModelFile, target: string): Promise<void> {
  if (!found.isFile) throw unlike(model, file.from, 'is not a plain file in the archive')
  // Looked at before writing: a size that lies cannot fill the disk.
  if (found.bytes !== file.bytes) throw unlike(model, file.from, 'has another size in the archive')
  const handle = await open(target, 'wx')
  try {
    for await (const piece of found.content) await handle.appendFile(piece)
    // The folder is put in place by a rename right after: what it holds must be on the disk by then.
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (!(await isIntact(target, file))) throw unlike(model, file.from, 'has another checksum in the archive')
}

function unlike(model: string, name: string, what: string): ModelInstallError {
  return new ModelInstallError('archive', `${model}: ${name} ${what}; nothing was installed.`)
}
