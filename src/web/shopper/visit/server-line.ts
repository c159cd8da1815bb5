import type { MediaTerms, Resume } from '../../../core/contract/live.ts'
import type { Mode } from '../../../core/contract/modes.ts'
import type { NoticeAbout } from '../../../core/page/page-state.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import { type LiveClient, openLive } from '../../live/live-client.ts'
import { openingFrames } from '../../live/opening-frames.ts'
import { isLiteral, isPractice, type Page, pageTexts } from '../page.ts'
import { type ConnectionEvent, openConnection } from './connection.ts'
import { serverAnswers } from './server-answers.ts'

/** What of the connection is the visit's: the screen's part is seen to here. */
export type LineEvent = Exclude<ConnectionEvent, { type: 'connecting' | 'open' | 'checking' | 'terms' }>

/** One visit's line to the server: opened, shown on the screen, opened again. */
export interface ServerLine {
  /** The client while a session is set up. */
  live(): LiveClient | undefined
  /**
   * Whether there is a server to say something; undefined while that is not known. `always`: whatever the page says
   * goes through it, as in the specification.
   */
  server(): 'there' | 'always' | 'gone' | undefined
  /** Has it say the page's own words; returns the name that its frames will have. */
  say(id: string, text: string): string | undefined
  /** The page says it by itself; returns whether the server was told. */
  saying(id: string, text: string): boolean
  played(id: string, ms: number, interrupted: boolean): void
  /** The page holds its own sound for a voice over it, or goes on. */
  silenced(on: boolean): void
  /** What the server of this line agreed to. */
  terms(): MediaTerms
  /** When the server was last heard of. */
  heardAtMs(): number
  /** Changes what the engine does with words; with `reconnect` by a session of its own. */
  setMode(mode: Mode, reconnect: boolean): void
  /** Hands on what the phone heard by itself; false where nobody there would understand it. */
  words(said: string): boolean
  /** Hands words to the engine; on the way from one node to another, once the other is there. */
  ask(words: string): void
  /** The name of the product that "this" means. */
  lastProduct(): string | undefined
  retry(): void
  close(): void
}

/** Who pressed longer ago has given it up, or held up something else since. */
const ASKED_AGAIN_WITHIN_MS = 8000

const lossWords = (page: Page, error: boolean) =>
  error ? pageTexts(page).screenTexts.connectionError : pageTexts(page).screenTexts.connectionClosed

/** Where the product check is: it outlives connections and pauses. */
export interface Check {
  /** At the beginning; with nothing in it at the first. */
  resume: Resume
  onChange(resume: Resume): void
}

/** A look that a pause ended does not begin by itself: "how can I help?" comes first, and the product may be put back. */
const withoutLook = ({ lookFor: _, ...rest }: Resume): Resume => rest

export function openServerLine(page: Page, check: Check, on: (event: LineEvent) => void): ServerLine {
  const { settings, store, devices } = page
  const storeId = isPractice(page) ? undefined : (page.storeId ?? undefined)
  const literal = isLiteral(page)
  let mode: Mode = 'echo'
  let resume = withoutLook(check.resume)
  let owed: string | undefined
  /** Handed to the engine, of which nothing was heard since: the line may have been dead. */
  let asked: { words: string; mode: Mode; atMs: number } | undefined
  let gone = false
  let terms: MediaTerms = {}
  /** The page's own text turns of this connection, which the server counts too. */
  let textTurns = 0

  const connection = openConnection(
    { ...devices, answers: () => serverAnswers(page), literal },
    (hearLive) => {
      const { assistant, language } = store.get()
      const service = { model: settings.liveModel, location: settings.liveLocation }
      const { opus } = devices
      const media = {
        sendsOpus: opus.encodes(),
        takesOpus: opus.decodes(),
        pauses: true,
        pictureBytes: true,
        webp: true,
        words: true,
      }
      const opening = { assistant, mode, language, storeId, resume, media, service, literal }
      return openLive(page.addresses.live, openingFrames(opening), page.openSocket, hearLive, opus)
    },
    hear,
  )
  const { live } = connection

  function hear(event: ConnectionEvent) {
    switch (event.type) {
      case 'connecting':
        return store.dispatch({ type: 'modelState', state: 'connecting' })
      case 'terms':
        terms = event.terms
        return
      case 'open':
        terms = {}
        // A socket that says nothing is no connection; to the letter it is.
        return literal ? store.dispatch({ type: 'modelState', state: 'connected' }) : undefined
      case 'checking':
        resume = event.resume
        return check.onChange(resume)
      case 'ready':
        return ready(event)
      case 'moving':
        disconnected(pageTexts(page).screenTexts.connectionClosed)
        return on(event)
      case 'lost':
        owed = undefined
        disconnected(lossWords(page, event.error))
        return on(event)
      case 'offline':
        disconnected(pageTexts(page).screenTexts.offline)
        return on(event)
      case 'gaveUp':
        disconnected(lossWords(page, event.error))
        notice('service', event.reason ?? visitTextsIn(store.get().language).spokenTexts['net.fail'])
        return on(event)
      default:
        if (event.type === 'look' || (event.type === 'utterance' && event.owner === 'check'))
          asked = undefined
        return on(event)
    }
  }

  /** Where the question is still open that it was asked in. */
  function unanswered(): string | undefined {
    const isYoung = asked && devices.clock.now() - asked.atMs < ASKED_AGAIN_WITHIN_MS
    return isYoung && asked?.mode === mode ? asked.words : undefined
  }

  function ready(event: LineEvent) {
    gone = false
    textTurns = 0
    if (!literal) store.dispatch({ type: 'modelState', state: 'connected' })
    store.dispatch({ type: 'noticeGone', about: 'connection' })
    store.dispatch({ type: 'noticeGone', about: 'service' })
    on(event)
    const again = owed ?? unanswered()
    if (again !== undefined) live()?.ask(again)
    owed = undefined
  }

  function disconnected(text: string) {
    gone = true
    store.dispatch({ type: 'modelState', state: 'disconnected' })
    notice('connection', text)
  }

  function notice(about: NoticeAbout, text: string) {
    store.dispatch({ type: 'notice', notice: { about, text } })
  }

  function say(id: string, text: string): string | undefined {
    const client = live()
    if (!client || !literal || mode !== 'echo') {
      client?.say(id, text)
      return client && id
    }
    client.ask(text)
    textTurns += 1
    return `t${textTurns}`
  }

  return {
    live,
    server() {
      if (!live()) return gone ? 'gone' : undefined
      return literal ? 'always' : 'there'
    },
    say,
    saying(id, text) {
      const client = literal ? undefined : live()
      client?.saying(id, text)
      return client !== undefined
    },
    played: (id, ms, interrupted) => live()?.played({ id, ms: Math.round(ms), interrupted }),
    silenced: (on) => live()?.silenced(on),
    terms: () => terms,
    heardAtMs: connection.heardAtMs,
    setMode(to, reconnect) {
      const changed = mode !== to
      mode = to
      store.dispatch({ type: 'stage', userJourney: to === 'echo' })
      if (reconnect && changed) connection.restart()
      else live()?.setMode(to, storeId)
    },
    words(said) {
      return terms.words === true && live()?.words(said) === true
    },
    ask(words) {
      const client = live()
      if (!literal) asked = { words, mode, atMs: devices.clock.now() }
      if (client) client.ask(words)
      else owed = words
    },
    lastProduct: () => store.get().products.find(({ id }) => id === resume.lastProductId)?.name,
    retry: connection.retry,
    close: connection.close,
  }
}
