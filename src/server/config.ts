import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { CURRENT_MODEL, SPECIFIED_MODEL, STT_PORT } from '../core/constants.ts'
import { DEFAULT_LANGUAGE, languageSchema } from '../core/contract/language.ts'
import type { AsSpecified } from '../core/contract/settings.ts'
import {
  apiBases,
  colour,
  databaseUrl,
  factorKey,
  host,
  language,
  languageList,
  oneOf,
  origins,
  profileFields,
  proxies,
  readAsSpecified,
  roleList,
  superadminPassword,
  superadminUsername,
  timeZone,
  whole,
  words,
} from './config/fields.ts'
import {
  accessToken,
  clientWord,
  collector,
  collectorHeaders,
  DEFAULT_SERVICE_URL,
  GOOGLE_SPEECH,
  model,
  sensesListen,
  sensesSecret,
  sensesUrl,
  serviceList,
  serviceUrl,
  speechEndpoint,
  webAddress,
} from './config/service-fields.ts'
import { GOOGLE_SERVICES } from './live/service-address.ts'

/**
 * Every setting of the environment. docs/settings.md has a sentence on each; a test holds the two together.
 * @internal Tests hold the documents and deployment files to its names.
 */
export const settingsSchema = z.object({
  HOST: z._default(host, '127.0.0.1'),
  PORT: z._default(whole(0, 65_535), 8080),
  TLS: z._default(oneOf(['off', 'self-signed', 'files']), 'off'),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  DATA_DIR: z.pipe(
    z._default(z.string(), './data'),
    z.transform((path: string) => resolve(path)),
  ),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_WAIT_S: z._default(whole(0, 3600), 60),
  SEED: z._default(oneOf(['sample', 'none']), 'sample'),
  ...profileFields.shape,
  STT_PORT: z.optional(
    z.union([z.literal('off'), whole(0, 65_535)], 'must be off or a whole number from 0 to 65535'),
  ),
  LIVE_ENGINE: z._default(oneOf(['embedded', 'google']), 'embedded'),
  LIVE_SERVICE_URL: z._default(serviceUrl, new URL(DEFAULT_SERVICE_URL)),
  LIVE_MODEL: z.optional(model),
  LIVE_ALLOWED_SERVICES: z._default(serviceList, [...GOOGLE_SERVICES]),
  LIVE_ACCESS_TOKEN: z.optional(accessToken),
  TRANSCRIBER: z._default(oneOf(['embedded', 'google']), 'embedded'),
  SPEECH_ENDPOINT: z._default(speechEndpoint, GOOGLE_SPEECH),
  SUPERADMIN_USERNAME: z.optional(superadminUsername),
  SUPERADMIN_PASSWORD: z.optional(superadminPassword),
  FACTOR_KEY: z.optional(factorKey),
  OIDC_ISSUER: z.optional(webAddress),
  OIDC_CLIENT_ID: z.optional(clientWord),
  OIDC_CLIENT_SECRET: z.optional(clientWord),
  OIDC_REDIRECT_URI: z.optional(webAddress),
  OIDC_NAME: z._default(words(40), 'your organisation'),
  SECOND_FACTOR_ROLES: z._default(roleList, []),
  ADMIN_IDLE_MINUTES: z._default(whole(1, 1440), 15),
  FIELD_COUNTS: z._default(oneOf(['on', 'off']), 'on'),
  STORE_TIMEZONE: z._default(timeZone, 'Asia/Kolkata'),
  LANGUAGES: z._default(languageList, [...languageSchema.options]),
  DEFAULT_LANGUAGE: z._default(language, DEFAULT_LANGUAGE),
  API_BASES: z._default(apiBases, { default: '/api' }),
  ALLOWED_ORIGINS: z._default(z.pipe(z.string(), origins), []),
  TRUST_PROXY: z._default(proxies, []),
  BRAND_NAME: z._default(words(40), 'Britannia'),
  BRAND_COMPANY_NAME: z._default(words(80), 'Britannia Industries Limited'),
  BRAND_PRIMARY_COLOUR: z._default(colour, '#c8102e'),
  BRAND_ACCENT_COLOUR: z._default(colour, '#1b5e20'),
  BRAND_LOGO: z.optional(z.string()),
  EAR_MODEL: z.optional(
    z.pipe(
      z.string(),
      z.transform((path: string) => resolve(path)),
    ),
  ),
  HEAR_WORKERS: z.optional(whole(1, 64)),
  QUEUE_LIMIT: z.optional(whole(0, 10_000)),
  SENSES_URL: z.optional(sensesUrl),
  SENSES_SECRET: z.optional(sensesSecret),
  SENSES_LISTEN: z._default(sensesListen, 8090),
  METRICS_TOKEN: z.optional(accessToken),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(collector),
  OTEL_EXPORTER_OTLP_HEADERS: z._default(collectorHeaders, {}),
  LOG_LEVEL: z._default(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

type Environment = z.infer<typeof settingsSchema>

export interface Settings
  extends Omit<
    Environment,
    'STT_PORT' | 'LIVE_MODEL' | Exclude<keyof typeof profileFields.shape, 'PROFILE'>
  > {
  asSpecified: AsSpecified
  LIVE_MODEL: string
  /** A second port for the speech socket alone; null: there is none. */
  STT_PORT: number | null
}

/** What stops the start: one readable line a setting. */
export class WrongSettings extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'WrongSettings'
    this.lines = lines
  }
}

/** Reads the settings from an environment. Throws `WrongSettings`. An empty value counts as unset. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = settingsSchema.safeParse(given)
  const lines = parsed.success
    ? together(parsed.data)
    : parsed.error.issues.map((issue) => wrong(issue, given))
  if (!parsed.success || lines.length > 0) throw new WrongSettings(lines)
  return withProfile(parsed.data)
}

/** Settings that hold a secret, or may (a key in an address): their value is never repeated. */
const SECRET: ReadonlySet<string> = new Set([
  'LIVE_ACCESS_TOKEN',
  'LIVE_SERVICE_URL',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SUPERADMIN_PASSWORD',
  'SENSES_SECRET',
  'FACTOR_KEY',
  'OIDC_CLIENT_SECRET',
])

function wrong(
  issue: { path: PropertyKey[]; message: string },
  given: Record<string, string | undefined>,
): string {
  const name = String(issue.path[0])
  if (SECRET.has(name)) return `${name}: ${issue.message}`
  return `${name}: ${issue.message} (it is "${given[name]?.slice(0, 80) ?? ''}")`
}

const OF_A_PROVIDER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_REDIRECT_URI'] as const

/** Faults that no setting has by itself. */
function together(settings: Environment): string[] {
  const { TLS, PORT, SENSES_URL, SENSES_SECRET } = settings
  const port = sttPortOf(settings)
  const provider = OF_A_PROVIDER.find((name) => settings[name])
  const names = TLS === 'files' ? (['TLS_CERT', 'TLS_KEY'] as const) : []
  return [
    ...names.filter((name) => !settings[name]).map((name) => `${name}: must name a file when TLS is files`),
    ...(TLS === 'off' && (settings.TLS_CERT || settings.TLS_KEY)
      ? ['TLS: must be files where TLS_CERT and TLS_KEY are set']
      : []),
    ...(settings.LANGUAGES.includes(settings.DEFAULT_LANGUAGE)
      ? []
      : [`DEFAULT_LANGUAGE: must be one of LANGUAGES (it is "${settings.DEFAULT_LANGUAGE}")`]),
    ...(port === PORT && port !== 0 ? ['STT_PORT: must be another than PORT'] : []),
    ...(SENSES_URL && settings.EAR_MODEL
      ? ['EAR_MODEL: belongs to the process of senses, which hears, where SENSES_URL is set']
      : []),
    ...(SENSES_URL && !SENSES_SECRET ? ['SENSES_SECRET: must be set with SENSES_URL'] : []),
    ...OF_A_PROVIDER.filter((name) => provider && !settings[name]).map(
      (name) => `${name}: must be set with ${provider}`,
    ),
  ]
}

/** As set, or else as the profile has it. */
const sttPortOf = ({ STT_PORT: port, PROFILE }: Environment) =>
  port ?? (PROFILE === 'specification' ? STT_PORT : 'off')

/** `PROFILE` sets what is not set by itself. */
function withProfile(settings: Environment): Settings {
  const asSpecified = readAsSpecified(settings)
  const port = sttPortOf(settings)
  return {
    ...settings,
    asSpecified,
    LIVE_MODEL: settings.LIVE_MODEL ?? (asSpecified.everythingElse ? SPECIFIED_MODEL : CURRENT_MODEL),
    STT_PORT: port === 'off' ? null : port,
  }
}
