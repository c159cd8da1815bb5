import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages, root } from './install.mjs'

/**
 * `npm run bench` runs every bench that needs no folder; `npm run bench:speech -- <folder>` and
 * `npm run bench:packs -- <folder>` run over recordings and pictures from outside. Each ends in one line of figures.
 */
const withoutFolder = ['latency', 'load', 'memory', 'loop', 'steps']

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
installPackages()
const { ensureChromium } = await import('./chromium.mjs')
if (!name) process.env.CHROMIUM = await ensureChromium()
const went = name ? [run(name, args)] : withoutFolder.map((each) => run(each, []))
process.exit(went.every(Boolean) ? 0 : 1)
