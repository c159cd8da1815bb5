import { type ReactNode, useEffect, useRef } from 'react'
import { Link, Navigate, Outlet, useLocation, useNavigationType } from 'react-router'
import { type Action, rolesFor, type Subject } from '../../../core/permissions.ts'
import { consoleTexts } from '../../../core/texts/console.ts'
import { useConsole, useMay, useSession } from '../console.ts'
import { addresses } from './screens.ts'

interface ScreenProps {
  title: string
  /** The one main thing to do here, at the right of the heading. */
  action?: ReactNode
  /** As wide as there is room, for tables; otherwise as wide as text reads well. */
  wide?: boolean
  children: ReactNode
}

/** One screen: its heading takes the focus when it is come to, so that a screen reader says where one is. */
export function Screen({ title, action, wide = false, children }: ScreenProps) {
  const { settings } = useConsole()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(false)
  const { key } = useLocation()
  const kind = useNavigationType()

  useEffect(() => {
    document.title = `${title} – ${settings.brand.name} console`
  }, [title, settings.brand.name])

  useEffect(() => {
    // A table puts its order into the address of the screen that is there already.
    const stays = shown.current && kind === 'REPLACE'
    shown.current = true
    // The first screen of a fresh page is read from its beginning anyway.
    if (key !== 'default' && !stays) heading.current?.focus()
  }, [key, kind])

  return (
    <div className={wide ? 'screen screen-wide' : 'screen'}>
      <div className="screen-top">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {action}
      </div>
      {children}
    </div>
  )
}

interface AllowedProps {
  action: Action
  subject?: Subject
  title: string
  children: ReactNode
}

/** A screen for those who may use it; others are told so. The server refuses them in any case. */
export function Allowed({ action, subject, title, children }: AllowedProps) {
  const may = useMay()
  if (may(action, subject)) return children
  return (
    <Screen title={title}>
      <p role="alert">{consoleTexts.accessDenied}</p>
      <p>
        This screen is for {rolesFor(action).join('s and ')}s.{' '}
        <Link to={addresses.dashboard}>Go to the dashboard</Link>
      </p>
    </Screen>
  )
}

/** Where an account is put in order; until it is, the server answers nothing else. */
const settledAt: Readonly<Record<string, string>> = {
  password: addresses.changePassword,
  factor: addresses.secondFactor,
}

/** Screens of signed-in people; everybody else is sent to sign in. */
export function RequireSession() {
  const who = useSession()
  const { pathname } = useLocation()
  if (!who) return <Navigate to={addresses.home} replace />
  const first = settledAt[who.due]
  return first && first !== pathname ? <Navigate to={`${first}?new=1`} replace /> : <Outlet />
}

export function NotFound() {
  const who = useSession()
  return (
    <Screen title={consoleTexts.pageNotFound}>
      <p>There is nothing at this address. It may have been mistyped, or the screen was moved.</p>
      <p>
        {who ? (
          <Link to={addresses.dashboard}>Go to the dashboard</Link>
        ) : (
          <Link to={addresses.home}>Go to sign in</Link>
        )}
      </p>
    </Screen>
  )
}

/** Shown in place of a screen that failed, or whose code did not arrive. */
export function Broken() {
  return (
    <Screen title="This screen could not be shown">
      <p role="alert">
        What you had saved is saved. The network may be away, or the console was renewed in the meantime.
      </p>
      <p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          Load again
        </button>
      </p>
    </Screen>
  )
}
