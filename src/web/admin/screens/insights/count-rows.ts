import type { FieldReply, FieldRow, FieldWalk } from '../../../../core/contract/console/field.ts'
import { fieldTexts, topicText } from '../../../../core/texts/work-list.ts'

/** A figure as a row of a table. */
export interface CountRow {
  id: string
  what: string
  where: string
  visits: number
}

/** How many visits of a walk ended where; `early`: before its end. */
export interface EndRow {
  id: string
  walk: string
  end: string
  early: boolean
  visits: number
}

const whereText = ({ storeId, storeName, productId, productName, topic, walk }: FieldRow): string =>
  [
    productName || (productId === '' && topic === '' && (storeId === '' ? 'At home' : storeName)),
    topic !== '' && topicText(topic),
    walk && `part ${walk.part} of ${walk.from} → ${walk.to}`,
  ]
    .filter(Boolean)
    .join(', ')

export function countRows({ days, rows }: FieldReply): CountRow[] {
  const found = rows.map(
    (row): Omit<CountRow, 'id'> => ({
      what: fieldTexts[row.kind],
      where: whereText(row),
      visits: row.visits,
    }),
  )
  const byDay = days.flatMap(({ day, visits }) =>
    visits === null ? [] : [{ what: 'Visits by day', where: day, visits }],
  )
  return [...found, ...byDay].map((row, at) => ({ ...row, id: String(at) }))
}

const walkText = ({ storeName, path }: FieldWalk) =>
  path ? `${path.from} → ${path.to}` : `All walks in ${storeName}`
const endText = (first: number, last: number) =>
  first === last ? `in part ${first}` : `in parts ${first} to ${last}`

export function endRows({ walks }: FieldReply): EndRow[] {
  return walks
    .flatMap((walk) => [
      ...walk.ends.map(({ first, last, visits }) => ({
        walk: walkText(walk),
        end: endText(first, last),
        early: true,
        visits,
      })),
      ...(walk.arrived > 0
        ? [{ walk: walkText(walk), end: 'where it leads', early: false, visits: walk.arrived }]
        : []),
    ])
    .map((row, at) => ({ ...row, id: String(at) }))
}

/** A cell that no spreadsheet takes for a formula. */
const cell = (value: string | number) => {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

export function csvOf(rows: readonly CountRow[], ends: readonly EndRow[]): string {
  const lines = [
    ['what', 'where', 'visits'],
    ...rows.map(({ what, where, visits }) => [what, where, visits]),
    ...ends.map(({ walk, end, visits }) => ['Where walks ended', `${walk}, ${end}`, visits]),
  ]
  return `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}
