import { importColumns } from '../../../../core/contract/import.ts'
import { addresses } from '../../shell/screens.ts'
import { UploadScreen } from '../files/UploadScreen.tsx'

export function Upload() {
  return (
    <UploadScreen
      kind="products"
      list={addresses.products}
      columns={
        <p>
          Only <code>name</code> and <code>description</code> are needed. An empty <code>id</code> is a new
          product. Lists are split by a semicolon. All columns: <code>{importColumns.join(', ')}</code>.
        </p>
      }
    />
  )
}
