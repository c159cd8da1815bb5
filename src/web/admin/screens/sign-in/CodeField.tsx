import { useEffect } from 'react'
import { type FieldProps, TextField } from '../../forms/fields.tsx'
import { fieldId } from '../../forms/use-form.tsx'

/** Comes after the password was right, or the provider's answer, and is told to screen readers by taking the focus. */
export function CodeField<Name extends string>({
  form,
}: {
  form: FieldProps<Record<Name | 'code', string>>['form']
}) {
  useEffect(() => document.getElementById(fieldId('code'))?.focus(), [])
  return (
    <TextField
      form={form}
      name="code"
      label="Code"
      hint="The six figures of your authenticator app, or a recovery code."
      autoComplete="one-time-code"
    />
  )
}
