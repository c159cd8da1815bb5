import { useState } from 'react'
import {
  invitationLink,
  invitationTexts,
  inviteAgainCall,
  revokeInvitationCall,
} from '../../../../core/contract/console/invitations.ts'
import type { ListedUser } from '../../../../core/contract/console/users.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'

/** Another link for somebody who is there, and an end to one that is open. */
export function UserInvitation({ user }: { user: ListedUser }) {
  const { api, toasts } = useConsole()
  const { id, username } = user
  const [until, setUntil] = useState(user.invitedUntil)
  const [made, setMade] = useState<{ token: string; endsAt: string }>()

  async function make() {
    try {
      const link = await api.call(inviteAgainCall, { params: { id } })
      setMade(link)
      setUntil(link.endsAt)
      toasts.done(link.message)
    } catch (error) {
      toasts.fault(saidBy(error, 'The link was not made.'))
    }
  }
  async function revoke() {
    try {
      await api.call(revokeInvitationCall, { params: { id } })
      setMade(undefined)
      setUntil(null)
      toasts.done(invitationTexts.revoked)
    } catch (error) {
      toasts.fault(saidBy(error, 'The link was not taken back.'))
    }
  }

  return (
    <>
      <section className="card no-print" aria-labelledby="password-link">
        <h2 id="password-link">Password by a link</h2>
        <p role="status">
          {until
            ? `A link is open until ${new Date(until).toLocaleString()}. Another one ends it.`
            : 'With a link the person chooses a new password themselves, without anybody typing it for them.'}
        </p>
        <div className="actions">
          <button type="button" onClick={() => void make()}>
            {until ? 'Make another link' : 'Make a link'}
          </button>
          {until && (
            <button type="button" onClick={() => void revoke()}>
              Revoke the link
            </button>
          )}
        </div>
      </section>
      {made && <InvitationLink username={username} {...made} />}
    </>
  )
}

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
