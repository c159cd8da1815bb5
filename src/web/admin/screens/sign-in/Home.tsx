import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { loginBodySchema, loginCall } from '../../../../core/contract/console/session.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { PasswordField, TextField } from '../../forms/fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { SignOutReason } from '../../session/session-store.ts'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'

const reasons: Partial<Record<SignOutReason, string>> = {
  idle: 'You were signed out because nothing was done for a while.',
  refused: 'You were signed out. Please sign in again.',
  elsewhere: 'You signed out in another window.',
}

/** Sign in. */
export function Home() {
  const { api, drafts, session, toasts } = useConsole()
  const navigate = useNavigate()
  const [reason, setReason] = useState<string>()
  // Screen readers miss what comes together with its region.
  useEffect(() => setReason(reasons[session.reason()]), [session])

  const form = useForm({
    initial: { username: '', password: '' },
    schema: loginBodySchema,
    async send(body) {
      const { token, role, userId, username, storeId, storeName, mustChangePassword } = await api.call(
        loginCall,
        { body },
      )
      session.signIn({
        token,
        role,
        userId,
        userName: username,
        storeId: storeId ?? '',
        storeName: storeName ?? '',
        due: mustChangePassword ? 'password' : '',
      })
      navigate(drafts.waiting(userId) ?? addresses.dashboard)
    },
    failed({ status, said }) {
      toasts.fault(said ?? (status === 401 ? consoleTexts.loginRefused : consoleTexts.loginFailed))
    },
  })

  return (
    <Screen title="Sign In">
      <div role="status">{reason && <p className="notice">{reason}</p>}</div>
      <form className="card" onSubmit={form.submit} noValidate>
        <ErrorSummary form={form} labels={{}} />
        <TextField form={form} name="username" label="Username" autoComplete="username" />
        <PasswordField form={form} name="password" label="Password" />
        <div className="actions">
          <button type="submit" className="primary" disabled={form.busy}>
            {form.busy ? 'Signing in…' : 'Sign In'}
          </button>
          <Link to={addresses.forgotPassword}>Forgot password?</Link>
        </div>
      </form>
    </Screen>
  )
}
