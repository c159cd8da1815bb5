import {
  aislesCall,
  aisleUseCall,
  deleteAisleCall,
  saveAisleCall,
} from '../../../src/core/contract/console/aisles.ts'
import type { Call } from '../../../src/core/contract/console/call.ts'
import { type FieldReply, fieldCall } from '../../../src/core/contract/console/field.ts'
import { historyCall, restoreCall } from '../../../src/core/contract/console/history.ts'
import {
  acceptInvitationCall,
  invitationCall,
  invitationTexts,
  inviteAgainCall,
  inviteCall,
  revokeInvitationCall,
} from '../../../src/core/contract/console/invitations.ts'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import {
  productNamesCall,
  productPageCall,
  storeChoiceOf,
  storeChoicesCall,
  storeNamesCall,
  storePageCall,
  storeRowOf,
} from '../../../src/core/contract/console/pages.ts'
import {
  draftTexts,
  dropDraftCall,
  type PathDraft,
  pathDraftsCall,
  publishDraftCall,
  saveDraftCall,
  walkedDraftCall,
} from '../../../src/core/contract/console/path-drafts.ts'
import { photosCall } from '../../../src/core/contract/console/photos.ts'
import { type PathPair, pairKey, pairsOf, pathsOf } from '../../../src/core/contract/console/places.ts'
import {
  addProductCall,
  deleteProductCall,
  editProductCall,
  productCall,
  productsCall,
} from '../../../src/core/contract/console/products.ts'
import {
  beginFactorCall,
  confirmFactorCall,
  factorCall,
  factorTexts,
  newCodesCall,
  removeFactorCall,
  resetFactorCall,
} from '../../../src/core/contract/console/second-factor.ts'
import {
  loginCall,
  logoutCall,
  resetPasswordCall,
  sessionCall,
} from '../../../src/core/contract/console/session.ts'
import {
  callDoneCall,
  comingCall,
  type StaffCall,
  watchCallsCall,
} from '../../../src/core/contract/console/staff-calls.ts'
import {
  addStoreCall,
  deletePathCall,
  deleteStoreCall,
  editStoreCall,
  locationsCall,
  putPathCall,
  storeCall,
  storesCall,
} from '../../../src/core/contract/console/stores.ts'
import {
  deleteUserCall,
  editUserCall,
  registerCall,
  setPasswordCall,
  suspendUsersCall,
  userCall,
  usersCall,
} from '../../../src/core/contract/console/users.ts'
import { type WorkRow, workListCall } from '../../../src/core/contract/console/work-list.ts'
import type { Paths } from '../../../src/core/contract/store.ts'
import type { Staff } from '../../../src/core/permissions.ts'
import { citiesOf } from '../../../src/core/tables/record-tables.ts'
import { pagesOfProducts, pagesOfStores } from '../../../src/server/lists/record-pages.ts'
import { createFakeApi } from './fake-api.ts'
import * as records from './fake-records.ts'

