import { useEffect, useState, useSyncExternalStore } from 'react'
import { copyright, pageTitle } from '../../core/texts/screen.ts'
import { LoadedScreen } from './LoadedScreen.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import type { Page } from './page.ts'
import { createVisit } from './visit.ts'

/** The shopper's page. */
export function App({ page }: { page: Page }) {
  const { store, settings, devices } = page
  const { brand } = settings
  const [visit] = useState(() => createVisit(page))
  const session = useSyncExternalStore(store.subscribe, store.get)
  useEffect(() => visit.open(), [visit])
  useEffect(() => {
    document.title = pageTitle(brand.name)
  }, [brand.name])

  return (
    <>
      <main>
        <h1>{pageTitle(brand.name)}</h1>
        {session.phase === 'loading' ? (
          <LoadingScreen brand={brand} error={session.loadError} onTryAgain={visit.load} />
        ) : (
          <LoadedScreen page={page} visit={visit} session={session} />
        )}
      </main>
      <footer>{copyright(devices.clock.date().getFullYear(), brand.companyName)}</footer>
    </>
  )
}
