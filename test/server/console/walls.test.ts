import { describe, expect, it } from 'vitest'
import { addressOf } from '../../../src/core/contract/console/call.ts'
import { consoleCalls } from '../../../src/core/contract/console/calls.ts'
import { answers } from '../../../src/core/contract/console/messages.ts'
import { type Caller, callerOf, consoleServer, PASSWORD, person, steps } from './console-server.ts'

/** Whom each call lets in; the others are refused: nobody with 401, staff with 403. */
type Who = 'own admin' | 'other admin' | 'superadmin'
const everybody: Who[] = ['own admin', 'other admin', 'superadmin']
const ofTheStore: Who[] = ['own admin', 'superadmin']
const chiefs: Who[] = ['superadmin']

/** `id` is the thing in question: store 1, a user who is the own admin, product 1, aisle 1, the entry of a path of store 1. */
interface Row {
  allowed: Who[] | 'anybody'
  id?: 'store' | 'own admin' | 'product' | 'aisle' | 'entry'
  body?: object
  query?: string
}

const paths = { entrance: { dairy: steps(4) } }
const table: Readonly<Record<string, Row>> = {
  'POST /auth/login': { allowed: 'anybody', body: { username: 'chief', password: PASSWORD } },
  'POST /auth/logout': { allowed: everybody },
  'GET /auth/session': { allowed: everybody },
  'POST /auth/forgot-password': {
    allowed: 'anybody',
    body: { identifier: 'admin1', newPassword: PASSWORD, securityAnswer: 'Pune' },
  },
  'POST /auth/register': { allowed: chiefs, body: person('somebody') },
  'GET /auth/users': { allowed: chiefs },
  'PUT /auth/user/:id': {
    allowed: chiefs,
    id: 'own admin',
    body: person('admin1', { role: 'admin', storeId: '1', firstName: 'New' }),
  },
  'DELETE /auth/user/:id': { allowed: chiefs, id: 'own admin' },
  'PUT /auth/user/:id/password': { allowed: ofTheStore, id: 'own admin', body: { password: PASSWORD } },
  'GET /stores': { allowed: everybody },
  'POST /stores': { allowed: chiefs, body: { store_number: '9', name: 'Store 9', location: 'Pune', paths } },
  'PUT /stores/:id': { allowed: ofTheStore, id: 'store', body: { paths, name: 'Store 1' } },
  'DELETE /stores/:id': { allowed: chiefs, id: 'store' },
  'PATCH /stores/:id/add-or-update-path': {
    allowed: ofTheStore,
    id: 'store',
    body: { from: 'entrance', to: 'breads', steps: steps(5) },
  },
  'PATCH /stores/:id/delete-path': {
    allowed: ofTheStore,
    id: 'store',
    body: { from: 'entrance', to: 'dairy' },
  },
  'GET /locations': { allowed: everybody },
  'GET /aisles': { allowed: everybody },
  'POST /aisles': { allowed: chiefs, body: { id: '', name: 'Breads', description: 'Loaves and buns' } },
  'GET /aisles/:id/use': { allowed: chiefs, id: 'aisle' },
  'DELETE /aisles/:id': { allowed: chiefs, id: 'aisle' },
  'GET /products': { allowed: everybody },
  'POST /products': { allowed: chiefs, body: { name: 'Other', description: 'Another thing' } },
  'PUT /products/:id': {
    allowed: chiefs,
    id: 'product',
    body: { name: 'Changed', description: 'Changed thing' },
  },
  'DELETE /products/:id': { allowed: chiefs, id: 'product' },
  'POST /upload-csv': { allowed: chiefs },
  'GET /download-products': { allowed: chiefs },
  'GET /audit': { allowed: ofTheStore, query: '?kind=path&id=1' },
  'POST /audit/:id/restore': { allowed: ofTheStore, id: 'entry', body: {} },
}

async function house() {
  const server = await consoleServer()
  const { chief, addStore, adminOf } = server
  await addStore('1', { paths })
  await addStore('2')
  await chief.call('POST', '/aisles', { id: '', name: 'Dairy', description: 'Milk and cheese' })
  await chief.call('POST', '/products', { name: 'Thing', description: 'Some thing' })
  await chief.call('PATCH', '/stores/1/add-or-update-path', {
    from: 'entrance',
    to: 'dairy',
    steps: steps(6),
  })
  const entries = await chief.call<{ id: string; kind: string }[]>('GET', '/audit?kind=path&id=1')
  const own = await adminOf('1')
  const staff = { 'own admin': own, 'other admin': await adminOf('2'), superadmin: chief }
  const ids = {
    store: '1',
    'own admin': own.userId,
    product: '1',
    aisle: '1',
    entry: entries.body[0]?.id ?? '',
  }
  return { ...server, staff, ids }
}

