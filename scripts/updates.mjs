import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * `npm run updates [-- --all] [name…]`: tries newer versions of the packages, in a copy of what is committed. Without
 * names those of the same major version, with `--all` the newest of each. Says which, and whether `npm run check` passes
 * with them; here nothing is changed.
 */
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const all = process.argv.includes('--all')
const shell = process.platform === 'win32'
const npm = (args, options) => spawnSync('npm', args, { cwd: root, shell, encoding: 'utf8', ...options })

const majorOf = (version) => version.split('.')[0]
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const outdated = Object.entries(JSON.parse(npm(['outdated', '--json']).stdout || '{}'))
  // Under a name of our own it is that very version that is wanted.
  .filter(([name]) => !/^npm:/.test({ ...dependencies, ...devDependencies }[name] ?? 'npm:'))
  .map(([name, said]) => ({ name, ...[said].flat()[0] }))
  .filter(({ name, current, latest }) =>
    names.length > 0 ? names.includes(name) : all || majorOf(current) === majorOf(latest),
  )
for (const { name, current, latest } of outdated) console.log(`${name} ${current} → ${latest}`)
if (outdated.length === 0) {
  console.log('Nothing newer to try.')
  process.exit(0)
}

const copy = mkdtempSync(join(tmpdir(), 'updates-'))
const inCopy = { cwd: copy, stdio: 'inherit' }
const wanted = outdated.map(({ name, latest }) => `${name}@${latest}`)
try {
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['x', '-C', copy], { input: archive })
  const passed =
    npm(['install', '--save-exact', '--include=dev', ...wanted], inCopy).status === 0 &&
    npm(['run', 'check'], inCopy).status === 0
  console.log(
    passed
      ? `They pass. To have them: npm install --save-exact ${wanted.join(' ')}, then npm test.`
      : 'They do not pass together. Try them by name.',
  )
  process.exitCode = passed ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
