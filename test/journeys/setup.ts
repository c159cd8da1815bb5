import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/chromium.mjs'
import { bossEnvironment } from '../fixtures/console-visit.ts'
import { startServer } from '../fixtures/server-process.ts'
import { launchBrowserServer } from '../fixtures/visit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test connects to the browser that all share. */
    browser: string
    /** The server that all share: the sample stores, a known superadmin. */
    server: { url: string; dataDir: string }
  }
}

/** Opens what all journeys of a project share. Says first what is missing; `npm test` brings both by itself. */
export async function setup(project: TestProject) {
  if (!existsSync('dist/server/main.js') || !existsSync('dist/web/index.html')) {
    throw new Error('the journeys walk through the built product: run `npm run build` first')
  }
  const chromium = await findChromium()
  if (!chromium) throw new Error('the journeys need a Chromium: `npm test` installs one, or set CHROMIUM')
  process.env.CHROMIUM = chromium
  // A camera and a microphone of Chromium's own, for visits without scripted ones.
  const browser = await launchBrowserServer(['--use-fake-device-for-media-stream'])
  const server = await startServer({ LOG_LEVEL: 'warn', ...bossEnvironment }).catch(async (error) => {
    await browser.close()
    throw error
  })
  // What one server has rendered no other renders again: for twenty seconds after each start that took a core from the visits.
  const isGiven = process.env.RENDERED_SPEECH !== undefined
  process.env.RENDERED_SPEECH ??= join(server.dataDir, 'speech')
  project.provide('browser', browser.wsEndpoint())
  project.provide('server', { url: server.url, dataDir: server.dataDir })

  return async () => {
    if (!isGiven) delete process.env.RENDERED_SPEECH
    await browser.close()
    await server.stop()
  }
}
