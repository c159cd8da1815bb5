import { Link, useNavigate } from 'react-router'
import { replyTexts } from '../../../../core/contract/console/messages.ts'
import { resetFormSchema, resetPasswordCall } from '../../../../core/contract/console/session.ts'
import { useConsole } from '../../console.ts'
import { PasswordField, TextField } from '../../forms/fields.tsx'
import { ErrorSummary, useAutofillClear, useForm } from '../../forms/use-form.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'

const empty = { identifier: '', newPassword: '', confirmPassword: '', securityAnswer: '' }

/** Sets a new password by the answer to the security question. */
export function ForgotPassword() {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const form = useForm({
    initial: empty,
    schema: resetFormSchema,
    async send({ identifier, newPassword, securityAnswer }) {
      await api.call(resetPasswordCall, { body: { identifier, newPassword, securityAnswer } })
      toasts.done(replyTexts.resetDone)
      navigate(addresses.home)
    },
    // One answer for every reason, so that nobody learns which names exist; a throttle tells its own.
    failed: ({ status, said }) => toasts.fault(status === 429 && said ? said : replyTexts.resetFailed),
  })
  useAutofillClear(() => form.reset(empty))

  return (
    <Screen title="Reset your password">
      <form className="card" onSubmit={form.submit} noValidate>
        <ErrorSummary form={form} labels={{}} />
        <TextField form={form} name="identifier" label="Username" autoComplete="username" />
        <PasswordField form={form} name="newPassword" label="New Password" autoComplete="new-password" />
        <PasswordField
          form={form}
          name="confirmPassword"
          label="Confirm Password"
          autoComplete="new-password"
        />
        <TextField
          form={form}
          name="securityAnswer"
          label="Security key"
          hint="The answer that was given to the security question when you were registered."
        />
        <div className="actions">
          <button type="submit" className="primary" disabled={form.busy}>
            Reset password
          </button>
          <Link to={addresses.home}>Back to sign in</Link>
        </div>
      </form>
      <p>No answer was kept, or you are a superadmin? Another superadmin can set a new password for you.</p>
    </Screen>
  )
}
