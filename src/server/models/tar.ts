const BLOCK = 512
const CHECKSUM_AT = 148
const CHECKSUM_LENGTH = 8
const USTAR_PREFIX_AT = 345

/** The archive is not a tar file, is cut short, or grows beyond what was announced. */
export class TarError extends Error {}

export interface TarEntry {
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
