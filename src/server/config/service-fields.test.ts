import { expect, it } from 'vitest'
import { readEnvironment } from '../config.ts'

const read = (name: string, value: string) => () => readEnvironment({ [name]: value })

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

const SENSES_SECRET = 'sixteen-letters!'

it.each([
  'ws://127.0.0.1:8090',
  'ws://localhost:8090',
  'wss://senses.example:8090',
  'ws+unix:/run/senses.sock',
])('senses at %s', (given) =>
  expect(readEnvironment({ SENSES_URL: given, SENSES_SECRET }).SENSES_URL).toBe(given),
)

it.each([
  'ws://senses.example:8090',
  'ws://10.0.0.1:1',
  'wss://u:p@host',
  'wss://host/?key=1',
  'http://127.0.0.1',
])('no senses at %s', (given) =>
  expect(() => readEnvironment({ SENSES_URL: given, SENSES_SECRET })).toThrow(/^SENSES_URL: must be wss:/),
)

it('asks for a secret with senses elsewhere, and never repeats one', () => {
  expect(read('SENSES_URL', 'ws://127.0.0.1:1')).toThrow('SENSES_SECRET: must be set with SENSES_URL')
  expect(read('SENSES_SECRET', 'short')).toThrow(
    /^SENSES_SECRET: must be 16 to 200 characters without blanks$/,
  )
})

it.each([
  ['0', 0],
  ['/run/senses.sock', '/run/senses.sock'],
])('senses listen on %s', (given, where) => expect(read('SENSES_LISTEN', given)().SENSES_LISTEN).toBe(where))

it('senses do not listen on a name', () =>
  expect(read('SENSES_LISTEN', 'senses')).toThrow(/^SENSES_LISTEN: must be a port/))
