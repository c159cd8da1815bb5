import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../test/fixtures/server-process.ts'
import { printFigures, printMachine } from './figures.ts'

/**
 * From the start of the built server to its first "ready": with no data at all, and again on the data of the first.
 * Installing and building come before the first start of a clone and are not in it.
 */
const folder = await mkdtemp(join(tmpdir(), 'start-'))

async function startedWithinMs(): Promise<number> {
  const beganAtMs = performance.now()
  const server = await startServer({ LOG_LEVEL: 'warn', DATA_DIR: folder })
  const readyAtMs = performance.now()
  await server.stop()
  return readyAtMs - beganAtMs
}

printMachine()
try {
  const first = await startedWithinMs()
  const second = await startedWithinMs()
  printFigures([
    ['ready-first-start', first, 'ms'],
    ['ready-second-start', second, 'ms'],
  ])
} finally {
  await rm(folder, { recursive: true, force: true })
}
