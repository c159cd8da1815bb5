import type { ReactNode } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { type Action, rolesFor, type Subject } from '../../../core/permissions.ts'
import { consoleTexts } from '../../../core/texts/console.ts'
import { useMay, useSession } from '../console.ts'
import { Screen } from './Screen.tsx'
import { addresses } from './screens.ts'

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
