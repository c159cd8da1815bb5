import type { Mode } from '../../core/contract/modes.ts'
import { productNamedFirst } from '../../core/session/named-product.ts'
import type { ListedProduct } from '../../core/session/public-lists.ts'
import { screenTexts } from '../../core/texts/screen.ts'
import { spokenTexts } from '../../core/texts/spoken.ts'
import { type LiveClient, openLive } from '../live/live-client.ts'
import { openingFrames } from '../live/opening-frames.ts'
import { type ConnectionEvent, openConnection } from './connection.ts'
import type { Reply } from './mouth.ts'
import type { Page } from './page.ts'

/** What of the connection is the visit's: the screen's part is seen to here. */
export type ConversationEvent =
  | Exclude<ConnectionEvent, { type: 'connecting' | 'open' | 'lost' | Reply['type'] }>
  | { type: 'lost' }
  | { type: 'reply'; reply: Reply }

/** One visit's line to the server: opened, shown on the screen, opened again. */
export interface Conversation {
  live(): LiveClient | undefined
  /** Changes what the engine does with words; with `reconnect` by a session of its own. */
  setMode(mode: Mode, reconnect: boolean): void
  /** A sentence was heard: remembers the product it names, for going on after a loss. */
  noteSaid(text: string): void
  lastProduct(): string | undefined
  retry(): void
  close(): void
}

export function openConversation(page: Page, on: (event: ConversationEvent) => void): Conversation {
  const { settings, store, devices } = page
  const storeId = page.storeId ?? undefined
  let mode: Mode = 'echo'
  let lastProduct: ListedProduct | undefined

  const connection = openConnection(
    devices,
    (hearLive) => {
      const { assistant } = store.get()
      const toTheLetter = settings.transport === 'specification'
      const opening = { assistant, mode, storeId, lastProductId: lastProduct?.id, toTheLetter }
      return openLive(page.addresses.live, openingFrames(opening), page.openSocket, hearLive)
    },
    hear,
  )

  function hear(event: ConnectionEvent) {
    switch (event.type) {
      case 'connecting':
        return store.dispatch({ type: 'modelState', state: 'connecting' })
      case 'open':
        return store.dispatch({ type: 'modelState', state: 'connected' })
      case 'ready':
        store.dispatch({ type: 'noticeGone', about: 'connection' })
        return on(event)
      case 'lost':
        disconnected(event.error ? screenTexts.connectionError : screenTexts.connectionClosed)
        return on({ type: 'lost' })
      case 'offline':
        disconnected(screenTexts.offline)
        return on(event)
      case 'gaveUp':
        disconnected(event.reason ?? spokenTexts['net.fail'])
        return on(event)
      case 'heard':
      case 'look':
        return on(event)
      default:
        return on({ type: 'reply', reply: event })
    }
  }

  function disconnected(text: string) {
    store.dispatch({ type: 'modelState', state: 'disconnected' })
    store.dispatch({ type: 'notice', notice: { about: 'connection', text } })
  }

  return {
    live: connection.live,
    setMode(to, reconnect) {
      const changed = mode !== to
      mode = to
      store.dispatch({ type: 'stage', userJourney: to === 'echo' })
      if (reconnect && changed) connection.restart()
      else connection.live()?.setMode(to, storeId)
    },
    noteSaid(text) {
      lastProduct = productNamedFirst(text, store.get().products) ?? lastProduct
    },
    lastProduct: () => lastProduct?.name,
    retry: connection.retry,
    close: connection.close,
  }
}
