import { useState } from 'react'
import { beginProviderCall } from '../../../../core/contract/console/provider.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'

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
