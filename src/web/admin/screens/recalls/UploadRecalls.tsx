import { recallColumns } from '../../../../core/contract/recall-file.ts'
import { addresses } from '../../shell/screens.ts'
import { UploadScreen } from '../files/UploadScreen.tsx'

export function UploadRecalls() {
  return (
    <UploadScreen
      kind="recalls"
      list={addresses.recalls}
      columns={
        <p>
          <code>gtin</code> and <code>since</code> (2027-03-05) are needed. Without a <code>batch</code> every
          pack of the product is called back. Product and batch say which recall a row is about. All columns:{' '}
          <code>{recallColumns.join(', ')}</code>.
        </p>
      }
    />
  )
}
