import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./node-alone.ts', import.meta.url))

/** A node that can be ended, politely or not, and started again where it was. */
export interface NodeProcess {
  url: string
  pid(): number
  dataFolder: string
  /** Ends it as an orchestrator does. Resolves to its exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
  signal(name: NodeJS.Signals): void
  start(): Promise<void>
  /** What it logged; nothing below an error is. */
  errors(): string
  /** Ends it, and its data folder with it. */
  close(): Promise<void>
}

/** `program`: that of another version; it is given a data folder of its own, but where the environment names one. */
export async function startNode(environment: Record<string, string>, program = script): Promise<NodeProcess> {
  const dataFolder = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'shop-node-')))
  let port = '0'
  let child: ChildProcess
  let errors = ''

  async function start() {
    const started = spawn(process.execPath, ['--no-warnings', '--import', 'tsx', program], {
      env: { ...process.env, ...environment, DATA_DIR: dataFolder, PORT: port },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    child = started
    started.stderr.on('data', (data) => {
      errors += String(data)
    })
    const printed = once(started.stdout, 'data').then(([data]) => String(data).trim())
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`the node ended with ${code} before it was ready: ${errors}`)
    })
    ended.catch(() => undefined)
    port = await Promise.race([printed, ended])
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = (await ended) as [number | null]
    return code
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    dataFolder,
    stop: () => end('SIGTERM'),
    signal: (name) => void child.kill(name),
    kill: async () => void (await end('SIGKILL')),
    start,
    errors: () => errors,
    async close() {
      await end('SIGTERM')
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
