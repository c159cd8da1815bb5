import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

/**
 * What the process itself uses, read when it is asked for. The names are those that every Node dashboard knows;
 * prom-client's own collector is not used because it cannot be closed.
 */
export function measureProcess(registry: Registry): { close(): void } {
  const registers = [registry]
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  gauge('process_resident_memory_bytes', 'Memory, threads included', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'Heap of the main thread', () => process.memoryUsage().heapUsed)
  gauge('process_start_time_seconds', 'Start, in Unix seconds', () => {
    return Math.round(Date.now() / 1000 - process.uptime())
  })
  gauge('nodejs_eventloop_lag_p99_seconds', 'Event loop’s delay since the last scrape', () => {
    const p99 = delay.percentile(99) / 1e9
    delay.reset()
    return p99
  })
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time, threads included',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  return { close: () => void delay.disable() }
}
