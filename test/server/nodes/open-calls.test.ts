import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { API_BASE } from '../../../src/core/contract/console/call.ts'
import { type Caller, consoleServer, PASSWORD, person } from '../console/console-server.ts'
import { onEachDatabase } from '../databases.ts'

interface HeldCall {
  method: string
  path: string
  type: string
  /** What is sent at once, and what is held back. */
  body: readonly [begin: string, rest: string]
}

/** A call whose body does not come to its end by itself. Resolves, once the server reads it, to how it ends. */
async function heldCall(url: string, { token }: Caller, { method, path, type, body }: HeldCall) {
  const [begin, rest] = body
  const call = request(`${url}${API_BASE}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
      'transfer-encoding': 'chunked',
      expect: '100-continue',
    },
  })
  const broken = once(call, 'error').then(([error]) => (error as NodeJS.ErrnoException).code)
  const answered = once(call, 'response').then(([reply]) => (reply as IncomingMessage).statusCode)
  answered.catch(() => undefined)
  call.flushHeaders()
  await once(call, 'continue')
  call.write(begin)
  onTestFinished(() => void call.destroy())
  return { ended: Promise.race([broken, answered.catch(() => broken)]), end: () => void call.end(rest) }
}

const upload = {
  method: 'POST',
  path: '/upload-csv',
  type: 'multipart/form-data; boundary=x',
  body: [
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname,desc',
    'ription\nHeld Back,Crisp and thin\n\r\n--x--\r\n',
  ],
} as const

const endings: readonly ((chief: Caller, own: Caller) => Promise<{ status: number }>)[] = [
  (_, own) => own.call('POST', '/auth/logout'),
  (chief, own) => chief.call('PUT', `/auth/user/${own.userId}/password`, { password: 'Another1!' }),
  (chief, own) => chief.call('DELETE', `/auth/user/${own.userId}`),
]

onEachDatabase('an upload that is still arriving', ({ newUrl }) => {
  it('is cut off by a sign-out, a new password and the end of the user on another node, and by nobody else’s', async () => {
    const url = newUrl()
    const here = await consoleServer(url ? { DATABASE_URL: url } : {})
    // Without a database server there is one node.
    const there = url ? await consoleServer({ DATABASE_URL: url }) : here
    let stays = true
    const other = await heldCall(there.url, there.chief, upload)
    void other.ended.then(() => {
      stays = false
    })
    for (const [index, end] of endings.entries()) {
      const username = `asha${index}`
      await here.chief.call('POST', '/auth/register', person(username))
      const asha = await here.signIn(username, PASSWORD)
      const held = await heldCall(there.url, asha, upload)
      expect((await end(here.chief, asha)).status).toBe(200)
      expect(await held.ended).toBe('ECONNRESET')
    }
    expect(stays).toBe(true)
  })
})

const json = { method: 'POST', type: 'application/json' }
const { username, ...others } = person('zoya1')

onEachDatabase('a call whose last bytes are held back', ({ newUrl }) => {
  it.each<[string, HeldCall]>([
    ['a file', upload],
    ['a product', { ...json, path: '/products', body: ['{"name":"Held Back",', '"description":"Crisp"}'] }],
    [
      'a new superadmin',
      {
        ...json,
        path: '/auth/register',
        body: [`{"username":"${username}",`, JSON.stringify(others).slice(1)],
      },
    ],
  ])('is not done once its caller was signed out: %s', async (_, call) => {
    const url = newUrl()
    const { chief, signIn, url: at } = await consoleServer(url ? { DATABASE_URL: url } : {})
    const own = await signIn('chief', PASSWORD)
    const { ended, end } = await heldCall(at, own, call)
    expect((await own.call('POST', '/auth/logout')).status).toBe(200)
    end()
    // Where sign-outs are told of it is cut off, perhaps before its end is read.
    expect([401, 'ECONNRESET', 'EPIPE']).toContain(await ended)
    const lists = ['/products', '/auth/users'].map((path) => chief.call<unknown[]>('GET', path))
    expect((await Promise.all(lists)).map(({ body }) => body.length)).toEqual([0, 1])
  })

  it('is done for who is still signed in', async () => {
    const url = newUrl()
    const { chief, url: at } = await consoleServer(url ? { DATABASE_URL: url } : {})
    const { ended, end } = await heldCall(at, chief, upload)
    end()
    expect(await ended).toBe(200)
    expect((await chief.call<unknown[]>('GET', '/products')).body).toHaveLength(1)
  })
})
