import { availableParallelism } from 'node:os'
import { systemClock } from '../clock.ts'
import { readEnvironment, type Settings, WrongSettings } from '../config.ts'
import { checkEarModel } from '../engine/hear/larger/larger-ear.ts'
import { spawnHereWith } from '../engine/sense-threads.ts'
import { createLog } from '../log.ts'
import { createShutdown } from '../shutdown.ts'
import { serveSenses } from './serve-senses.ts'

/** Hearing, seeing and speaking for nodes elsewhere: `npm run senses`, with the secret that they share. */

/** Of a node of as many cores come as many that hear, one that sees and one that speaks; several nodes may share. */
const THREADS_A_CORE = 8

async function start(settings: Settings): Promise<void> {
  const { SENSES_LISTEN: where, SENSES_SECRET: secret, HOST: host, LOG_LEVEL } = settings
  if (!secret) throw new WrongSettings(['SENSES_SECRET: must be set'])
  await checkEarModel(settings.EAR_MODEL)
  const log = createLog(LOG_LEVEL)
  const serving = await serveSenses({
    listen: typeof where === 'number' ? { host, port: where } : { path: where },
    secret,
    most: THREADS_A_CORE * availableParallelism(),
    spawn: spawnHereWith(settings.EAR_MODEL),
    clock: systemClock,
    log: (line) => log.info(line),
  })
  const exit = (code: number) => process.exit(code)
  const onSignal = createShutdown({ clock: systemClock, close: serving.close, exit })
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.stdout.write(`Senses on ${typeof where === 'number' ? `${host}:${serving.port}` : where}\n`)
}

try {
  await start(readEnvironment(process.env))
} catch (error) {
  const lines = error instanceof WrongSettings ? error.lines : [String(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}
