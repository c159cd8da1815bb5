import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { callDoneCall, comingCall, type StaffCall } from '../../../core/contract/console/staff-calls.ts'
import { isWaiting, languageName, placeOfCall, stateOfCall } from '../../../core/texts/staff-calls.ts'
import { saidBy } from '../api.ts'
import { useConsole } from '../console.ts'
import { addresses } from '../shell/screens.ts'
import { useCalls } from './CallsProvider.tsx'

/** Calls above whatever screen is open: who is needed at a shelf must not have to look for where it says so. */
export function CallsBar() {
  const { calls } = useCalls()
  const { pathname } = useLocation()
  const here = pathname === addresses.calls
  const standing = here ? [] : calls.filter(({ ended }) => ended === null)
  return (
    // Of several calls only the new one is read.
    <div role="alert" aria-atomic="false" className="calls-bar">
      {standing.map((call) => (
        <CallCard key={call.id} call={call} />
      ))}
    </div>
  )
}

const clockTime = (iso: string) =>
  new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

/** One shopper who calls: where, since when, and who comes. */
export function CallCard({ call }: { call: StaffCall }) {
  const { api, toasts, devices } = useConsole()
  const [busy, setBusy] = useState(false)
  const place = useId()

  async function answer(ask: () => Promise<{ message: string }>) {
    setBusy(true)
    try {
      toasts.done((await ask()).message)
    } catch (error) {
      toasts.fault(saidBy(error, 'That did not work. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  const params = { id: call.id }
  const name = devices.attention.name.get()
  return (
    // It has the focus after an answer, as a whole: a second press of the key answers nothing.
    <fieldset className="call" aria-labelledby={place} tabIndex={-1}>
      <p>
        <strong id={place}>{placeOfCall(call.place)}</strong>
        <br />
        {call.storeName}. Called at {clockTime(call.rungAt)}
        {call.rungAt > call.since && `, first at ${clockTime(call.since)}`}
        {call.language && `. Speaks ${languageName(call.language)}`}.
        <br />
        {stateOfCall(call)}
      </p>
      {call.ended === null && (
        <div className="actions">
          {isWaiting(call) && (
            <button
              type="button"
              className="primary"
              aria-describedby={place}
              disabled={busy}
              onClick={() => answer(() => api.call(comingCall, { params, body: { name: name || null } }))}
            >
              Coming
            </button>
          )}
          <button
            type="button"
            aria-describedby={place}
            disabled={busy}
            onClick={() => answer(() => api.call(callDoneCall, { params }))}
          >
            Done
          </button>
        </div>
      )}
    </fieldset>
  )
}
