import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, root } from './install.mjs'

/**
 * `npm test`: everything, from a fresh clone. Each check counts as one test; the last line is exactly
 * `N passed, N failed`. A step that fails does not hide the steps after it.
 */
const total = { passed: 0, failed: 0 }
const reports = mkdtempSync(join(tmpdir(), 'shopping-helper-tests-'))
/** Journeys in which nobody speaks. */
const SILENT = ['console-', 'access', 'endings', 'letter', 'offline', 'weight'].map(
  (name) => `test/journeys/${name}`,
)
const bin = (path) => join(root, 'node_modules', path)

const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal)
    rmSync(reports, { recursive: true, force: true })
    process.exit(130)
  })
}

/** Runs a Node program with its output passing through; resolves to whether it ended well. */
function node(args, { env = {}, waits = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    running.add(child)
    const over = (well) => {
      running.delete(child)
      resolve(well)
    }
    child.once('error', () => over(false))
    child.once('exit', (code) => over(code === 0))
    if (waits && child.pid !== undefined) setPriority(child.pid, 10)
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
async function vitest(report, args, options) {
  const file = join(reports, report)
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`]
  const well = await node([bin('vitest/vitest.mjs'), 'run', ...args, ...reporters], options)
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const failed = counts.numFailedTests ?? 0
  return { passed: counts.numPassedTests ?? 0, failed: well ? failed : Math.max(failed, 1) }
}

async function browserTests() {
  // Not imported above: a fresh clone has no packages before `installPackages`.
  const { ensureChromium } = await import('./chromium.mjs')
  const CHROMIUM = await ensureChromium()
  console.log(`Chromium: ${CHROMIUM}`)
  const config = ['--config', 'vitest.journeys.config.ts']
  const env = { CHROMIUM }
  // Visits mostly wait for a voice to end. What nobody speaks in runs beside them and gives way to them.
  const [spoken, silent] = await Promise.all([
    vitest('spoken.json', [...config, ...SILENT.map((path) => `--exclude=${path}*`)], { env }),
    vitest('silent.json', [...config, ...SILENT], { env, waits: true }),
  ])
  return { passed: spoken.passed + silent.passed, failed: spoken.failed + silent.failed }
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
