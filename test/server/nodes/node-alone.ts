import { systemClock } from '../../../src/server/clock.ts'
import { readEnvironment } from '../../../src/server/config.ts'
import { createLog } from '../../../src/server/log.ts'
import { serve } from '../../../src/server/serve.ts'
import { createShutdown } from '../../../src/server/shutdown.ts'
import { muteRoom } from './mute-room.ts'

/** A node in a process of its own, which ends on a signal as the product does. Prints its port once it is ready. */
const serving = await serve({
  settings: readEnvironment(process.env),
  clock: systemClock,
  log: createLog('error'),
  webFolder: '/nowhere',
  openEngine: muteRoom,
})
const onSignal = createShutdown({
  clock: systemClock,
  close: serving.close,
  exit: (code) => process.exit(code),
})
process.on('SIGTERM', onSignal)
// Tests that were killed leave nobody behind.
process.stdin.resume().on('end', () => process.exit(1))
await serving.ready
process.stdout.write(`${serving.port}\n`)
