import type { Clock } from '../../core/clock.ts'
import type { Settings } from '../config.ts'
import { createSpanExporter } from './span-exporter.ts'
import { createTracing, type Tracing } from './tracing.ts'

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
