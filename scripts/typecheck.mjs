import { spawn } from 'node:child_process'
import { root } from './install.mjs'

/** Each part with only its own globals (core has neither Node nor DOM), then everything with its tests. */
const projects = ['tsconfig.core.json', 'tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.json']
const AT_ONCE = 2

function check(project) {
  return new Promise((resolve) => {
    const tsc = spawn(
      process.execPath,
      [`${root}node_modules/typescript/bin/tsc`, '-p', project, '--noEmit'],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    tsc.once('exit', (code) => {
      console.log(`${code === 0 ? 'sound' : 'wrong'}: ${project}`)
      resolve(code === 0)
    })
  })
}

const waiting = [...projects]
const results = []
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next))
}
await Promise.all(Array.from({ length: AT_ONCE }, work))
process.exit(results.every(Boolean) ? 0 : 1)
