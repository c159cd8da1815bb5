import { invitationLink } from '../../../../core/contract/console/invitations.ts'
import { useConsole } from '../../console.ts'

interface InvitationLinkProps {
  username: string
  token: string
  /** ISO time. */
  endsAt: string
}

/** A link that was just made: to copy, or to print and hand over. It cannot be shown again. */
export function InvitationLink({ username, token, endsAt }: InvitationLinkProps) {
  const { devices, origin, toasts } = useConsole()
  const link = invitationLink(origin, token)
  async function copy() {
    if (await devices.copy(link)) toasts.done('Link copied.')
    else toasts.fault('The browser did not let the link be copied. Please select it.')
  }
  return (
    <section className="card" aria-labelledby="invitation">
      <h2 id="invitation">Invitation of {username}</h2>
      <p>
        Open this address once, until {new Date(endsAt).toLocaleString()}, to choose the password of{' '}
        <strong>{username}</strong>. Whoever has the link can do so: hand it to nobody else.
      </p>
      <p>
        <code>{link}</code>
      </p>
      <div className="actions no-print">
        <button type="button" className="primary" onClick={() => void copy()}>
          Copy link
        </button>
        <button type="button" onClick={devices.print}>
          Print
        </button>
      </div>
    </section>
  )
}
