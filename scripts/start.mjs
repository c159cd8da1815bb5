import { prepare } from './prepare.mjs'
import { withProcessOptions } from './process-options.mjs'

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

endWithNpm()
await withProcessOptions(async () => {
  await prepare()
  // In this process: it gets the signals, and Ctrl-C ends it in order.
  await import('../dist/server/main.js')
})
