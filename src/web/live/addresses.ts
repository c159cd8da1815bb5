import { healthRoute } from '../../core/contract/health.ts'
import type { PublicSettings } from '../../core/contract/settings.ts'

/** Opus is a tenth of it. */
export type RecordingType = 'wav' | 'opus'

/** Where the page's servers are, by the host that served the page. */
export interface Addresses {
  products: string
  stores: string
  live: string
  /** Asked for whether the server answers at all. */
  health: string
  speechToText: string
  /** Recording of a fixed sentence. */
  recording(id: string, as?: RecordingType): string
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** `page` is the page's own address. A base given as a whole address takes the sockets with it. */
export function addressesFor(settings: PublicSettings, page: URL): Addresses {
  const given =
    settings.apiBases[page.host] ?? settings.apiBases[page.hostname] ?? settings.apiBases.default ?? '/api'
  const base = new URL(given.endsWith('/') ? given : `${given}/`, page)
  const socketHost = `${base.protocol === 'https:' ? 'wss' : 'ws'}://${base.host}`
  // Its port of its own is a machine's that serves itself; behind a host name it stands beside the rest.
  const sttHost =
    settings.sttPort === null || !LOCAL.test(base.hostname)
      ? socketHost
      : `${socketHost.replace(/:\d+$/, '')}:${settings.sttPort}`
  return {
    products: new URL('publicProduct', base).href,
    stores: new URL('stores/publicStores', base).href,
    live: `${socketHost}/ws/`,
    health: new URL(healthRoute.path, base).href,
    speechToText: `${sttHost}/stt`,
    recording: (id, as = 'wav') => new URL(`/speech/${settings.speechVersion}/${id}.${as}`, page).href,
  }
}
