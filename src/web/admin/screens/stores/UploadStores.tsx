import { storeColumns } from '../../../../core/contract/store-file.ts'
import { addresses } from '../../shell/screens.ts'
import { UploadScreen } from '../files/UploadScreen.tsx'

export function UploadStores() {
  return (
    <UploadScreen
      kind="stores"
      list={addresses.dashboard}
      columns={
        <>
          <p>
            <code>store_number</code>, <code>name</code> and <code>location</code> are needed. Without an{' '}
            <code>id</code> the number says which store a row is about. All columns:{' '}
            <code>{storeColumns.join(', ')}</code>.
          </p>
          <p>
            <code>paths</code> is one cell, and may be empty: of each path a line like{' '}
            <code>Entrance &gt; Dairy</code>, below it a line like <code>turn left: 8</code> for each step,
            and an empty line between two paths. Paths that the file does not name stay as they are.
          </p>
        </>
      }
    />
  )
}
