import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { API_BASE } from '../../../src/core/contract/console/call.ts'
import { consoleCalls } from '../../fixtures/console-calls.ts'
import { fuzzRuns, muteServer, newSeed } from './mute-server.ts'
import { sendRaw } from './raw-http.ts'

const RUNS = 700
const BOUNDARY = 'XxBoundaryxX'

const id = fc.oneof(
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '1e309',
    '%00',
    '%ff',
    '..%2f..',
    '__proto__',
    '%F0%9F%8D%AA',
    '9'.repeat(70),
  ),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
)
const query = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?preview=1',
    '?format=csv&format=xlsx',
    '?limit=1e99',
    '?before=-1',
    '?kind[]=x&kind=store',
  ),
  fc.string({ maxLength: 30 }).map((text) => `?${text.replace(/[^!-~]/g, '%')}`),
)
const paths = [
  ...consoleCalls.map(({ path }) => API_BASE + path),
  ...[
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/admin/x',
    '/speech/a/b.wav',
    '/api/publicProduct',
    '/assets/../../x',
  ],
  ...[
    '//',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/./auth/../stores',
    '/%',
    '/\\..\\',
    '*',
    'http://x/',
    '/ws/',
    '/stt',
  ],
]
const target = fc
  .tuple(fc.constantFrom(...paths), id, query)
  .map(([path, one, asked]) => path.replace(':id', one) + asked)

const huge = fc.constantFrom(
  '1e309',
  '-0',
  '9'.repeat(400),
  '0.1e-400',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
)
const json = fc.oneof(
  fc.json({ maxDepth: 4 }),
  huge,
  fc
    .dictionary(
      fc.constantFrom(
        'name',
        'paths',
        'updatedAt',
        'steps',
        'from',
        'to',
        'username',
        'password',
        'id',
        'version',
      ),
      fc.oneof(fc.json({ maxDepth: 3 }), huge, fc.constant('"\\ud800\\u0000"')),
      { maxKeys: 6 },
    )
    .map(
      (fields) =>
        `{${Object.entries(fields).map(([name, value]) => `"${name}":${value},"${name}":${value}`)}}`,
    ),
)

const CSV = 'name,description,barcode\r\nPlain,Crisp.,4006381333931\r\n'
const part = (name: string, more: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
const form = fc
  .tuple(
    fc.array(
      fc.constantFrom(
        part('file', '; filename="a.csv"', CSV),
        part('file', '; filename="../../a.xlsx"', 'PK\x03\x04 nothing'),
        part('file', '', CSV),
        part('confirm', '', 'x'.repeat(40)),
        part('confirm', '', 'x'.repeat(1100)),
        part('__proto__', '; filename="a"', 'x'),
        `--${BOUNDARY}\r\nno header at all\r\n`,
        `--${BOUNDARY}\r\n${'X: y\r\n'.repeat(60)}\r\nz\r\n`,
      ),
      { maxLength: 4 },
    ),
    fc.boolean(),
    fc.nat(400),
  )
  .map(([parts, whole, cut]) => {
    const text = `${parts.join('')}--${BOUNDARY}--\r\n`
    return whole ? text : text.slice(0, Math.max(0, text.length - cut))
  })

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'text/plain',
  'multipart/form-data',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'application/x-www-form-urlencoded',
  'application/vnd.x+json',
  'a/b/c;;=',
]
const isForm = `multipart/form-data; boundary=${BOUNDARY}`

const header = fc.oneof(
  fc.constantFrom(
    'Content-Encoding: gzip',
    'Content-Encoding: br, gzip, deflate',
    'Expect: 100-continue',
    'Expect: nonsense',
    'Range: bytes=9999999999999999999-',
    'Accept: application/x-ndjson',
    'If-None-Match: *',
    'If-Modified-Since: never',
    'Authorization: Bearer',
    `Cookie: ${'a=b; '.repeat(500)}`,
    `X-Bomb: ${'y'.repeat(20_000)}`,
    'X-Forwarded-For: 1.2.3.4, nonsense, ::::',
    'Host: elsewhere.example',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Transfer-Encoding: gzip',
    'Content-Length: 5',
    'Accept-Encoding: \x80\xff',
    'Bad Header: 1',
  ),
  fc.string({ maxLength: 20 }).map((text) => `X-Any: ${text.replace(/[\r\n]/g, '')}`),
)

const requestOf = fc.record({
  method: fc.constantFrom(
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'HEAD',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'nope',
  ),
  target,
  headers: fc.array(header, { maxLength: 3 }),
  body: fc.oneof(
    fc.record({ type: fc.constantFrom(...types), text: json }),
    fc.record({ type: fc.constant(isForm), text: form }),
    fc.record({ type: fc.constantFrom(...types), text: fc.string({ unit: 'binary', maxLength: 100 }) }),
  ),
  /** Bytes that are announced and do not come, or come and were not announced. */
  missing: fc.constantFrom(0, 0, 0, 7, -3),
  chunked: fc.boolean(),
  gzip: fc.boolean(),
})

it('answers whatever is sent with no fault of its own', { timeout: 600_000 }, async () => {
  const { port, token } = await muteServer()
  const seed = newSeed()
  const send = async ({ method, target, headers, body, missing, chunked, gzip }: Sent) => {
    const text = Buffer.from(body.text)
    const bytes = gzip ? gzipSync(text) : text
    const length = chunked
      ? 'Transfer-Encoding: chunked'
      : `Content-Length: ${Math.max(0, bytes.length + missing)}`
    const head = [
      `${method} ${target} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: close',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${body.type}`,
      length,
      ...headers,
    ].join('\r\n')
    const sent = chunked
      ? [
          Buffer.from(`${bytes.length.toString(16)}\r\n`),
          bytes,
          Buffer.from(missing === 0 ? '\r\n0\r\n\r\n' : '\r\nzz'),
        ]
      : [bytes]
    return sendRaw(port, [Buffer.from(`${head}\r\n\r\n`, 'latin1'), ...sent])
  }
  await fc.assert(
    fc.asyncProperty(requestOf, async (request) => {
      // The one call that ends what all others need.
      if (request.target.includes('/auth/logout') || request.target.includes('/auth/user')) return
      const { status, body } = await send(request)
      expect(status, body).toBeLessThan(500)
      if (status >= 400 && request.method !== 'HEAD' && request.target.startsWith('/api/'))
        expect(body).not.toBe('')
    }),
    { seed, numRuns: fuzzRuns(RUNS), endOnFailure: true },
  )
})
type Sent = typeof requestOf extends fc.Arbitrary<infer T> ? T : never

it('answers an upload that ends early, wherever it ends, with 400 and a reason', async () => {
  const { port, token } = await muteServer()
  const whole = `${part('file', '; filename="a.csv"', CSV)}--${BOUNDARY}--\r\n`
  for (let end = 0; end < whole.length - 4; end += 9) {
    const body = Buffer.from(whole.slice(0, end))
    const head = [
      `POST ${API_BASE}/upload-csv HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: close',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${isForm}`,
      `Content-Length: ${body.length}`,
    ].join('\r\n')
    const reply = await sendRaw(port, [Buffer.from(`${head}\r\n\r\n`), body])
    expect([end, reply.status, reply.body]).toEqual([end, 400, expect.stringMatching(/"error":"[^"]{10,}"/)])
  }
})
