import { useEffect, useMemo, useRef } from 'react'
import type { FieldReply } from '../../../../core/contract/console/field.ts'
import { useConsole } from '../../console.ts'
import type { Bars } from '../../devices.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import type { DataColumn } from '../../tables/found-rows.ts'
import { type CountRow, countRows, csvOf, type EndRow, endRows } from './count-rows.ts'

const columns: DataColumn<CountRow>[] = [
  { id: 'what', header: 'What', value: ({ what }) => what },
  { id: 'where', header: 'Where', value: ({ where }) => where },
  { id: 'visits', header: 'Visits', value: ({ visits }) => visits, align: 'end' },
]
const endColumns: DataColumn<EndRow>[] = [
  { id: 'walk', header: 'Walk', value: ({ walk }) => walk },
  { id: 'end', header: 'Ended', value: ({ end }) => end },
  { id: 'visits', header: 'Visits', value: ({ visits }) => visits, align: 'end' },
]
/** Each has its name in the list below. */
const MOST_BARS = 8

/** The counts of one choice: each picture with a table beside it that holds all of it. */
export function Counts({ reply }: { reply: FieldReply }) {
  const { devices } = useConsole()
  const rows = useMemo(() => countRows(reply), [reply])
  const ends = useMemo(() => endRows(reply), [reply])
  const days = useMemo(
    () => ({
      name: 'Visits by day',
      labels: reply.days.map(({ day }) => day.slice(5)),
      values: reply.days.map(({ visits }) => visits ?? 0),
    }),
    [reply],
  )
  const left = useMemo(() => {
    const early = ends.filter((row) => row.early).toSorted((one, other) => other.visits - one.visits)
    const worst = early.slice(0, MOST_BARS)
    return {
      name: 'Where walks ended early',
      // Names are longer than a bar is wide.
      labels: worst.map((_, at) => String(at + 1)),
      values: worst.map(({ visits }) => visits),
      names: worst.map(({ walk, end, visits }) => `${walk}, ${end}: ${visits}`),
    }
  }, [ends])
  if (rows.length === 0)
    return (
      <div className="empty">
        <p>
          {reply.counts
            ? 'Nothing to show yet: figures appear here once five visits have met with the same. A visit begins when a shopper opens the code at a store’s entrance.'
            : 'Nothing is counted: the setting FIELD_COUNTS is off.'}
        </p>
      </div>
    )
  return (
    <>
      <p>Figures are visits, each counted once. Fewer than five are never shown.</p>
      <div className="charts">
        <Chart {...days} />
        {left.values.length > 0 && <Chart {...left} />}
      </div>
      <h2>What shoppers met with</h2>
      <DataTable label="Counts" rows={rows} columns={columns} empty={<p>Nothing.</p>} />
      {ends.length > 0 && (
        <>
          <h2>Where walks ended</h2>
          <DataTable
            label="Walks"
            rows={ends}
            columns={endColumns}
            inAddress={false}
            empty={<p>Nothing.</p>}
          />
        </>
      )}
      <div className="actions">
        <button
          type="button"
          onClick={() => devices.save(new Blob([csvOf(rows, ends)], { type: 'text/csv' }), 'visits.csv')}
        >
          Download as CSV
        </button>
      </div>
    </>
  )
}

interface ChartProps extends Bars {
  /** What the bars are, in order, where their labels are numbers. */
  names?: readonly string[]
}

/** A picture of figures that a table beside it holds: it is for who likes to look, and said to nobody. */
function Chart({ labels, values, name, names = [] }: ChartProps) {
  const { devices } = useConsole()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) return devices.draw(box.current, { labels, values, name })
  }, [devices, labels, values, name])
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="chart" ref={box} aria-hidden="true" />
      {names.length > 0 && (
        <ol aria-label={name}>
          {names.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ol>
      )}
    </figure>
  )
}
