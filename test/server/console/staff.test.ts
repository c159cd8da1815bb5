import { expect, it } from 'vitest'
import type { Aisle } from '../../../src/core/contract/console/aisles.ts'
import { messageRules, replyTexts } from '../../../src/core/contract/console/messages.ts'
import type { User } from '../../../src/core/contract/console/users.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, person, settingsOf } from './console-server.ts'

onEachDatabase('users and aisles', (database) => {
  const open = () => consoleServer(settingsOf(database))

  it('users are added, listed, changed and deleted', async () => {
    const { chief, addStore, adminOf } = await open()
    await addStore('7')
    const admin = await adminOf('1', 'Asha1')
    const list = await chief.call<User[]>('GET', '/auth/users')
    expect(list.body[1]).toEqual({
      id: admin.userId,
      firstName: 'Asha',
      lastName: 'Rao',
      username: 'Asha1',
      role: 'admin',
      storeId: '1',
      storeName: 'Store 7',
      storeIds: ['1'],
      storeNames: ['Store 7'],
      email: 'asha@example.org',
      phoneNumber: '9876543210',
      suspended: false,
      hasFactor: false,
      invitedUntil: null,
      updatedAt: expect.any(String),
    })
    const before = list.body[1]
    const edited = await chief.call('PUT', `/auth/user/${admin.userId}`, { ...before, firstName: 'Usha' })
    expect(edited).toMatchObject({ status: 200, body: { user: { firstName: 'Usha' } } })
    expect(
      await chief.call('PUT', `/auth/user/${admin.userId}`, { ...before, firstName: 'Late' }),
    ).toMatchObject({
      status: 409,
      body: { current: { firstName: 'Usha' } },
    })
    expect((await chief.call('DELETE', `/auth/user/${admin.userId}`)).status).toBe(200)
    expect((await chief.call<User[]>('GET', '/auth/users')).body).toHaveLength(1)
  })

  it.each([
    ['a username that somebody has', person('CHIEF'), 409, { username: replyTexts.usernameTaken }],
    [
      'a store that nobody has',
      person('new1', { role: 'admin', storeId: 99 }),
      400,
      { storeId: messageRules.storeUnknown },
    ],
    ['no store', person('new1', { role: 'admin' }), 400, { storeId: messageRules.storeOfAdmin }],
    ['a role of their own', person('new1', { role: 'owner' }), 400, { role: messageRules.role }],
    ['a weak password', person('new1', { password: 'weak' }), 400, { password: messageRules.password }],
  ])('a user with %s is refused', async (_, body, status, fields) => {
    const { chief } = await open()
    expect(await chief.call('POST', '/auth/register', body)).toMatchObject({ status, body: { fields } })
    expect((await chief.call<User[]>('GET', '/auth/users')).body).toHaveLength(1)
  })

  it('fields of a user that no caller may set are ignored', async () => {
    const { chief } = await open()
    const sent = person('new1', {
      id: '99',
      passwordHash: 'x',
      updatedAt: 'x',
      storeId: '5',
      storeName: 'Mine',
    })
    const { status, body } = await chief.call('POST', '/auth/register', sent)
    expect([status, body.message]).toEqual([201, replyTexts.registered])
    const { body: users } = await chief.call<User[]>('GET', '/auth/users')
    expect(users[1]).toMatchObject({ id: body.id, storeId: null, storeName: null })
  })

  it('only one of twenty who register one username at once gets it', async () => {
    const { chief } = await open()
    const tries = Array.from({ length: 20 }, () => chief.call('POST', '/auth/register', person('twin')))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, ...Array(19).fill(409)])
  })

  it('the last superadmin stays, also when two delete each other at once', async () => {
    const { chief, signIn } = await open()
    const demoted = person('chief', { role: 'admin', storeId: '1' })
    await chief.call('POST', '/stores', { store_number: '1', name: 'Store', location: 'Pune' })
    for (const [method, body] of [['DELETE'], ['PUT', demoted]] as const) {
      expect(await chief.call(method, `/auth/user/${chief.userId}`, body)).toMatchObject({
        status: 409,
        body: { error: replyTexts.lastSuperadmin },
      })
    }
    await chief.call('POST', '/auth/register', person('second'))
    const second = await signIn('second', person('x').password)
    const replies = await Promise.all([
      chief.call('DELETE', `/auth/user/${second.userId}`),
      second.call('DELETE', `/auth/user/${chief.userId}`),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('there are never more than three aisles, also when twenty are added at once', async () => {
    const { chief } = await open()
    const add = (name: string) =>
      chief.call('POST', '/aisles', { id: '', name, description: 'Something to eat' })
    for (const name of ['Dairy', 'Breads']) expect((await add(name)).status).toBe(201)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => add(`Other ${i}`)))
    const refused = replies.filter(({ status }) => status === 400)
    expect(refused).toHaveLength(19)
    expect(refused[0]?.body).toEqual({ error: replyTexts.aislesFull })
    expect((await chief.call<Aisle[]>('GET', '/aisles')).body).toHaveLength(3)
  })

  it('aisles are changed and deleted, and share no name', async () => {
    const { chief } = await open()
    const save = (id: string, name: string, said: object = {}) =>
      chief.call('POST', '/aisles', { id, name, description: 'Something to eat', ...said })
    const { aisle } = (await save('', 'Dairy')).body
    await save('', 'Breads')
    expect(await save('', 'DAIRY')).toMatchObject({
      status: 409,
      body: { fields: { name: replyTexts.aisleTaken } },
    })
    const changed = await save(aisle.id, 'Milk', { updatedAt: aisle.updatedAt })
    expect(changed).toMatchObject({ status: 200, body: { aisle: { id: aisle.id, name: 'Milk' } } })
    expect((await save(aisle.id, 'Late', { updatedAt: aisle.updatedAt })).status).toBe(409)
    expect((await save('99', 'Nowhere')).status).toBe(404)
    expect((await chief.call('DELETE', `/aisles/${aisle.id}`)).status).toBe(200)
    expect((await chief.call<Aisle[]>('GET', '/aisles')).body.map(({ name }) => name)).toEqual(['Breads'])
  })
})
