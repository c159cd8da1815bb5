import type { Worker } from 'node:worker_threads'
import { spawnWorker, type Thread } from '../workers/run-thread.ts'

/** The threads that hear, see and speak: what a process of senses may be asked to start, and nothing else. */
const modules = {
  hear: new URL('./hear/hear-worker.ts', import.meta.url),
  transcribe: new URL('./hear/transcriber/transcribe-worker.ts', import.meta.url),
  see: new URL('./see/see-worker.ts', import.meta.url),
  speak: new URL('./speak/voice-worker.ts', import.meta.url),
} as const

export type Sense = keyof typeof modules

export const isSense = (name: string): name is Sense => Object.hasOwn(modules, name)

/** Starts a sense's thread, here or elsewhere. `threads`: the cores that one piece of its work may use. */
export type SpawnSense = (sense: Sense, threads: number) => Thread

/** These run networks in native code: whoever ends their thread in the midst of one ends the whole process. */
const NATIVE: ReadonlySet<Sense> = new Set(['hear', 'transcribe', 'see'])

/** @param earModel the folder of a larger model that hears as well */
export const spawnHereWith =
  (earModel: string | undefined): SpawnSense =>
  (sense, threads) => {
    const thread = spawnWorker(modules[sense], { workerData: { threads, earModel } })
    return NATIVE.has(sense) ? neverForced(thread) : thread
  }

export const spawnHere = spawnHereWith(undefined)

/** A thread that is left alone where others are ended by force. It has been asked to end, and does once its call returns. */
function neverForced(thread: Worker): Thread {
  return {
    postMessage: (message, transfer) => thread.postMessage(message, transfer),
    on: (event, listener) => thread.on(event, listener),
    async terminate() {
      thread.unref()
    },
  }
}
