import { useState } from 'react'
import { resetFactorCall } from '../../../../core/contract/console/second-factor.ts'
import type { ListedUser } from '../../../../core/contract/console/users.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { useConfirm } from '../../Dialog.tsx'

/** For somebody who lost both phone and recovery codes. */
export function ResetFactor({ user: { id, username } }: { user: ListedUser }) {
  const { api, toasts } = useConsole()
  const { ask, question } = useConfirm()
  const [done, setDone] = useState(false)
  if (done) return null
  const reset = () =>
    ask({
      title: `Reset the second factor of ${username}?`,
      lost: <p>{username} is signed out, and signs in by the password alone until another one is set up.</p>,
      yes: 'Reset second factor',
      async act() {
        try {
          toasts.done((await api.call(resetFactorCall, { params: { id } })).message)
          setDone(true)
        } catch (error) {
          toasts.fault(saidBy(error, 'The second factor was not reset.'))
        }
      },
    })
  return (
    <section className="card no-print">
      <p>A second factor is on.</p>
      <div className="actions">
        <button type="button" onClick={reset}>
          Reset second factor
        </button>
      </div>
      {question}
    </section>
  )
}
