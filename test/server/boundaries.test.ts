import { execFile } from 'node:child_process'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Every rule of .dependency-cruiser.cjs, with a file that breaks it and nothing else. */
const breaches: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'no-cycles': ['src/core/cycle-a.ts', "import type { B } from './cycle-b.ts'\nexport type A = B"],
  'no-unresolvable': ['src/core/lost.ts', "export { x } from './nowhere.ts'"],
  'core-is-pure': ['src/core/impure.ts', "export { readFileSync } from 'node:fs'"],
  'contract-is-below': ['src/core/contract/above.ts', "export { state } from '../journey/state.ts'"],
  'substances-are-below': ['src/core/substances/asks.ts', "export { meaning } from '../language/meaning.ts'"],
  'language-not-facts': ['src/core/language/answers.ts', "export { fact } from '../facts/fact.ts'"],
  'server-not-web': ['src/server/looks.ts', "export { screen } from '../web/shopper/screen.ts'"],
  'web-not-server': ['src/web/reaches.ts', "export { db } from '../server/db/sql.ts'"],
  'web-not-node': ['src/web/reads.ts', "export { readFileSync } from 'node:fs'"],
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
  'src/core/facts/fact.ts': "export { meaning as fact } from '../language/meaning.ts'",
  'src/core/journey/state.ts': 'export const state = 1',
  'src/core/language/meaning.ts': "export { substance as meaning } from '../substances/substance.ts'",
  'src/core/substances/substance.ts': 'export const substance = 1',
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

const stubs = Object.fromEntries(
  Object.entries(packages).flatMap(([name, modules]) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', main: 'index.js' })],
    ...modules.map((module) => [`node_modules/${name}/${module}`, 'export {}']),
  ]),
)

interface Violation {
  from: string
  rule: { name: string }
}

/** A project with these settings of this one, and with these files. */
async function project(
  settings: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of settings) await cp(join(root, name), join(folder, name))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

async function violations(files: Readonly<Record<string, string>>): Promise<string[]> {
  const settings = ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json', 'package.json']
  const cwd = await project(settings, { ...stubs, ...files })
  const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const { stdout } = await run(
    process.execPath,
    [cruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'test'],
    { cwd, maxBuffer: 10_000_000 },
  ).catch((error: { stdout: string }) => error)
  const report = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)
}

it('an import that stays within its part is let through', async () => {
  const { 'src/core/cycle-b.ts': _, ...fine } = bystanders
  expect(await violations(fine)).toEqual([])
})

it('an import across any boundary is found', async () => {
  const planted = Object.fromEntries(Object.values(breaches))
  const found = await violations({ ...bystanders, ...planted })
  const expected = Object.entries(breaches).map(([rule, [file]]) => `${rule}: ${file}`)
  expect(found).toEqual(expect.arrayContaining(expected))
  // Two files make a cycle, and each is told of it; a lost file is also none of core's.
  const extra = ['no-cycles: src/core/cycle-b.ts', 'core-is-pure: src/core/lost.ts']
  expect(found.filter((line) => !expected.includes(line) && !extra.includes(line))).toEqual([])
})

it('every rule on imports is broken by one of these files', async () => {
  const config = (await import(join(root, '.dependency-cruiser.cjs'))) as {
    default: { forbidden: { name: string }[] }
  }
  expect(config.default.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(breaches).sort())
})

describe('what nobody uses', () => {
  const used = {
    'src/server/main.ts': "import { answer } from './used.ts'\nconsole.log(answer)",
    'src/server/used.ts':
      'export const answer = 42\nconst LONGEST_MS = 5000\nif (LONGEST_MS > answer) void 0',
  }

  async function unused(files: Readonly<Record<string, string>>): Promise<string> {
    const cwd = await project(['knip.jsonc', 'tsconfig.json', 'tsconfig.base.json'], {
      'package.json': '{"name":"planted","type":"module"}',
      ...used,
      ...files,
    })
    const { stdout } = await run(process.execPath, [join(root, 'scripts/lint-exports.mjs')], { cwd }).catch(
      (error: { stdout: string }) => error,
    )
    return stdout
  }

  it('is nothing where all is used, or is said to be for tests alone', async () => {
    const internal = '/** @internal Tests put a fault in. */\nexport const broken = 1'
    const user = "import { broken } from './used.ts'\nvoid broken"
    expect(
      await unused({
        'src/server/used.ts': `${used['src/server/used.ts']}\n${internal}`,
        'src/server/used.test.ts': user,
      }),
    ).toBe('')
  })

  it('is found: an export, a type, a file, and a constant that stands twice', async () => {
    const found = await unused({
      'src/server/used.ts': `${used['src/server/used.ts']}\nexport const spare = 1\nexport type Spare = 1`,
      'src/server/used.test.ts': "import { spare } from './used.ts'\nvoid spare",
      'src/server/alone.ts': 'const LONGEST_MS = 5000\nvoid LONGEST_MS',
    })
    expect(found).toMatch(/^spare .*used\.ts/m)
    expect(found).toMatch(/^Spare .*used\.ts/m)
    expect(found).toMatch(/^src\/server\/alone\.ts/m)
    expect(found).toMatch(/^LONGEST_MS = 5000 .*alone\.ts .*used\.ts/m)
  })
})

describe('each part has only its own globals', () => {
  it.each([
    ['the browser’s in core', 'core', 'src/core/one.ts', 'export const title = document.title', /document/],
    ['Node’s in core', 'core', 'src/core/one.ts', 'export const here = process.cwd()', /process/],
    [
      'the browser’s in the server',
      'server',
      'src/server/one.ts',
      'export const at = location.href',
      /location/,
    ],
  ])('%s are found', async (_, part, file, text, name) => {
    const cwd = await project([`tsconfig.${part}.json`, 'tsconfig.base.json', 'package.json'], {
      [file]: text,
    })
    await symlink(join(root, 'node_modules'), join(cwd, 'node_modules'))
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
    const { stdout } = await run(process.execPath, [tsc, '-p', `tsconfig.${part}.json`, '--noEmit'], {
      cwd,
    }).catch((error: { stdout: string }) => error)
    expect(stdout).toMatch(name)
  })

  it('Node’s in the page are found', async () => {
    const cwd = await project(['biome.json', 'package.json'], {
      'src/web/one.ts': 'export const here = process.cwd()\n',
      'src/server/one.ts': "import process from 'node:process'\n\nexport const here = process.cwd()\n",
    })
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const { stderr } = await run(process.execPath, [biome, 'lint', 'src'], { cwd }).catch(
      (error: { stderr: string }) => error,
    )
    expect(stderr).toMatch(/src\/web\/one\.ts.*noRestrictedGlobals/)
    expect(stderr).not.toMatch(/src\/server\/one\.ts/)
  })
})
