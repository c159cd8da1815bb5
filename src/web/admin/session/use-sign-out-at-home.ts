import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { logoutCall } from '../../../core/contract/console/session.ts'
import { useConsole } from '../console.ts'
import { addresses } from '../shell/screens.ts'

/** Coming to sign in signs out, also when that screen's own code cannot be fetched. */
export function useSignOutAtHome(): void {
  const { api, session } = useConsole()
  const atHome = matchPath(addresses.home, useLocation().pathname) !== null
  useEffect(() => {
    if (!atHome || !session.get()) return
    // The server ends the session if it can be reached; this browser forgets it in any case.
    void api.call(logoutCall).catch(() => {})
    session.signOut('logout')
  }, [api, session, atHome])
}
