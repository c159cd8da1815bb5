import { fork, type Serializable } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type TransferListItem, Worker, type WorkerOptions } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { Clock } from '../../core/clock.ts'
import { fromThreadSchema, type ToThread } from './thread-messages.ts'

/** A `Worker`, or what plays one in a test. */
export interface Thread {
  postMessage(message: unknown, transfer?: readonly TransferListItem[]): void
  terminate(): Promise<unknown>
  on(event: 'message' | 'messageerror' | 'error' | 'exit', listener: (value: unknown) => void): unknown
}

export interface ThreadOptions {
  /** What it is called in logs, metrics and health. */
  name: string
  spawn: () => Thread
  clock: Pick<Clock, 'now' | 'after'>
  log?: ((line: string) => void) | undefined
  /** A thread that owes an answer and says nothing for so long hangs, and is given up. */
  silentMs: number
  /** How long a thread may go on with what it is at before it is ended by force. */
  endWithinMs: number
}

export interface ThreadEvents<Told> {
  /** What the thread may tell; one that tells anything else is given up. */
  schema: z.core.$ZodType<Told>
  told(what: Told): void
  ready(): void
  /** Once, and the last of all: it ended or is given up, with all that was in it. `left` resolves when it is no more. */
  lost(reason: Error, left: Promise<void>): void
}

export interface RunningThread {
  /** What it is sent before it is ready waits for it. */
  send(what: unknown, transfer?: TransferListItem[]): void
  /** It owes an answer until the returned function is called. */
  owes(): () => void
  /** Asks it to end, and no event comes any more. Resolves when it is no more. */
  dismiss(): Promise<void>
}

/** Loading takes 3 s, many times that on a busy machine; native libraries end the process when cut off while they load. */
const START_WITHIN_MS = 120_000
const PING_EVERY_MS = 10_000
/** A thread inside native code does not hear that it is to end: it is left behind after so long. */
const LEFT_AFTER_MS = 5000

/** One thread from its start to its end. Nothing that it does ends the process. Throws when none can be made. */
export function runThread<Told>(options: ThreadOptions, events: ThreadEvents<Told>): RunningThread {
  const { name, clock, log = () => {}, silentMs } = options
  const thread = options.spawn()
  const exited = new Promise<void>((resolve) => thread.on('exit', () => resolve()))
  let over = false
  let why = new Error(`${name} stopped`)
  let paid = () => {}
  let cancelPing = () => {}
  const watch = watchSilence(clock, () => giveUp('hung'))
  const post = (message: ToThread, transfer?: TransferListItem[]) => thread.postMessage(message, transfer)

  function stop() {
    over = true
    watch.restart(silentMs)
    cancelPing()
  }

  function dismiss() {
    stop()
    post({ type: 'end' })
    return ended(thread, exited, options)
  }

  function giveUp(how: string) {
    if (!over) events.lost(new Error(`${name} ${how}`), dismiss())
  }

  function receive(raw: unknown) {
    const message = z.safeParse(fromThreadSchema, raw).data
    if (message?.type === 'warning') log(`${name}: ${message.line}`)
    if (over) return
    watch.heard()
    if (message?.type === 'ready') {
      watch.restart(silentMs)
      ping()
      events.ready()
    } else if (message?.type === 'alive') paid()
    else if (message?.type !== 'warning') {
      const what = message && z.safeParse(events.schema, message.what)
      if (what?.success) events.told(what.data)
      else giveUp('told what was not agreed')
    }
  }

  /** Work that is owed tells by itself whether the thread is alive. */
  function ping() {
    cancelPing = clock.after(PING_EVERY_MS, () => {
      if (!watch.owing()) {
        paid = watch.owes()
        post({ type: 'ping' })
      }
      ping()
    })
  }

  // A thread that fails without a listener takes the process with it, so this one stays for good.
  thread.on('error', (error) => {
    why = error instanceof Error ? error : new Error(String(error))
    log(`${name} failed: ${why.message}`)
  })
  thread.on('messageerror', () => giveUp('told what cannot be read'))
  thread.on('message', receive)
  thread.on('exit', () => {
    if (over) return
    stop()
    events.lost(why, exited)
  })
  watch.restart(START_WITHIN_MS)
  watch.owes()
  return { send: (what, transfer) => post({ type: 'do', what }, transfer), owes: watch.owes, dismiss }
}

