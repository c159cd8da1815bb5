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

/** Shown in place of a screen that failed, or whose code did not arrive. */
export function Broken() {
  return (
    <Screen title="This screen could not be shown">
      <p role="alert">
        Nothing was changed. The network may be away, or the console was renewed in the meantime.
      </p>
      <p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          Load again
        </button>
      </p>
    </Screen>
  )
}
