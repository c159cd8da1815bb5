import { RefusedFile } from './refused-file.ts'

/** The records of a zip file's end (APPNOTE.TXT 6.3.10, sections 4.3.12 and 4.3.16). */
const END = 0x06054b50
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 65_535
const MOST_ENTRIES = 1000

/**
 * Bytes that a zip file says it holds, unpacked. The reader behind this check makes room for exactly what the same
 * directory says, so a file that lies here yields cut-off contents, not more of them. Throws `RefusedFile`.
 */
export function unpackedSize(zip: Uint8Array): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = endRecord(view)
  const entries = view.getUint16(end + 10, true)
  if (entries > MOST_ENTRIES) throw new RefusedFile(`it holds ${entries} parts, more than a spreadsheet has`)
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let i = 0; i < entries; i++) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) throw broken()
    total += view.getUint32(at + 24, true)
    const names =
      view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    at += ENTRY_BYTES + names
  }
  return total
}

function endRecord(view: DataView): number {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (view.getUint32(at, true) === END) return at
  }
  throw broken()
}

const broken = () => new RefusedFile('it is not a whole .xlsx file')
