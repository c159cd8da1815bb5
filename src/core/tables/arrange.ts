import type { Sort } from '../contract/console/pages.ts'
import { tidy } from '../tidy.ts'

export interface Column<Row> {
  id: string
  header: string
  /** What is searched, and sorted by. */
  value(row: Row): string | number
  /** Off for pictures and buttons. */
  sortable?: boolean
}

/** A choice that narrows the rows. Its value is kept in the address, under `name`. */
export interface Filter<Row> {
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
  /** Whether a row stays when this value is chosen. */
  keeps(row: Row, value: string): boolean
}

/** Accents and nuktas: on one keyboard they are typed, on another not. */
const MARKS = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c]/g

/** A text as it is searched: the case, the accents and the composition of its letters are all one. */
const folded = (text: string): string => tidy(text).toLowerCase().normalize('NFD').replace(MARKS, '')

/** A row beside everything that it is found by, folded. */
export interface Indexed<Row> {
  row: Row
  words: string
}

/** @param wordsOf what is searched beside the columns: every field that is not shown */
export const indexed = <Row>(
  row: Row,
  columns: readonly Column<Row>[],
  wordsOf?: (row: Row) => string,
): Indexed<Row> => ({
  row,
  words: folded([...columns.map(({ value }) => value(row)), wordsOf?.(row) ?? ''].join('\n')),
})

/** The rows that hold every word of the query and that each chosen filter keeps, in the order given. */
export function findRows<Row>(
  rows: readonly Indexed<Row>[],
  query: string,
  filters: readonly Filter<Row>[] = [],
  chosen: Readonly<Record<string, string | undefined>> = {},
): Row[] {
  const wanted = folded(query).split(' ').filter(Boolean)
  const asked = filters.flatMap(({ name, keeps }) => {
    const value = chosen[name]
    return value ? [(row: Row) => keeps(row, value)] : []
  })
  return rows
    .filter(
      ({ row, words }) => asked.every((keeps) => keeps(row)) && wanted.every((word) => words.includes(word)),
    )
    .map(({ row }) => row)
}

/** How near a query is to what things are called: the whole of a name before its beginning, both before any other word. */
export function nearnessTo(query: string): (names: readonly string[]) => number {
  const wanted = folded(query)
  return (names) => {
    const called = names.map(folded)
    if (called.includes(wanted)) return 0
    return called.some((name) => name.startsWith(wanted)) ? 1 : 2
  }
}

const collate = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/** As people would put them: B9 before b10, É beside e. */
export const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collate(String(a), String(b))

/** The rows in the order asked for; as they were where no column is called so. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const by = columns.find(({ id }) => id === sort?.id)
  if (!by || !sort) return rows
  const way = sort.down ? -1 : 1
  return rows
    .map((row) => ({ row, key: by.value(row) }))
    .sort((a, b) => way * compareValues(a.key, b.key))
    .map(({ row }) => row)
}

/** What the product notes of a record by itself: nobody looks for figures that stand in it. */
const NOTED = new Set(['updatedAt', 'storeURL', 'invitedUntil'])

/** Every value of a record, however deep, as text to be searched: what is not shown is found, too. */
export function everyWord(record: unknown): string {
  if (record === null || record === undefined || typeof record === 'boolean') return ''
  if (typeof record !== 'object') return String(record)
  return Object.entries(record)
    .map(([name, value]) => (NOTED.has(name) ? '' : everyWord(value)))
    .join('\n')
}
