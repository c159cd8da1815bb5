import { spawn } from 'node:child_process'

/**
 * glibc's allocator reads these once, as a process starts; other allocators do not look at them. Unset, each thread that has
 * handled large pictures keeps up to 64 MB that it no longer uses; with a megabyte in its place they go back to the system
 * (docs/decisions/0123). That fixes the limit from which a piece comes from the system itself at 128 KB, though, and a
 * network that reads a picture waited for it twice as long as it computed: 4 MB, in huge pages (docs/decisions/0161).
 */
export const ALLOCATOR = {
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
}

/**
 * V8 interprets a regular expression the first time, and to make that code short takes longer than everything else with large
 * ones: the first sentence under a question took 300 to 450 ms to understand, and takes 65 to 90 where each is compiled at
 * once. Cannot be set in a running process without risk to what other threads execute.
 */
const EXPRESSIONS = '--no-regexp-tier-up'

/**
 * Each of some seven threads keeps up to three times so many MB for what is new, 16 unless told: 100 MB in all. Ten who talked
 * waited no longer with these (docs/benchmarks.md).
 */
const NEW_OBJECTS = '--max-semi-space-size=4'

export const OPTIONS = [EXPRESSIONS, NEW_OBJECTS]

const CHILD = '--child'
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Node before 22.15 cannot become another process: a child is one, has every signal passed on and ends with this one. */
function startChild(args, env) {
  const child = spawn(process.execPath, [...args, CHILD], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}

/**
 * Runs `main` in a process that has these options: this one where it has them or needs them not, else one that takes its
 * place, of the same number where Node can. However this process ends, that one does not stay behind.
 */
export async function withProcessOptions(main) {
  if (process.argv.includes(CHILD)) {
    // Ended without a word it could not pass a signal on, and a restart would find the port taken.
    process.on('disconnect', () => process.exit(1))
    process.channel?.unref()
    return main()
  }
  const told =
    OPTIONS.every((option) => process.execArgv.includes(option)) &&
    Object.keys(ALLOCATOR).every((name) => process.env[name] !== undefined)
  if (told || process.platform !== 'linux') return main()
  const args = [...OPTIONS, ...process.execArgv, ...process.argv.slice(1)]
  const env = { ...ALLOCATOR, ...process.env }
  if (process.execve) process.execve(process.execPath, [process.execPath, ...args], env)
  else startChild(args, env)
}
