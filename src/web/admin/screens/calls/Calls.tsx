import { useState } from 'react'
import { messageRules } from '../../../../core/contract/console/messages.ts'
import { callerName } from '../../../../core/contract/staff-call.ts'
import { CallCard } from '../../calls/CallCards.tsx'
import { useCalls } from '../../calls/CallsProvider.tsx'
import { useConsole } from '../../console.ts'
import { Screen } from '../../shell/Screen.tsx'

const states = {
  off: 'You have no store, so nobody can call you.',
  open: 'This screen is told of shoppers who call.',
  lost: 'The connection is lost. It is tried again; until then nobody here is told.',
} as const

/** Shoppers who call staff, and who comes. */
export function Calls() {
  const { state, calls } = useCalls()
  return (
    <Screen title="Calls for staff">
      <p role="status">{states[state]}</p>
      <div role="log" aria-label="Calls" className="calls">
        {calls.length === 0 && <p>Nobody calls just now. Leave this screen, or any other, open: it rings.</p>}
        {calls.map((call) => (
          <CallCard key={call.id} call={call} />
        ))}
      </div>
      <Yourself />
    </Screen>
  )
}

/** How the shopper hears of whoever comes, and how this computer tells of a call. */
function Yourself() {
  const { devices } = useConsole()
  const { attention } = devices
  const [name, setName] = useState(attention.name.get)
  const [allowed, setAllowed] = useState(attention.allowed)
  const wrong = name.trim() !== '' && !callerName.safeParse(name.trim()).success
  return (
    <div className="card">
      <label htmlFor="call-name">Your name, as the shopper hears it (optional)</label>
      <input
        id="call-name"
        value={name}
        aria-invalid={wrong}
        aria-describedby="call-name-note"
        onChange={({ target }) => {
          setName(target.value)
          const given = target.value.trim()
          if (given === '' || callerName.safeParse(given).success) attention.name.set(given)
        }}
      />
      <p id="call-name-note">{wrong ? messageRules.callerName : 'Kept in this browser.'}</p>
      <div className="actions">
        <button type="button" onClick={attention.ring}>
          Try the sound
        </button>
        {allowed === 'unasked' && (
          <button type="button" onClick={() => void attention.ask().then(setAllowed)}>
            Allow notifications
          </button>
        )}
      </div>
      {allowed === 'refused' && <p>This browser shows no notifications of this page. The sound stays.</p>}
    </div>
  )
}
