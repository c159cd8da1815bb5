import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { answers } from '../../../../core/contract/console/messages.ts'
import {
  editUserBodySchema,
  editUserCall,
  type User,
  userSchema,
} from '../../../../core/contract/console/users.ts'
import { useConsole } from '../../console.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { useConflict } from '../../forms/use-conflict.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.tsx'
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
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const stamp = useRef(user.updatedAt)
  const form = useForm({
    initial: valuesOf(user),
    schema: editUserBodySchema,
    async send(body) {
      await api.call(editUserCall, { params: { id: user.id }, body: { ...body, updatedAt: stamp.current } })
      leave.free()
      toasts.done(answers.userSaved)
      navigate(addresses.users)
    },
    failed(fault) {
      const theirs = fault.status === 409 ? fault.current(userSchema) : undefined
      if (theirs) conflict.raise(theirs)
      else toasts.fault(fault.said ?? 'The user was not saved.')
    },
  })
  const leave = useLeaveGuard(form.dirty ? `changes to ${user.username}` : undefined)
  const conflict = useConflict<User>({
    mine: form.values,
    theirs: valuesOf,
    labels: personLabels,
    take(theirs) {
      stamp.current = theirs.updatedAt
      form.reset(valuesOf(theirs))
    },
    keep(theirs) {
      stamp.current = theirs.updatedAt
      void form.submit()
    },
  })

  return (
    <>
      <form className="card" onSubmit={form.submit} noValidate>
        <ErrorSummary form={form} labels={personLabels} />
        <PersonFields form={form} />
        <div className="actions">
          <button type="submit" className="primary" disabled={form.busy}>
            {form.busy ? 'Saving...' : 'Save'}
          </button>
          <Link to={withId(addresses.changePassword, { id: user.id, name: user.username })}>
            Set a new password
          </Link>
        </div>
      </form>
      <RecordHistory kind="user" id={user.id} />
      {leave.guard}
      {conflict.dialog}
    </>
  )
}
