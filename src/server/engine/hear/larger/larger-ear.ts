import * as z from 'zod/mini'
import type { Clock } from '../../../../core/clock.ts'
import { plainWords } from '../../../../core/language/plain-words.ts'
import { systemClock } from '../../../clock.ts'
import { WrongSettings } from '../../../config.ts'
import { keepJobs } from '../../../workers/keep-jobs.ts'
import { runThread, spawnProcess, type ThreadOptions } from '../../../workers/run-thread.ts'
import { RUNTIME, readModelFolder, runtimeOf } from './model-folder.ts'

/** Nobody is kept waiting for a better word for longer; the packaged ears have theirs by then. */
const ANSWER_WITHIN_MS = 5000
/** Twelve seconds of sound on a busy machine. What takes longer hangs. */
const HANGS_AFTER_MS = 15_000

/** A model of sherpa-onnx that somebody brought (`EAR_MODEL`), in a process of its own. */
export interface LargerEar {
  /**
   * The plain words of an utterance, 16 kHz; '' where there are none in time. Asked anew for the same `utterance`, what
   * still waits of it is not heard.
   */
  hear(samples: Float32Array, utterance: object): Promise<string>
  /** Rejects where it cannot be had. */
  ready(): Promise<void>
  close(): Promise<void>
}

const processOf = (folder: string, clock: Clock): ThreadOptions => ({
  name: 'larger ear',
  spawn: () => spawnProcess(new URL('./model-worker.ts', import.meta.url), [folder]),
  clock,
  silentMs: HANGS_AFTER_MS,
  endWithinMs: 0,
})

export function openLargerEar(folder: string, log: (line: string) => void, clock = systemClock): LargerEar {
  const jobs = keepJobs<Float32Array, string>({ ...processOf(folder, clock), log, answer: z.string() })
  return {
    async hear(samples, utterance) {
      if (!jobs.healthy()) return ''
      const late = new AbortController()
      const cancel = clock.after(ANSWER_WITHIN_MS, () => late.abort())
      // What a model died of is not tried on the next one.
      const asked = { caller: utterance, instead: true, once: true, signal: late.signal }
      const text = await jobs.ask(samples, asked).catch(() => '')
      cancel()
      return plainWords(text)
    },
    ready: jobs.ready,
    close: jobs.close,
  }
}

/** Looks at the folder of `EAR_MODEL`, loads the model once and tries it. Throws `WrongSettings`. */
export async function checkEarModel(folder: string | undefined, clock: Clock = systemClock): Promise<void> {
  if (folder === undefined) return
  const wrong = (reason: string) => new WrongSettings([`EAR_MODEL: ${reason} (it is "${folder}")`])
  await readModelFolder(folder).catch((error: Error) => {
    throw wrong(error.message)
  })
  if (!runtimeOf(folder))
    throw wrong(`needs the package ${RUNTIME}: npm install --prefix ${folder} ${RUNTIME}`)
  await loadedOnce(processOf(folder, clock)).catch((error: Error) => {
    throw wrong(`the model cannot be used: ${error.message}`)
  })
}

/** Resolves once a process was ready, and is no more. */
function loadedOnce(options: ThreadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const running = runThread(options, {
      schema: z.unknown(),
      told: () => {},
      ready: () => void running.dismiss().then(resolve),
      lost: reject,
    })
  })
}
