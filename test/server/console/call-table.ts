import { addressOf } from '../../../src/core/contract/console/call.ts'
import { type Caller, consoleServer, PASSWORD, person, steps } from './console-server.ts'

/** Whom each call lets in; the others are refused: nobody with 401, staff with 403. */
type Who = 'own admin' | 'other admin' | 'superadmin'
export const everybody: Who[] = ['own admin', 'other admin', 'superadmin']
const ofTheStore: Who[] = ['own admin', 'superadmin']
const chiefs: Who[] = ['superadmin']

/** `id` is the thing in question: store 1, a user who is the own admin, product 1, aisle 1, the entry of a path of store 1. */
export interface Row {
  allowed: Who[] | 'anybody'
  id?: 'store' | 'own admin' | 'product' | 'aisle' | 'entry' | 'call'
  body?: object | string
  query?: string
}

/** What a file of each kind adds. */
const files: Readonly<Record<string, string>> = {
  '/upload-csv': 'name,description\nNew thing,A new thing\n',
  '/upload-stores': 'store_number,name,location\n33,New store,Pune\n',
  '/upload-users':
    'username,first_name,last_name,role,email,phone_number\nravi1,Ravi,Iyer,superadmin,r@example.org,9876543210\n',
}

const paths = { entrance: { dairy: steps(4) } }
const aDraft = { from: 'entrance', to: 'breads' }
const theDraft = { from: 'entrance', to: 'dairy', updatedAt: '' }
export const callTable: Readonly<Record<string, Row>> = {
  'POST /auth/login': { allowed: 'anybody', body: { username: 'chief', password: PASSWORD } },
  'POST /auth/logout': { allowed: everybody },
  'GET /auth/session': { allowed: everybody },
  'POST /auth/forgot-password': {
    allowed: 'anybody',
    body: { identifier: 'admin1', newPassword: PASSWORD, securityAnswer: 'Pune' },
  },
  'POST /auth/register': { allowed: chiefs, body: person('somebody') },
  'GET /auth/users': { allowed: chiefs },
  'GET /auth/user/:id': { allowed: chiefs, id: 'own admin' },
  'PUT /auth/user/:id': {
    allowed: chiefs,
    id: 'own admin',
    body: person('admin1', { role: 'admin', storeId: '1', firstName: 'New' }),
  },
  'DELETE /auth/user/:id': { allowed: chiefs, id: 'own admin' },
  'PUT /auth/user/:id/password': { allowed: ofTheStore, id: 'own admin', body: { password: PASSWORD } },
  'GET /stores': { allowed: everybody },
  'GET /stores/:id': { allowed: ofTheStore, id: 'store' },
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
  'GET /recalls': { allowed: everybody },
  'PUT /recalls': {
    allowed: chiefs,
    body: { recalls: [{ gtin: '4006381333931', batch: 'AB12', reason: '', since: '2026-11-01' }] },
  },
  'GET /products': { allowed: everybody },
  'GET /products/:id': { allowed: everybody, id: 'product' },
  'POST /products': { allowed: chiefs, body: { name: 'Other', description: 'Another thing' } },
  'PUT /products/:id': {
    allowed: chiefs,
    id: 'product',
    body: { name: 'Changed', description: 'Changed thing' },
  },
  'DELETE /products/:id': { allowed: chiefs, id: 'product' },
  'POST /upload-csv': { allowed: chiefs },
  'GET /download-products': { allowed: chiefs },
  'POST /upload-stores': { allowed: chiefs },
  'GET /download-stores': { allowed: chiefs },
  'POST /upload-users': { allowed: chiefs },
  'GET /download-users': { allowed: chiefs },
  'GET /audit': { allowed: ofTheStore, query: '?kind=path&id=1' },
  'POST /audit/:id/restore': { allowed: ofTheStore, id: 'entry', body: {} },
  'GET /staff-calls': { allowed: everybody },
  'POST /staff-calls/:id/coming': { allowed: ofTheStore, id: 'call', body: {} },
  'POST /staff-calls/:id/done': { allowed: ofTheStore, id: 'call' },
  'GET /stores/:id/drafts': { allowed: ofTheStore, id: 'store' },
  'PUT /stores/:id/draft': { allowed: ofTheStore, id: 'store', body: { ...aDraft, steps: steps(5) } },
  'POST /stores/:id/draft/walked': { allowed: ofTheStore, id: 'store', body: theDraft },
  'POST /stores/:id/draft/publish': { allowed: ofTheStore, id: 'store', body: theDraft },
  'POST /stores/:id/draft/drop': { allowed: ofTheStore, id: 'store', body: theDraft },
  'GET /work-list': { allowed: everybody },
  'GET /field': { allowed: ofTheStore, query: '?storeId=1&days=7' },
  'POST /products/many': { allowed: chiefs, body: { ids: ['1'], change: { section: 'dairy' } } },
  'POST /stores/many': { allowed: chiefs, body: { ids: ['1'], change: { location: 'Goa' } } },
  'POST /audit/undo-many': { allowed: chiefs, body: { undo: '2-2' } },
}

const aCall = { storeId: '1', place: { where: 'onward', section: 'dairy' }, language: null } as const
const firstCall = { id: undefined, ring: true, address: '' }

export async function staffedServer(settings: Record<string, string> = {}) {
  const server = await consoleServer(settings)
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
  const drafted = { from: 'entrance', to: 'dairy', steps: steps(7) }
  const draft = await chief.call<{ draft: { updatedAt: string } }>('PUT', '/stores/1/draft', drafted)
  const own = await adminOf('1')
  const staff = { 'own admin': own, 'other admin': await adminOf('2'), superadmin: chief }
  const ids = {
    store: '1',
    'own admin': own.userId,
    product: '1',
    aisle: '1',
    entry: entries.body[0]?.id ?? '',
    draftVersion: draft.body.draft.updatedAt,
    call: (await server.room.callDesk?.open(aCall, firstCall, { told: () => {} })) ?? '',
  }
  return { ...server, staff, ids }
}

export type StaffedServer = Awaited<ReturnType<typeof staffedServer>>

export const makeCall = (
  caller: Caller,
  { method, path }: { method: string; path: string },
  row: Row,
  ids: StaffedServer['ids'],
) => {
  const address = addressOf(path, { id: row.id ? ids[row.id] : '' }) + (row.query ?? '')
  const file = files[path]
  if (file) return caller.upload(address, { file: new Blob([file]) })
  if (path === '/staff-calls') return caller.begin(address)
  const body = row.body === theDraft ? { ...theDraft, updatedAt: ids.draftVersion } : row.body
  return caller.call(method, address, body)
}

/** Everything that a denied call must leave as it was. */
export async function stateOf({ chief }: StaffedServer): Promise<string> {
  const lists = ['/auth/users', '/stores', '/aisles', '/products', '/audit']
  const replies = await Promise.all(lists.map((path) => chief.call('GET', path)))
  return JSON.stringify(replies.map(({ body }) => body))
}
