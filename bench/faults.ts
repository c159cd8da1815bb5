import { postgresPrograms, startPostgres } from '../test/server/postgres.ts'
import { awayInImport, awayInVisit } from './faults/database-away.ts'
import { frozenNode } from './faults/frozen-node.ts'
import { outOfMemory } from './faults/out-of-memory.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'

/**
 * `npm run bench -- faults [seconds away] [seconds frozen]`: what tests try for seconds, for as long as it lasts outside.
 * Figures of the table of faults in docs/operations.md.
 */
const awayMs = Number(process.argv[2] ?? 60) * 1000
const frozenMs = Number(process.argv[3] ?? 30) * 1000

printMachine()
const programs = postgresPrograms()
if (!programs) throw new Error('bench faults needs PostgreSQL (apt-get install postgresql)')
const postgres = await startPostgres(programs, { careful: true })
const figures: Figure[] = []
try {
  for (const fault of [
    outOfMemory,
    () => awayInVisit(postgres, awayMs),
    () => awayInImport(postgres, awayMs),
    () => frozenNode(postgres, frozenMs),
  ]) {
    const found = await fault()
    printFigures(found)
    figures.push(...found)
  }
} finally {
  postgres.close()
}
printFigures(figures)
