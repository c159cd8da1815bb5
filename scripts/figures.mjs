import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './install.mjs'

/** `npm run -s figures`: how many files the source has, how long they are, and whether their imports go in circles. */
const LONG_LINES = 200

const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
const sizes = sources
  .map((file) => ({
    file: relative(root, file),
    lines: readFileSync(file, 'utf8').trimEnd().split('\n').length,
  }))
  .toSorted((one, other) => one.lines - other.lines)
const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines
const long = sizes.filter(({ lines }) => lines > LONG_LINES)

const cruise = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'],
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 },
)
const { violations } = JSON.parse(cruise.stdout).summary
const cycles = violations.filter(({ rule }) => rule.name === 'no-cycles').length

console.log(`source files without tests: ${sizes.length}`)
console.log(`lines: ${sizes.reduce((sum, { lines }) => sum + lines, 0)}, median ${at(0.5)}, p95 ${at(0.95)}`)
console.log(
  `over ${LONG_LINES} lines: ${long.length}${long.map(({ file, lines }) => `\n  ${lines}  ${file}`).join('')}`,
)
console.log(`files in a cycle of imports: ${cycles}`)
