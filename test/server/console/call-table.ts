import sharp from 'sharp'
import { addressOf } from '../../../src/core/contract/console/call.ts'
import { sightWith } from '../../fixtures/sights.ts'
import { type Caller, consoleServer, PASSWORD, person, steps } from './console-server.ts'

/** Whom each call lets in; the others are refused: nobody with 401, staff with 403. */
type Who = 'own admin' | 'other admin' | 'superadmin'
export const everybody: Who[] = ['own admin', 'other admin', 'superadmin']
const ofTheStore: Who[] = ['own admin', 'superadmin']
const chiefs: Who[] = ['superadmin']

/** `id` is the thing in question: store 1, a user who is the own admin, product 1, aisle 1, the entry of a path of store 1. */
export interface Row {
  allowed: Who[] | 'anybody'
  /** What it answers needs a code, or a second factor: 400 and 404 say that the caller may make it. */
  code?: true
  /** Also for the store's own staff, who walk and answer calls alone. */
  clerkToo?: true
  id?:
    | 'store'
    | 'own admin'
    | 'other admin'
    | 'product'
    | 'aisle'
    | 'entry'
    | 'call'
    | 'photo'
    | 'deletedPhoto'
  body?: object | string
  query?: string
}

/** What a file of each kind adds. */
const files: Readonly<Record<string, string>> = {
  '/upload-csv': 'name,description\nNew thing,A new thing\n',
  '/upload-stores': 'store_number,name,location\n33,New store,Pune\n',
  '/upload-recalls': 'gtin,since\n4006381333931,2026-11-01\n',
  '/upload-users':
    'username,first_name,last_name,role,email,phone_number\nravi1,Ravi,Iyer,superadmin,r@example.org,9876543210\n',
}

/** The smallest photograph there is. */
const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer()