type House = Awaited<ReturnType<typeof house>>

const make = (
  caller: Caller,
  { method, path }: { method: string; path: string },
  row: Row,
  ids: House['ids'],
) => {
  const address = addressOf(path, { id: row.id ? ids[row.id] : '' }) + (row.query ?? '')
  if (path === '/upload-csv') {
    return caller.upload(address, { file: new Blob(['name,description\nNew thing,A new thing\n']) })
  }
  return caller.call(method, address, row.body)
}

/** Everything that a denied call must leave as it was. */
async function stateOf({ chief }: House): Promise<string> {
  const lists = ['/auth/users', '/stores', '/aisles', '/products', '/audit']
  const replies = await Promise.all(lists.map((path) => chief.call('GET', path)))
  return JSON.stringify(replies.map(({ body }) => body))
}

describe('every call', () => {
  it('is in the table', () => {
    const names = consoleCalls.map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(table)).toEqual(names)
  })

  const refusals = Object.entries(table).filter(([, { allowed }]) => allowed !== 'anybody')
  it('is refused to whom it is not for, and changes nothing', async () => {
    const there = await house()
    const before = await stateOf(there)
    for (const [name, row] of refusals) {
      const [method = '', path = ''] = name.split(' ')
      for (const stranger of [there.nobody, callerOf(there.url, 'x'.repeat(43))]) {
        const reply = await make(stranger, { method, path }, row, there.ids)
        expect([name, 'nobody', reply.status, reply.body.error]).toEqual([
          name,
          'nobody',
          401,
          answers.signedOut,
        ])
      }
      for (const who of everybody.filter((each) => !row.allowed.includes(each))) {
        const reply = await make(there.staff[who], { method, path }, row, there.ids)
        expect([name, who, reply.status, reply.body.error]).toEqual([name, who, 403, answers.forbidden])
      }
    }
    expect(await stateOf(there)).toBe(before)
  })

  it.each(Object.entries(table))('%s is open to whom it is for', async (name, row) => {
    const [method = '', path = ''] = name.split(' ')
    const there = await house()
    const callers = row.allowed === 'anybody' ? [there.nobody] : row.allowed.map((who) => there.staff[who])
    // The first who may is enough for what can be done once; all who may look.
    for (const caller of method === 'GET' ? callers : callers.slice(0, 1)) {
      const { status } = await make(caller, { method, path }, row, there.ids)
      expect([200, 201]).toContain(status)
    }
  })

  it('is refused before what was sent is looked at', async () => {
    const { staff, nobody } = await house()
    expect((await nobody.call('POST', '/stores', '{"broken')).status).toBe(401)
    expect((await staff['own admin'].call('POST', '/stores', '{"broken')).status).toBe(403)
  })
})

describe('an admin', () => {
  it('sees one store, and nothing that only superadmins may see', async () => {
    const { staff } = await house()
    const stores = await staff['own admin'].call<{ id: string }[]>('GET', '/stores')
    expect(stores.body.map(({ id }) => id)).toEqual(['1'])
    for (const query of ['', '?kind=user', '?kind=product&id=1', '?kind=store', '?kind=store&id=2']) {
      expect((await staff['own admin'].call('GET', `/audit${query}`)).status).toBe(403)
    }
  })

  it('cannot renumber, rename or move a store, whatever else the call holds', async () => {
    const { staff } = await house()
    const sent = {
      id: '2',
      store_number: '77',
      name: 'Mine',
      location: 'Goa',
      storeURL: '/x',
      paths: { entrance: { breads: steps(2) } },
    }
    const { status, body } = await staff['own admin'].call('PUT', '/stores/1', sent)
    expect(status).toBe(200)
    expect(body.store).toMatchObject({
      id: '1',
      store_number: '1',
      name: 'Store 1',
      location: 'Pune',
      storeURL: '/?storeid=1',
    })
    expect(Object.keys(body.store.paths.entrance ?? {})).toEqual(['dairy', 'breads'])
  })

  it('has no store, and no way to any, once it is deleted', async () => {
    const { chief, signIn } = await house()
    await chief.call('DELETE', '/stores/1')
    const admin = await signIn('admin1', PASSWORD)
    expect((await admin.call('GET', '/stores')).body).toEqual([])
    expect((await admin.call('PUT', '/stores/1', {})).status).toBe(403)
    expect((await admin.call('GET', '/audit?kind=store')).status).toBe(403)
  })
})
