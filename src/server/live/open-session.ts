import * as z from 'zod/mini'
import type { ClientFrame, Setup, ShopperSession } from '../../core/contract/client-frame.ts'
import { DEFAULT_LANGUAGE } from '../../core/contract/language.ts'
import type { Modality, Mode } from '../../core/contract/modes.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'
import type { CloudOptions, EngineSessionOptions } from '../engine/engine.ts'
import { isToken } from '../engine/google/credentials.ts'
import { refused } from './refusal.ts'

/** Where the shopper is, as the client tells it. */
export interface Whereabouts {
  readonly mode: Mode
  readonly storeId: string | undefined
  /** What a session says about itself counts from then on; what it leaves out stays. */
  take(told: ShopperSession | undefined): void
}

export function createWhereabouts(catalogue: CatalogueSource): Whereabouts {
  let mode: Mode = 'scan'
  let storeId: string | undefined
  return {
    get mode() {
      return mode
    },
    get storeId() {
      return storeId
    },
    take(told) {
      mode = told?.mode ?? mode
      if (told?.storeId === undefined) return
      const known = catalogue.current().stores.some((store) => store.id === told.storeId)
      storeId = known && told.storeId !== null ? told.storeId : undefined
    },
  }
}

function modalityOf(setup: Setup): Modality {
  const asked = setup.generationConfig?.responseModalities ?? []
  return asked.includes('TEXT') && !asked.includes('AUDIO') ? 'TEXT' : 'AUDIO'
}

/** What a set-up asks an engine for. */
export function sessionOptions(
  setup: Setup,
  { mode, storeId }: Whereabouts,
  service: ShopperService | undefined,
  prefix: string,
): EngineSessionOptions {
  const cloud = cloudOptions(setup, service)
  const language = setup.shopperSession?.language ?? DEFAULT_LANGUAGE
  const instruction = (setup.systemInstruction?.parts ?? []).map((part) => part.text ?? '').join('\n')
  return {
    mode,
    storeId,
    // Only English has a voice here: every other language is spoken by the phone that asked for it.
    modality: language === DEFAULT_LANGUAGE ? modalityOf(setup) : 'TEXT',
    language,
    systemInstruction: instruction.trim() || undefined,
    resume: setup.shopperSession?.resume,
    leads: setup.shopperSession?.leads ?? false,
    prefix,
    ...(cloud && { cloud }),
  }
}

/** What a shopper may say about the live service they bring. */
export interface ServiceRules {
  /** The address to dial for an allowed `service_url`; undefined for any other. */
  allowed: (serviceUrl: string) => URL | undefined
  /** The host that the server's own credentials are for; undefined: they are for nobody's use. */
  ownHost: string | undefined
}

export type ShopperService = NonNullable<CloudOptions['service']>

/**
 * The shopper's own way into the cloud, from `bearer_token` and `service_url`; undefined when both are empty: the
 * server's own engine. A token alone goes to the service that the server itself would dial. An address alone is
 * served with the server's credentials only where these are for: they never leave for another host. Throws
 * `SocketRefusal`; nothing is dialled here.
 */
export function shopperService(
  { bearerToken, serviceUrl }: ClientFrame,
  rules: ServiceRules | undefined,
): ShopperService | undefined {
  const token = bearerToken?.trim() ? bearerToken : undefined
  const named = serviceUrl?.trim() ? serviceUrl : undefined
  const url = named === undefined ? undefined : rules?.allowed(named)
  if (named !== undefined && !url) {
    throw refused('service_not_allowed', 'This server does not connect to that service.')
  }
  if (token !== undefined && !isToken(token)) {
    throw refused('invalid_token', 'The access token holds signs that no token has.')
  }
  if (url && token === undefined && url.host !== rules?.ownHost) {
    throw refused('token_required', 'That service needs an access token of your own.')
  }
  // Without rules there is no cloud that a token could be for.
  return rules && (url || token !== undefined) ? { url, token } : undefined
}

const speechSchema = z.object({
  languageCode: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/))),
  voiceConfig: z.optional(
    z.object({
      prebuiltVoiceConfig: z.optional(
        z.object({ voiceName: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))) }),
      ),
    }),
  ),
})
const MODEL = /^[\w./:@-]{1,300}$/

/** What a set-up says that only a cloud engine can use; anything unreadable of it counts as not said. */
function cloudOptions(setup: Setup, service: ShopperService | undefined): CloudOptions | undefined {
  const speech = speechSchema.safeParse(setup.generationConfig?.speechConfig ?? {})
  const { languageCode, voiceConfig } = speech.success ? speech.data : {}
  const voice = voiceConfig?.prebuiltVoiceConfig?.voiceName
  const { model } = setup
  const handle = setup.sessionResumption?.handle
  const options: CloudOptions = {
    ...(service && { service }),
    ...(model !== undefined && MODEL.test(model) && { model }),
    ...(voice !== undefined && { voice }),
    ...(languageCode !== undefined && { languageCode }),
    ...(handle && { handle }),
  }
  return Object.keys(options).length > 0 ? options : undefined
}
