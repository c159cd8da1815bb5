import type { Clock } from '../core/clock.ts'
import type { Settings } from './config.ts'
import type { CatalogueSource } from './engine/catalogue.ts'
import type { Engine } from './engine/engine.ts'
import { createGoogleEngine } from './engine/google/create-google-engine.ts'
import { fixedCredentials, platformCredentials } from './engine/google/credentials.ts'
import type { CloudObserver } from './engine/google/session-parts.ts'
import type { Hearing, SpeechToText } from './engine/hear/hearing.ts'
import type { Seeing } from './engine/see/seeing.ts'
import type { Speaking } from './engine/speak/speaking.ts'
import type { ServiceRules } from './live/open-session.ts'
import { createServiceList } from './live/service-address.ts'
import type { Log } from './log.ts'
import { createGoogleSpeechToText } from './speech/google/google-session.ts'

interface CloudParts {
  settings: Settings
  catalogue: CatalogueSource
  clock: Clock
  log: Log
  /** Answers where the cloud does not. */
  embedded: Engine
  hearing: Hearing
  seeing: Seeing
  speaking: Speaking
  /** Is told what is worth counting. */
  observe?: Partial<CloudObserver>
}

export interface Cloud {
  /** The embedded engine and the cloud's as one. */
  engine: Engine
  /** It failed so lately that nobody is sent to it. */
  isAway(): boolean
  /** Which live services shoppers may bring. */
  services: ServiceRules
  /** What writes down speech on `/stt`. */
  speechToText: SpeechToText
}

/** Joins the cloud to the embedded engine. Nothing is loaded or dialled until somebody asks for it. */
export function openCloud(parts: CloudParts): Cloud {
  const { settings, clock, log, embedded } = parts
  const everybody = settings.LIVE_ENGINE === 'google'
  const url = settings.LIVE_SERVICE_URL
  const credentials = settings.LIVE_ACCESS_TOKEN
    ? fixedCredentials(settings.LIVE_ACCESS_TOKEN)
    : platformCredentials()
  const google = createGoogleEngine({
    embedded,
    seeing: parts.seeing,
    speaking: parts.speaking,
    catalogue: parts.catalogue,
    clock,
    brand: settings.BRAND_NAME,
    timeZone: settings.STORE_TIMEZONE,
    asSpecified: settings.asSpecified.everythingElse,
    url,
    model: settings.LIVE_MODEL,
    credentials,
    anybodyInstructs: settings.PROFILE === 'specification',
    ...(parts.observe && { observe: parts.observe }),
    log: (line, error) => log.error(error === undefined ? {} : { err: error }, line),
  })
  if (everybody && !url.searchParams.has('key')) {
    // Asked for now, so that the first shopper does not wait for the library and the sign-in.
    credentials.token().catch(() => log.warn('the platform gives no credentials for the cloud'))
  }
  const speech =
    settings.TRANSCRIBER === 'google' ? createGoogleSpeechToText(settings.SPEECH_ENDPOINT, clock) : undefined
  const engine = chooseEngine(embedded, google, everybody)
  return {
    engine: {
      ...engine,
      async close() {
        await speech?.close()
        await engine.close()
      },
    },
    isAway: google.isAway,
    speechToText: speech ?? parts.hearing,
    services: {
      allowed: createServiceList(settings.LIVE_ALLOWED_SERVICES),
      ownHost: everybody ? url.host : undefined,
    },
  }
}

/**
 * Two engines as one: the cloud's for shoppers who bring their own service, and for everybody where it is the
 * server's choice. Both are ready and healthy when the embedded one is: it is what the other falls back on.
 */
function chooseEngine(embedded: Engine, cloud: Engine, everybody: boolean): Engine {
  return {
    ready: () => cloud.ready(),
    healthy: () => cloud.healthy(),
    open: (options, emit) => (everybody || options.cloud?.service ? cloud : embedded).open(options, emit),
    async close() {
      await cloud.close()
      await embedded.close()
    },
  }
}
