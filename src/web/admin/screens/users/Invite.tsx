import { useState } from 'react'
import { Link } from 'react-router'
import { inviteCall } from '../../../../core/contract/console/invitations.ts'
import { inviteFormSchema } from '../../../../core/contract/console/users.ts'
import { useConsole } from '../../console.ts'
import { DraftNotice, draftSchema, useDraft, useLeaveGuard } from '../../forms/unsaved.tsx'
import { ErrorSummary, useForm } from '../../forms/use-form.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { InvitationLink } from './UserInvitation.tsx'
import { PersonFields, personLabels, storesInForm } from './user-fields.tsx'

const title = 'Invite User'
const empty = {
  ...{ firstName: '', lastName: '', username: '', role: 'admin', storeId: '', storeName: '' },
  ...{ email: '', phoneNumber: '' },
}

/** Adds somebody who chooses their password themselves. */
export function Invite() {
  return (
    <Allowed action="users.manage" title={title}>
      <Screen title={title}>
        <InviteForm />
      </Screen>
    </Allowed>
  )
}

function InviteForm() {
  const { api, toasts } = useConsole()
  const [made, setMade] = useState<{ username: string; token: string; endsAt: string }>()
  const draft = useDraft('form', draftSchema)
  const form = useForm({
    initial: empty,
    typed: draft.kept?.values,
    schema: inviteFormSchema,
    ...storesInForm,
    async send(body) {
      const { token, endsAt, message } = await api.call(inviteCall, { body })
      setMade({ username: body.username, token, endsAt })
      form.reset(empty)
      toasts.done(message)
    },
    failed: ({ said }) => toasts.fault(said ?? 'The invitation was not made.'),
  })
  draft.watch(form.dirty ? { values: form.values } : undefined)
  const leave = useLeaveGuard(form.dirty ? 'the invitation' : undefined)
  return (
    <>
      {made && <InvitationLink {...made} />}
      <form className="card no-print" onSubmit={form.submit} noValidate>
        <ErrorSummary form={form} labels={personLabels} />
        {draft.kept && !made && <DraftNotice />}
        <p>Nobody types a password: the person chooses one by a link that is good for a week, once.</p>
        <PersonFields form={form} />
        <div className="actions">
          <button type="submit" className="primary" disabled={form.busy}>
            Make invitation
          </button>
          <Link to={addresses.users}>Back to the list</Link>
        </div>
      </form>
      {leave.guard}
    </>
  )
}
