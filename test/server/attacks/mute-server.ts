import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { systemClock } from '../../../src/server/clock.ts'
import { readEnvironment } from '../../../src/server/config.ts'
import { createLog } from '../../../src/server/log.ts'
import { serve } from '../../../src/server/serve.ts'
import { callerOf, PASSWORD } from '../console/console-server.ts'
import { muteRoom } from '../nodes/mute-room.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** The whole server with an engine that hears nothing and speaks silence, and a superadmin's token. */
export async function muteServer(environment: Record<string, string> = {}) {
  const DATA_DIR = await temporaryFolder()
  const webFolder = await temporaryFolder()
  for (const page of ['index.html', 'console.html']) await writeFile(join(webFolder, page), '<html></html>')
  const known = { SUPERADMIN_USERNAME: 'chief', SUPERADMIN_PASSWORD: PASSWORD }
  const serving = await serve({
    settings: readEnvironment({ PORT: '0', DATA_DIR, ...known, ...environment }),
    clock: systemClock,
    log: createLog('silent'),
    webFolder,
    openEngine: muteRoom,
  })
  onTestFinished(serving.close)
  await serving.ready
  const url = `http://127.0.0.1:${serving.port}`
  const login = await callerOf(url).call('POST', '/auth/login', { username: 'chief', password: PASSWORD })
  return { port: serving.port, url, token: login.body.token, close: serving.close }
}

/** What a fuzz begins with: given, to try one again, or another each time. */
export function newSeed(): number {
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
  process.stdout.write(`FUZZ_SEED=${seed}\n`)
  return seed
}

/** How long it goes on. */
export const fuzzRuns = (usually: number) => Number(process.env.FUZZ_RUNS ?? usually)
