import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { ModelEntry } from '../../src/server/models/model-lock.ts'

export interface TarMember {
  name: string
  content?: string | Buffer
  /** ustar type flag: '0' file (default), '2' symbolic link, '5' folder. */
  type?: string
}

/** A ustar archive: header blocks, padded contents, two zero blocks. */
export function tar(members: readonly TarMember[]): Buffer {
  const blocks = members.flatMap(({ name, content = '', type = '0' }) => {
    const body = Buffer.from(content)
    const header = Buffer.alloc(512)
    header.write(name, 0, 100)
    header.write('0000644\0', 100)
    header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write('        ', 148)
    header.write(type, 156)
    if (type === '2') header.write('/etc/passwd', 157)
    header.write('ustar\x0000', 257)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

export const tarGz = (members: readonly TarMember[]): Buffer => gzipSync(tar(members))

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** A lock entry for `archive` that takes `wanted` (name in the archive → content) to files of the same last name. */
export function entryFor(archive: Buffer, wanted: Record<string, string | Buffer>, url: string): ModelEntry {
  return {
    name: 'small',
    purpose: 'A test.',
    origin: 'Made here.',
    licence: 'Apache-2.0',
    url,
    bytes: archive.length,
    sha256: sha256(archive),
    unpack: 'tar.gz',
    unpackedBytes: 1_000_000,
    files: Object.entries(wanted).map(([from, content]) => ({
      from,
      to: from.slice(from.lastIndexOf('/') + 1),
      bytes: Buffer.byteLength(content),
      sha256: sha256(content),
    })),
  }
}

export interface FileServer {
  url: string
  /** The `range` header of each request so far; undefined where there was none. */
  ranges: (string | undefined)[]
  close(): Promise<void>
}

/** Serves by `answer` on a free port. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FileServer> {
  const ranges: (string | undefined)[] = []
  const server = createServer((request, response) => {
    ranges.push(request.headers.range)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/small.tar.gz`,
    ranges,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers as a file server that knows ranges does. */
export function sendFile(file: Buffer, request: IncomingMessage, response: ServerResponse): void {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  if (from >= file.length) return void response.writeHead(416).end()
  const part = file.subarray(from)
  const range = { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` }
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': part.length, ...(from > 0 ? range : {}) })
  response.end(part)
}
