import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, matchPath, Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { workListCall } from '../../../core/contract/console/work-list.ts'
import { copyright } from '../../../core/texts/en/screen.ts'
import { CallsBar } from '../calls/CallCards.tsx'
import { CallsProvider } from '../calls/CallsProvider.tsx'
import { useConsole, useMay, useSession } from '../console.ts'
import { Keys } from '../keys/Keys.tsx'
import { IdleWarning } from '../session/IdleWarning.tsx'
import { tellSignOut } from '../session/tell-sign-out.ts'
import { Toasts } from '../toasts/Toasts.tsx'
import { addresses, BASE, hasEmptyHeader, headerButtons } from './screens.ts'
import { useFocusNear } from './use-focus-near.ts'

/** What stands around every screen. */
export function Shell() {
  const { toasts } = useConsole()
  const { state } = useNavigation()
  useSignOutAtHome()
  useFocusNear()
  return (
    <CallsProvider>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <CallsBar />
      <main id="main" tabIndex={-1} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      <Footer />
      <Toasts toasts={toasts} />
      <IdleWarning />
    </CallsProvider>
  )
}

/** The way between screens. Empty where the specification has it empty, and where nobody is signed in. */
function Header() {
  const who = useSession()
  const may = useMay()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // The address without its base may be '' or '/': both are the landing page.
  if (!who || hasEmptyHeader(`${BASE}${pathname}`)) return <header className="header" />
  const shown = headerButtons.filter(({ action }) => may(action))
  return (
    <header className="header">
      <nav aria-label="Console">
        {shown.map(({ name, to }) => {
          const here = pathname === to
          return (
            <button
              key={to}
              type="button"
              disabled={here}
              aria-current={here ? 'page' : undefined}
              onClick={() => navigate(to)}
            >
              {name}
            </button>
          )
        })}
        {may('paths.edit', { storeId: who.storeId }) && <WorkListLink />}
        {may('field.read', { storeId: who.storeId }) && <Link to={addresses.insights}>Insights</Link>}
        {may('calls.list') && <Link to={addresses.calls}>Calls</Link>}
      </nav>
      <div className="who">
        {may('session.own') && <Keys />}
        <span>
          Welcome <strong>{who.userName}</strong>
        </span>
        <ProfileMenu />
      </div>
    </header>
  )
}

/** What concerns the person: opened by its button, closed by Escape, a choice, or a tap elsewhere. */
function ProfileMenu() {
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
          <Link to={addresses.secondFactor} onClick={close}>
            Second factor
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

/** One click from every screen to the guide. */
function Footer() {
  const { settings, clock } = useConsole()
  return (
    <footer className="footer">
      <nav aria-label="Help">
        <Link to={addresses.guide}>Staff guide</Link>
        <Link to={addresses.navigation}>Navigation demo</Link>
      </nav>
      <span>{copyright(clock.date().getFullYear(), settings.brand.companyName)}</span>
    </footer>
  )
}

/** Coming to sign in signs out, also when that screen's own code cannot be fetched. */
function useSignOutAtHome(): void {
  const { api, clock, session, toasts } = useConsole()
  const atHome = matchPath(addresses.home, useLocation().pathname) !== null
  useEffect(() => {
    const who = session.get()
    if (!atHome || !who) return
    // This browser forgets the session in any case.
    tellSignOut({ api, clock, toasts }, who.token)
    session.signOut('logout')
  }, [api, clock, session, toasts, atHome])
}

/** The way to the work list with what waits there; asked for anew with each screen, since screens are where it is mended. */
function WorkListLink() {
  const { api } = useConsole()
  const { pathname } = useLocation()
  const token = useSession()?.token
  const asked = `${token} ${pathname}`
  const [count, setCount] = useState<number>()
  useEffect(() => {
    if (asked === '') return
    const gone = new AbortController()
    api.call(workListCall, { query: { rows: 'none' }, signal: gone.signal }).then(
      (reply) => setCount(reply.count),
      // The list itself says what went wrong to whoever opens it.
      () => {},
    )
    return () => gone.abort()
  }, [api, asked])
  return <Link to={addresses.workList}>Work list{count !== undefined && ` (${count})`}</Link>
}
