import { Outlet, useNavigation } from 'react-router'
import { useConsole } from '../console.ts'
import { IdleWarning } from '../session/IdleWarning.tsx'
import { useSignOutAtHome } from '../session/use-sign-out-at-home.ts'
import { Toasts } from '../toasts/Toasts.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** What stands around every screen. */
export function Shell() {
  const { toasts } = useConsole()
  const { state } = useNavigation()
  useSignOutAtHome()
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      <Footer />
      <Toasts toasts={toasts} />
      <IdleWarning />
    </>
  )
}
