import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, root } from './install.mjs'

/**
 * `npm test`: everything, from a fresh clone. Each check counts as one test; the last line is exactly
 * `N passed, N failed`. A step that fails does not hide the steps after it.
 */
const total = { passed: 0, failed: 0 }
const reports = mkdtempSync(join(tmpdir(), 'shopping-helper-tests-'))
const bin = (path) => join(root, 'node_modules', path)

let running
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    running?.kill(signal)
    rmSync(reports, { recursive: true, force: true })
    process.exit(130)
  })
}

/** Runs a Node program with its output passing through; resolves to whether it ended well. */
function node(args, env = {}) {
  return new Promise((resolve) => {
    running = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    running.once('error', () => resolve(false))
    running.once('exit', (code) => resolve(code === 0))
  })
}

async function step(name, run) {
  console.log(`\n── ${name}`)
  const startedMs = performance.now()
  const { passed, failed } = await run().catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  return failed === 0
}

const check = (name, args) =>
  step(name, async () => ((await node(args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }))

/** vitest writes its own count; a run that ends badly without a failed test (a crash, say) is one failure. */
async function vitest(report, args, env) {
  const file = join(reports, report)
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`]
  const well = await node([bin('vitest/vitest.mjs'), 'run', ...args, ...reporters], env)
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const failed = counts.numFailedTests ?? 0
  return { passed: counts.numPassedTests ?? 0, failed: well ? failed : Math.max(failed, 1) }
}

async function browserTests() {
  // Not imported above: a fresh clone has no packages before `installPackages`.
  const { ensureChromium } = await import('./chromium.mjs')
  const CHROMIUM = await ensureChromium()
  console.log(`Chromium: ${CHROMIUM}`)
  return vitest('browser.json', ['--config', 'vitest.journeys.config.ts'], { CHROMIUM })
}

installPackages()
await check('type check', ['scripts/typecheck.mjs'])
await check('lint', [bin('@biomejs/biome/bin/biome'), 'check', '.'])
await check('walls', [
  bin('dependency-cruiser/bin/dependency-cruise.mjs'),
  ...['--config', '.dependency-cruiser.cjs', 'src', 'test', 'bench'],
])
await step('unit and server tests', () => vitest('unit.json', []))
if (await check('build', ['scripts/build.mjs'])) await step('browser tests', browserTests)
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
