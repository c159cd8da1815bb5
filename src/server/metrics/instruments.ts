import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Seconds: from a picture's quick look to the longest that anybody waits for an answer. */
const HUMAN_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2, 3, 5, 8, 12]
const QUICK_SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10]

/**
 * Every measurement of the product, by the name it is scraped under. Labels are few and their values fixed words,
 * routes' patterns, or protocol numbers: never a person, an address, a store or anything that was said.
 */
export function createInstruments(registry: Registry) {
  const registers = [registry]
  const gauge = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers })
  const counter = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers })
  const seconds = <L extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: L[]
  ) => new Histogram({ name, help, buckets, labelNames, registers })

  return {
    sessionsOpen: gauge('shop_sessions_open', 'Shoppers being served now'),
    sessions: counter('shop_sessions_total', 'Sessions opened'),
    resumes: counter('shop_resumes_total', 'Sessions that go on where an earlier connection was', 'by'),
    socketsOpen: gauge('shop_sockets_open', 'Open sockets', 'kind'),
    socketCloses: counter('shop_socket_closes_total', 'Closed sockets by WebSocket code', 'kind', 'code'),
    socketsRefused: counter('shop_sockets_refused_total', 'Sockets turned away by HTTP status', 'status'),
    senseQueue: gauge('shop_sense_queue', 'Utterances, pictures and sentences in work or waiting', 'sense'),
    queueLimit: gauge('shop_queue_limit', 'Pieces of work that may wait or be in work together'),
    overloaded: gauge('shop_overloaded', '1 while there is more, and until it was calm for a while'),
    status: gauge('shop_status', '1 for what /readyz says now', 'status'),
    databaseUp: gauge('shop_database_up', '1 while the database answers'),
    degraded: gauge(
      'shop_degraded',
      '1 for each part that is not as it should be: hear, see, speak, disk, changes, cloud',
      'part',
    ),
    diskFree: gauge('shop_disk_free_bytes', 'Room on the disk of DATA_DIR'),
    workers: gauge('shop_workers', 'Threads by what they are at', 'worker', 'state'),
    workerRestarts: counter(
      'shop_worker_restarts_total',
      'Threads that took the place of one that failed',
      'worker',
    ),
    moments: counter('shop_moments_total', 'Shoppers told to wait because of the queue'),
    senses: seconds(
      'shop_sense_seconds',
      'Waiting included. hear: end of speech to its words. see: a picture to what is on it. speak: a sentence to its sound.',
      HUMAN_SECONDS,
      'sense',
      'outcome',
    ),
    looks: seconds(
      'shop_look_seconds',
      'A question put to the camera, to its end',
      HUMAN_SECONDS,
      'for',
      'outcome',
    ),
    upstreamConnect: seconds('shop_upstream_connect_seconds', 'Dialling to set up', HUMAN_SECONDS),
    upstreamAnswer: seconds('shop_upstream_answer_seconds', 'Last words to first answer', HUMAN_SECONDS),
    upstreamResume: seconds('shop_upstream_resume_seconds', 'Lost connection to the next', HUMAN_SECONDS),
    upstreamHeld: seconds(
      'shop_upstream_held_seconds',
      'How long a cloud model’s own speech was held to be checked',
      HUMAN_SECONDS,
      'passed',
    ),
    upstreamDrops: counter('shop_upstream_drops_total', 'Connections to the service that ended while in use'),
    requests: seconds(
      'shop_http_request_seconds',
      'HTTP requests by route',
      QUICK_SECONDS,
      'method',
      'route',
      'status',
    ),
  }
}

export type Instruments = ReturnType<typeof createInstruments>

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
  gauge('shop_clock_seconds', 'This machine’s clock, in Unix seconds', () => Date.now() / 1000)
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
