import { request } from 'node:http'
import { expect, it } from 'vitest'
import { addressOf } from '../../../src/core/contract/console/call.ts'
import { consoleCalls } from '../../fixtures/console-calls.ts'
import { onEachDatabase } from '../databases.ts'
import { callTable, makeCall, type Row, staffedServer, stateOf } from './call-table.ts'
import { consoleServer, settingsOf } from './console-server.ts'

/** Bodies that no form sends. */
const bodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '17',
  '{"broken',
  '{"__proto__": {"role": "superadmin"}}',
  '{"constructor": {"prototype": {}}}',
  '{"name": null, "description": {}, "paths": [], "store_number": [], "username": 1, "role": true}',
  '{"paths": {"__proto__": {"a": []}}, "updatedAt": 1}',
  JSON.stringify({ name: '\u0000', description: '\ud800', identifier: '\u0000', username: '\u0000' }),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  JSON.stringify({ name: 'x'.repeat(900_000) }),
]
const ids = [
  '0',
  '-1',
  '1e99',
  '%00',
  '%ff',
  'null',
  "1' or '1'='1",
  '9'.repeat(64),
  '9'.repeat(300),
  '__proto__',
]

/** Calls of one's own session that read neither a body nor an id. */
const takeNothing: ReadonlySet<string> = new Set(['/auth/logout', '/auth/second-factor'])

/** A body once for each of its names and texts, with a character in it that no text holds. */
const spoilt = (body: Row['body'] = {}): string[] => {
  const json = JSON.stringify(body)
  return [...json.matchAll(/[^"]"(?=[,:}\]])/g)].map(
    ({ index }) => `${json.slice(0, index + 1)}\\u0000${json.slice(index + 1)}`,
  )
}

onEachDatabase('bad input', (database) => {
  const open = () => consoleServer(settingsOf(database))

  it('gets a 4xx with a reason, and never a 5xx', async () => {
    const { chief } = await open()
    for (const { method, path, action } of consoleCalls) {
      if (method === 'GET' || takeNothing.has(path)) continue
      for (const body of bodies) {
        const reply = await chief.call(method, addressOf(path, { id: '404' }), body)
        const seen = [method, path, body.slice(0, 40), reply.status]
        expect(seen).toEqual([method, path, body.slice(0, 40), expect.toSatisfy(isRefusal)])
        if (action !== 'anybody') expect(reply.body.error).toEqual(expect.any(String))
      }
    }
  })

  it('is stored nowhere, when one character of a good body is replaced by it', async () => {
    const there = await staffedServer(settingsOf(database))
    for (const [name, row] of Object.entries(callTable)) {
      const [method = '', path = ''] = name.split(' ')
      for (const body of spoilt(row.body)) {
        const { status } = await makeCall(there.chief, { method, path }, { ...row, body }, there.ids)
        expect([name, body, status]).toEqual([name, body, expect.toSatisfy((given) => given < 500)])
      }
    }
    expect(await stateOf(there)).not.toContain('\\u0000')
  })

  it('is refused by its name, when it is another spelling of a key that counts', async () => {
    const there = await staffedServer(settingsOf(database))
    const before = await stateOf(there)
    for (const [name, row] of Object.entries(callTable)) {
      const [method = '', path = ''] = name.split(' ')
      if (typeof row.body !== 'object' || path.startsWith('/auth/')) continue
      const [key] = Object.keys(row.body)
      if (key === undefined) continue
      const misspelt = `${key.toUpperCase()}_`
      const asked = { ...row, body: { ...row.body, [misspelt]: 1 } }
      const { status, body } = await makeCall(there.chief, { method, path }, asked, there.ids)
      const error = `There is no field "${misspelt}" here, so nothing was saved.`
      expect([name, status, body]).toEqual([name, 400, { error, fields: { [misspelt]: error } }])
    }
    expect(await stateOf(there)).toEqual(before)
  })

  it('is refused in addresses as well', async () => {
    const { chief } = await open()
    for (const { method, path } of consoleCalls.filter((call) => call.path.includes(':id'))) {
      for (const id of ids) {
        const body = method === 'DELETE' || method === 'GET' ? undefined : '{}'
        const reply = await chief.call(method, path.replace(':id', id), body)
        expect([method, path, id, reply.status]).toEqual([method, path, id, expect.toSatisfy(isRefusal)])
      }
    }
    for (const query of ['?kind=x', '?limit=x', '?before=x', '?limit=-1', '?id=%00', '?before=999999999']) {
      expect((await chief.call('GET', `/audit${query}`)).status).toBeLessThan(500)
    }
    expect((await chief.call('GET', '/download-products?format=exe')).status).toBe(400)
  })

  it.each([
    ['too large', 'application/json', 'x'.repeat(1_100_000), 413],
    ['of another kind', 'application/xml', '<a/>', 415],
    ['of no kind that is one', 'nonsense', '{}', 415],
  ])('%s is refused with a text of its own', async (_, type, body, status) => {
    const { url, chief } = await open()
    const reply = await fetch(`${url}/api/stores`, {
      method: 'POST',
      headers: { authorization: `Bearer ${chief.token}`, 'content-type': type },
      body,
    })
    expect(reply.status).toBe(status)
    expect(await reply.json()).toEqual({ error: expect.any(String) })
  })

  it('that never ends holds up no other call', async () => {
    const { url, chief } = await open()
    const hanging = request(`${url}/api/stores`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${chief.token}`,
        'content-type': 'application/json',
        'content-length': '100',
      },
    })
    hanging.on('error', () => undefined)
    hanging.write('{"store')
    expect((await chief.call('GET', '/stores')).status).toBe(200)
    hanging.destroy()
  })

  it('deletes a record once when the same call comes twice', async () => {
    const { chief, addStore } = await open()
    const id = await addStore('1')
    expect((await chief.call('DELETE', `/stores/${id}`)).status).toBe(200)
    expect((await chief.call('DELETE', `/stores/${id}`)).status).toBe(404)
    expect((await chief.call('PUT', `/stores/${id}`, { name: 'Back' })).status).toBe(404)
  })
})

const isRefusal = (status: unknown) => Number(status) >= 400 && Number(status) < 500