const paths = { entrance: { dairy: steps(4) } }
const aDraft = { from: 'entrance', to: 'breads' }
/** What a provider would have been asked with. */
const SOME = 'x'.repeat(43)
/** Stands for the token of the link that the other admin has. */
const LINK = 'link'
const theDraft = { from: 'entrance', to: 'dairy', updatedAt: '' }
export const callTable: Readonly<Record<string, Row>> = {
  'POST /auth/login': { allowed: 'anybody', body: { username: 'chief', password: PASSWORD } },
  'POST /auth/provider': { allowed: 'anybody', code: true },
  'POST /auth/provider/end': {
    allowed: 'anybody',
    code: true,
    body: { query: '', pending: { state: SOME, nonce: SOME, verifier: SOME } },
  },
  'POST /auth/logout': { clerkToo: true, allowed: everybody },
  'GET /auth/session': { clerkToo: true, allowed: everybody },
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
  'POST /auth/users/suspended': { allowed: chiefs, body: { ids: ['2'], suspended: true } },
  'POST /auth/invitations': { allowed: chiefs, body: person('invited') },
  'POST /auth/user/:id/invitation': { allowed: chiefs, id: 'own admin' },
  'DELETE /auth/user/:id/invitation': { allowed: chiefs, id: 'other admin' },
  'POST /auth/invitation': { allowed: 'anybody', body: { token: LINK } },
  'POST /auth/invitation/accept': { allowed: 'anybody', body: { token: LINK, password: PASSWORD } },
  'GET /auth/second-factor': { clerkToo: true, allowed: everybody },
  'POST /auth/second-factor': { clerkToo: true, allowed: everybody },
  'POST /auth/second-factor/confirm': { clerkToo: true, allowed: everybody, code: true, body: { code: '1' } },
  'POST /auth/second-factor/codes': { clerkToo: true, allowed: everybody, code: true, body: { code: '1' } },
  'POST /auth/second-factor/remove': { clerkToo: true, allowed: everybody, code: true, body: { code: '1' } },
  'DELETE /auth/user/:id/second-factor': { allowed: chiefs, code: true, id: 'own admin' },
  'GET /stores': { clerkToo: true, allowed: everybody },
  'GET /stores/:id': { clerkToo: true, allowed: ofTheStore, id: 'store' },
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
  'GET /locations': { clerkToo: true, allowed: everybody },
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
  'GET /product-page': { allowed: everybody, query: '?q=thing&sort=-name' },
  'GET /product-names': { allowed: everybody },
  'GET /store-page': { allowed: chiefs, query: '?q=thing&sort=-name' },
  'GET /store-names': { allowed: chiefs },
  'GET /store-choices': { clerkToo: true, allowed: everybody },
  'GET /search': { clerkToo: true, allowed: everybody, query: '?q=thing' },
  'GET /products/:id/photos': { allowed: chiefs, id: 'product' },
  'POST /products/:id/photos': { allowed: chiefs, id: 'product' },
  'POST /read-photos': { allowed: chiefs },
  'GET /photos/:id': { allowed: chiefs, id: 'photo' },
  'POST /photos/:id/hear': { allowed: chiefs, id: 'photo' },
  'DELETE /photos/:id': { allowed: chiefs, id: 'photo' },
  'POST /photos/:id/restore': { allowed: chiefs, id: 'deletedPhoto' },
  'POST /upload-csv': { allowed: chiefs },
  'GET /download-products': { allowed: chiefs },
  'POST /upload-stores': { allowed: chiefs },
  'GET /download-stores': { allowed: chiefs },
  'POST /upload-users': { allowed: chiefs },
  'GET /download-users': { allowed: chiefs },
  'POST /upload-recalls': { allowed: chiefs },
  'GET /download-recalls': { allowed: chiefs },
  'GET /audit': { allowed: ofTheStore, query: '?kind=path&id=1' },
  'POST /audit/:id/restore': { allowed: ofTheStore, id: 'entry', body: {} },
  'GET /staff-calls': { clerkToo: true, allowed: everybody },
  'POST /staff-calls/:id/coming': { clerkToo: true, allowed: ofTheStore, id: 'call', body: {} },
  'POST /staff-calls/:id/done': { clerkToo: true, allowed: ofTheStore, id: 'call' },
  'GET /stores/:id/drafts': { clerkToo: true, allowed: ofTheStore, id: 'store' },
  'PUT /stores/:id/draft': { allowed: ofTheStore, id: 'store', body: { ...aDraft, steps: steps(5) } },
  'POST /stores/:id/draft/walked': { clerkToo: true, allowed: ofTheStore, id: 'store', body: theDraft },
  'POST /stores/:id/draft/publish': { allowed: ofTheStore, id: 'store', body: theDraft },
  'POST /stores/:id/draft/drop': { allowed: ofTheStore, id: 'store', body: theDraft },
  'GET /work-list': { clerkToo: true, allowed: everybody },
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
  const other = await adminOf('2')
  const staff = { 'own admin': own, 'other admin': other, superadmin: chief }
  server.room.eye = {
    read: async () => sightWith(),
    match: () => undefined,
    hear: async () => ['Some thing.'],
  }
  const [photo = '', deletedPhoto = ''] = await photographed(chief)
  const ids = {
    photo,
    deletedPhoto,
    store: '1',
    'own admin': own.userId,
    'other admin': other.userId,
    link: (await chief.call('POST', `/auth/user/${other.userId}/invitation`)).body.token,
    product: '1',
    aisle: '1',
    entry: entries.body[0]?.id ?? '',
    draftVersion: draft.body.draft.updatedAt,
    call: (await server.room.callDesk?.open(aCall, firstCall, { told: () => {} })) ?? '',
  }
  return { ...server, staff, ids }
}

/** Two photographs of the first product, the second of them deleted. */
async function photographed({ call, upload }: Caller): Promise<string[]> {
  const ids: string[] = []
  for (const _ of ['kept', 'deleted']) {
    const { body } = await upload<{ photos: { id: string }[] }>('/products/1/photos', {
      photo: new Blob([dot]),
    })
    ids.push(body.photos[0]?.id ?? '')
  }
  await call('DELETE', `/photos/${ids[1]}`)
  return ids
}

export type StaffedServer = Awaited<ReturnType<typeof staffedServer>>

export const makeCall = (
  caller: Caller,
  { method, path }: { method: string; path: string },
  row: Row,
  ids: StaffedServer['ids'],
) => {
  const address = addressOf(path, { id: row.id ? ids[row.id] : '' }) + (row.query ?? '')
  if (/photos$/.test(path) && method === 'POST') return caller.upload(address, { photo: new Blob([dot]) })
  const file = files[path]
  if (file) return caller.upload(address, { file: new Blob([file]) })
  if (path === '/staff-calls') return caller.begin(address)
  const body =
    row.body === theDraft
      ? { ...theDraft, updatedAt: ids.draftVersion }
      : JSON.parse(JSON.stringify(row.body ?? null).replace(`"${LINK}"`, `"${ids.link}"`))
  return caller.call(method, address, body ?? undefined)
}

/** Everything that a denied call must leave as it was. */
export async function stateOf({ chief }: StaffedServer): Promise<string> {
  const lists = ['/auth/users', '/stores', '/aisles', '/products', '/products/1/photos', '/audit']
  const replies = await Promise.all(lists.map((path) => chief.call('GET', path)))
  return JSON.stringify(replies.map(({ body }) => body))
}
