import type { PublicSettings } from '../../core/contract/settings.ts'
import type { Devices } from '../devices/devices.ts'
import type { Addresses } from '../live/addresses.ts'
import type { OpenSocket } from '../live/live-client.ts'
import type { SessionStore } from './session-store.ts'

/** What the page is built from: handed in once, so that tests decide about phone, network and time. */
export interface Page {
  settings: PublicSettings
  addresses: Addresses
  devices: Devices
  store: SessionStore
  /** The `storeid` of the address; null without one. */
  storeId: string | null
  fetch: typeof fetch
  openSocket: OpenSocket
}
