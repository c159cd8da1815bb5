import type { Clock } from '../../../core/clock.ts'
import { createLatest } from '../../../core/latest.ts'
import { systemClock } from '../../clock.ts'
import type { Shares } from '../../load/shares.ts'
import { type Jobs, keepJobs } from '../../workers/keep-jobs.ts'
import type { WorkerStates } from '../../workers/worker-states.ts'
import { type SpawnSense, spawnHere } from '../sense-threads.ts'
import { createFixedStore, speechVersion } from './fixed-store.ts'
import { type Listener, type Rendering, type Speaking, samplesSchema } from './speaking.ts'

export interface SpeakingOptions {
  /** Rendered fixed sentences are kept below it, in a folder named by `speechVersion(fixed)`. */
  cacheFolder: string
  /** The sentences to have at hand, brand filled in: `fixedSentences(brand)`. */
  fixed: readonly string[]
  clock?: Clock
  log?: (line: string) => void
  states?: WorkerStates
  /** What each address has of all workers together. */
  shares?: Shares
  spawn?: SpawnSense
}

/** Names and beginnings of answers are said over and over: of those so short, the last ones are kept (72 kB each). */
const SHORT_CHARACTERS = 45
const SHORT_KEPT = 100

/** A sentence of a minute renders in two seconds on a busy core. */
const SILENT_MS = 20_000

/**
 * The voice in its own thread. `ready` waits for the voice alone: the fixed sentences are read or rendered behind
 * it, whenever nobody waits for anything else. What `say` gives is shared between callers and must not be
 * changed. Sentences that are neither fixed nor short are forgotten as soon as they are handed out.
 */
export function createSpeaking(options: SpeakingOptions): Speaking {
  const { cacheFolder, fixed, clock = systemClock, log = () => {}, states, spawn = spawnHere } = options
  const store = createFixedStore(cacheFolder, speechVersion(fixed))
  const thread = keepJobs<Rendering, Int16Array>({
    name: 'speak',
    answer: samplesSchema,
    spawn: () => spawn('speak', 1),
    clock,
    log,
    states,
    shares: options.shares,
    silentMs: SILENT_MS,
    endWithinMs: 0,
  })
  const render = shareRenderings(thread)
  const kept = new Map<string, Promise<Int16Array>>()
  const short = createLatest<string, Int16Array>(SHORT_KEPT)
  const wanted = new Set<string>()
  const writes = new Set<Promise<void>>()

  async function fetchFixed(text: string): Promise<Int16Array> {
    const stored = await store.read(text)
    if (stored) return stored
    const pcm = await render({ text, rate: 1 }, !wanted.has(text))
    const written = store.write(text, pcm).catch((error: Error) => {
      log(`a fixed sentence is not kept on disk: ${error.message}`)
    })
    writes.add(written)
    void written.then(() => writes.delete(written))
    return pcm
  }

  function keep(text: string): Promise<Int16Array> {
    const known = kept.get(text)
    if (known) return known
    const coming = fetchFixed(text)
    kept.set(text, coming)
    coming.catch(() => kept.delete(text))
    return coming
  }

  function renderOrKept(rendering: Rendering, listener: Listener | undefined): Promise<Int16Array> {
    if (rendering.text.length > SHORT_CHARACTERS) return render(rendering, false, listener)
    const key = keyOf(rendering)
    const known = short.get(key)
    if (known) return Promise.resolve(known)
    const coming = render(rendering, false, listener)
    coming.then((pcm) => short.set(key, pcm)).catch(() => {})
    return coming
  }

  for (const text of fixed) void keep(text).catch(() => {})
  const swept = store.sweep().catch((error: Error) => log(`old sentences stay on disk: ${error.message}`))
  const isFixed = new Set(fixed)

  return {
    ready: thread.ready,
    healthy: thread.healthy,
    say(sentence, rate = 1, listener) {
      const text = sentence.trim()
      if (rate !== 1 || !isFixed.has(text)) return renderOrKept({ text, rate }, listener)
      wanted.add(text)
      render.hurry({ text, rate })
      return keep(text)
    },
    async close() {
      await thread.close()
      await Promise.all([swept, ...writes])
    },
  }
}

const keyOf = ({ text, rate }: Rendering) => `${rate} ${text}`

interface Shared {
  rendering: Rendering
  pcm: Promise<Int16Array>
  /** How many wait for it. */
  listeners: number
  nobody: AbortController
}

/** Who asks for what is already under way shares it; once all who asked have left, it is dropped. */
function shareRenderings(thread: Jobs<Rendering, Int16Array>) {
  const underWay = new Map<string, Shared>()

  function begin(rendering: Rendering, later: boolean, { caller, address }: Partial<Listener>): Shared {
    const nobody = new AbortController()
    const pcm = thread.ask(rendering, {
      caller,
      address,
      cost: rendering.text.length,
      later,
      signal: nobody.signal,
    })
    const shared = { rendering, pcm, listeners: 0, nobody }
    const key = keyOf(rendering)
    const over = () => {
      if (underWay.get(key) === shared) underWay.delete(key)
    }
    underWay.set(key, shared)
    pcm.then(over, over)
    return shared
  }

  function attend(shared: Shared, signal: AbortSignal | undefined) {
    shared.listeners += 1
    const leave = () => {
      shared.listeners -= 1
      if (shared.listeners > 0) return
      underWay.delete(keyOf(shared.rendering))
      shared.nobody.abort(signal?.reason)
    }
    const over = () => signal?.removeEventListener('abort', leave)
    signal?.addEventListener('abort', leave, { once: true })
    shared.pcm.then(over, over)
  }

  function render(rendering: Rendering, later: boolean, listener?: Listener): Promise<Int16Array> {
    if (listener?.signal.aborted) return Promise.reject(listener.signal.reason)
    const known = underWay.get(keyOf(rendering))
    if (known && !later) thread.hurry(known.rendering)
    const shared = known ?? begin(rendering, later, listener ?? {})
    attend(shared, listener?.signal)
    return shared.pcm
  }

  return Object.assign(render, {
    /** Somebody now waits for what may have been asked for later. */
    hurry(rendering: Rendering) {
      const known = underWay.get(keyOf(rendering))
      if (known) thread.hurry(known.rendering)
    },
  })
}
