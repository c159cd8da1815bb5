import { setTimeout as wait } from 'node:timers/promises'
import { Database } from '../src/server/db/database.ts'
import { dialectFor } from '../src/server/db/dialects/choose-dialect.ts'
import { callerOf, PASSWORD } from '../test/server/console/console-server.ts'
import { startNode } from '../test/server/nodes/node-process.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from '../test/server/postgres.ts'
import { newLedger } from './crash/ledger.ts'
import { judge } from './crash/verdict.ts'
import { editedStore, fileOf, writeUntilGone } from './crash/writers.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'

/**
 * `npm run bench -- crash [kills] [sqlite|postgres]`: a node is killed without a word in the middle of writes, started
 * again and asked for everything that it had acknowledged, again and again, on each database. Every tenth time
 * PostgreSQL is killed with it. Must print 0 lost and 0 half.
 */
const KILLS = Number(process.argv[2] ?? 20)
const only = process.argv[3]
/** The thread that imports takes a second to start: every other time it is waited for, and its imports follow each other. */
const LONGEST_MS = 1500
const DATABASE_EVERY = 10

async function crash(name: string, postgres?: TestPostgres): Promise<Figure[]> {
  const url = postgres?.newDatabase()
  const node = await startNode({
    SEED: 'none',
    SUPERADMIN_USERNAME: 'chief',
    SUPERADMIN_PASSWORD: PASSWORD,
    ...(url && { DATABASE_URL: url }),
  })
  const database = () => new Database(dialectFor(node.dataFolder, url))
  const ledger = newLedger()
  let lost = 0
  let half = 0
  let kills = 0
  let unwell = 0
  try {
    const login = { username: 'chief', password: PASSWORD }
    const { body } = await callerOf(node.url).call('POST', '/auth/login', login)
    const chief = callerOf(node.url, body.token)
    await chief.call('POST', '/stores', editedStore())
    await chief.upload('/upload-csv', { file: fileOf(0, false) })
    const beganAtMs = performance.now()
    while (kills < KILLS) {
      const withDatabase = postgres && kills % DATABASE_EVERY === DATABASE_EVERY - 1
      await writeUntilGone(chief, ledger, kills % 2 === 0 ? 'any' : 'import', async () => {
        await wait(Math.random() * LONGEST_MS)
        if (withDatabase) postgres.kill()
        await node.kill()
      })
      kills += 1
      if (withDatabase) postgres.start()
      await node.start()
      const open = database()
      const verdict = await judge(open, ledger)
      await open.destroy()
      if (verdict.integrity !== 'ok') unwell += 1
      lost += verdict.lost
      half += verdict.half
      if (verdict.lost + verdict.half > 0) console.log(`${name}, kill ${kills}:`, verdict)
      if (kills % 10 === 0)
        console.log(
          `${name}: ${kills} kills, ${ledger.acknowledged} acknowledged, ${ledger.imports} imports, ${lost} lost, ${half} half`,
        )
    }
    return [
      [`${name}-kills`, kills, 'times'],
      [`${name}-acknowledged`, ledger.acknowledged, 'writes'],
      [`${name}-imports`, ledger.imports, 'files'],
      [`${name}-lost`, lost, 'writes'],
      [`${name}-half`, half, 'imports'],
      [`${name}-unwell`, unwell, 'times'],
      [`${name}-refused`, ledger.refused, 'writes'],
      [`${name}-took`, (performance.now() - beganAtMs) / 1000, 's'],
    ]
  } finally {
    await node.close()
  }
}

printMachine()
const figures: Figure[] = []
if (only !== 'postgres') figures.push(...(await crash('sqlite')))
const programs = postgresPrograms()
if (only !== 'sqlite' && programs) {
  const postgres = await startPostgres(programs, { careful: true })
  try {
    figures.push(...(await crash('postgres', postgres)))
  } finally {
    postgres.close()
  }
}
printFigures(figures)
if (figures.some(([name, value]) => /-(lost|half|unwell)$/.test(name) && value > 0)) process.exitCode = 1
