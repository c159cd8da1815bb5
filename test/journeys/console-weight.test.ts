import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const WEB = 'dist/web'
const FIRST_LOAD_BYTES = 250_000
const SCREEN_BYTES = 60_000

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
const manifest = () =>
  JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The files of an entry and all that it imports in turn, styles included. */
function filesOf(name: string, chunks: Record<string, Chunk>, known = new Set<string>()): Set<string> {
  const chunk = chunks[name]
  if (!chunk || known.has(chunk.file)) return known
  known.add(chunk.file)
  for (const style of chunk.css ?? []) known.add(style)
  for (const next of chunk.imports ?? []) filesOf(next, chunks, known)
  return known
}
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, file))).length, 0)

it('the console loads at most 250 kB first, and at most 60 kB for each further screen', () => {
  const chunks = manifest()
  const first = filesOf('console.html', chunks)
  expect(first.size).toBeGreaterThan(1)
  expect(weigh(first)).toBeLessThanOrEqual(FIRST_LOAD_BYTES)
  const screens = Object.keys(chunks).filter((name) => name.startsWith('admin/screens/'))
  expect(screens.length).toBeGreaterThan(15)
  for (const screen of screens) {
    const more = [...filesOf(screen, chunks)].filter((file) => !first.has(file))
    expect(weigh(more), screen).toBeLessThanOrEqual(SCREEN_BYTES)
  }
})
