import { inflateRawSync } from 'node:zlib'
import { importLimits } from '../../core/contract/import-file.ts'
import { RefusedFile } from './read-file.ts'

/** The records of a zip file's end (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
const END = 0x06054b50
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 65_535
const MOST_ENTRIES = 1000
const DEFLATED = 8

interface Entry {
  name: string
  /** Bytes, as the directory states them. */
  size: number
  packedSize: number
  method: number
  /** Of its local record, in bytes from the beginning. */
  at: number
}

/** What a zip file's directory lists. Throws `RefusedFile`. */
function* entriesOf(zip: Uint8Array): Generator<Entry> {
  const view = viewOf(zip)
  const end = endRecord(view)
  const entries = view.getUint16(end + 10, true)
  // On this disk, and in all: archives over several disks are no spreadsheets, and readers differ in which they believe.
  if (view.getUint16(end + 8, true) !== entries) throw broken()
  if (entries > MOST_ENTRIES) throw new RefusedFile(`it holds ${entries} parts, more than a spreadsheet has`)
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < entries; i++) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) throw broken()
    const nameBytes = view.getUint16(at + 28, true)
    const name = zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    yield {
      name: new TextDecoder().decode(name),
      size: view.getUint32(at + 24, true),
      packedSize: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
      at: view.getUint32(at + 42, true),
    }
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}

/**
 * Bytes that a zip file says it holds, unpacked. The reader behind this check makes room for exactly what the same
 * directory says, so a file that lies here yields cut-off contents, not more of them. Throws `RefusedFile`.
 */
export function unpackedSize(zip: Uint8Array): number {
  let total = 0
  for (const { size } of entriesOf(zip)) total += size
  return total
}

/** One part as text; undefined where there is none that can be read. Throws `RefusedFile` where there are two of its name. */
export function textOfPart(zip: Uint8Array, name: string): string | undefined {
  const [entry, another] = [...entriesOf(zip)].filter((each) => each.name === name)
  if (another) throw broken()
  const view = viewOf(zip)
  if (!entry || entry.at + LOCAL_BYTES > zip.byteLength || view.getUint32(entry.at, true) !== LOCAL)
    return undefined
  const from =
    entry.at + LOCAL_BYTES + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
  const packed = zip.subarray(from, from + entry.packedSize)
  try {
    const bytes =
      entry.method === DEFLATED
        ? inflateRawSync(packed, { maxOutputLength: importLimits.unpackedBytes })
        : packed
    return new TextDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

const viewOf = (zip: Uint8Array) => new DataView(zip.buffer, zip.byteOffset, zip.byteLength)

function endRecord(view: DataView): number {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (view.getUint32(at, true) === END) return at
  }
  throw broken()
}

const broken = () => new RefusedFile('it is not a whole .xlsx file')
