import { useState } from 'react'
import { replyTexts } from '../../../../core/contract/console/messages.ts'
import { registerCall, registerFormSchema } from '../../../../core/contract/console/users.ts'
import { mayAtAll } from '../../../../core/permissions.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { FieldShell, PasswordField, TextField } from '../../forms/fields.tsx'
import { SaveForm, useSaveForm } from '../../forms/SaveForm.tsx'
import { fieldId, useAutofillClear } from '../../forms/use-form.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { PersonFields, personLabels, storesInForm } from './user-fields.tsx'

const title = 'Add New User'
const empty = {
  firstName: '',
  lastName: '',
  username: '',
  password: '',
  confirmPassword: '',
  role: 'admin',
  storeId: '',
  storeName: '',
  email: '',
  phoneNumber: '',
  securityAnswer: '',
}

export function Register() {
  return (
    <Allowed action="users.manage" title={title}>
      <Screen title={title}>
        <RegisterForm />
      </Screen>
    </Allowed>
  )
}

function RegisterForm() {
  const { api } = useConsole()
  const [question, setQuestion] = useState('option1')
  const saving = useSaveForm({
    initial: empty,
    schema: registerFormSchema,
    ...storesInForm,
    labels: personLabels,
    what: 'the new user',
    async save({ confirmPassword: _, securityAnswer, ...person }) {
      const answer = mayAtAll(person.role, 'password.reset') ? securityAnswer : ''
      const body = { ...person, securityAnswer: answer }
      await api.call(registerCall, { body })
      return replyTexts.registered
    },
    failed: consoleTexts.registrationFailed,
    list: addresses.users,
  })
  const { form } = saving
  useAutofillClear(() => form.reset(empty))

  return (
    <SaveForm saving={saving} yes="Add user">
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
      {mayAtAll(form.values.role, 'password.reset') ? (
        <>
          <SecurityQuestion chosen={question} onChoose={setQuestion} />
          <TextField
            form={form}
            name="securityAnswer"
            label="Answer"
            optional
            hint="With it the person can set a new password alone."
          />
        </>
      ) : (
        <p className="hint">
          No question can open the account of a {form.values.role}: another superadmin sets a new password.
        </p>
      )}
    </SaveForm>
  )
}

/** The specification's three questions. The question is never sent: only the answer is kept. */
const questions = [
  { value: 'option1', label: 'What was the name of your elementary school?' },
  { value: 'option2', label: 'In which city were you born?' },
  { value: 'option3', label: 'What is your favourite colour?' },
]

function SecurityQuestion({ chosen, onChoose }: { chosen: string; onChoose(value: string): void }) {
  const name = 'securityQuestion'
  return (
    <FieldShell name={name} label="Security question">
      <select id={fieldId(name)} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {questions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
