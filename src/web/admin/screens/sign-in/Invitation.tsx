import { useCallback, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import {
  acceptFormSchema,
  acceptInvitationCall,
  invitationCall,
} from '../../../../core/contract/console/invitations.ts'
import { useConsole } from '../../console.ts'
import { NewPasswordFields } from '../../forms/fields.tsx'
import { ErrorSummary, useForm } from '../../forms/use-form.tsx'
import { Await, useLoad } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'

/** Chooses the first password by a link. Its token stands behind the `#`, where no server and no log sees it. */
export function Invitation() {
  const { api } = useConsole()
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  const invited = useLoad(
    useCallback((signal: AbortSignal) => api.call(invitationCall, { body: { token }, signal }), [api, token]),
  )
  return (
    <Screen title="Choose your password">
      <Await load={invited} failed="This link opens nothing.">
        {({ firstName, username }) => <AcceptForm token={token} firstName={firstName} username={username} />}
      </Await>
      <p>
        <Link to={addresses.home}>Go to sign in</Link>
      </p>
    </Screen>
  )
}

function AcceptForm({ token, firstName, username }: { token: string; firstName: string; username: string }) {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    schema: acceptFormSchema,
    async send({ password }) {
      const { message } = await api.call(acceptInvitationCall, { body: { token, password } })
      toasts.done(message)
      navigate(addresses.home)
    },
    failed: ({ said }) => toasts.fault(said ?? 'The password was not set.'),
  })
  return (
    <form className="card" onSubmit={form.submit} noValidate>
      <ErrorSummary form={form} labels={{}} />
      <p>
        Welcome, {firstName}. You sign in as <strong>{username}</strong>.
      </p>
      {/* Managers of passwords keep the new one under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields form={form} />
      <div className="actions">
        <button type="submit" className="primary" disabled={form.busy}>
          Set password
        </button>
      </div>
    </form>
  )
}
