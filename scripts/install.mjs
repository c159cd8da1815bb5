import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const packagesIn = (file) =>
  existsSync(root + file) ? (JSON.parse(readFileSync(root + file, 'utf8')).packages ?? {}) : {}

/**
 * The packages of package-lock.json that node_modules does not hold in that version. npm keeps its own list of
 * what it put there, so a hand-made `npm ci` counts as well. Optional packages are other platforms' binaries.
 */
function missingPackages() {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional)
    .filter(([path, entry]) => installed[path]?.version !== entry.version)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
}

/** Installs exactly what the lock file says when something of it is missing. Ends the process when npm cannot. */
export function installPackages() {
  const missing = missingPackages()
  if (missing.length === 0) return
  console.log(`Installing packages: ${missing.length} are missing (about half a minute) …`)
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) return
  console.error(`npm ci did not succeed (${npm.error?.message ?? `exit code ${npm.status}`}).`)
  process.exit(1)
}
