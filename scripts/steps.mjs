import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './install.mjs'
import { runTool } from './progress.mjs'

const SLOWEST_SHOWN = 15

/** More files than these failing at once are no bad luck: they are not run again. */
const RUN_AGAIN_MAX = 6

/** Checks that find out something without running the product: each is one tool and its arguments. */
const TOOLS = {
  types: ['scripts/typecheck.mjs', []],
  lint: ['node_modules/@biomejs/biome/bin/biome', ['check', '.']],
  boundaries: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', '.dependency-cruiser.cjs', 'src', 'test', 'bench'],
  ],
  exports: ['scripts/lint-exports.mjs', []],
  build: ['scripts/build.mjs', []],
}

/** What it starts is no more in a hurry than it is. */
function giveWay({ pid }) {
  if (pid !== undefined) setPriority(pid, Math.max(10, getPriority()))
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * The steps of a run, counted: a tool that finds nothing is one test passed. A step that fails does not hide the
 * steps after it. `finish` prints the count as the last line, exactly `N passed, N failed`, and ends the process.
 */
export function createSteps() {
  const total = { passed: 0, failed: 0 }
  const files = []
  const wrong = []
  const late = []
  const reports = mkdtempSync(join(tmpdir(), 'shopping-helper-tests-'))
  const running = new Set()
  const beganMs = performance.now()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal)
      rmSync(reports, { recursive: true, force: true })
      process.exit(130)
    })
  }

  async function step(name, run) {
    console.log(`── ${name} …`)
    const startedMs = performance.now()
    const { passed, failed } = await run().catch((error) => {
      console.error(error.message)
      return { passed: 0, failed: 1 }
    })
    total.passed += passed
    total.failed += failed
    console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds(performance.now() - startedMs)})`)
    return failed === 0
  }

  /** Runs vitest with its output passing through; resolves to whether it ended well. */
  function runVitest(args, { env = {}, givesWay = false }) {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
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
      if (givesWay) giveWay(child)
    })
  }

  /** One run of vitest, read back from its report: the count, each file's time, the full names of what failed. */
  async function runTests(name, args, options) {
    const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
    const shown = [options.reporter ?? 'verbose', './test/tell-retried.ts', 'json']
    const reporters = shown.map((reporter) => `--reporter=${reporter}`)
    const well = await runVitest([...args, ...reporters, `--outputFile.json=${file}`], options)
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const files = (report.testResults ?? []).map(
      ({ name: path, startTime, endTime, status, assertionResults }) => {
        // A process that fell leaves its tests pending.
        const failed = assertionResults
          .filter((test) => test.status === 'failed' || (!well && test.status === 'pending'))
          .map((test) => test.fullName)
        // A file that could not be read at all has no tests to fail.
        if (status === 'failed' && failed.length === 0) failed.push('(the file itself)')
        const passed = assertionResults.filter((test) => test.status === 'passed').length
        return { path: relative(root, path), ms: endTime - startTime, passed, failed }
      },
    )
    const failed = report.numFailedTests ?? 0
    return {
      well,
      files,
      wrong: files.flatMap(({ path, failed }) => failed.map((test) => `${path} > ${test}`)),
      count: { passed: report.numPassedTests ?? 0, failed: well ? failed : Math.max(failed, 1) },
    }
  }

  return {
    step,
    tool: (name, { givesWay = false } = {}) =>
      step(name, async () => {
        await runTool(...TOOLS[name], givesWay ? giveWay : undefined)
        return { passed: 1, failed: 0 }
      }),

    /** A folder that is gone with the run. */
    folder(name) {
      const path = join(reports, name)
      mkdirSync(path)
      return path
    },

    /**
     * vitest writes its own count; a run that ends badly without a failed test (a crash, say) is one failure. Files in
     * which a test failed are run once more by themselves: what is wrong is wrong twice, and what was only late is
     * named at the end.
     */
    tests: (name, args, options = {}) =>
      step(name, async () => {
        const first = await runTests(name, args, options)
        for (const { path, ms } of first.files) files.push({ path, ms })
        const together = first.files.reduce((sum, { ms }) => sum + ms, 0)
        console.log(`── ${name}: ${first.files.length} files, ${seconds(together)} one after another`)
        const again = first.files.filter(({ failed }) => failed.length > 0).map(({ path }) => path)
        if (first.well || again.length === 0 || again.length > RUN_AGAIN_MAX) {
          wrong.push(...first.wrong)
          return first.count
        }
        console.log(`── ${name}: ${again.join(', ')} once more …`)
        const second = await runTests(`${name} again`, [...args, ...again], options)
        const stillWrong = new Set(second.wrong)
        late.push(...first.wrong.filter((test) => !stillWrong.has(test)))
        wrong.push(...second.wrong)
        const others = first.files.filter(({ path }) => !again.includes(path))
        const passed = others.reduce((sum, file) => sum + file.passed, second.count.passed)
        return { passed, failed: second.count.failed }
      }),

    finish() {
      rmSync(reports, { recursive: true, force: true })
      const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST_SHOWN)
      console.log(`\nThe slowest files, of ${seconds(performance.now() - beganMs)} in all:`)
      for (const { path, ms } of slowest) console.log(`${seconds(ms).padStart(9)}  ${path}`)
      if (late.length > 0) console.log(`\nFailed beside others, passed alone:\n${late.join('\n')}`)
      if (wrong.length > 0) console.log(`\nFailed:\n${wrong.join('\n')}`)
      console.log(`\n${total.passed} passed, ${total.failed} failed`)
      process.exit(total.failed === 0 ? 0 : 1)
    },
  }
}
