import { fileURLToPath } from 'node:url'
import { installBeside } from '../../fixtures/install-beside.ts'

/** Without a network the tests of the other version are not to wait. */
const PATIENCE_MS = 60_000

/**
 * The SDK's third major version, as a URL to import. Its package asks for Node 22, so it cannot be among this
 * project's own packages, which have to install on Node 20. undefined when there is no network to fetch it from.
 */
export async function installGenai3(): Promise<string | undefined> {
  const from = fileURLToPath(new URL('.', import.meta.url))
  const entries = ['@google/genai/dist/node/index.mjs']
  const [entry] = (await installBeside({ from, entries, patienceMs: PATIENCE_MS })) ?? []
  return entry
}
