import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What a process used since it was last asked. */
export interface Usage {
  cpuMs: number
  heapMb: number
  /** What was left of it after a collection. */
  collectedHeapMb: number
  rssMb: number
  /** The longest that the event loop was away, for work of its own or because others had the processor. */
  longestBlockMs: number
}

/** Answers every message of the parent with what was used since the last one. */
export function reportUsage(): void {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  let before = process.cpuUsage()
  process.on('message', () => {
    const used = process.cpuUsage(before)
    const { heapUsed, rss } = process.memoryUsage()
    globalThis.gc?.()
    before = process.cpuUsage()
    const usage: Usage = {
      cpuMs: (used.user + used.system) / 1000,
      heapMb: heapUsed / 2 ** 20,
      collectedHeapMb: process.memoryUsage().heapUsed / 2 ** 20,
      rssMb: rss / 2 ** 20,
      longestBlockMs: delay.max / 1e6,
    }
    process.send?.({ usage })
    delay.reset()
  })
}
