import type { Clock } from '../../../core/clock.ts'
import type { Mode } from '../../../core/contract/modes.ts'
import { todayIn } from '../../../core/dates/calendar.ts'
import { catalogueLines } from '../../../core/live/catalogue-lines.ts'
import { lookUpTool } from '../../../core/live/look-up.ts'
import { locationOf, modelPath, serviceKindOf, serviceSetup } from '../../../core/live/service-setup.ts'
import { fixedSentences } from '../../../core/speaking/fixed.ts'
import { ECHO_PROMPT, scanPrompt } from '../../../core/texts/prompts.ts'
import { createAddressCap } from '../../load/allowance.ts'
import { nodeLimits } from '../../load/limits.ts'
import { sensesOf } from '../../load/shares.ts'
import type { CatalogueSource } from '../catalogue.ts'
import { indexCatalogue, type PreparedCatalogue, sectionsOf } from '../check/prepared-catalogue.ts'
import type { Engine, EngineSession, EngineSessionOptions } from '../engine.ts'
import type { Seeing } from '../see/seeing.ts'
import type { Speaking } from '../speak/speaking.ts'
import { openWithFallback } from './cloud-fallback.ts'
import { type CloudLimits, defaultCloudLimits } from './connection.ts'
import type { Credentials } from './credentials.ts'
import { dialService, timeConnection } from './dial-service.ts'
import { openCloudSession } from './session.ts'
import type { CloudObserver, CloudSessionParts } from './session-parts.ts'

export interface GoogleEngineOptions {
  /** Goes on when the cloud does not. Closed by whoever opened it. */
  embedded: Engine
  seeing: Seeing
  speaking: Speaking
  catalogue: CatalogueSource
  clock: Clock
  brand: string
  timeZone: string
  asSpecified?: boolean
  /** The service that the server itself dials, and the model it asks for there. */
  url: URL
  model: string
  credentials: Credentials
  /** A form's own instructions reach the model for everybody, not only beside a token that pays for it. */
  anybodyInstructs?: boolean
  limits?: Partial<CloudLimits>
  observe?: Partial<CloudObserver>
  log: (line: string, error: unknown) => void
}

/** After the cloud was away for good, the next shoppers do not wait for it to be so again. */
const AWAY_MS = 30_000

/**
 * Whether the cloud is away for everybody. A session that chose nothing of its set-up and failed says so alone; one that
 * did may have provoked it, and is believed when one of another address failed as lately.
 */
function createAwayWatch(clock: Clock) {
  let untilMs = Number.NEGATIVE_INFINITY
  let doubtful: { address: string | undefined; atMs: number } | undefined
  return {
    isAway: () => clock.now() < untilMs,
    failed({ cloud, systemInstruction, address }: EngineSessionOptions) {
      const atMs = clock.now()
      const before = doubtful
      doubtful = { address, atMs }
      const chose = cloud !== undefined || systemInstruction !== undefined
      const isBelieved = before && before.address !== address && atMs - before.atMs < AWAY_MS
      if (!chose || isBelieved) untilMs = atMs + AWAY_MS
    },
  }
}

const unobserved: CloudObserver = {
  connected() {},
  answered() {},
  resumed() {},
  checked() {},
  lost() {},
  looked() {},
}

/** Whoever brings a token of their own pays with that alone. */
function withoutKey(url: URL): URL {
  const bare = new URL(url)
  bare.searchParams.delete('key')
  return bare
}

interface PromptOptions {
  mode: Mode
  /** The form's own text replaces the product's. */
  own: string | undefined
  brand: string
  timeZone: string
  now: Date
  storeId: string | undefined
  catalogue: PreparedCatalogue
}

/** What the model is told to be, with today's date and the catalogue of this moment. */
function promptOf(options: PromptOptions): string {
  if (options.own !== undefined) return options.own
  if (options.mode === 'echo') return ECHO_PROMPT
  const { year, month, day } = todayIn(options.timeZone, options.now)
  const store = options.catalogue.store(options.storeId)
  return scanPrompt({
    brand: options.brand,
    inStore: store !== undefined,
    today: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    catalogue: catalogueLines(options.catalogue.products, sectionsOf(store)),
  })
}

