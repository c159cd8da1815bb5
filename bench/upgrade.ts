import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../src/server/db/database.ts'
import { dialectFor } from '../src/server/db/dialects/choose-dialect.ts'
import { allRows, columnsOf } from '../test/server/all-rows.ts'
import { type Caller, callerOf, PASSWORD } from '../test/server/console/console-server.ts'
import { type NodeProcess, startNode } from '../test/server/nodes/node-process.ts'
import { postgresPrograms, startPostgres } from '../test/server/postgres.ts'
import { tablesThatDiffer } from '../test/server/same-rows.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'
import { dump } from './upgrade/dump.ts'
import { fillByCalls } from './upgrade/fill.ts'
import { unpackCommit } from './upgrade/old-tree.ts'

/**
 * `npm run bench -- upgrade <commit> [folder]`: a node of an earlier commit fills a database, a node of today's sources
 * starts over it, and all rows are there. On PostgreSQL the old one goes on meanwhile, and what either writes the other
 * shows. With a folder, what the old one made is kept there as SQL.
 */
const [commit = 'HEAD~1', folder] = process.argv.slice(2)
const ROUNDS = 30

async function upgrade(name: string, program: string, url: string | undefined): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'shop-upgrade-'))
  const settings = {
    ...{ SEED: 'none', SUPERADMIN_USERNAME: 'chief', SUPERADMIN_PASSWORD: PASSWORD },
    ...(url ? { DATABASE_URL: url } : { DATA_DIR: dataFolder }),
  }
  const database = () => new Database(dialectFor(dataFolder, url))
  const nodes: NodeProcess[] = []
  try {
    const old = await startNode(settings, program)
    nodes.push(old)
    const chief = await fillByCalls(old.url)
    if (!url) await old.stop()
    if (folder) dump(folder, dataFolder, url)
    const first = database()
    const [columns, before] = [await columnsOf(first), await allRows(first)]
    await first.destroy()
    const beganAtMs = performance.now()
    const today = await startNode(settings)
    const startMs = performance.now() - beganAtMs
    nodes.push(today)
    const second = database()
    const differing = tablesThatDiffer(before, columns, await allRows(second))
    await second.destroy()
    if (differing.length > 0) console.log(`${name}: not as before:`, differing)
    const wrong = url ? await sideBySide(chief, callerOf(today.url, chief.token)) : 0
    if (old.errors()) console.log(`${name}, the old node: ${old.errors()}`)
    return [
      [`${name}-rows`, [...before.values()].flat().length, 'rows'],
      [`${name}-differing`, differing.length, 'tables'],
      [`${name}-start`, startMs, 'ms'],
      ...(url
        ? [[`${name}-rounds`, ROUNDS, 'times'] as const, [`${name}-wrong`, wrong, 'calls'] as const]
        : []),
    ]
  } finally {
    for (const node of nodes) await node.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** Each adds, and the other changes what was added and shows it, signed in by the same token. Answers what went wrong. */
async function sideBySide(old: Caller, today: Caller): Promise<number> {
  let wrong = 0
  const expect = (is: boolean, what: string) => {
    if (!is) wrong += 1
    if (!is) console.log(`wrong: ${what}`)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const [here, there] = round % 2 ? [old, today] : [today, old]
    const name = `Side by side ${round}`
    const added = await here.call('POST', '/products', { name, description: 'As added' })
    expect(added.status === 201, `add ${added.status}`)
    const edit = { name, description: 'As edited' }
    const edited = await there.call('PUT', `/products/${added.body.product?.id}`, edit)
    expect(edited.status === 200, `edit ${edited.status}`)
    for (const each of [here, there]) {
      const list = await each.call<{ name: string; description: string }[]>('GET', '/products')
      expect(
        list.body.some?.((product) => product.name === name && product.description === 'As edited'),
        `list ${list.status}`,
      )
    }
    const path = { from: 'entrance', to: `shelf ${round}`, steps: [{ action: 'end', distance: '0' }] }
    expect((await there.call('PATCH', '/stores/1/add-or-update-path', path)).status === 200, 'path')
  }
  return wrong
}

printMachine()
const old = unpackCommit(commit)
try {
  const figures = await upgrade('sqlite', old.node, undefined)
  const programs = postgresPrograms()
  if (programs) {
    const postgres = await startPostgres(programs)
    try {
      figures.push(...(await upgrade('postgres', old.node, postgres.newDatabase())))
    } finally {
      postgres.close()
    }
  }
  printFigures(figures)
  if (figures.some(([name, value]) => /-(differing|wrong)$/.test(name) && value > 0)) process.exitCode = 1
} finally {
  old.close()
}
