import { onTestFinished } from 'vitest'
import { createSecrets, type Secrets } from '../../src/server/auth/secrets.ts'
import { systemClock } from '../../src/server/clock.ts'
import { readEnvironment } from '../../src/server/config.ts'
import { createLog } from '../../src/server/log.ts'
import { type Serving, serve } from '../../src/server/serve.ts'
import { type ScriptedRoom, scriptedRoom } from './scripted-room.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface RunningTestServer extends Serving {
  url: string
  room: ScriptedRoom
  dataFolder: string
}

export interface TestServerOptions {
  environment?: Record<string, string>
  webFolder?: string
  /** By default at the least cost. */
  secrets?: Secrets
}

/** Real hashes at a hundredth of their price: each test signs in several people. */
const LEAST_COST = { memoryCost: 64, timeCost: 1 }

/** The whole server but its engine, on a free port with a data folder of its own, closed when the test ends. */
export async function runningServer(options: TestServerOptions = {}): Promise<RunningTestServer> {
  const { environment = {}, webFolder = '/nowhere', secrets = createSecrets(LEAST_COST) } = options
  const dataFolder = environment.DATA_DIR ?? (await temporaryFolder())
  const settings = readEnvironment({ PORT: '0', ...environment, DATA_DIR: dataFolder })
  const room = scriptedRoom()
  const serving = await serve({
    settings,
    clock: systemClock,
    log: createLog('silent'),
    webFolder,
    secrets,
    openEngine: ({ workers, callDesk, field }) => room.open(workers, callDesk, field),
  })
  serving.ready.catch(() => undefined)
  const close = () => {
    room.becomeReady()
    return serving.close()
  }
  onTestFinished(close)
  const scheme = settings.TLS === 'off' ? 'http' : 'https'
  return { ...serving, close, url: `${scheme}://127.0.0.1:${serving.port}`, room, dataFolder }
}
