import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { codeNeededSchema } from '../../../../core/contract/console/second-factor.ts'
import { loginBodySchema, loginCall, loginWithCodeSchema } from '../../../../core/contract/console/session.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { PasswordField, TextField } from '../../forms/fields.tsx'
import { ErrorSummary, useForm } from '../../forms/use-form.tsx'
import type { SignOutReason } from '../../session/session-store.ts'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { CodeField, ProviderSignIn, useEntering } from './entering.tsx'

const reasons: Partial<Record<SignOutReason, string>> = {
  idle: 'You were signed out because nothing was done for a while.',
  refused: 'You were signed out. Please sign in again.',
  elsewhere: 'You signed out in another window.',
}

/** Sign in. */
export function Home() {
  const { api, session, toasts } = useConsole()
  const enter = useEntering()
  const [reason, setReason] = useState<string>()
  // Screen readers miss what comes together with its region.
  useEffect(() => setReason(reasons[session.reason()]), [session])

  /** The password was right: the code of the second factor is asked for. */
  const [asksCode, setAsksCode] = useState(false)

  const form = useForm({
    initial: { username: '', password: '', code: '' },
    schema: asksCode ? loginWithCodeSchema : loginBodySchema,
    toInput: ({ code, ...body }) => (asksCode ? { ...body, code } : body),
    async send(body) {
      enter(await api.call(loginCall, { body }))
    },
    failed({ status, said, body }) {
      // Said beside the field, which takes the focus when it comes.
      if (codeNeededSchema.safeParse(body).success) return setAsksCode(true)
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
        {asksCode && <CodeField form={form} />}
        <div className="actions">
          <button type="submit" className="primary" disabled={form.busy}>
            {form.busy ? 'Signing in…' : 'Sign In'}
          </button>
          <Link to={addresses.forgotPassword}>Forgot password?</Link>
        </div>
      </form>
      <ProviderSignIn />
    </Screen>
  )
}
