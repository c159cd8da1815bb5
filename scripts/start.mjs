import { ALLOCATOR } from './allocator.mjs'
import { prepare } from './prepare.mjs'

const LOOK_EVERY_MS = 500

/** npm ends the shell between itself and this process, but not what the shell runs: the server would stay behind. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
}

/** Becomes a process whose allocator was told, of the same number and with the same signals; Node 20 has no such call. */
function tellAllocator() {
  const told = Object.keys(ALLOCATOR).every((name) => process.env[name] !== undefined)
  if (told || process.platform !== 'linux' || !process.execve) return
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...ALLOCATOR,
    ...process.env,
  })
}

tellAllocator()
await prepare()
endWithNpm()
// In this process, not in a child: one process gets one signal, and Ctrl-C ends it in order.
await import('../dist/server/main.js')