/** Resolves when a thread that was asked to end is no more, or cannot be ended. */
async function ended(thread: Thread, exited: Promise<void>, options: ThreadOptions): Promise<void> {
  const { name, clock, log, endWithinMs } = options
  const exitedWithin = (ms: number) =>
    new Promise<boolean>((resolve) => {
      const cancel = clock.after(ms, () => resolve(false))
      void exited.then(() => {
        cancel()
        resolve(true)
      })
    })
  if (endWithinMs > 0 && (await exitedWithin(endWithinMs))) return
  void thread.terminate()
  if (!(await exitedWithin(LEFT_AFTER_MS))) log?.(`${name} does not end: it is left behind`)
}

/**
 * Tells `silent` when answers are owed and nothing has been heard for the limit. The limit is counted in two halves:
 * whoever was asleep itself hears what has come meanwhile before it judges.
 */
function watchSilence(clock: Pick<Clock, 'after'>, silent: () => void) {
  let limitMs = 0
  let owed = 0
  let era = 0
  let cancel = () => {}

  function arm() {
    cancel()
    cancel = () => {}
    if (owed === 0) return
    cancel = clock.after(limitMs / 2, () => {
      cancel = clock.after(limitMs / 2, silent)
    })
  }

  return {
    /** Nothing is owed any more; what is owed from now on has this limit. */
    restart(nextLimitMs: number) {
      era += 1
      limitMs = nextLimitMs
      owed = 0
      arm()
    },
    /** An answer is owed until the returned function is called. */
    owes(): () => void {
      const mine = era
      let open = true
      owed += 1
      if (owed === 1) arm()
      return () => {
        if (open && mine === era) {
          owed -= 1
          if (owed === 0) arm()
        }
        open = false
      }
    },
    owing: () => owed > 0,
    heard: arm,
  }
}

/**
 * Starts a worker thread from a module beside its caller, named by its .ts file. Under `npm run dev` and the tests that module is still
 * TypeScript, which Node 20 cannot load by itself in a worker: where the tests compiled it (`COMPILED_SOURCES`) that is loaded, and
 * otherwise tsx is registered inside the thread first, which takes a second. Built, the same name stands for the JavaScript
 * beside it.
 */
export function spawnWorker(module: URL, options: WorkerOptions = {}): Worker {
  const compiled = compiledModule(module)
  if (compiled) return new Worker(compiled, options)
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(module.href)}) })`
  return new Worker(boot, { ...options, eval: true })
}

/** A module as JavaScript; undefined where there is only its source. */
function compiledModule(module: URL): URL | undefined {
  if (!import.meta.url.endsWith('.ts')) return new URL(module.href.replace(/\.ts$/, '.js'))
  const { COMPILED_SOURCES } = process.env
  const [, path] = /\/src\/(.*)\.ts$/.exec(module.pathname) ?? []
  return COMPILED_SOURCES && path ? new URL(`${path}.js`, COMPILED_SOURCES) : undefined
}

/** Of what a process complains in, the end that is kept: it says why it ended. */
const KEPT_CHARACTERS = 2000
const LONGEST_REASON = 300

/**
 * Starts a process that is kept as a thread is, for native code that may end whatever it runs in. `openInThread` is its own
 * side as well. It ends with whoever started it.
 */
export function spawnProcess(module: URL, parameters: readonly string[]): Thread {
  const compiled = compiledModule(module)
  const child = fork(fileURLToPath(compiled ?? module), parameters, {
    execArgv: compiled ? [] : ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const thread = new EventEmitter()
  const exited = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  let complaint = ''
  child.stderr?.on('data', (piece: Buffer) => {
    complaint = `${complaint}${piece}`.slice(-KEPT_CHARACTERS)
  })
  child.on('message', (message) => thread.emit('message', message))
  child.on('error', (error) => thread.emit('error', error))
  child.on('close', (code, signal) => {
    if (code !== 0 && signal !== 'SIGKILL')
      thread.emit('error', new Error(lastLine(complaint) || `ended with ${signal ?? code}`))
    thread.emit('exit', code)
  })
  return {
    // Whoever has ended is told by its exit; a line that breaks meanwhile is no news.
    postMessage: (message) => void child.send(message as Serializable, () => {}),
    on: (event, listener) => thread.on(event, listener),
    terminate() {
      child.kill('SIGKILL')
      return exited
    },
  }
}

/** Without colours, and without the place in somebody else's source. */
const lastLine = (text: string): string =>
  (stripVTControlCharacters(text).trim().split('\n').at(-1) ?? '')
    .replace(/^\s*what\(\):\s*|^\S+\.(?:cc|h):\S+ /, '')
    .slice(0, LONGEST_REASON)
