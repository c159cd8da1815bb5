import { fixedSentences } from '../../../core/speaking/fixed.ts'
import { createAddressCap } from '../../load/allowance.ts'
import { nodeLimits } from '../../load/limits.ts'
import { sensesOf } from '../../load/shares.ts'
import { faultPlace } from '../../log.ts'
import type { CatalogueSource } from '../catalogue.ts'
import { indexCatalogue, type PreparedCatalogue } from '../check/prepared-catalogue.ts'
import type { Engine, EngineSession, EngineSessionOptions } from '../engine.ts'
import type { Seeing } from '../see/seeing.ts'
import type { Speaking } from '../speak/speaking.ts'
import { createAwayWatch, openWithFallback } from './cloud-fallback.ts'
import { type CloudLimits, defaultCloudLimits } from './connection.ts'
import { type ConnectorOptions, createConnector } from './dial-service.ts'
import { openCloudSession } from './session.ts'
import type { CloudObserver, CloudSessionParts } from './session-parts.ts'

export interface GoogleEngineOptions extends ConnectorOptions {
  /** Goes on when the cloud does not. Closed by whoever opened it. */
  embedded: Engine
  seeing: Seeing
  speaking: Speaking
  catalogue: CatalogueSource
  asSpecified?: boolean
  limits?: Partial<CloudLimits>
  observe?: Partial<CloudObserver>
  log: (line: string, error: unknown) => void
}

const unobserved: CloudObserver = {
  connected() {},
  answered() {},
  resumed() {},
  checked() {},
  lost() {},
  looked() {},
}

/** Beside being an engine it tells whether the cloud is away for everybody. */
interface GoogleEngine extends Engine {
  isAway(): boolean
}

/** The engine whose ears and mind are a live model in the cloud; facts, sight and the product's own voice stay here. */
export function createGoogleEngine(options: GoogleEngineOptions): GoogleEngine {
  const { embedded, seeing, speaking, clock, brand, timeZone, log } = options
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
  const connector = createConnector(options, {
    limits,
    observe,
    catalogue: newest,
    fault: (error) => log(`what the cloud sent could not be dealt with: ${faultPlace(error)}`, undefined),
  })

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
      isAtHand: (text) => fixed.has(text),
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
