import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { qrAddress, qrLabel, qrTitle } from '../../../../core/contract/console/qr.ts'
import { storesCall } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { QrCode } from '../../../ui/QrCode.tsx'
import { useConsole } from '../../console.ts'
import { Await, useList } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'

const sizes = ['A4', 'A6'] as const
type Size = (typeof sizes)[number]

/** Sheets to hang at entrances, one a store, as pages to print. */
export function QrSheets() {
  const stores = useList(storesCall)
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

function Sheets({ stores }: { stores: readonly Store[] }) {
  const [query] = useSearchParams()
  const [size, setSize] = useState<Size>('A4')
  const asked = query.get('store')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(asked === null ? stores.map(({ id }) => id) : [asked]),
  )
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const shown = stores.filter(({ id }) => chosen.has(id))
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
        <fieldset className="checks">
          <legend>Stores</legend>
          {stores.map(({ id, name }) => (
            <label key={id} className="check">
              <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} /> {name}
            </label>
          ))}
        </fieldset>
        <p className="hint">
          Hang the sheet at the entrance, between 90 and 120 cm high. Stick raised dots or tape on its four
          corner marks: fingers find the code by them.
        </p>
      </div>
      <div className="sheets">
        {shown.map((store) => (
          <Sheet key={store.id} store={store} size={size} />
        ))}
      </div>
    </>
  )
}

function Sheet({ store, size }: { store: Store; size: Size }) {
  const { origin, settings } = useConsole()
  return (
    <section className={`sheet sheet-${size.toLowerCase()}`} aria-label={`Sheet of ${store.name}`}>
      <p className="sheet-guide sheet-guide-top">Raised marks here, on all four corners</p>
      {['a', 'b', 'c', 'd'].map((corner) => (
        <span key={corner} className={`corner corner-${corner}`} aria-hidden="true" />
      ))}
      <p className="sheet-title">{qrTitle(settings.brand.name)}</p>
      <QrCode value={qrAddress(origin, store.storeURL)} level="M" label={`QR code of ${store.name}`} />
      <p className="sheet-label">{qrLabel(store.name)}</p>
      <p className="sheet-words">
        Scan this code with your phone, then <strong>tap anywhere on the screen</strong> and talk.
      </p>
    </section>
  )
}
