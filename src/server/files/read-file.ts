import { readFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
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

/** Ten times what a photograph takes in a backup. */
const LONGEST_LINE = 20_000_000

/**
 * The lines of a text, ended by LF or CR LF and by nothing else: JSON may hold U+2028 and U+2029 as they are, where newer
 * versions of Node's own reader of lines begin another. Throws `RefusedFile` where one is too long to be held.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  // Only what comes is searched: a line of megabytes comes in many pieces.
  let rest: string[] = []
  let letters = 0
  for await (const text of stream) {
    const [first = '', ...others] = String(text).split('\n')
    rest.push(first)
    letters += first.length
    if (letters > LONGEST_LINE) throw new RefusedFile(`it has a line of more than ${LONGEST_LINE / 1e6} MB`)
    for (const next of others) {
      yield withoutReturn(rest.join(''))
      rest = [next]
      letters = next.length
    }
  }
  const last = rest.join('')
  if (last !== '') yield withoutReturn(last)
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
