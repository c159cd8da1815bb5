import { useNavigate, useSearchParams } from 'react-router'
import { replyTexts } from '../../../../core/contract/console/messages.ts'
import { sessionCall } from '../../../../core/contract/console/session.ts'
import { changePasswordFormSchema, setPasswordCall } from '../../../../core/contract/console/users.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole, useSession } from '../../console.ts'
import { NewPasswordFields } from '../../forms/fields.tsx'
import { useLeaveGuard } from '../../forms/unsaved.tsx'
import { ErrorSummary, useForm } from '../../forms/use-form.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'

/** One's own password; with `?id=` and `?name=` somebody else's, which the server allows superadmins only. */
export function ChangePassword() {
  const who = useSession()
  const [query] = useSearchParams()
  const id = query.get('id') ?? who?.userId ?? ''
  const own = id === who?.userId
  return (
    <Screen title={own ? 'Change Password' : `Change Password of ${query.get('name') ?? 'this user'}`}>
      {query.has('new') && (
        <p className="notice notice-warning">
          This password was made for one use. Please choose your own now.
        </p>
      )}
      <PasswordForm key={id} id={id} own={own} />
    </Screen>
  )
}

function PasswordForm({ id, own }: { id: string; own: boolean }) {
  const { api, session, toasts } = useConsole()
  const who = useSession()
  const navigate = useNavigate()
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    schema: changePasswordFormSchema,
    async send({ password }) {
      const { token } = await api.call(setPasswordCall, { params: { id }, body: { password } })
      leave.free()
      // All sessions of this person are over; the reply's token goes on here.
      if (own && who && token) {
        session.signIn({ ...who, token, due: '' })
        const next = who.due ? await api.call(sessionCall) : undefined
        if (next?.mustSetUpFactor) session.signIn({ ...who, token, due: 'factor' })
      }
      toasts.done(replyTexts.passwordUpdated)
      navigate(own ? addresses.dashboard : addresses.users)
    },
    failed: ({ said }) => toasts.fault(said ?? consoleTexts.passwordFailed),
  })
  const leave = useLeaveGuard(form.dirty ? 'the new password' : undefined)

  return (
    <>
      <form className="card" onSubmit={form.submit} noValidate>
        <ErrorSummary form={form} labels={{}} />
        <NewPasswordFields form={form} />
        <p>Everywhere else where this password was used to sign in, the person is signed out.</p>
        <div className="actions">
          <button type="submit" className="primary" disabled={form.busy}>
            Change Password
          </button>
        </div>
      </form>
      {leave.guard}
    </>
  )
}
