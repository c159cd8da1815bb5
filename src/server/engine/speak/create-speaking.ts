import type { Clock } from '../../../core/clock.ts'
import { systemClock } from '../../clock.ts'
import { spawnWorker } from '../workers/spawn.ts'
import { createFixedStore } from './fixed-store.ts'
import type { Speaking } from './speaking.ts'
import { speechVersion } from './speech-version.ts'
import { createVoiceThread } from './voice-thread.ts'

export interface SpeakingOptions {
  /** Rendered fixed sentences are kept below it, in a folder named by `speechVersion(fixed)`. */
  cacheFolder: string
  /** The sentences to have at hand, brand filled in: `fixedSentences(brand)`. */
  fixed: readonly string[]
  clock?: Clock
  log?: (line: string) => void
}

/** A module's own name ends in .ts under tsx and in .js when built. */
const workerModule = () => new URL(import.meta.url.replace(/create-speaking(?=\.[jt]s)/, 'voice-worker'))

/**
 * The voice in its own thread. `ready` waits for the voice alone: the fixed sentences are read or rendered behind
 * it, whenever nobody waits for anything else. What `say` gives is shared between callers and must not be
 * changed. Sentences that are not fixed are forgotten as soon as they are handed out.
 */
export function createSpeaking(options: SpeakingOptions): Speaking {
  const { cacheFolder, fixed, clock = systemClock, log = () => {} } = options
  const store = createFixedStore(cacheFolder, speechVersion(fixed))
  const thread = createVoiceThread({ spawn: () => spawnWorker(workerModule()), clock, log })
  const kept = new Map<string, Promise<Int16Array>>()
  const wanted = new Set<string>()
  const writes = new Set<Promise<void>>()
  let closed = false

  async function fetchFixed(text: string): Promise<Int16Array> {
    const stored = await store.read(text)
    if (stored) return stored
    const pcm = await thread.render(text, 1, wanted.has(text))
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

  for (const text of fixed) void keep(text).catch(() => {})
  const swept = store.sweep().catch((error: Error) => log(`old sentences stay on disk: ${error.message}`))
  const isFixed = new Set(fixed)

  return {
    ready: thread.ready,
    healthy: () => !closed && thread.healthy(),
    say(sentence, rate = 1) {
      const text = sentence.trim()
      if (rate !== 1 || !isFixed.has(text)) return thread.render(text, rate, true)
      wanted.add(text)
      thread.hurry(text, rate)
      return keep(text)
    },
    async close() {
      closed = true
      await thread.close()
      await Promise.all([swept, ...writes])
    },
  }
}
