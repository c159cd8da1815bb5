import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const here = fileURLToPath(new URL('.', import.meta.url))
const folder = fileURLToPath(new URL('../../../node_modules/.cache/genai-3', import.meta.url))
const entry = join(folder, 'node_modules/@google/genai/dist/node/index.mjs')

/** Without a network the tests of the other version are not to wait. */
const PATIENCE_MS = 60_000

/**
 * The SDK's third major version, as a URL to import. Its package asks for Node 22, so it cannot be among this
 * project's own packages, which have to install on Node 20; it is fetched once, as its lock file says, beside them.
 * undefined when there is no network to fetch it from.
 */
export async function installGenai3(): Promise<string | undefined> {
  if (!existsSync(entry)) {
    await mkdir(folder, { recursive: true })
    for (const name of ['package.json', 'package-lock.json']) await cp(join(here, name), join(folder, name))
    const quiet = [
      '--engine-strict=false',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--fetch-retries=0',
    ]
    const options = { cwd: folder, shell: process.platform === 'win32', timeout: PATIENCE_MS }
    await promisify(execFile)('npm', ['ci', ...quiet], options).catch(() => {})
  }
  return existsSync(entry) ? pathToFileURL(entry).href : undefined
}
