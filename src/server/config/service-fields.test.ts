import { expect, it } from 'vitest'
import { readSettings } from '../config.ts'

const read = (name: string, value: string) => () => readSettings({ [name]: value })

it.each([
  ['http://collector:4318', 'http://collector:4318/'],
  ['https://otel.example/base', 'https://otel.example/base'],
])('a collector at %s', (given, href) => {
  expect(read('OTEL_EXPORTER_OTLP_ENDPOINT', given)().OTEL_EXPORTER_OTLP_ENDPOINT?.href).toBe(href)
})

it.each(['collector:4318', 'grpc://collector', 'https://u:p@host', 'http://host/?key=1', 'nothing'])(
  'no collector at %s',
  (given) => expect(read('OTEL_EXPORTER_OTLP_ENDPOINT', given)).toThrow(/must be an http:/),
)

it.each([
  ['api-key=secret', { 'api-key': 'secret' }],
  ['authorization=Basic%20abc=, x = y', { authorization: 'Basic abc=', x: 'y' }],
  ['x=100%', { x: '100%' }],
])('headers %s', (given, headers) => {
  expect(read('OTEL_EXPORTER_OTLP_HEADERS', given)().OTEL_EXPORTER_OTLP_HEADERS).toEqual(headers)
})

it.each(['secret', 'a=', '=b', 'a=b,,c=d', 'a b=c', 'a=b\nc'])(
  'no headers %j, and no word of them',
  (given) => {
    expect(read('OTEL_EXPORTER_OTLP_HEADERS', given)).toThrow(
      /^OTEL_EXPORTER_OTLP_HEADERS: must be name=value,name=value$/,
    )
  },
)
