import { networkInterfaces } from 'node:os'
import type { FirstSignIn } from './auth/first-superadmin.ts'
import { systemClock } from './clock.ts'
import { readEnvironment, type Settings, WrongSettings } from './config.ts'
import { openEmbeddedRoom } from './engine-room.ts'
import { createLog } from './log.ts'
import { webFolder } from './pages/page.ts'
import { type Serving, serve } from './serve.ts'
import { createShutdown } from './shutdown.ts'

/** Words for the person who started the server; the log goes to standard error. */
const say = (line: string) => process.stdout.write(`${line}\n`)

const stopping = new AbortController()

async function start(settings: Settings): Promise<void> {
  const beganAt = systemClock.now()
  const log = createLog(settings.LOG_LEVEL)
  const opening = serve({
    settings,
    clock: systemClock,
    log,
    webFolder,
    stopping: stopping.signal,
    openEngine: openEmbeddedRoom,
  })
  endOnSignals(opening)
  const serving = await opening
  for (const line of greeting(settings, serving.port, serving.firstSignIn)) say(line)
  await serving.ready.catch(async (error: unknown) => {
    await serving.close()
    throw error
  })
  say(`Ready after ${((systemClock.now() - beganAt) / 1000).toFixed(1)} s. Ctrl-C ends it.`)
}

function endOnSignals(opening: Promise<Serving>): void {
  const onSignal = createShutdown({
    clock: systemClock,
    async close() {
      stopping.abort()
      const serving = await opening.catch(() => undefined)
      await serving?.close()
    },
    exit: (code) => process.exit(code),
  })
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** Where a person can open the page: this machine first, then, when all addresses are listened on, the others. */
function pageAddresses({ HOST, TLS }: Pick<Settings, 'HOST' | 'TLS'>, port: number): string[] {
  const scheme = TLS === 'off' ? 'http' : 'https'
  const url = (host: string) => `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}/`
  if (!EVERYWHERE.has(HOST)) return [url(HOST)]
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
  return [url('127.0.0.1'), ...outside.map((address) => url(address.address))]
}

/** What the person who started the server is told. */
function greeting(settings: Settings, port: number, firstSignIn?: FirstSignIn): string[] {
  const [first = '', ...others] = pageAddresses(settings, port)
  return [
    `${settings.BRAND_NAME} shopping helper`,
    `  shopper  ${first}`,
    ...others.map((address) => `           ${address}`),
    `  console  ${first}admin`,
    ...firstWords(firstSignIn),
    ...(settings.TLS === 'off' && others.length > 0
      ? ['  A phone needs https for its camera and microphone: start with TLS=self-signed.']
      : []),
  ]
}

/** The one time that somebody is told how to sign in. The words go to the terminal and to no log. */
function firstWords(firstSignIn: FirstSignIn | undefined): string[] {
  if (!firstSignIn) return []
  const { username, password } = firstSignIn
  return [
    '  Nobody has an account yet. Sign in to the console with:',
    `    username  ${username}`,
    password === undefined
      ? '    password  as SUPERADMIN_PASSWORD says'
      : `    password  ${password}   (for one day: choose your own at once; it is not shown again)`,
  ]
}

function giveUp(error: unknown): void {
  const lines = error instanceof WrongSettings ? error.lines : [String(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

try {
  await start(readEnvironment(process.env))
} catch (error) {
  // What was told to end ends in order.
  if (!stopping.signal.aborted) giveUp(error)
}
