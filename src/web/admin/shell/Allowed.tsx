import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Action, Subject } from '../../../core/permissions.ts'
import { consoleTexts } from '../../../core/texts/console.ts'
import { useMay } from '../console.ts'
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
        This screen is for superadmins. <Link to={addresses.dashboard}>Go to the dashboard</Link>
      </p>
    </Screen>
  )
}