/** A server with two stores, two aisles, three products and two people, who all stay what the test makes of them. */
export function createFakeConsoleServer(staff: () => Staff | undefined) {
  const api = createFakeApi(staff)
  const data = {
    stores: records.stores(),
    aisles: records.aisles(),
    products: ['Good Day', 'Marie Gold', 'Oat Crunch'].map((name, at) =>
      records.product(String(at + 1), name),
    ),
    users: records.users(),
    history: records.history(),
    work: [] as WorkRow[],
    field: { counts: true, days: [], rows: [], walks: [] } as FieldReply,
  }
  const done = (id: string, message: string, more: object = {}) => ({ body: { id, message, ...more } })
  const list = (call: Call, get: () => unknown) => api.on(call, () => ({ body: get() }))
  const own = () => {
    const who = staff()
    return who?.role === 'superadmin'
      ? data.stores
      : data.stores.filter(({ id }) => who?.storeIds.includes(id))
  }

  list(photosCall, () => [])
  list(storesCall, own)
  list(storeChoicesCall, () => own().map(storeChoiceOf))
  const one = (call: Call, get: () => readonly { id: string }[]) =>
    api.on(call, ({ params }) => {
      const body = get().find(({ id }) => id === params.id)
      return body ? { body } : { status: 404, body: { error: replyTexts.notFound } }
    })
  one(storeCall, own)
  one(productCall, () => data.products)
  one(userCall, () => data.users)
  list(fieldCall, () => data.field)
  list(aislesCall, () => data.aisles)
  list(aisleUseCall, () => ({ paths: [], products: 0 }))
  list(productsCall, () => data.products)
  const productPages = pagesOfProducts()
  api.on(productPageCall, async ({ query }) => {
    const asked = productPageCall.query.parse(query)
    const { shown, ...page } = await productPages.page([...data.products], asked)
    return { body: { products: shown, ...page } }
  })
  api.on(productNamesCall, async ({ query }) => ({
    body: await productPages.find([...data.products], productNamesCall.query.parse(query)),
  }))
  const storePages = pagesOfStores()
  api.on(storePageCall, async ({ query }) => {
    const { shown, ...page } = await storePages.page([...data.stores], storePageCall.query.parse(query))
    return { body: { stores: shown.map(storeRowOf), ...page, cities: citiesOf(data.stores) } }
  })
  api.on(storeNamesCall, async ({ query }) => ({
    body: await storePages.find([...data.stores], storeNamesCall.query.parse(query)),
  }))
  list(usersCall, () => data.users)
  list(historyCall, () => data.history)
  list(workListCall, () => ({ count: data.work.length, rows: data.work }))
  list(locationsCall, () => ['Bengaluru', 'Mumbai'].map((city, at) => ({ id: String(at + 1), city })))
  list(sessionCall, () => session('superadmin'))
  list(logoutCall, () => ({ message: 'Signed out.' }))
  list(resetPasswordCall, () => ({ message: replyTexts.resetDone }))

  api.on(loginCall, ({ body }) => {
    const { username, password } = body as { username: string; password: string }
    if (password !== 'Passw0rd!') return { status: 401, body: { status: 0, error: replyTexts.loginFailed } }
    return {
      body: {
        status: 1,
        error: null,
        token: `token-${username}`,
        ...session(username === 'asha' ? 'admin' : 'superadmin'),
      },
    }
  })
  const calls = eventStream()
  api.on(watchCallsCall, () => ({ body: undefined, raw: calls.open() }))
  api.on(comingCall, ({ params: { id = '' } }) => done(id, replyTexts.coming))
  api.on(callDoneCall, ({ params: { id = '' } }) => done(id, replyTexts.callDone))
  api.on(addStoreCall, ({ body }) => {
    const store = {
      ...(body as object),
      id: '3',
      storeURL: '/?storeid=3',
      updatedAt: records.AT,
    } as (typeof data.stores)[0]
    data.stores.push(store)
    return done('3', replyTexts.storeAdded, { store })
  })
  const change = (id: string, with_: (store: (typeof data.stores)[0]) => object) => {
    const at = data.stores.findIndex((store) => store.id === id)
    const before = data.stores[at]
    if (!before) return { status: 404, body: { error: replyTexts.notFound } }
    const store = { ...before, ...with_(before), updatedAt: `${records.AT}+` }
    data.stores[at] = store
    return done(id, replyTexts.storeSaved, { store })
  }
  api.on(editStoreCall, ({ params, body }) => change(params.id ?? '', () => body as object))
  api.on(putPathCall, ({ params, body }) =>
    change(params.id ?? '', ({ paths }) => ({
      paths: pathsOf([...others(paths, body as PathPair), body as PathPair]),
    })),
  )
  api.on(deletePathCall, ({ params, body }) => {
    const reply = change(params.id ?? '', ({ paths }) => ({
      paths: pathsOf(others(paths, body as PathPair)),
    }))
    return { ...reply, body: { ...reply.body, message: replyTexts.pathDeleted } }
  })
  let drafts: PathDraft[] = []
  let version = 0
  const keyOf = (path: unknown) => pairKey(path as PathPair)
  api.on(pathDraftsCall, () => ({ body: drafts }))
  api.on(saveDraftCall, ({ body }) => {
    const { from, to, steps, updatedAt } = body as PathPair & { updatedAt?: string }
    const current = drafts.find((each) => keyOf(each) === keyOf(body))
    if (current?.updatedAt !== updatedAt)
      return current
        ? { status: 409, body: { error: draftTexts.stale, current } }
        : { status: 404, body: { error: draftTexts.gone } }
    version += 1
    const base = data.stores[0]?.paths[from]?.[to] ?? null
    const seen = { walkedAt: null, walkedBy: null, updatedAt: `v${version}`, updatedBy: 'asha' }
    const draft = { storeId: '1', from, to, steps, base, ...seen }
    drafts = [draft]
    return done('1', draftTexts.saved, { draft })
  })
  api.on(walkedDraftCall, () => {
    drafts = drafts.map((draft) => ({ ...draft, walkedAt: records.AT, walkedBy: 'asha' }))
    return done('1', draftTexts.walked, { draft: drafts[0] })
  })
  api.on(publishDraftCall, ({ body }) => {
    const draft = drafts.find((each) => keyOf(each) === keyOf(body))
    drafts = []
    const { from = '', to = '', steps = [] } = draft ?? {}
    const reply = change('1', ({ paths }) => ({
      paths: pathsOf([...others(paths, { from, to, steps }), { from, to, steps }]),
    }))
    return { ...reply, body: { ...reply.body, message: draftTexts.published } }
  })
  api.on(dropDraftCall, () => {
    drafts = []
    return done('1', draftTexts.dropped)
  })
  const remover = (call: Call, name: 'stores' | 'aisles' | 'products' | 'users', message: string) =>
    api.on(call, ({ params: { id = '' } }) => {
      Object.assign(data, { [name]: data[name].filter((record) => record.id !== id) })
      return done(id, message)
    })
  remover(deleteStoreCall, 'stores', replyTexts.storeDeleted)
  remover(deleteAisleCall, 'aisles', replyTexts.aisleDeleted)
  remover(deleteProductCall, 'products', replyTexts.productDeleted)
  remover(deleteUserCall, 'users', replyTexts.userDeleted)

  api.on(saveAisleCall, () => done('3', replyTexts.aisleSaved, { aisle: data.aisles[0] }))
  api.on(addProductCall, () => done('9', replyTexts.productAdded, { product: data.products[0] }))
  api.on(editProductCall, ({ params: { id = '' } }) =>
    done(id, replyTexts.productSaved, { product: data.products[0] }),
  )
  api.on(registerCall, () => done('3', replyTexts.registered))
  api.on(editUserCall, ({ params: { id = '' } }) => done(id, replyTexts.userSaved, { user: data.users[0] }))
  const link = { token: 'link-1', endsAt: '2026-12-01T10:00:00.000Z', message: invitationTexts.made }
  api.on(inviteCall, () => ({ status: 201, body: { id: '3', ...link } }))
  api.on(inviteAgainCall, ({ params: { id } }) => ({ status: 201, body: { id, ...link } }))
  api.on(revokeInvitationCall, ({ params: { id = '' } }) => done(id, invitationTexts.revoked))
  api.on(invitationCall, ({ body }) =>
    (body as { token: string }).token === link.token
      ? { body: { username: 'asha', firstName: 'Asha', endsAt: link.endsAt } }
      : { status: 410, body: { error: invitationTexts.expired } },
  )
  api.on(acceptInvitationCall, () => ({ body: { username: 'asha', message: invitationTexts.accepted } }))
  let factorOn = false
  const codes = ['abcd-efgh-jkmn-pqrs']
  const withCode = (body: unknown, answer: () => object) =>
    (body as { code: string }).code === '123456'
      ? { body: answer() }
      : { status: 400, body: { error: factorTexts.wrong, fields: { code: factorTexts.wrong } } }
  list(factorCall, () => ({ on: factorOn, required: false, codesLeft: factorOn ? 10 : 0 }))
  list(beginFactorCall, () => ({
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/x:boss?secret=JBSWY3DPEHPK3PXP',
  }))
  api.on(confirmFactorCall, ({ body }) =>
    withCode(body, () => {
      factorOn = true
      return { codes, message: factorTexts.on }
    }),
  )
  api.on(newCodesCall, ({ body }) => withCode(body, () => ({ codes, message: factorTexts.newCodes })))
  api.on(removeFactorCall, ({ body }) =>
    withCode(body, () => {
      factorOn = false
      return { message: factorTexts.off }
    }),
  )
  api.on(resetFactorCall, ({ params: { id = '' } }) => done(id, factorTexts.off))
  api.on(suspendUsersCall, ({ body }) => {
    const { ids, suspended } = body as { ids: string[]; suspended: boolean }
    for (const user of data.users) if (ids.includes(user.id)) user.suspended = suspended
    return { body: { ids, message: replyTexts.suspendedMany(ids.length, suspended) } }
  })
  api.on(setPasswordCall, ({ params: { id = '' } }) =>
    done(id, replyTexts.passwordUpdated, { token: 'token-2' }),
  )
  api.on(restoreCall, ({ params: { id = '' } }) => done(id, replyTexts.restored))
  return {
    ...api,
    data,
    endCalls: calls.end,
    tellCalls: (shown: readonly StaffCall[]) => calls.send({ calls: shown }),
  }
}

/** Server-sent events to whoever opened them last. */
function eventStream() {
  let to: ReadableStreamDefaultController<Uint8Array> | undefined
  return {
    open: () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          to = controller
        },
      }),
    end: () => to?.close(),
    send: (data: object) => to?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`)),
  }
}

const others = (paths: Paths, path: PathPair) =>
  pairsOf(paths).filter((each) => pairKey(each) !== pairKey(path))

const session = (role: 'admin' | 'superadmin') => ({
  role,
  userId: role === 'admin' ? '2' : '1',
  username: role === 'admin' ? 'asha' : 'boss',
  storeName: role === 'admin' ? 'Andheri' : null,
  storeId: role === 'admin' ? '1' : null,
  storeIds: role === 'admin' ? ['1'] : [],
  mustChangePassword: false,
})
export type FakeConsoleServer = ReturnType<typeof createFakeConsoleServer>
