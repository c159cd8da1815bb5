import { systemClock } from './clock.ts'
import { readSettings, type Settings, WrongSettings } from './config.ts'
import { openEmbeddedRoom } from './embedded-room.ts'
import { greeting } from './greeting.ts'
import { createLog } from './log.ts'
import { type Serving, serve } from './serve.ts'
import { createShutdown } from './shutdown.ts'
import { webFolder } from './web-folder.ts'

/** Words for the person who started the server; the log goes to standard error. */
const say = (line: string) => process.stdout.write(`${line}\n`)

async function start(settings: Settings): Promise<void> {
  const beganAt = systemClock.now()
  const log = createLog(settings.LOG_LEVEL)
  const opening = serve({ settings, clock: systemClock, log, webFolder, openEngine: openEmbeddedRoom })
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
    close: async () => (await opening).close(),
    exit: (code) => process.exit(code),
  })
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

try {
  await start(readSettings(process.env))
} catch (error) {
  const lines = error instanceof WrongSettings ? error.lines : [String(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}
