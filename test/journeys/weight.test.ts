import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const WEB = 'dist/web'
/** React is 60 kB of it, the first screen in two languages 5, what a tap must find ready the rest. */
const MOST_BYTES = 106_000

const STATIC_IMPORT = /(?:^|[;\s}])import\s*(?:[\w${}*,\s]+?from\s*)?["']([^"']+)["']/g
const scriptsOf = (html: string) =>
  [...html.matchAll(/<(?:script[^>]+src|link[^>]+rel="modulepreload"[^>]+href)="\/?([^"]+\.js)"/g)].map(
    ([, path]) => path ?? '',
  )

/** Every script that the page loads before anybody taps: those it names and all that they import in turn. */
function loaded(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known
  known.add(path)
  for (const [, target] of readFileSync(join(WEB, path), 'utf8').matchAll(STATIC_IMPORT)) {
    if (target?.startsWith('.')) loaded(normalize(join(dirname(path), target)), known)
  }
  return known
}

it('the page before the tap is at most 106 kB of JavaScript, gzipped', () => {
  const html = readFileSync(join(WEB, 'index.html'), 'utf8')
  const paths = new Set(scriptsOf(html).flatMap((path) => [...loaded(path)]))
  expect(paths.size).toBeGreaterThan(0)
  const bytes = [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(WEB, path))).length, 0)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
