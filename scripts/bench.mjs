import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from './install.mjs'
import { prepare } from './prepare.mjs'

/**
 * `npm run bench` runs every bench that needs no folder; `npm run bench -- <name>` runs one of them, and soak and
 * babble take the minutes to run. `npm run bench:speech -- <folder>`, `bench:packs`, `bench:steps` and
 * `npm run bench -- intent <folder>` run over recordings and pictures from outside. Each ends in one line of figures.
 */
const withoutFolder = ['start', 'latency', 'load', 'memory', 'loop', 'steps', 'quarter-turns', 'aiming']

function run(name, args) {
  console.log(`\n── bench ${name}`)
  const done = spawnSync(process.execPath, ['--import', 'tsx', `bench/${name}.ts`, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return done.status === 0
}

const [name, ...args] = process.argv.slice(2)
if (name && !existsSync(`${root}bench/${name}.ts`)) {
  console.error(`There is no bench named ${name}.`)
  process.exit(2)
}
// What is measured is the built server: an older build than the sources would give another's figures.
await prepare()
const { ensureChromium } = await import('./chromium.mjs')
process.env.CHROMIUM = await ensureChromium()
const went = name ? [run(name, args)] : withoutFolder.map((each) => run(each, []))
process.exit(went.every(Boolean) ? 0 : 1)
