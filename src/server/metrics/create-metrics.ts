import { Registry } from 'prom-client'
import type { WorkerReport, WorkerStates } from '../workers/worker-states.ts'
import { createInstruments, type Instruments, measureProcess } from './instruments.ts'
import type { Load, NodeHealth, Observers, Sense, WorkObserver } from './observers.ts'

export interface Metrics {
  readonly observe: Observers
  /** Everything measured so far, in Prometheus' text format. */
  text(): Promise<string>
  readonly contentType: string
  close(): void
}

/** One server's measurements. Nothing is shared between two of them in a process. */
export function createMetrics(workers?: Pick<WorkerStates, 'all'>): Metrics {
  const registry = new Registry()
  const measuring = measureProcess(registry)
  const instruments = createInstruments(registry)
  let load: Load | undefined
  let health: NodeHealth | undefined
  return {
    observe: {
      ...observersOf(instruments),
      load(given) {
        load = given
      },
      health(given) {
        health = given
      },
    },
    async text() {
      if (health) await measureHealth(instruments, health)
      if (load) {
        instruments.queueLimit.set(load.limit)
        instruments.overloaded.set(load.overloaded() === undefined ? 0 : 1)
      }
      measureWorkers(instruments, workers?.all() ?? [])
      return registry.metrics()
    },
    contentType: registry.contentType,
    close() {
      measuring.close()
      registry.clear()
    },
  }
}

async function measureHealth(to: Instruments, health: NodeHealth): Promise<void> {
  const [{ status, database, degraded = [], missing = [] }, free] = await Promise.all([
    health.state(),
    health.freeBytes(),
  ])
  to.status.reset()
  to.status.set({ status }, 1)
  to.databaseUp.set(database ? 1 : 0)
  to.degraded.reset()
  for (const part of new Set([...degraded, ...missing])) to.degraded.set({ part }, 1)
  to.diskFree.set(free)
}

function measureWorkers(to: Instruments, reports: readonly WorkerReport[]): void {
  to.workers.reset()
  to.workerRestarts.reset()
  for (const { name: worker, state, restarts } of reports) {
    to.workers.inc({ worker, state: state.name })
    to.workerRestarts.inc({ worker }, restarts)
  }
}

const s = (ms: number) => ms / 1000
/** Codes that a client makes up would each be a new time series. */
const codeLabel = (code: number) => (code >= 1000 && code < 1016 ? String(code) : 'other')

function observersOf(to: Instruments): Omit<Observers, 'load' | 'health'> {
  const sense = (name: Sense): WorkObserver => ({
    began: () => to.senseQueue.inc({ sense: name }),
    ended(tookMs, outcome) {
      to.senseQueue.dec({ sense: name })
      to.senses.observe({ sense: name, outcome }, s(tookMs))
    },
  })
  const looked: Observers['looked'] = (lookFor, outcome, tookMs) =>
    to.looks.observe({ for: lookFor, outcome }, s(tookMs))
  return {
    senses: { hear: sense('hear'), see: sense('see'), speak: sense('speak') },
    sessions: {
      opened(resumes) {
        to.sessionsOpen.inc()
        to.sessions.inc()
        if (resumes) to.resumes.inc({ by: resumes })
      },
      closed: () => to.sessionsOpen.dec(),
    },
    sockets: {
      opened: (kind) => to.socketsOpen.inc({ kind }),
      closed(kind, code) {
        to.socketsOpen.dec({ kind })
        to.socketCloses.inc({ kind, code: codeLabel(code) })
      },
      turnedAway: (status) => to.socketsRefused.inc({ status: String(status) }),
    },
    cloud: {
      connected: (tookMs) => to.upstreamConnect.observe(s(tookMs)),
      answered: (tookMs) => to.upstreamAnswer.observe(s(tookMs)),
      resumed: (downMs) => to.upstreamResume.observe(s(downMs)),
      checked: (heldMs, passed) => to.upstreamHeld.observe({ passed: String(passed) }, s(heldMs)),
      lost: () => to.upstreamDrops.inc(),
      looked,
    },
    looked,
    toldToWait: () => to.moments.inc(),
    request: ({ method, route, status, tookMs }) =>
      to.requests.observe({ method, route, status: String(status) }, s(tookMs)),
  }
}
