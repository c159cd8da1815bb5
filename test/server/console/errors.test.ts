import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { Refused } from '../../../src/server/db/refused.ts'
import { answerErrors, Refusal } from '../../../src/server/errors.ts'
import { TooManyWaiting } from '../../../src/server/load/limit-concurrency.ts'

const error = (codes: object) => Object.assign(new Error('a detail for the log'), codes)

it.each([
  ['a refusal', new Refusal(400, 'No.', { name: 'Bad.' }), 400, { error: 'No.', fields: { name: 'Bad.' } }],
  ['no such record', new Refused('missing', { message: 'Gone.' }), 404, { error: 'Gone.' }],
  [
    'an older version',
    new Refused('stale', { message: 'Old.', current: { id: '1' } }),
    409,
    { error: 'Old.', current: { id: '1' } },
  ],
  [
    'a database that is away',
    error({ code: 'ECONNREFUSED' }),
    503,
    { error: expect.stringMatching(/does not answer/) },
  ],
  [
    'a database that is locked for long',
    error({ errcode: 5 }),
    503,
    { error: expect.stringMatching(/does not answer/) },
  ],
  [
    'too much work that waits already',
    new TooManyWaiting('everybody'),
    503,
    { error: expect.stringMatching(/Too much .* try again/) },
  ],
  [
    'too much work of one caller',
    new TooManyWaiting('caller'),
    429,
    { error: expect.stringMatching(/Too much .* try again/) },
  ],
  ['a full disk', error({ errcode: 13 }), 507, { error: expect.stringMatching(/no room/) }],
  ['a full PostgreSQL', error({ code: '53100' }), 507, { error: expect.stringMatching(/no room/) }],
  ['somebody quicker', error({ errcode: 2067 }), 409, { error: expect.stringMatching(/there already/) }],
  [
    'a fault of ours',
    new TypeError('x is not a function'),
    500,
    { error: expect.stringMatching(/went wrong here/) },
  ],
])('%s is answered without a detail that is the log’s', async (_, fault, status, body) => {
  const app = fastify({ logger: false })
  answerErrors(app)
  app.get('/', async () => {
    throw fault
  })
  const reply = await app.inject('/')
  expect([reply.statusCode, reply.json()]).toEqual([status, body])
  expect(reply.body).not.toContain('a detail for the log')
})

it('logs a line that broke off within a body as no fault of ours', async () => {
  const stream = new PassThrough({ encoding: 'utf8' })
  const app = fastify({ logger: { level: 'error', stream } })
  onTestFinished(() => app.close())
  answerErrors(app)
  const answered = new Promise<number>((resolve) => {
    app.addHook('onError', async (_request, reply) => setImmediate(() => resolve(reply.statusCode)))
  })
  app.post('/', async () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const came = once(app.server, 'request')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  await came
  socket.destroy()
  expect(await answered).toBe(400)
  expect(stream.read()).toBeNull()
})
