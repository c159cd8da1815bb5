import { DELAY } from '../../core/constants.ts'
import { productNamedFirst } from '../../core/session/named-product.ts'
import { openingLines } from '../../core/session/opening.ts'
import type { ListedProduct } from '../../core/session/public-lists.ts'
import { screenTexts } from '../../core/texts/screen.ts'
import { type SpokenId, spoken } from '../../core/texts/spoken.ts'
import { type LiveClient, openLive } from '../live/live-client.ts'
import { openingFrames } from '../live/opening-frames.ts'
import { type ConnectionEvent, openConnection } from './connection.ts'
import { type EchoStage, startEchoStage } from './echo-stage.ts'
import { createMouth } from './mouth.ts'
import { createOwnVoice } from './own-voice.ts'
import type { Page } from './page.ts'
import type { Recordings } from './recordings.ts'

/** What is said without a server: fetched while there is one. */
const NEEDED_ALONE: readonly SpokenId[] = ['net.lost', 'net.fail', 'idle.paused', 'mic.denied', 'staff.call']

export interface ConversationEvents {
  onHeard(text: string): void
  /** A sentence of text mode. */
  onShown(text: string): void
  onInterrupted(): void
  onTurnComplete(): void
  onLook(open: boolean, id: string): void
  /** No connection can be had; `reason` is the server's. */
  onGaveUp(reason: string | undefined): void
}

export interface ConversationOptions {
  /** Taken up after a pause: no second welcome. */
  resumed: boolean
  /** The opening waits for this: the sentence about permissions comes first. */
  mayOpen: Promise<void>
}

/** One visit's talk with the server: the connection, what is said through it, and what comes back. */
export interface Conversation {
  live(): LiveClient | undefined
  /** The shopper's words. */
  ask(words: string): void
  /** The page's own words. */
  say(text: string): void
  /** A fixed sentence, from its recording. */
  play(id: SpokenId): Promise<void>
  /** A sentence was heard: remembers the product it names. */
  noteSaid(text: string): void
  close(): void
}

export function openConversation(
  page: Page,
  recordings: Recordings,
  options: ConversationOptions,
  events: ConversationEvents,
): Conversation {
  const { settings, store, devices } = page
  const toTheLetter = settings.transport === 'specification'
  const storeId = page.storeId ?? undefined
  const mouth = createMouth(page, events.onShown)
  let lastProduct: ListedProduct | undefined
  let echo: EchoStage | undefined
  /** What was to be said before the server could say it: it is said first. */
  let early: string[] | undefined = []
  let closed = false
  let cancelOpening = () => {}

  const connection = openConnection(
    devices,
    (on) => {
      const { assistant, userJourney } = store.get()
      const mode = toTheLetter && userJourney ? 'echo' : 'scan'
      const opening = { assistant, mode, storeId, lastProductId: lastProduct?.id, toTheLetter } as const
      return openLive(page.addresses.live, openingFrames(opening), page.openSocket, on)
    },
    (event) => hear(event),
  )
  const voice = createOwnVoice(page, recordings, connection.live)

  function hear(event: ConnectionEvent) {
    switch (event.type) {
      case 'connecting':
        return store.dispatch({ type: 'modelState', state: 'connecting' })
      case 'open':
        return store.dispatch({ type: 'modelState', state: 'connected' })
      case 'ready':
        return ready(event.again)
      case 'lost':
        disconnected(event.error ? screenTexts.connectionError : screenTexts.connectionClosed)
        return void voice.play('net.lost')
      case 'offline':
        disconnected(screenTexts.offline)
        // The recording about the loss is being heard: this is shown beside it, not spoken over it.
        if (event.lost) return store.dispatch({ type: 'line', who: 'said', text: screenTexts.offline })
        return voice.say(screenTexts.offline)
      case 'gaveUp':
        return events.onGaveUp(event.reason)
      default:
        if (echo?.wants(event) !== false) hearServer(event)
    }
  }

  function hearServer(
    event: Exclude<
      ConnectionEvent,
      { type: 'connecting' | 'open' | 'ready' | 'lost' | 'offline' | 'gaveUp' }
    >,
  ) {
    switch (event.type) {
      case 'heard':
        return events.onHeard(event.text)
      case 'interrupted':
        mouth.turnOver()
        return events.onInterrupted()
      case 'turnComplete':
        mouth.turnOver()
        return events.onTurnComplete()
      case 'look':
        return events.onLook(event.open, event.id)
      default:
        return mouth.reply(event)
    }
  }

  function disconnected(text: string) {
    store.dispatch({ type: 'modelState', state: 'disconnected' })
    store.dispatch({ type: 'notice', notice: { about: 'connection', text } })
    events.onLook(false, '')
  }

  function ready(again: boolean) {
    store.dispatch({ type: 'noticeGone', about: 'connection' })
    connection.live()?.listenFor('checking')
    recordings.prepare(NEEDED_ALONE)
    if (again && !early)
      return voice.say(spoken('net.back', { last: lastProduct?.name ?? 'the product check' }))
    void options.mayOpen.then(() => {
      if (closed) return
      if (toTheLetter) cancelOpening = devices.clock.after(DELAY.afterSetupMs, open)
      else open()
    })
  }

  function open() {
    const client = connection.live()
    if (!client) return
    const { place, isFirstTimeUser } = store.get()
    const { name: brand } = settings.brand
    const lines = options.resumed
      ? [spoken('hi')]
      : openingLines({ place, firstVisit: isFirstTimeUser === true, brand })
    for (const line of early ?? []) client.say(line)
    early = undefined
    if (toTheLetter && store.get().userJourney) echo = startEchoStage(client, lines, beginScanning)
    else {
      for (const line of lines) client.say(line)
      beginScanning()
    }
  }

  function beginScanning() {
    echo = undefined
    store.dispatch({ type: 'scanningBegan' })
    if (toTheLetter) connection.live()?.setMode('scan', storeId)
  }

  return {
    live: connection.live,
    ask: (words) => connection.live()?.ask(words),
    say: (text) => (early ? void early.push(text) : voice.say(text)),
    play: voice.play,
    noteSaid(text) {
      lastProduct = productNamedFirst(text, store.get().products) ?? lastProduct
    },
    close() {
      closed = true
      cancelOpening()
      connection.close()
    },
  }
}
