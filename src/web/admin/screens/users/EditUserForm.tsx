import { Link } from 'react-router'
import { answers } from '../../../../core/contract/console/messages.ts'
import {
  editUserBodySchema,
  editUserCall,
  type User,
  userSchema,
} from '../../../../core/contract/console/users.ts'
import { useConsole } from '../../console.ts'
import { SaveForm } from '../../forms/SaveForm.tsx'
import { useSaveForm } from '../../forms/use-save-form.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { RecordHistory } from '../history/RecordHistory.tsx'
import { PersonFields, type PersonValues, personLabels } from './user-fields.tsx'

const valuesOf = (user: User): PersonValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  role: user.role,
  storeId: user.storeId ?? '',
  email: user.email,
  phoneNumber: user.phoneNumber,
})

export function EditUserForm({ user }: { user: User }) {
  const { api } = useConsole()
  const { id, username } = user
  const saving = useSaveForm({
    initial: valuesOf(user),
    schema: editUserBodySchema,
    labels: personLabels,
    what: `changes to ${username}`,
    edits: { record: user, schema: userSchema, valuesOf },
    async save(fields, _, updatedAt) {
      await api.call(editUserCall, { params: { id }, body: { ...fields, updatedAt } })
      return answers.userSaved
    },
    failed: 'The user was not saved.',
    list: addresses.users,
  })
  const newPassword = (
    <Link to={withId(addresses.changePassword, { id, name: username })}>Set a new password</Link>
  )
  return (
    <>
      <SaveForm saving={saving} beside={newPassword}>
        <PersonFields form={saving.form} />
      </SaveForm>
      <RecordHistory kind="user" id={id} />
    </>
  )
}
