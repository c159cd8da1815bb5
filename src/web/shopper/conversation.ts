import type { Resume } from '../../core/contract/live.ts'
import type { Mode } from '../../core/contract/modes.ts'
import type { NoticeAbout } from '../../core/session/session.ts'
import { screenTexts } from '../../core/texts/screen.ts'
import { spokenTexts } from '../../core/texts/spoken.ts'
import { type LiveClient, openLive } from '../live/live-client.ts'
import { openingFrames } from '../live/opening-frames.ts'
import { type ConnectionEvent, openConnection } from './connection.ts'
import type { Reply } from './mouth.ts'
import type { Page } from './page.ts'

/** What of the connection is the visit's: the screen's part is seen to here. */
export type ConversationEvent =
  | Exclude<ConnectionEvent, { type: 'connecting' | 'open' | 'lost' | 'checking' | Reply['type'] }>
  | { type: 'lost' }
  | { type: 'reply'; reply: Reply }

/** One visit's line to the server: opened, shown on the screen, opened again. */
export interface Conversation {
  live(): LiveClient | undefined
  /** Changes what the engine does with words; with `reconnect` by a session of its own. */
  setMode(mode: Mode, reconnect: boolean): void
  /** Hands words to the engine; on the way from one node to another, once the other is there. */
  ask(words: string): void
  /** The name of the product that "this" means. */
  lastProduct(): string | undefined
  retry(): void
  close(): void
}

const lossWords = (error: boolean) => (error ? screenTexts.connectionError : screenTexts.connectionClosed)

/** Where the product check is: it outlives connections and pauses. */
export interface Check {
  /** At the beginning; with nothing in it at the first. */
  resume: Resume
  onChange(resume: Resume): void
}

/** A look that a pause ended does not begin by itself: "how can I help?" comes first, and the product may be put back. */
const withoutLook = ({ lookFor: _, ...rest }: Resume): Resume => rest

export function openConversation(
  page: Page,
  check: Check,
  on: (event: ConversationEvent) => void,
): Conversation {
  const { settings, store, devices } = page
  const storeId = page.storeId ?? undefined
  let mode: Mode = 'echo'
  let resume = withoutLook(check.resume)
  let owed: string | undefined

  const toTheLetter = settings.transport === 'specification'
  const connection = openConnection(
    { ...devices, moves: !toTheLetter },
    (hearLive) => {
      const { assistant } = store.get()
      const service = { model: settings.liveModel, location: settings.liveLocation }
      const opening = { assistant, mode, storeId, resume, service, toTheLetter }
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
        store.dispatch({ type: 'noticeGone', about: 'service' })
        on(event)
        if (owed !== undefined) connection.live()?.ask(owed)
        owed = undefined
        return
      case 'moving':
        disconnected(screenTexts.connectionClosed)
        return on(event)
      case 'checking':
        resume = event.resume
        return check.onChange(resume)
      case 'lost':
        owed = undefined
        disconnected(lossWords(event.error))
        return on({ type: 'lost' })
      case 'offline':
        disconnected(screenTexts.offline)
        return on(event)
      case 'gaveUp':
        disconnected(lossWords(event.error))
        notice('service', event.reason ?? spokenTexts['net.fail'])
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
    notice('connection', text)
  }

  function notice(about: NoticeAbout, text: string) {
    store.dispatch({ type: 'notice', notice: { about, text } })
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
    ask(words) {
      const client = connection.live()
      if (client) client.ask(words)
      else owed = words
    },
    lastProduct: () => store.get().products.find(({ id }) => id === resume.lastProductId)?.name,
    retry: connection.retry,
    close: connection.close,
  }
}
