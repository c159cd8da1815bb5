import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { addresses } from './screens.ts'

/** What concerns the person: opened by its button, closed by Escape, a choice, or a tap elsewhere. */
export function ProfileMenu() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // The focus goes to what is still there: a question that the choice raises gives it back to there.
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])

  useEffect(() => {
    if (!open) return
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false)
    }
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open, close])

  // Coming there signs out, unless unsaved work is stayed for.
  function logOut() {
    close()
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
          <Link to={addresses.changePassword} onClick={close}>
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
