import { spawn } from 'node:child_process'
import { root } from './install.mjs'

const TELL_EVERY_MS = 2000

const seconds = (beganAt) => `${((performance.now() - beganAt) / 1000).toFixed(0)} s`

/** Says every two seconds that something still runs: over itself on a terminal, in lines of their own elsewhere. */
export async function withProgress(title, work) {
  const beganAt = performance.now()
  const terminal = process.stdout.isTTY
  console.log(`${title} …`)
  const ticker = setInterval(() => {
    const line = `  still at it, ${seconds(beganAt)}`
    process.stdout.write(terminal ? `\r${line}` : `${line}\n`)
  }, TELL_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(ticker)
    process.stdout.write(`${terminal ? '\r' : ''}  took ${seconds(beganAt)}          \n`)
  }
}

/**
 * Runs a package's program with this Node, its output kept until it fails. Rejects with that output.
 * @param begun is told of the process
 */
export function runTool(script, args, begun = (_child) => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    begun(child)
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${script} ${args.join(' ')}\n${Buffer.concat(output).toString()}`))
    })
  })
}
