import { importColumns } from '../../../../core/contract/product-file.ts'
import { recallColumns } from '../../../../core/contract/recall-file.ts'
import { storeColumns } from '../../../../core/contract/store-file.ts'
import { userColumns } from '../../../../core/contract/user-file.ts'
import { addresses } from '../../shell/screens.ts'
import { UploadScreen } from './UploadScreen.tsx'

export function UploadProducts() {
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

export function UploadUsers() {
  return (
    <UploadScreen
      kind="users"
      list={addresses.users}
      columns={
        <p>
          All but <code>id</code> are needed, <code>store_number</code> for admins alone. Without an{' '}
          <code>id</code> the username says whom a row is about. Nobody types a password: whoever is new gets
          one for a week, which is shown once after saving. Your own account is never deleted by a file. All
          columns: <code>{userColumns.join(', ')}</code>.
        </p>
      }
    />
  )
}

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
