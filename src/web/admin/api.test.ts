import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../../core/contract/console/call.ts'
import { fileCalls } from '../../core/contract/console/upload.ts'
import { ApiFault, createApi, saidBy } from './api.ts'

const call = {
  method: 'PUT',
  path: '/stores/:id',
  action: 'paths.edit',
  reply: z.object({ id: z.string() }),
} as const satisfies Call
const open = { ...call, action: 'anybody' } as const satisfies Call

function server(reply: () => Response | Promise<Response>, token: string | undefined = 'secret') {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => reply())
  const onRefused = vi.fn()
  const api = createApi({ base: 'https://shop.example.org/api/', fetch, token: () => token, onRefused })
  return { api, fetch, onRefused }
}
const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status })
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiFault,
  )

it('sends the token and the body, and reads the reply by its contract', async () => {
  const { api, fetch } = server(json({ id: '7', more: 1 }))
  const reply = await api.call(call, { params: { id: 'a/b' }, query: { limit: '5' }, body: { name: 'x' } })
  expect(reply).toEqual({ id: '7' })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://shop.example.org/api/stores/a%2Fb?limit=5')
  expect(init).toMatchObject({ method: 'PUT', body: '{"name":"x"}' })
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  })
})

it('calls for somebody who is signed in no more, and signs out nobody else', async () => {
  const { api, fetch } = server(json({ id: '7' }))
  await api.call(call, { token: 'earlier' })
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer earlier')
  const refusing = server(json({ error: 'Over.' }, 401))
  await faultOf(refusing.api.call(call, { token: 'earlier' }))
  expect(refusing.onRefused).toHaveBeenCalledWith('earlier')
})

describe('an upload', () => {
  const reply = { added: 2, updated: 0, deleted: 0, skipped: 0, warnings: [] }
  const streamed = (...pieces: string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
          controller.close()
        },
      }),
    )
  const last = (status: number, body: object) => `${JSON.stringify({ status, body })}\n`

  it('tells how far it is, however the lines are cut, and ends with the reply', async () => {
    const { api, fetch } = server(() =>
      streamed('{"done":0,"of":2}\n{"do', 'ne":2,"of":2}\n', last(200, reply)),
    )
    const told = vi.fn()
    expect(await api.upload(fileCalls.products.upload, { body: new FormData() }, told)).toEqual(reply)
    expect(told.mock.calls).toEqual([[{ done: 0, of: 2 }], [{ done: 2, of: 2 }]])
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('accept')).toBe('application/x-ndjson')
  })

  it.each([
    ['refused at its end', last(409, { error: 'Stale.' }), 409, 'Stale.'],
    ['that breaks off', '{"done":1,"of":2}\n{"sta', 0, undefined],
    ['of other lines', 'hello\n', 0, undefined],
    ['that ends in nothing that is a reply', last(200, { added: 'x' }), 200, undefined],
  ])('%s is a fault', async (_, text, status, said) => {
    const { api } = server(() => streamed(text))
    expect(
      await faultOf(api.upload(fileCalls.products.upload, { body: new FormData() }, vi.fn())),
    ).toMatchObject({
      status,
      said,
    })
  })
})

it('leaves a form to the browser, which knows its boundary', async () => {
  const { api, fetch } = server(json({ id: '7' }), '')
  const body = new FormData()
  await api.call(call, { body })
  const [, init] = fetch.mock.calls[0] ?? []
  expect(init?.body).toBe(body)
  expect([...new Headers(init?.headers)]).toEqual([])
})

describe('faults', () => {
  it.each([
    ['words and fields', json({ error: 'No.', fields: { name: 'Bad.' } }, 400), 400, 'No.', { name: 'Bad.' }],
    ['words', json({ error: 'No.' }, 409), 409, 'No.', {}],
    ['nothing readable', () => new Response('<html>', { status: 502 }), 502, undefined, {}],
    ['a reply outside the contract', json({ id: 7 }), 200, undefined, {}],
    [
      'no network',
      () => {
        throw new TypeError('failed to fetch')
      },
      0,
      undefined,
      {},
    ],
  ])('%s', async (_, reply, status, said, fields) => {
    const fault = await faultOf(server(reply).api.call(call, { params: { id: '1' } }))
    expect(fault).toBeInstanceOf(ApiFault)
    expect(fault).toMatchObject({ status, fields })
    expect(fault?.said).toBe(said)
  })

  it('has the newer record of a conflict, if it is one', async () => {
    const body = { error: 'stale', current: { id: '3' } }
    const fault = await faultOf(server(json(body, 409)).api.call(call))
    expect(fault?.current(z.object({ id: z.string() }))).toEqual({ id: '3' })
    expect(fault?.current(z.object({ id: z.number() }))).toBeUndefined()
  })
})

it.each([
  [call, 'secret', 1],
  [call, '', 0],
  [open, 'secret', 0],
])('401 signs out only who was signed in', async (asked, token, times) => {
  const { api, onRefused } = server(json({ error: 'Please sign in.' }, 401), token)
  await faultOf(api.call(asked))
  expect(onRefused).toHaveBeenCalledTimes(times)
})

it.each([
  [new ApiFault(500, { error: 'Ours.' }), 'Ours.'],
  [new ApiFault(500, 'broken'), 'Fallback'],
  [new Error('secret detail'), 'Fallback'],
])('the person is told the server’s words or ours', (error, words) =>
  expect(saidBy(error, 'Fallback')).toBe(words),
)
