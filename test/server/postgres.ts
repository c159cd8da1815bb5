import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL of the tests' own, from the system's package, in a folder that goes with it. */
export interface TestPostgres {
  /** The URL of a new, empty database. */
  newDatabase(): string
  /** Ends the server and every connection to it; `start` brings it back on the same port. */
  stop(): void
  start(): void
  /** Stops its processes where they are, connections and all; answers what lets them go on. */
  freeze(): () => void
  /** Ends all of its processes without a word; `start` lets it find what it had promised to keep. */
  kill(): void
  close(): void
}

const PACKAGES = '/usr/lib/postgresql'
/** What tests do not need: the folder is thrown away. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** The newest installed version's programs; undefined when there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(PACKAGES)) return undefined
  const versions = readdirSync(PACKAGES)
    .filter((name) => existsSync(join(PACKAGES, name, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))
  return versions[0] === undefined ? undefined : join(PACKAGES, versions[0], 'bin')
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const NOBODY = 65_534

/** Starts one. It refuses root, who becomes nobody for it. `careful`: what it acknowledges is on the disk. */
export async function startPostgres(programs: string, { careful = false } = {}): Promise<TestPostgres> {
  const asRoot = process.getuid?.() === 0
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  if (asRoot) chownSync(folder, NOBODY, NOBODY)
  const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const options = { ...identity, cwd: folder, stdio: 'ignore' as const }
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(programs, program), args, options)
  const data = join(folder, 'data')
  const port = await freePort()
  run('initdb', ['-D', data, '-U', 'app', '-A', 'trust', '-N', '--no-locale', '-E', 'UTF8'])
  const settings = [
    `-k ${folder}`,
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    ...(careful ? [] : CARELESS).map((each) => `-c ${each}`),
  ]
  const start = () =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start'])
  const stop = () => run('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop'])
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name)
  }
  function processes(): number[] {
    const first = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
    const children = execFileSync('pgrep', ['-P', first]).toString().trim().split('\n')
    return [first, ...children].map(Number)
  }
  start()
  const keeper = watchdog(process.pid, join(programs, 'pg_ctl'), data, identity)
  let databases = 0
  return {
    newDatabase() {
      const name = `test${++databases}`
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'app', name])
      return `postgres://app@127.0.0.1:${port}/${name}`
    },
    stop,
    start,
    freeze() {
      const pids = processes()
      signal(pids, 'SIGSTOP')
      return () => signal(pids, 'SIGCONT')
    },
    kill() {
      const [first = 0, ...children] = processes()
      // First the one that starts others.
      signal([first], 'SIGKILL')
      for (const child of children) {
        try {
          signal([child], 'SIGKILL')
        } catch {
          // It ended by itself when it found the first one gone.
        }
      }
      // Where nobody takes leave of the dead their numbers stay taken, and it would not start beside them.
      for (const lock of [join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${port}.lock`)]) rmSync(lock)
    },
    close() {
      keeper.kill('SIGKILL')
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends the server when the tests are killed before they could. */
function watchdog(
  parent: number,
  pgCtl: string,
  data: string,
  identity: { uid?: number; gid?: number },
): ChildProcess {
  const script = `while [ -d /proc/${parent} ]; do sleep 2; done; "$0" -D "$1" -m immediate stop; rm -rf "$(dirname "$1")"`
  const child = spawn('bash', ['-c', script, pgCtl, data], { ...identity, stdio: 'ignore', detached: true })
  child.unref()
  return child
}
