import { systemClock } from '../../../src/server/clock.ts'
import { readEnvironment } from '../../../src/server/config.ts'
import { createLog } from '../../../src/server/log.ts'
import { serve } from '../../../src/server/serve.ts'
import { scriptedRoom } from '../scripted-room.ts'

/** The server without its engine, in a process of its own that a test may kill. Prints its port. */
const { port } = await serve({
  settings: readEnvironment(process.env),
  clock: systemClock,
  log: createLog('silent'),
  webFolder: '/nowhere',
  openEngine: () => scriptedRoom(),
})
process.stdout.write(`${port}\n`)
