import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../', import.meta.url).pathname
const PLACES = ['src', 'test', 'bench', 'scripts', 'docs', 'deploy']
/** Folders of which every one has its row in docs/architecture.md. */
const DRAWN = ['src/core', 'src/server', 'src/server/engine', 'src/web']

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const within = (place: string) =>
  readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name))

const roots = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
  entry.isFile() ? entry.name : [],
)
const paths = [...roots, ...PLACES, ...PLACES.flatMap(within)]

/** Every way to name a path: the whole of it, or its end from any folder on. */
const names = new Set(
  paths.flatMap((path) => {
    const parts = path.split('/')
    return parts.map((_, at) => parts.slice(at).join('/'))
  }),
)

/** A file of code, wherever it stands in a line; no pattern of several. */
const FILE = /(?<![\w@./{}*-])(?:[\w.-]+\/)*\w[\w.-]*\.(?:tsx?|m[jt]s|cjs)\b(?![\w*])/g
/** A folder, by its closing stroke: "`hear/transcriber/`". */
const FOLDER = /(?<=`)(?:[\w-]+\/)+(?=`)/g
/** What stands for a name that somebody chooses. */
const MADE_UP = /^(?:x\.test\.ts|PascalCase\.tsx)$|\/xx\//

const namedIn = (text: string): string[] =>
  [...text.matchAll(FILE), ...text.matchAll(FOLDER)]
    .map(([name]) => name.replace(/^(?:\.\.?\/)+/, ''))
    .filter((name) => !MADE_UP.test(name))

const isThere = (name: string) => names.has(name.replace(/\/$/, ''))
const commentsOf = (source: string) =>
  (source.match(/\/\*\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*$/gm) ?? []).join('\n')

describe('a path that is named is there', () => {
  it.each([...roots, ...within('docs')].filter((path) => /^(?:docs\/)?[^/]+\.md$/.test(path)))(
    'in %s',
    (path) => {
      expect(namedIn(read(path)).filter((name) => !isThere(name))).toEqual([])
    },
  )

  it('in every comment', () => {
    const sources = paths.filter((path) => /^(?:src|test|bench|scripts)\/.*\.(?:tsx?|m[jt]s)$/.test(path))
    expect(sources.length).toBeGreaterThan(1000)
    const lost = sources.flatMap((path) =>
      namedIn(commentsOf(read(path)))
        .filter((name) => !isThere(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it.each([
    ['see core/nowhere/at-all.ts', ['core/nowhere/at-all.ts']],
    ['`nowhere/` and `engine/hear/`, texts/{en,hi}.ts', ['nowhere/']],
    ['docs, `architecture.md`, package.json, 1/2', []],
  ])('%s', (text, lost) => {
    expect(namedIn(text).filter((name) => !isThere(name))).toEqual(lost)
  })
})

it.each(DRAWN)('docs/architecture.md has every folder of %s', (place) => {
  const drawn = read('docs/architecture.md')
  const folders = readdirSync(join(ROOT, place), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).filter((name) => !drawn.includes(` ${name}/`))).toEqual([])
})
