import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../../core/clock.ts'
import type { Settings } from '../config.ts'
import type { Engine, EngineEvent, EngineSessionOptions } from '../engine/engine.ts'
import type { Hearing } from '../engine/hear/hearing.ts'
import type { Observers, Sense, WorkObserver } from '../metrics/observers.ts'
import { createSpanExporter, type SpanExporter } from './span-exporter.ts'
import { createVisit, type Visit } from './visit.ts'

/** Traces of sessions, around parts that know nothing of them. */
export interface Tracing {
  /** An engine whose sessions are traced. */
  engine(engine: Engine): Engine
  /** Hearing whose events belong to the session that opened it, though they come from another thread. */
  hearing(hearing: Hearing): Hearing
  /** The same observers; what they are told in a session becomes a part of its trace. */
  observers(observers: Observers): Observers
  close(): Promise<void>
}

function follow(visit: Visit, event: EngineEvent) {
  if (event.type === 'heard' && event.verdict !== 'nothing') visit.heard()
  else if (event.type === 'said' || event.type === 'look') visit.acted()
  else if (event.type === 'interrupted') visit.interrupted()
  else if (event.type === 'turnComplete') visit.answered()
}

const told = ({ mode, storeId, cloud, modality }: EngineSessionOptions) => ({
  mode,
  modality,
  in_store: storeId !== undefined,
  own_service: cloud?.service !== undefined,
})

/**
 * Whose work it is follows from the asynchronous context: nothing has to be handed through the senses.
 * @internal Tests keep the spans themselves.
 */
export function createTracing(clock: Clock, exporter: SpanExporter): Tracing {
  const current = new AsyncLocalStorage<Visit>()
  const visit = () => current.getStore()

  const work = (sense: Sense, to: WorkObserver): WorkObserver => ({
    began() {
      if (sense !== 'hear') visit()?.acted()
      to.began()
    },
    ended(tookMs, outcome) {
      if (sense === 'hear' && outcome === 'words') visit()?.begin('speech', clock.now() - tookMs)
      visit()?.did(sense, tookMs, { outcome })
      to.ended(tookMs, outcome)
    },
  })

  return {
    engine: (engine) => ({
      ...engine,
      open(options, emit) {
        const mine = createVisit(clock, told(options), exporter.add)
        let { mode } = options
        return current.run(mine, () => {
          const session = engine.open(options, (event) => {
            follow(mine, event)
            emit(event)
          })
          const inVisit =
            <Values extends unknown[]>(call: (...values: Values) => void) =>
            (...values: Values) =>
              current.run(mine, () => call(...values))
          return {
            ...session,
            audio: inVisit(session.audio),
            frame: inVisit(session.frame),
            say: inVisit(session.say),
            text: inVisit((text: string, name?: string) => {
              mine.begin(mode === 'echo' ? 'app' : 'text', clock.now())
              session.text(text, name)
            }),
            ...(session.words && { words: inVisit(session.words) }),
            setMode: inVisit((newMode: typeof mode, storeId: string | undefined) => {
              mode = newMode
              session.setMode(newMode, storeId)
            }),
            close() {
              session.close()
              mine.end()
            },
          }
        })
      },
    }),
    hearing: (hearing) => ({
      ...hearing,
      open(options, emit) {
        const mine = visit()
        return hearing.open(options, mine ? (event) => current.run(mine, () => emit(event)) : emit)
      },
    }),
    observers: (to) => ({
      ...to,
      senses: {
        hear: work('hear', to.senses.hear),
        see: work('see', to.senses.see),
        speak: work('speak', to.senses.speak),
      },
      looked(lookFor, outcome, tookMs) {
        visit()?.did('look', tookMs, { for: lookFor, outcome })
        to.looked(lookFor, outcome, tookMs)
      },
      cloud: {
        ...to.cloud,
        connected(tookMs) {
          visit()?.did('upstream', tookMs, { part: 'connect' })
          to.cloud.connected(tookMs)
        },
        answered(tookMs) {
          visit()?.did('upstream', tookMs, { part: 'answer' })
          to.cloud.answered(tookMs)
        },
        resumed(downMs) {
          visit()?.did('upstream', downMs, { part: 'resume' })
          to.cloud.resumed(downMs)
        },
        checked(heldMs, passed) {
          visit()?.did('upstream', heldMs, { part: 'check', passed })
          to.cloud.checked(heldMs, passed)
        },
        looked(lookFor, outcome, tookMs) {
          visit()?.did('look', tookMs, { for: lookFor, outcome })
          to.cloud.looked(lookFor, outcome, tookMs)
        },
      },
    }),
    close: exporter.close,
  }
}

type TracingSettings = Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS'>

/** Traces, where a collector is set; undefined: nothing is wrapped and nothing is spent. */
export function openTracing(
  settings: TracingSettings,
  clock: Clock,
  log: (line: string) => void,
): Tracing | undefined {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  const headers = settings.OTEL_EXPORTER_OTLP_HEADERS
  return createTracing(clock, createSpanExporter({ endpoint, headers, clock, log }))
}
