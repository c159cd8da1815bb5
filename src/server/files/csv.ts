import { CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import { unguarded } from './formula-safe.ts'
import { RefusedFile } from './refused-file.ts'
import type { TableRow } from './table.ts'

/** The character that parts most of the first line's cells: spreadsheets write what their country's settings say. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const count = (character: string) => header.split(character).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** Rows of comma, semicolon or tab separated text. Empty lines are left out. Throws `RefusedFile`. */
export function readCsv(text: string): TableRow[] {
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      info: true,
      bom: true,
    }) as unknown as { record: string[]; info: InfoRecord }[]
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
