import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { logoutCall } from '../../../core/contract/console/session.ts'
import { useConsole } from '../console.ts'
import { addresses } from './screens.ts'

/** What concerns the person: opened by its button, closed by Escape, a choice, or a tap elsewhere. */
export function ProfileMenu() {
  const { api, session } = useConsole()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false)
    }
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open])

  function logOut() {
    // The server ends the session if it can be reached; this browser forgets it in any case.
    void api.call(logoutCall).catch(() => {})
    session.signOut('logout')
    navigate(addresses.home)
  }

  return (
    <div className="profile" ref={box}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="profile"
        onClick={() => setOpen(!open)}
      >
        Profile
      </button>
      <ul id="profile" hidden={!open}>
        <li>
          <Link to={addresses.changePassword} onClick={() => setOpen(false)}>
            Change Password
          </Link>
        </li>
        <li>
          <button type="button" onClick={logOut}>
            Logout
          </button>
        </li>
      </ul>
    </div>
  )
}
