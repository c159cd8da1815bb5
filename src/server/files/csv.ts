import { CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import { fileKinds, importLimits } from '../../core/contract/import-file.ts'
import { RefusedFile } from './read-file.ts'

/** The character that parts most of the first line's cells: spreadsheets write what their country's settings say. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const count = (character: string) => header.split(character).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** Empty ones included. Beyond it nothing is parsed: 5 MB of line ends alone would be five million records. */
const MOST_LINES = 4 * fileKinds.products.most

/** Rows of comma, semicolon or tab separated text. Empty lines are left out. Throws `RefusedFile`. */
export function readCsv(text: string): TableRow[] {
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      info: true,
      bom: true,
      // Programs and people add lines to a file with other line ends than it began with.
      recordDelimiter: ['\r\n', '\n', '\r'],
      to: MOST_LINES + 1,
    }) as unknown as { record: string[]; info: InfoRecord }[]
    if (records.length > MOST_LINES) throw new RefusedFile(`it has more than ${MOST_LINES} lines`)
    const cells = records.reduce((sum, { record }) => sum + record.length, 0)
    if (cells > importLimits.cells)
      throw new RefusedFile(`it has ${cells} cells, at most ${importLimits.cells} are read`)
    let lastLine = 0
    const rows: TableRow[] = []
    for (const { record, info } of records) {
      rows.push({ line: lastLine + 1, cells: record.map(unguarded) })
      lastLine = info.lines
    }
    return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch (error) {
    if (error instanceof CsvError)
      throw new RefusedFile(`line ${String(error.lines ?? '?')}: ${plain(error)}`)
    throw error
  }
}

const plain = ({ code }: CsvError) =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'a quotation mark is opened and never closed'
    : 'a quotation mark is out of place'

/** Text of a file that says nothing about its encoding but perhaps a byte order mark. */
interface DecodedText {
  text: string
  /** Set when the encoding had to be guessed: a person should look at the names. */
  warning: string | undefined
}

/** UTF-8 when it is that, UTF-16 when it says so, else Windows-1252, in which every byte is some letter. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded('utf-16be', bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warning: undefined }
  } catch {
    const warning = 'the file is not UTF-8: it was read as Windows-1252, look at its accented letters'
    return { text: decodeWindows1252(bytes), warning }
  }
}

const decoded = (encoding: string, bytes: Uint8Array): DecodedText => ({
  text: new TextDecoder(encoding).decode(bytes),
  warning: undefined,
})

/** Windows-1252 from 0x80 to 0x9f; the five codes without a letter stay control characters, and are refused later. */
const LETTERS_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** By hand, because Node 20 reads these bytes as Latin-1 whatever its decoder is called. */
function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => LETTERS_80.charAt(letter.charCodeAt(0) - 0x80))
}

/**
 * Spreadsheets take a CSV cell that begins so for a formula, and may run it. An apostrophe before it, their own sign
 * for "this is text", keeps it text; reading takes one apostrophe off again, so that a cell comes back as it went.
 * More of them than that are text to every program, and a cell of five million filled the stack.
 */
const FORMULA = /^'{0,20}[=+\-@\t\r]/
const GUARDED = /^'{1,21}[=+\-@\t\r]/

/** @internal A table of cells is tried on it. */
export const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell)
/** @internal A table of cells is tried on it. */
export const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell)

/** One row of a file. `line` counts from 1; a quoted cell may make a row longer than a line. */
export interface TableRow {
  line: number
  cells: readonly string[]
  /** Why a cell, by its place in the row, cannot be taken for what stands in `cells`. */
  faults?: ReadonlyMap<number, string>
  /** The same where a text is kept: it shows otherwise than what stands in `cells`. */
  inTexts?: ReadonlyMap<number, string>
}

const quoted = (cell: string) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Comma-separated text with a byte order mark, without which Excel takes UTF-8 for something else (RFC 4180 lines). */
export function writeCsv(table: readonly (readonly string[])[]): Uint8Array {
  const lines = table.map((cells) => cells.map((cell) => quoted(guarded(cell))).join(','))
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
}
