import { Link } from 'react-router'
import { consoleTexts } from '../../../core/texts/console.ts'
import { useSession } from '../console.ts'
import { Screen } from './Screen.tsx'
import { addresses } from './screens.ts'

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
