import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ModelInstallError, systemCode } from './install-error.ts'
import { isIntact, type ModelEntry, type ModelFile } from './model-lock.ts'

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

const BLOCK = 512
const CHECKSUM_AT = 148
const CHECKSUM_LENGTH = 8
const USTAR_PREFIX_AT = 345

/**
 * The archive is not a tar file, is cut short, or grows beyond what was announced.
 * @internal Tests tell it from other errors.
 */
export class TarError extends Error {}

interface TarEntry {
  /** As written in the archive: compare it, never open it. */
  readonly name: string
  /** A regular file; folders, links, devices and extension headers are not. */
  readonly isFile: boolean
  readonly bytes: number
  /** The entry's bytes in pieces. Read it to its end or not at all, before asking for the next entry. */
  readonly content: AsyncGenerator<Buffer>
}

type Take = (bytes: number) => AsyncGenerator<Buffer>

function byteReader(source: AsyncIterable<Buffer>, maxBytes: number): { take: Take; drain(): Promise<void> } {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  let seen = 0

  async function refill(): Promise<boolean> {
    const next = await chunks.next()
    if (next.done) return false
    rest = next.value
    seen += rest.length
    if (seen > maxBytes) throw new TarError(`the archive holds more than the announced ${maxBytes} bytes`)
    return true
  }

  return {
    async *take(bytes) {
      let left = bytes
      while (left > 0) {
        if (rest.length === 0 && !(await refill())) throw new TarError('the archive ends too early')
        const piece = rest.subarray(0, left)
        rest = rest.subarray(piece.length)
        left -= piece.length
        yield piece
      }
    },
    async drain() {
      while (await refill());
    },
  }
}

async function gather(pieces: AsyncGenerator<Buffer>): Promise<Buffer> {
  const list: Buffer[] = []
  for await (const piece of pieces) list.push(piece)
  return Buffer.concat(list)
}

function text(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}

function octal(header: Buffer, from: number, length: number): number {
  const digits = text(header, from, length).trim()
  if (!/^[0-7]+$/.test(digits)) throw new TarError('the archive holds a header that cannot be read')
  return Number.parseInt(digits, 8)
}

function checkHeader(header: Buffer): void {
  let sum = 0
  for (const [at, byte] of header.entries()) {
    const blank = at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_LENGTH
    sum += blank ? 0x20 : byte
  }
  if (sum !== octal(header, CHECKSUM_AT, CHECKSUM_LENGTH)) throw new TarError('the archive is damaged')
}

function nameOf(header: Buffer): string {
  const name = text(header, 0, 100)
  const prefix = text(header, 257, 5) === 'ustar' ? text(header, USTAR_PREFIX_AT, 155) : ''
  return prefix === '' ? name : `${prefix}/${name}`
}

/**
 * Reads a tar stream (v7, ustar; what longer-name extensions carry is passed over) entry by entry, in constant
 * memory, and to the source's very end so that an outer gzip checks its own sum. Throws TarError when it is
 * damaged, cut short or longer than `maxBytes`.
 * @internal Damaged archives are tried on it alone.
 */
export async function* tarEntries(
  source: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<TarEntry, void> {
  const { take, drain } = byteReader(source, maxBytes)
  while (true) {
    const header = await gather(take(BLOCK))
    if (header.every((byte) => byte === 0)) return drain()
    checkHeader(header)
    const bytes = octal(header, 124, 12)
    const kind = header[156]
    const content = take(bytes)
    yield { name: nameOf(header), isFile: kind === 0 || kind === 0x30, bytes, content }
    for await (const _unread of content);
    await gather(take((BLOCK - (bytes % BLOCK)) % BLOCK))
  }
}
