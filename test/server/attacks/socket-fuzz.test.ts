import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { muteServer, newSeed } from './mute-server.ts'

/** Values that a field may be given in place of its own. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    -1,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\ud800',
    [],
    {},
    true,
    '__proto__',
    'scan',
    'echo',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const either = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: odd })
const text = either(
  fc.constantFrom('what is this', 'allergens', 'slower', 'yes', 'x'.repeat(700), 'अ आ', '🍪'),
)
const some = fc.constantFrom('', 'AAAA', 'AAA=', '/9j/4AAQ', '====', 'A')
const chunk = either(
  fc.record({
    mime_type: either(
      fc.constantFrom('audio/pcm', 'audio/pcm;rate=48000', 'image/jpeg', 'audio/pcm;rate=1e9'),
    ),
    data: either(some),
    look_id: odd,
  }),
)
const frame = fc.record(
  {
    setup: either(
      fc.record({
        shopper_session: either(fc.record({ mode: odd, leads: fc.boolean(), store_id: odd, resume: odd })),
        system_instruction: odd,
        generation_config: odd,
        session_resumption: odd,
      }),
    ),
    bearer_token: either(fc.constant('')),
    service_url: either(fc.constant('')),
    shopper_session: either(fc.record({ mode: either(fc.constantFrom('scan', 'echo')) })),
    client_content: either(
      fc.record({
        turns: either(fc.array(fc.record({ parts: either(fc.array(fc.record({ text }))) }))),
        turn_complete: odd,
      }),
    ),
    realtime_input: either(
      fc.record({
        media_chunks: either(fc.array(chunk, { maxLength: 3 })),
        text,
        audio: chunk,
        audio_stream_end: odd,
      }),
    ),
    say: either(fc.record({ id: odd, text })),
    saying: either(fc.record({ id: odd, text })),
    played: either(fc.record({ id: odd, ms: odd, interrupted: odd })),
    listen_for: either(fc.constantFrom('all', 'checking', 'section')),
    question: either(fc.record({ id: odd, own: odd, section: odd })),
    hold: either(fc.record({ on: fc.boolean(), since_ms: odd })),
    silenced: either(fc.record({ on: fc.boolean() })),
  },
  { requiredKeys: [] },
)
const message = fc.oneof(
  { weight: 6, arbitrary: frame.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'start',
      'stop',
      '{"listen_for":"all"}',
      '{"__proto__":{"a":1}}',
      '['.repeat(5000),
    ),
  },
)
const script = fc.record({
  path: fc.constantFrom('/ws/', '/stt'),
  messages: fc.array(message, { minLength: 1, maxLength: 6 }),
  setUp: fc.boolean(),
})

const FAULTS_OF_OURS = [1011]
const PATIENCE_MS = 3000

/** Says everything, and answers the code with which the server closed; undefined: it listens on. */
function converse(
  url: string,
  { path, messages, setUp }: typeof script extends fc.Arbitrary<infer T> ? T : never,
) {
  return new Promise<number | undefined>((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws') + path, { perMessageDeflate: false })
    const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS)
    const over = (code: number | undefined) => {
      clearTimeout(timer)
      socket.terminate()
      resolve(code)
    }
    socket.on('error', () => undefined)
    socket.on('close', over)
    socket.on('open', () => {
      if (setUp && path === '/ws/') socket.send('{"setup":{"shopper_session":{"leads":true}}}')
      for (const each of messages) socket.send(each, { binary: typeof each !== 'string' })
      // All that was sent has been taken in when this is answered.
      socket.ping('last')
    })
    socket.on('pong', () => over(undefined))
  })
}

it('answers whatever is said on a socket with no fault of its own', { timeout: 60_000 }, async () => {
  const { url } = await muteServer()
  const seed = newSeed()
  await fc.assert(
    fc.asyncProperty(script, async (said) => {
      expect(FAULTS_OF_OURS).not.toContain(await converse(url, said))
    }),
    { seed, numRuns: 120, endOnFailure: true },
  )
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

it('answers a first message that names a prototype with its reason', async () => {
  const { url } = await muteServer()
  for (const first of ['{"__proto__":{"setup":{}}}', '{"setup":{"constructor":{"prototype":1}}}']) {
    expect(await converse(url, { path: '/ws/', messages: [first], setUp: false })).toBe(1007)
  }
})

/** A frame as the wire has it, masked by nothing. */
function wire(first: number, payload: Buffer, masked = true, length = payload.length): Buffer {
  const size = length < 126 ? Buffer.from([length]) : Buffer.alloc(length < 65_536 ? 3 : 9)
  if (length >= 126) {
    size[0] = length < 65_536 ? 126 : 127
    if (length < 65_536) size.writeUInt16BE(length, 1)
    else size.writeBigUInt64BE(BigInt(length), 1)
  }
  if (masked) size[0] = (size[0] ?? 0) | 0x80
  return Buffer.concat([Buffer.from([first]), size, masked ? Buffer.alloc(4) : Buffer.alloc(0), payload])
}

/** Upgrades by hand, sends bytes, and answers the code of the close frame; 0: the line was cut. */
function sayRaw(port: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const read: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS)
    const key = randomBytes(16).toString('base64')
    const head = ['GET /ws/ HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket']
    socket.write(
      `${[...head, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`].join('\r\n')}\r\n\r\n`,
    )
    socket.write(bytes)
    socket.on('data', (data) => read.push(data))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      const all = Buffer.concat(read)
      const close = all.lastIndexOf(0x88)
      resolve(close >= 0 && close + 4 <= all.length ? all.readUInt16BE(close + 2) : 0)
    })
  })
}

const TEXT = 0x81
it.each<[string, Buffer, number]>([
  ['text that is no UTF-8', wire(TEXT, Buffer.from([0xff, 0xfe])), 1007],
  ['a compressed bomb, though nothing was agreed', wire(0xc1, Buffer.alloc(100)), 1002],
  ['an opcode that there is not', wire(0x83, Buffer.from('a')), 1002],
  ['a frame without a mask', wire(TEXT, Buffer.from('{}'), false), 1002],
  ['more than there may be, announced', wire(TEXT, Buffer.alloc(0), true, 2 ** 31), 1009],
  ['a pong of more than a pong may have', wire(0x8a, Buffer.alloc(200)), 1002],
  ['a close that is none', wire(0x88, Buffer.from([0])), 1002],
  [
    'a message in a thousand fragments',
    Buffer.concat([
      wire(0x01, Buffer.from('{')),
      ...Array.from({ length: 1000 }, () => wire(0x00, Buffer.from(' '))),
    ]),
    1008,
  ],
  ['an end of nothing', wire(0x80, Buffer.from('a')), 1002],
])('closes on %s', async (_, bytes, code) => {
  const { port } = await muteServer()
  expect(await sayRaw(port, bytes)).toBe(code)
})
