import { userColumns } from '../../../../core/contract/user-file.ts'
import { addresses } from '../../shell/screens.ts'
import { UploadScreen } from '../files/UploadScreen.tsx'

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
