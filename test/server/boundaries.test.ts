import { execFile } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Every wall of .dependency-cruiser.cjs, with a file that breaks it and nothing else. */
const breaches: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'no-cycles': ['src/core/cycle-a.ts', "import type { B } from './cycle-b.ts'\nexport type A = B"],
  'no-unresolvable': ['src/core/lost.ts', "export { x } from './nowhere.ts'"],
  'core-is-pure': ['src/core/impure.ts', "export { readFileSync } from 'node:fs'"],
  'server-not-web': ['src/server/looks.ts', "export { screen } from '../web/shopper/screen.ts'"],
  'web-not-server': ['src/web/reaches.ts', "export { db } from '../server/db/sql.ts'"],
  'shopper-not-admin': ['src/web/shopper/peeks.ts', "export { table } from '../admin/table.ts'"],
  'admin-not-shopper': ['src/web/admin/peeks.ts', "export { screen } from '../shopper/screen.ts'"],
  'devices-stand-alone': ['src/web/devices/camera.ts', "export { screen } from '../shopper/screen.ts'"],
  'sql-only-in-db': ['src/server/routes/query.ts', "export { sql } from 'kysely'"],
  'no-tests-in-product': ['src/server/tested.ts', "export { help } from '../../test/help.ts'"],
  'no-dev-packages': ['src/server/developed.ts', "export { expect } from 'vitest'"],
}

const bystanders: Readonly<Record<string, string>> = {
  'src/core/cycle-b.ts': "import type { A } from './cycle-a.ts'\nexport type B = A | 1",
  'src/core/fine.ts': "export { object } from 'zod/mini'",
  'src/server/fine.ts': "export { object } from '../core/fine.ts'",
  'src/server/db/sql.ts': "export { sql as db } from 'kysely'",
  'src/web/fine.ts': "export { object } from '../core/fine.ts'",
  'src/web/shopper/screen.ts': 'export const screen = 1',
  'src/web/admin/table.ts': 'export const table = 1',
  'src/server/fine.test.ts': "import { expect } from 'vitest'\nexport const seen = expect",
  'test/help.ts': 'export const help = 1',
}

/** Stand-ins for the packages that the files name: what counts is where they lie. */
const packages: Readonly<Record<string, readonly string[]>> = {
  kysely: ['index.js'],
  vitest: ['index.js'],
  zod: ['index.js', 'mini/index.js'],
}

interface Violation {
  from: string
  rule: { name: string }
}

async function house(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json', 'package.json']) {
    await cp(join(root, name), join(folder, name))
  }
  const stubs = Object.entries(packages).flatMap(([name, modules]) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', main: 'index.js' })],
    ...modules.map((module) => [`node_modules/${name}/${module}`, 'export {}']),
  ])
  for (const [name = '', text = ''] of [...stubs, ...Object.entries(files)]) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

async function violations(files: Readonly<Record<string, string>>): Promise<string[]> {
  const cwd = await house(files)
  const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const { stdout } = await run(
    process.execPath,
    [cruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'test'],
    { cwd, maxBuffer: 10_000_000 },
  ).catch((error: { stdout: string }) => error)
  const report = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)
}

it('lets through what stays on its side of the walls', async () => {
  const { 'src/core/cycle-b.ts': _, ...fine } = bystanders
  expect(await violations(fine)).toEqual([])
})

it('catches a breach of every wall', async () => {
  const planted = Object.fromEntries(Object.values(breaches))
  const found = await violations({ ...bystanders, ...planted })
  const expected = Object.entries(breaches).map(([rule, [file]]) => `${rule}: ${file}`)
  expect(found).toEqual(expect.arrayContaining(expected))
  // Two files make a cycle, and each is told of it; a lost file is also none of core's.
  const extra = ['no-cycles: src/core/cycle-b.ts', 'core-is-pure: src/core/lost.ts']
  expect(found.filter((line) => !expected.includes(line) && !extra.includes(line))).toEqual([])
})

it('has a breach for every wall', async () => {
  const config = (await import(join(root, '.dependency-cruiser.cjs'))) as {
    default: { forbidden: { name: string }[] }
  }
  expect(config.default.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(breaches).sort())
})
