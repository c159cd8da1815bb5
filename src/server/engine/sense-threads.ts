import { spawnWorker, type Thread } from '../workers/run-thread.ts'

/** The threads that hear, see and speak: what a process of senses may be asked to start, and nothing else. */
const modules = {
  hear: new URL('./hear/hear-worker.ts', import.meta.url),
  see: new URL('./see/see-worker.ts', import.meta.url),
  speak: new URL('./speak/voice-worker.ts', import.meta.url),
} as const

export type Sense = keyof typeof modules

export const isSense = (name: string): name is Sense => Object.hasOwn(modules, name)

/** Starts a sense's thread, here or elsewhere. `threads`: the cores that one piece of its work may use. */
export type SpawnSense = (sense: Sense, threads: number) => Thread

export const spawnHere: SpawnSense = (sense, threads) =>
  spawnWorker(modules[sense], { workerData: { threads } })
