import './styles/tokens.css'
import './styles/page.css'
import './styles/talking.css'
import './styles/walking.css'
import { createRoot } from 'react-dom/client'
import { initialPageState } from '../core/page/page-state.ts'
import { browserDevices } from './devices/browser-devices.ts'
import { addressesFor } from './live/addresses.ts'
import type { Socket } from './live/live-client.ts'
import { registerWorker } from './offline/register.ts'
import { readPageSettings } from './settings.ts'
import { App } from './shopper/App.tsx'
import { createPageStore, recordingType } from './shopper/page.ts'

const settings = readPageSettings(document.getElementById('settings'))
const page = new URL(location.href)
const storeId = page.searchParams.get('storeid')
const { style } = document.documentElement
style.setProperty('--brand', settings.brand.primaryColour)
style.setProperty('--accent', settings.brand.accentColour)

const addresses = addressesFor(settings, page)
const devices = browserDevices()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for its content')
createRoot(root).render(
  <App
    page={{
      settings,
      addresses,
      devices,
      store: createPageStore(initialPageState(storeId)),
      storeId,
      languages: { asked: page.searchParams.get('lang'), phone: navigator.languages },
      at: page.searchParams.get('at'),
      fetch: (input, init) => fetch(input, init),
      openSocket: (url) => new WebSocket(url) as Socket,
    }}
  />,
)
// The development server has none.
if (import.meta.env.PROD) {
  const lists = [addresses.products, addresses.stores]
  void registerWorker(settings.speechVersion, lists, recordingType(devices))
}
