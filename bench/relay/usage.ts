/** What a process used since it was last asked. */
export interface Usage {
  cpuMs: number
  heapMb: number
  rssMb: number
}

/** Answers every message of the parent with what was used since the last one. */
export function reportUsage(): void {
  let before = process.cpuUsage()
  process.on('message', () => {
    const used = process.cpuUsage(before)
    before = process.cpuUsage()
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    const usage: Usage = {
      cpuMs: (used.user + used.system) / 1000,
      heapMb: heapUsed / 2 ** 20,
      rssMb: rss / 2 ** 20,
    }
    process.send?.({ usage })
  })
}
