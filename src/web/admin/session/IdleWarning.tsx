import { useEffect, useRef, useState } from 'react'
import { sessionCall } from '../../../core/contract/console/session.ts'
import { useConsole, useSession } from '../console.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { createIdleWatch, type IdleWatch } from './idle-watch.ts'

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Signs out when nobody is there, in any of the browser's tabs, and asks a minute before. */
export function IdleWarning() {
  const { api, clock, session, settings } = useConsole()
  const signedIn = useSession() !== undefined
  const [warning, setWarning] = useState(false)
  const watch = useRef<IdleWatch>(undefined)
  const idleMs = settings.adminIdleMinutes * 60_000

  useEffect(() => {
    if (!signedIn) return
    let warned = false
    const made = createIdleWatch({
      clock,
      idleMs,
      tabs: { read: session.activity, write: session.noteActivity },
      onWarning(on) {
        warned = on
        setWarning(on)
      },
      onIdle: () => session.signOut('idle'),
    })
    watch.current = made
    // Under the warning only its button counts: a sleeve on the desk must not keep a session open.
    const seen = () => {
      if (!warned) made.active()
    }
    for (const sign of signs) document.addEventListener(sign, seen, { passive: true })
    window.addEventListener('storage', made.elsewhere)
    return () => {
      window.removeEventListener('storage', made.elsewhere)
      for (const sign of signs) document.removeEventListener(sign, seen)
      made.close()
      setWarning(false)
    }
  }, [signedIn, clock, idleMs, session])

  function stay() {
    watch.current?.active()
    void api.call(sessionCall).catch(() => {})
  }

  return (
    <Dialog open={warning} title="Are you still there?" onClose={stay}>
      <p>
        You will be signed out in a minute, because nothing was done for a while. What you typed is kept in
        this window until you sign in again, passwords excepted.
      </p>
      <div className="actions">
        <button type="button" className="primary" onClick={stay}>
          Stay signed in
        </button>
      </div>
    </Dialog>
  )
}
