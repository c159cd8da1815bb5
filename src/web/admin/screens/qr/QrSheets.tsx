import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type StoreChoice, storeChoicesCall } from '../../../../core/contract/console/pages.ts'
import { qrAddress, qrLabel, qrTitle } from '../../../../core/contract/console/stores.ts'
import { type Section, sections, sectionWord } from '../../../../core/contract/place.ts'
import { citiesOf, cityFilter } from '../../../../core/tables/record-tables.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { QrCode } from '../../../ui/QrCode.tsx'
import { useConsole } from '../../console.ts'
import { Await, useList } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { DataTable } from '../../tables/DataTable.tsx'
import type { DataColumn, Picked } from '../../tables/found-rows.ts'

const sizes = ['A4', 'A6'] as const
type Size = (typeof sizes)[number]

/** Sheets to hang at entrances and shelves, one a code, as pages to print: none until stores are chosen. */
export function QrSheets() {
  const stores = useList(storeChoicesCall)
  const { devices } = useConsole()
  return (
    <Screen
      title="QR sheets"
      wide
      action={
        <button type="button" className="primary" onClick={devices.print}>
          Print
        </button>
      }
    >
      <Await load={stores} failed={consoleTexts.storesFailed}>
        {(list) => <Sheets stores={list} />}
      </Await>
    </Screen>
  )
}

const columns: DataColumn<StoreChoice>[] = [
  { id: 'number', header: 'Store Number', value: ({ store_number }) => store_number, align: 'end' },
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'location', header: 'Location', value: ({ location }) => location },
]
const nameOf = ({ name }: StoreChoice) => name

/** Where a code hangs: at the entrance, or at the shelf of a section. */
type Spot = 'entrance' | Section
const spots: readonly Spot[] = ['entrance', ...sections]

/** A section's code leads on by the paths from there: where there is none, none is printed. */
const hangs = (store: StoreChoice, spot: Spot) => spot === 'entrance' || store.sections.includes(spot)

function Sheets({ stores }: { stores: readonly StoreChoice[] }) {
  const [query] = useSearchParams()
  const [size, setSize] = useState<Size>('A4')
  const [where, setWhere] = useState<readonly Spot[]>(['entrance'])
  const [picked, setPicked] = useState<Picked<StoreChoice>>(() => {
    const asked = query.get('store')
    const first = asked === null && stores.length === 1 ? stores : stores.filter(({ id }) => id === asked)
    return new Map(first.map((store) => [store.id, store]))
  })
  const filters = useMemo(() => [cityFilter(citiesOf(stores))], [stores])
  const shown = stores
    .filter(({ id }) => picked.has(id))
    .flatMap((store) => where.filter((spot) => hangs(store, spot)).map((spot) => ({ store, spot })))
  if (stores.length === 0)
    return <p className="empty">There is no store yet, so there is nothing to print.</p>
  return (
    <>
      <div className="no-print set">
        <fieldset className="actions">
          <legend>Paper</legend>
          {sizes.map((each) => (
            <label key={each} className="check">
              <input type="radio" name="paper" checked={size === each} onChange={() => setSize(each)} />{' '}
              {each}
            </label>
          ))}
        </fieldset>
        <fieldset className="actions">
          <legend>Codes to hang at</legend>
          {spots.map((spot) => (
            <label key={spot} className="check">
              <input
                type="checkbox"
                checked={where.includes(spot)}
                onChange={({ target }) =>
                  setWhere(spots.filter((each) => (each === spot ? target.checked : where.includes(each))))
                }
              />{' '}
              {spot}
            </label>
          ))}
        </fieldset>
        <DataTable
          label="Stores"
          rows={stores}
          columns={columns}
          filters={filters}
          nameOf={nameOf}
          choice={{ picked, onPicked: setPicked }}
          many={() => null}
          empty={null}
        />
        <p className="hint">
          Hang the sheet at the entrance, or at its shelf, between 90 and 120 cm high. Stick raised dots or
          tape on its four corner marks: fingers find the code by them.
        </p>
        <p role="status">
          {shown.length === 0
            ? 'Choose the stores whose codes are to be printed.'
            : `${shown.length} ${shown.length === 1 ? 'sheet' : 'sheets'} to print. The browser prints them, or saves them as one PDF.`}
        </p>
      </div>
      <div className="sheets">
        {shown.map(({ store, spot }) => (
          <Sheet key={`${store.id} ${spot}`} store={store} spot={spot} size={size} />
        ))}
      </div>
    </>
  )
}

function Sheet({ store, spot, size }: { store: StoreChoice; spot: Spot; size: Size }) {
  const { origin, settings } = useConsole()
  const at = spot === 'entrance' ? undefined : sectionWord(spot)
  const name = at === undefined ? store.name : `${store.name}, ${spot}`
  return (
    <section className={`sheet sheet-${size.toLowerCase()}`} aria-label={`Sheet of ${name}`}>
      <p className="sheet-guide sheet-guide-top">Raised marks here, on all four corners</p>
      {['a', 'b', 'c', 'd'].map((corner) => (
        <span key={corner} className={`corner corner-${corner}`} aria-hidden="true" />
      ))}
      <p className="sheet-title">{qrTitle(settings.brand.name)}</p>
      <QrCode value={qrAddress(origin, store.storeURL, at)} level="M" label={`QR code of ${name}`} />
      <p className="sheet-label">{qrLabel(name)}</p>
      <p className="sheet-words">
        Scan this code with your phone, then <strong>tap anywhere on the screen</strong> and talk.
      </p>
    </section>
  )
}
