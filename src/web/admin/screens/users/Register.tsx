import { useState } from 'react'
import { useNavigate } from 'react-router'
import { answers } from '../../../../core/contract/console/messages.ts'
import { registerCall, registerFormSchema } from '../../../../core/contract/console/users.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { PasswordField, TextField } from '../../forms/fields.tsx'
import { useAutofillClear } from '../../forms/use-autofill-clear.ts'
import { useForm } from '../../forms/use-form.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.tsx'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { SecurityQuestion } from './SecurityQuestion.tsx'
import { PersonFields, personLabels } from './user-fields.tsx'

const title = 'Add New User'
const empty = {
  firstName: '',
  lastName: '',
  username: '',
  password: '',
  confirmPassword: '',
  role: 'admin',
  storeId: '',
  email: '',
  phoneNumber: '',
  securityAnswer: '',
}

export function Register() {
  return (
    <Allowed action="users.manage" title={title}>
      <RegisterForm />
    </Allowed>
  )
}

function RegisterForm() {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const [question, setQuestion] = useState('option1')
  const form = useForm({
    initial: empty,
    schema: registerFormSchema,
    async send({ confirmPassword: _, ...body }) {
      await api.call(registerCall, { body })
      leave.free()
      toasts.done(answers.registered)
      navigate(addresses.users)
    },
    failed: ({ said }) => toasts.fault(said ?? consoleTexts.registrationFailed),
  })
  const leave = useLeaveGuard(form.dirty ? 'the new user' : undefined)
  useAutofillClear(() => form.reset(empty))

  return (
    <Screen title={title}>
      <form className="card" onSubmit={form.submit} noValidate>
        <ErrorSummary form={form} labels={personLabels} />
        <PersonFields form={form} />
        <div className="columns">
          <PasswordField form={form} name="password" label="Password" autoComplete="new-password" />
          <PasswordField
            form={form}
            name="confirmPassword"
            label="Confirm Password"
            autoComplete="new-password"
          />
        </div>
        <SecurityQuestion chosen={question} onChoose={setQuestion} />
        <TextField
          form={form}
          name="securityAnswer"
          label="Answer"
          optional
          hint="With it the person can set a new password alone. Superadmins cannot."
        />
        <div className="actions">
          <button type="submit" className="primary" disabled={form.busy}>
            {form.busy ? 'Adding…' : 'Add user'}
          </button>
          <button type="button" onClick={() => navigate(addresses.users)}>
            Cancel
          </button>
        </div>
      </form>
      {leave.guard}
    </Screen>
  )
}
