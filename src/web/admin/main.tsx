import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import './styles/tokens.css'
import './styles/shell.css'
import './styles/forms.css'
import './styles/tables.css'
import './styles/paths.css'
import './styles/print.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { browserClock } from '../devices/browser-clock.ts'
import { local, memoryOf, tab } from '../devices/storage.ts'
import { addressesFor } from '../live/addresses.ts'
import { readPageSettings } from '../settings.ts'
import { App, routes } from './App.tsx'
import { createApi } from './api.ts'
import { browserDevices } from './browser-devices.ts'
import { createDraftStore, createKeyStore, createPendingStore } from './session/browser-stores.ts'
import { createSessionStore } from './session/session-store.ts'
import { BASE } from './shell/screens.ts'
import { createToastStore } from './toasts/Toasts.tsx'

const settings = readPageSettings(document.getElementById('settings'))
const page = new URL(location.href)
const addresses = addressesFor(settings, page)
document.documentElement.style.setProperty('--brand', settings.brand.primaryColour)
document.documentElement.style.setProperty('--accent', settings.brand.accentColour)

const kept = memoryOf(local)
const keptInTab = memoryOf(tab)
const session = createSessionStore(kept)
window.addEventListener('storage', session.storageChanged)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for its content')
createRoot(root).render(
  <App
    router={createBrowserRouter(routes, { basename: BASE })}
    console={{
      settings,
      origin: page.origin,
      session,
      api: createApi({
        base: new URL('.', addresses.products).href,
        fetch: (input, init) => fetch(input, init),
        token: () => session.get()?.token,
        onRefused(token) {
          // A reply to a call of an earlier sign-in says nothing about this one.
          if (session.get()?.token === token) session.signOut('refused')
        },
      }),
      toasts: createToastStore(browserClock),
      drafts: createDraftStore(keptInTab),
      pending: createPendingStore(keptInTab),
      keys: createKeyStore(kept),
      clock: browserClock,
      devices: browserDevices(addresses.live, kept),
    }}
  />,
)
