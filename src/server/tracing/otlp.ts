import type { Span } from './span.ts'

const SERVICE = 'shopping-helper'
const INTERNAL = 1

const anyValue = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }))

/**
 * Spans as OTLP/HTTP takes them in JSON (opentelemetry-proto 1, `ExportTraceServiceRequest`): ids in hexadecimal, 64-bit
 * figures as text. `originMs`: the wall time, in Unix milliseconds, at which the spans' scale was zero.
 */
export function traceRequest(spans: readonly Span[], originMs: number, node: string): object {
  // Microseconds are exact in a double until the year 2255; nanoseconds are not.
  const nanoseconds = (ms: number) => `${Math.round((originMs + ms) * 1000)}000`
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': SERVICE, 'service.instance.id': node }) },
        scopeSpans: [
          {
            scope: { name: SERVICE },
            spans: spans.map(({ traceId, spanId, parentId, name, startMs, endMs, attributes }) => ({
              traceId,
              spanId,
              ...(parentId !== undefined && { parentSpanId: parentId }),
              name,
              kind: INTERNAL,
              startTimeUnixNano: nanoseconds(startMs),
              endTimeUnixNano: nanoseconds(endMs),
              attributes: attributesOf(attributes),
            })),
          },
        ],
      },
    ],
  }
}