/** Beside being an engine it tells whether the cloud is away for everybody. */
interface GoogleEngine extends Engine {
  isAway(): boolean
}

/** The engine whose ears and mind are a live model in the cloud; facts, sight and the product's own voice stay here. */
export function createGoogleEngine(options: GoogleEngineOptions): GoogleEngine {
  const { embedded, seeing, speaking, clock, brand, timeZone, credentials, log } = options
  const limits = { ...defaultCloudLimits, ...options.limits }
  const sessions = new Set<EngineSession>()
  const fixed = new Set(fixedSentences(brand).map(({ text }) => text))
  let catalogue: PreparedCatalogue | undefined
  const away = createAwayWatch(clock)
  const paidFor = createAddressCap(nodeLimits.cloudSessionsOfAddress)
  let paid = 0
  const unwatch = options.catalogue.onChange(() => {
    catalogue = undefined
  })
  const newest = () => (catalogue ??= indexCatalogue(options.catalogue.current(), brand))
  const observe = { ...unobserved, ...options.observe }

  function connector(session: EngineSessionOptions): CloudSessionParts['connect'] {
    const own = session.cloud?.service
    const url = own?.url ?? (own?.token === undefined ? options.url : withoutKey(options.url))
    const kind = serviceKindOf(url.pathname)
    const location = locationOf(url.hostname)
    // The server's money buys the server's model, whatever a client asks for.
    const model = (own?.token !== undefined && session.cloud?.model) || options.model
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
              systemInstruction: promptOf({
                mode,
                own:
                  options.anybodyInstructs || own?.token !== undefined
                    ? session.systemInstruction
                    : undefined,
                brand,
                timeZone,
                now: clock.date(),
                storeId,
                catalogue: newest(),
              }),
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
        }),
      )
  }

  /** Room for one more that the server's credentials pay for; undefined: there is none. */
  function payFor({ address = '' }: EngineSessionOptions): (() => void) | undefined {
    const letGo = paid < nodeLimits.cloudSessions ? paidFor.take(address) : undefined
    if (!letGo) return undefined
    paid += 1
    return () => {
      paid -= 1
      letGo()
    }
  }

  function open(session: EngineSessionOptions, emit: Parameters<Engine['open']>[1]): EngineSession {
    const isOwn = session.cloud?.service?.token !== undefined
    let letGo = isOwn || away.isAway() ? undefined : payFor(session)
    const hasRoom = isOwn || letGo !== undefined
    const opened = openPaid(session, emit, hasRoom)
    return {
      ...opened,
      close() {
        letGo?.()
        letGo = undefined
        opened.close()
      },
    }
  }

  function openPaid(
    session: EngineSessionOptions,
    emit: Parameters<Engine['open']>[1],
    hasRoom: boolean,
  ): EngineSession {
    const senses = sensesOf({ seeing, speaking }, session.address)
    const { asSpecified } = options
    const shared = { ...senses, clock, limits, brand, timeZone, asSpecified, observe, log }
    const parts: CloudSessionParts = {
      ...shared,
      catalogue: newest,
      isFixed: (text) => fixed.has(text),
      model:
        session.cloud?.service?.token === undefined ? options.model : (session.cloud.model ?? options.model),
      connect: connector(session),
    }
    return openWithFallback({
      embedded,
      options: session,
      emit,
      isAway: () => !hasRoom || (!session.cloud?.service && away.isAway()),
      openCloud: (tell, gone) =>
        openCloudSession(parts, session, tell, (left) => {
          const { code, status } = left.end
          // A message that was refused says nothing about others' sessions: a client chose a part of it.
          const ofAll = !left.refused || status !== undefined
          if (ofAll && !session.cloud?.service) away.failed(session)
          log(`the cloud is away (${status ?? code}): going on without it`, undefined)
          gone(left)
        }),
    })
  }

  return {
    async ready() {
      await embedded.ready()
    },
    healthy: () => embedded.healthy(),
    isAway: away.isAway,
    open(session, emit) {
      const opened = open(session, emit)
      sessions.add(opened)
      return {
        ...opened,
        close() {
          sessions.delete(opened)
          opened.close()
        },
      }
    },
    async close() {
      unwatch()
      for (const session of sessions) session.close()
      sessions.clear()
    },
  }
}
