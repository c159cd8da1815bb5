import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Session } from '../../core/session/session.ts'
import { copyright, pageTitle } from '../../core/texts/screen.ts'
import { CameraView } from './CameraView.tsx'
import { LoadedScreen } from './LoadedScreen.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { Logo } from './Logo.tsx'
import type { Page } from './page.ts'
import { Told } from './Told.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { Visualizer } from './Visualizer.tsx'
import { createVisit } from './visit.ts'

const screenClass: Record<Session['phase'], string> = {
  loading: 'loading',
  ready: 'loaded waiting',
  talking: 'loaded talking',
  paused: 'loaded waiting',
}

/** The shopper's page. */
export function App({ page }: { page: Page }) {
  const { store, settings, devices } = page
  const { brand } = settings
  const [visit] = useState(() => createVisit(page))
  const session = useSyncExternalStore(store.subscribe, store.get)
  const loading = session.phase === 'loading'
  const screen = useFocusOnChange(session.phase === 'talking')
  useEffect(() => visit.open(), [visit])
  useEffect(() => {
    document.title = pageTitle(brand.name)
  }, [brand.name])

  return (
    <>
      <main>
        <h1>{pageTitle(brand.name)}</h1>
        <div ref={screen} className={screenClass[session.phase]}>
          {loading && <Logo brand={brand} />}
          <Told session={session} onStopSiren={visit.stopSiren}>
            {!loading && <CameraView onReady={visit.showCamera} />}
          </Told>
          {loading ? (
            <LoadingScreen failed={session.loadError !== undefined} onTryAgain={visit.load} />
          ) : (
            <LoadedScreen page={page} visit={visit} session={session} />
          )}
        </div>
        {session.phase === 'talking' && <Visualizer state={session.visualizer} bands={visit.bands} />}
      </main>
      <footer>{copyright(devices.clock.date().getFullYear(), brand.companyName)}</footer>
    </>
  )
}
