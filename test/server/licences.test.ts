import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'licences-'))
})
afterAll(() => rm(folder, { recursive: true }))

function licences(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const script = path.join(root, 'scripts', 'licences.mjs')
    execFile(process.execPath, [script, ...args], { cwd: folder }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, said: out + err })
    })
  })
}

const json = async (name: string) => JSON.parse(await readFile(path.join(root, name), 'utf8'))

/** The verdict on the project's own lock file with one package more. */
async function withPackage(name: string, entry: Record<string, unknown>) {
  const lock = await json('package-lock.json')
  lock.packages[`node_modules/${name}`] = { version: '1.0.0', ...entry }
  const file = path.join(folder, 'lock.json')
  await writeFile(file, JSON.stringify(lock))
  return licences('--lock', file, '--page', path.join(folder, 'page.md'))
}

describe("the project's own page and notices", () => {
  test('are up to date, every licence being on the list', async () => {
    expect(await licences('--check')).toEqual({
      code: 0,
      said: expect.stringContaining('all under licences'),
    })
  })

  test('name each model, voice and library that has an owner of its own', async () => {
    const notice = await readFile(path.join(root, 'NOTICE'), 'utf8')
    const page = await readFile(path.join(root, 'docs', 'licences.md'), 'utf8')
    const owned = [
      'Silero',
      'RNNoise',
      'Flite',
      'PocketSphinx',
      'Pronouncing Dictionary',
      'PP-OCRv4',
      'zxing-cpp',
      'Moonshine tiny',
    ]
    for (const name of [...owned, 'libvips', 'Alpha Cephei']) {
      expect({ name, notice: notice.includes(name), page: page.includes(name) }).toEqual({
        name,
        notice: true,
        page: true,
      })
    }
  })

  test('the licence is the one that package.json gives', async () => {
    expect((await json('package.json')).license).toBe('Apache-2.0')
    expect(await readFile(path.join(root, 'LICENSE'), 'utf8')).toMatch(/Apache License\s+Version 2\.0/)
  })
})

describe('the bill of materials', () => {
  interface Component {
    name: string
    version?: string
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
    components?: Component[]
  }

  async function written(name: string) {
    const file = path.join(folder, name)
    const script = path.join(root, 'scripts', 'sbom.mjs')
    await promisify(execFile)(process.execPath, [script, file])
    return readFile(file, 'utf8')
  }

  test('names each package of the page with the same licence, and what packages carry inside', async () => {
    const bill = JSON.parse(await written('bill.json'))
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'shopping-helper' } },
    })
    const components: Component[] = bill.components
    const licenceOf = ({ licenses: [first] = [] }: Component) =>
      first?.expression ?? first?.license?.id ?? first?.license?.name
    const named = components.map((each) => `| ${each.name} | ${each.version} | ${licenceOf(each)} |`)
    const page = await readFile(path.join(root, 'docs', 'licences.md'), 'utf8')
    const [, rows = ''] = page.split('## Packages')
    const listed = [...rows.matchAll(/^\| (?!package \||---).*?\|.*?\|.*?\|/gm)].map(([row]) => row)
    expect(named.sort()).toEqual(listed.sort())
    const inside = components.flatMap((each) => each.components ?? [])
    expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(['Silero VAD weights', 'SQLite']))
    expect(inside.filter((each) => !licenceOf(each))).toEqual([])
  })

  test('is the same when it is made again', async () => {
    expect(await written('again.json')).toBe(await written('bill.json'))
  })
})

describe('the list', () => {
  test.each([
    ['MIT', 'some', 0],
    ['(MIT OR CC0-1.0)', 'some', 0],
    ['GPL-3.0-only OR MIT', 'some', 0],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', '@img/sharp-win32-new', 0],
    ['LGPL-3.0-or-later', 'some', 1],
    ['GPL-3.0-only', 'some', 1],
    ['AGPL-3.0-or-later', '@img/sharp-new', 1],
    ['MIT AND GPL-2.0-only', 'some', 1],
    ['CC-BY-NC-4.0', 'some', 1],
    ['SEE LICENSE IN LICENSE.txt', 'some', 1],
    ['(MIT OR ISC) AND GPL-2.0-only', 'some', 1],
    [undefined, 'some', 1],
  ])('%s on %s: exit %i', async (license, name, code) => {
    const verdict = await withPackage(name, { license })
    expect(verdict.code).toBe(code)
    if (code === 1) expect(verdict.said).toContain(`${name}@1.0.0 is shipped under`)
  })

  test('does not look at what only developers install', async () => {
    expect((await withPackage('some', { license: 'GPL-3.0-only', dev: true })).code).toBe(0)
  })

  test('a label read by hand counts for its version only', async () => {
    expect((await withPackage('soundswallower', { version: '9.9.9', license: undefined })).said).toContain(
      'soundswallower@9.9.9 is shipped under "none given"',
    )
  })

  test('a package that is gone takes its notices with it', async () => {
    const lock = await json('package-lock.json')
    delete lock.packages['node_modules/zxing-wasm']
    const file = path.join(folder, 'without.json')
    await writeFile(file, JSON.stringify(lock))
    const verdict = await licences('--lock', file, '--page', path.join(folder, 'page.md'))
    expect(verdict).toEqual({ code: 1, said: expect.stringContaining('zxing-wasm is no longer shipped') })
  })

  test('an old page is said to be old', async () => {
    const file = path.join(folder, 'old.md')
    await writeFile(file, '# Licences\n')
    expect(await licences('--check', '--page', file)).toEqual({
      code: 1,
      said: expect.stringContaining('is out of date: run node scripts/licences.mjs'),
    })
  })
})
