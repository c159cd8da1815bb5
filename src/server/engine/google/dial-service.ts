import type { Clock } from '../../../core/clock.ts'
import type { Mode } from '../../../core/contract/modes.ts'
import { todayIn } from '../../../core/dates/calendar.ts'
import { catalogueLines, lookUpTool } from '../../../core/live/look-up.ts'
import type { ServiceEnd, ServiceEvent } from '../../../core/live/service-frames.ts'
import { locationOf, modelPath, serviceKindOf, serviceSetup } from '../../../core/live/service-requests.ts'
import { ECHO_PROMPT, scanPrompt } from '../../../core/texts/prompts.ts'
import { type PreparedCatalogue, sectionsOf } from '../check/prepared-catalogue.ts'
import type { EngineSessionOptions } from '../engine.ts'
import { type CloudLimits, type Connection, openConnection } from './connection.ts'
import { type Credentials, isToken } from './credentials.ts'
import type { CloudObserver, CloudSessionParts } from './session-parts.ts'

interface Dialling {
  url: URL
  /** Asked anew for each connection, for tokens end. undefined: the address carries its own key. */
  token: () => Promise<string | undefined>
  /** The first frame; asked for once the token is there. */
  setup: () => Promise<object>
  clock: Clock
  limits: CloudLimits
  on: (event: ServiceEvent) => void
  ended: (end: ServiceEnd) => void
  fault: (error: unknown) => void
}

const NO_CREDENTIALS: ServiceEnd = { code: 1006, status: 503, reason: 'no credentials' }

/**
 * A connection from the moment it is wanted: credentials first, within the time that connecting may take.
 * @internal Tests dial by themselves.
 */
export function dialService(options: Dialling): Connection {
  const { url, clock, limits, on, ended, fault } = options
  let opened: Connection | undefined
  let over = false
  const fail = () => {
    if (over || opened) return
    over = true
    cancelLate()
    ended(NO_CREDENTIALS)
  }
  const cancelLate = clock.after(limits.connectMs, fail)

  async function open() {
    const [token, setup] = await Promise.all([options.token(), options.setup()])
    if (over) return
    if (token !== undefined && !isToken(token)) return fail()
    cancelLate()
    opened = openConnection({ url, token, setup, clock, limits, on, ended, fault })
  }
  open().catch(fail)

  return {
    send: (frame) => opened?.send(frame) ?? true,
    waiting: () => opened?.waiting() ?? 0,
    expectAnswer: () => opened?.expectAnswer(),
    close() {
      over = true
      cancelLate()
      opened?.close()
    },
  }
}

interface Timing {
  clock: Clock
  observe: Pick<CloudObserver, 'connected' | 'answered'>
}

/** What a service says of itself, in the middle of an answer or before one. */
const NO_ANSWER: ReadonlySet<ServiceEvent['type']> = new Set(['handle', 'goAway', 'setupComplete', 'heard'])

/**
 * Measures a connection from outside. `dial` is given what stands in for `on`; `on` hears every event unchanged.
 * @internal Tests time one of their own.
 */
export function timeConnection(
  { clock, observe }: Timing,
  on: (event: ServiceEvent) => void,
  dial: (on: (event: ServiceEvent) => void) => Connection,
): Connection {
  const dialledAtMs = clock.now()
  let askedAtMs: number | undefined

  function note(event: ServiceEvent) {
    if (event.type === 'setupComplete') observe.connected(clock.now() - dialledAtMs)
    else if (event.type === 'heard') askedAtMs = clock.now()
    else if (askedAtMs !== undefined && !NO_ANSWER.has(event.type)) {
      observe.answered(clock.now() - askedAtMs)
      askedAtMs = undefined
    }
  }

  const connection = dial((event) => {
    note(event)
    on(event)
  })
  return {
    ...connection,
    expectAnswer() {
      askedAtMs = clock.now()
      connection.expectAnswer()
    },
  }
}

/** Whoever brings a token of their own pays with that alone. */
function withoutKey(url: URL): URL {
  const bare = new URL(url)
  bare.searchParams.delete('key')
  return bare
}

/** What the server itself dials with. */
export interface ConnectorOptions {
  /** The service that the server itself dials, and the model it asks for there. */
  url: URL
  model: string
  credentials: Credentials
  /** A form's own instructions reach the model for everybody, not only beside a token that pays for it. */
  anybodyInstructs?: boolean
  clock: Clock
  brand: string
  timeZone: string
}

interface ConnectorParts {
  limits: CloudLimits
  observe: CloudObserver
  /** As it is now. */
  catalogue: () => PreparedCatalogue
  /** An event of the service could not be dealt with here. */
  fault: (error: unknown) => void
}

/** How each session dials: its own service or the server's, with the prompt and the tools of a mode. */
export function createConnector(
  options: ConnectorOptions,
  { limits, observe, catalogue, fault }: ConnectorParts,
): (session: EngineSessionOptions) => CloudSessionParts['connect'] {
  const { brand, clock, credentials } = options

  /** What the model is told to be, with today's date and the catalogue of this moment. `own`: the form's text in its place. */
  function promptOf(mode: Mode, storeId: string | undefined, own: string | undefined): string {
    if (own !== undefined) return own
    if (mode === 'echo') return ECHO_PROMPT
    const { year, month, day } = todayIn(options.timeZone, clock.date())
    const now = catalogue()
    const store = now.store(storeId)
    return scanPrompt({
      brand,
      inStore: store !== undefined,
      today: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      catalogue: catalogueLines(now.products, sectionsOf(store)),
    })
  }

  return (session) => {
    const own = session.cloud?.service
    const url = own?.url ?? (own?.token === undefined ? options.url : withoutKey(options.url))
    const kind = serviceKindOf(url.pathname)
    const location = locationOf(url.hostname)
    // The server's money buys the server's model, whatever a client asks for.
    const model = (own?.token !== undefined && session.cloud?.model) || options.model
    const instructs = options.anybodyInstructs || own?.token !== undefined
    const token = async () => own?.token ?? (url.searchParams.has('key') ? undefined : credentials.token())
    return ({ mode, storeId, handle }, heard, ended) =>
      timeConnection({ clock, observe }, heard, (on) =>
        dialService({
          url,
          token,
          async setup() {
            const needsProject =
              kind === 'vertex' && own?.token === undefined && !model.startsWith('projects/')
            const project = needsProject ? await credentials.project() : undefined
            return serviceSetup({
              kind,
              model: modelPath(model, kind, { project, location }),
              systemInstruction: promptOf(mode, storeId, instructs ? session.systemInstruction : undefined),
              voice: session.cloud?.voice,
              languageCode: session.cloud?.languageCode ?? session.language,
              tools: mode === 'scan' ? [lookUpTool] : [],
              handle,
            })
          },
          clock,
          limits,
          on,
          ended,
          fault,
        }),
      )
  }
}
