import { type HTMLInputTypeAttribute, type ReactNode, useState } from 'react'
import { type Form, fieldId, type Values } from './use-form.tsx'

export interface FieldProps<V extends Values> {
  form: Pick<Form<V>, 'values' | 'set' | 'faults'>
  name: keyof V & string
  label: string
  hint?: string
  optional?: boolean
  autoComplete?: string
}

interface TextFieldProps<V extends Values> extends FieldProps<V> {
  type?: HTMLInputTypeAttribute
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  maxLength?: number
  readOnly?: boolean
}

export function TextField<V extends Values>(props: TextFieldProps<V>) {
  const { form, name, label, hint, optional, type = 'text', autoComplete = 'off', ...rest } = props
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional} fault={form.faults[name]}>
      <input
        {...controlProps(name, form.faults[name], hint)}
        {...rest}
        type={type}
        autoComplete={autoComplete}
        value={form.values[name] ?? ''}
        onChange={({ target }) => form.set(name, target.value)}
      />
    </FieldShell>
  )
}

export function AreaField<V extends Values>({
  form,
  name,
  label,
  hint,
  optional,
  rows = 4,
}: FieldProps<V> & { rows?: number }) {
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional} fault={form.faults[name]}>
      <textarea
        {...controlProps(name, form.faults[name], hint)}
        rows={rows}
        value={form.values[name] ?? ''}
        onChange={({ target }) => form.set(name, target.value)}
      />
    </FieldShell>
  )
}

interface Choice {
  value: string
  label: string
}

interface SelectFieldProps<V extends Values> extends FieldProps<V> {
  choices: readonly Choice[]
  /** What stands there before anything is chosen. */
  empty?: string
  disabled?: boolean
}

export function SelectField<V extends Values>(props: SelectFieldProps<V>) {
  const { form, name, label, hint, optional, choices, empty, disabled } = props
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional} fault={form.faults[name]}>
      <select
        {...controlProps(name, form.faults[name], hint)}
        disabled={disabled}
        value={form.values[name] ?? ''}
        onChange={({ target }) => form.set(name, target.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}

/** Hidden until one asks to see it. Managers of passwords are let in. */
export function PasswordField<V extends Values>(props: FieldProps<V>) {
  const { form, name, label, hint, autoComplete = 'current-password' } = props
  const [shown, setShown] = useState(false)
  return (
    <FieldShell name={name} label={label} hint={hint} fault={form.faults[name]}>
      <div className="password">
        <input
          {...controlProps(name, form.faults[name], hint)}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          value={form.values[name] ?? ''}
          onChange={({ target }) => form.set(name, target.value)}
        />
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="unseen"> {label}</span>
        </button>
      </div>
    </FieldShell>
  )
}

/** A new password that its own person chooses, typed twice. */
export function NewPasswordFields({
  form,
}: Pick<FieldProps<{ password: string; confirmPassword: string }>, 'form'>) {
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters: lowercase, uppercase, a digit and one of !@#$%^&*"
      />
      <PasswordField
        form={form}
        name="confirmPassword"
        label="Confirm Password"
        autoComplete="new-password"
      />
    </>
  )
}

interface ShellProps {
  name: string
  label: string
  hint?: string | undefined
  fault?: string | undefined
  optional?: boolean | undefined
  children: ReactNode
}

/** A control with its label above it, and its hint and fault below. */
export function FieldShell({ name, label, hint, fault, optional, children }: ShellProps) {
  const id = fieldId(name)
  return (
    <div className={fault ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <p className="fault" id={`${id}-fault`} hidden={!fault}>
        {fault}
      </p>
    </div>
  )
}

/** What ties a control to its words. */
function controlProps(name: string, fault: string | undefined, hint: string | undefined) {
  const id = fieldId(name)
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
}
