import { useState } from 'react'
import { Link } from 'react-router'
import { replyTexts } from '../../../../core/contract/console/messages.ts'
import { resetFactorCall } from '../../../../core/contract/console/second-factor.ts'
import {
  editUserCall,
  editUserFormSchema,
  type ListedUser,
  type User,
  userCall,
  userSchema,
} from '../../../../core/contract/console/users.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { useConfirm } from '../../Dialog.tsx'
import { SaveForm, useSaveForm } from '../../forms/SaveForm.tsx'
import { Await, Missing, useRecord } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, useRecordId, withId } from '../../shell/screens.ts'
import { RecordHistory } from '../history/History.tsx'
import { UserInvitation } from './UserInvitation.tsx'
import { PersonFields, type PersonValues, personLabels, storesInForm } from './user-fields.tsx'

const title = 'Edit User'

/** The user of `?id=`, read anew from the server: what was passed from the list may be old. */
export function EditUser() {
  return (
    <Allowed action="users.manage" title={title}>
      <LoadedUser />
    </Allowed>
  )
}

function LoadedUser() {
  const user = useRecord(userCall, useRecordId())
  return (
    <Screen title={title}>
      <Await load={user} failed={consoleTexts.usersFailed}>
        {(found) =>
          found ? (
            <EditUserForm key={found.id} user={found} />
          ) : (
            <Missing what="user" list={addresses.users} />
          )
        }
      </Await>
    </Screen>
  )
}

const valuesOf = (user: User): PersonValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  role: user.role,
  storeId: user.storeIds.join(' '),
  storeName: user.storeNames.join(', '),
  email: user.email,
  phoneNumber: user.phoneNumber,
})

function EditUserForm({ user }: { user: ListedUser }) {
  const { api } = useConsole()
  const { id, username } = user
  const saving = useSaveForm({
    initial: valuesOf(user),
    schema: editUserFormSchema(user.phoneNumber),
    ...storesInForm,
    labels: personLabels,
    what: `changes to ${username}`,
    edits: { record: user as User, schema: userSchema, valuesOf },
    async save(fields, _, updatedAt) {
      await api.call(editUserCall, { params: { id }, body: { ...fields, updatedAt } })
      return replyTexts.userSaved
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
      <UserInvitation user={user} />
      {user.hasFactor && <ResetFactor user={user} />}
      <RecordHistory kind="user" id={id} />
    </>
  )
}

/** For somebody who lost both phone and recovery codes. */
function ResetFactor({ user: { id, username } }: { user: ListedUser }) {
  const { api, toasts } = useConsole()
  const { ask, question } = useConfirm()
  const [done, setDone] = useState(false)
  if (done) return null
  const reset = () =>
    ask({
      title: `Reset the second factor of ${username}?`,
      lost: <p>{username} is signed out, and signs in by the password alone until another one is set up.</p>,
      yes: 'Reset second factor',
      async act() {
        try {
          toasts.done((await api.call(resetFactorCall, { params: { id } })).message)
          setDone(true)
        } catch (error) {
          toasts.fault(saidBy(error, 'The second factor was not reset.'))
        }
      },
    })
  return (
    <section className="card no-print">
      <p>A second factor is on.</p>
      <div className="actions">
        <button type="button" onClick={reset}>
          Reset second factor
        </button>
      </div>
      {question}
    </section>
  )
}
