import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import type { loginCall } from '../../../../core/contract/console/session.ts'
import { beginProviderCall } from '../../../../core/contract/console/session.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { type FieldProps, TextField } from '../../forms/fields.tsx'
import { fieldId } from '../../forms/use-form.tsx'
import { addresses } from '../../shell/screens.ts'

/** Takes in what a sign-in answered, however it was made, and goes where its person was going. */
export function useEntering(): (signedIn: z.infer<(typeof loginCall)['reply']>) => void {
  const { drafts, session } = useConsole()
  const navigate = useNavigate()
  return useCallback(
    ({
      token,
      role,
      userId,
      username,
      storeId,
      storeIds,
      storeName,
      mustChangePassword,
      mustSetUpFactor,
    }) => {
      session.signIn({
        token,
        role,
        userId,
        userName: username,
        storeId: storeId ?? '',
        storeIds: storeIds.join(' '),
        storeName: storeName ?? '',
        due: mustChangePassword ? 'password' : mustSetUpFactor ? 'factor' : '',
      })
      navigate(drafts.waiting(userId) ?? addresses.dashboard)
    },
    [drafts, navigate, session],
  )
}

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

/** Leaves for the organisation's own sign-in; resolves when the browser is on its way, rejects with `ApiFault`. */
export function useProvider(): (code?: string) => Promise<void> {
  const { api, devices, pending } = useConsole()
  return async (code) => {
    const begun = await api.call(beginProviderCall)
    pending.keep({ ...begun.pending, ...(code !== undefined && { code }) })
    devices.leaveFor(begun.url)
  }
}

/** The other way in, where the server has one. */
export function ProviderSignIn() {
  const { settings, toasts } = useConsole()
  const leave = useProvider()
  const [busy, setBusy] = useState(false)
  if (!settings.providerName) return null
  const begin = () => {
    setBusy(true)
    leave().catch((error: unknown) => {
      setBusy(false)
      toasts.fault(saidBy(error, 'Sign-in could not begin. Please try again.'))
    })
  }
  return (
    <div className="card">
      <p>You may sign in with the account of your organisation instead.</p>
      <div className="actions">
        <button type="button" onClick={begin} disabled={busy}>
          {busy ? 'Leaving…' : `Sign in with ${settings.providerName}`}
        </button>
      </div>
    </div>
  )
}
