import { expect, it } from 'vitest'
import type { HistoryEntry } from '../../../src/core/contract/console/history.ts'
import { messageRules, replyTexts } from '../../../src/core/contract/console/messages.ts'
import type { ListedUser, User } from '../../../src/core/contract/console/users.ts'
import type { PublicStore, Store } from '../../../src/core/contract/store.ts'
import { findPath } from '../../../src/core/navigation/find-path.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, PASSWORD, settingsOf, steps } from './console-server.ts'

const store = (number: string, said: object = {}) => ({
  store_number: number,
  name: `Store ${number}`,
  location: 'Pune',
  paths: {},
  ...said,
})

onEachDatabase('stores', (database) => {
  const open = () => consoleServer(settingsOf(database))

  it('are shown to shoppers as they are added, changed and deleted', async () => {
    const { chief, nobody } = await open()
    const shopperWalks = async (id: string) => {
      const { body } = await nobody.call<PublicStore[]>('GET', '/stores/publicStores')
      const request = { id, source: 'entrance', destination: 'dairy' }
      return findPath(body, request, () => undefined).navCommands
    }
    const paths = { Entrance: { Dairy: steps(5) } }
    const made = await chief.call('POST', '/stores', store('12', { paths }))
    expect(made).toMatchObject({ status: 201, body: { id: '1', message: replyTexts.storeAdded } })
    expect(made.body.store).toMatchObject({ ...store('12', { paths }), storeURL: '/?storeid=1' })
    expect(await shopperWalks('1')).toEqual(steps(5))

    const change = { from: 'ENTRANCE', to: 'dairy', steps: steps(9, 2) }
    const changed = await chief.call('PATCH', '/stores/1/add-or-update-path', change)
    expect(changed.body).toMatchObject({ message: replyTexts.pathSaved })
    expect(changed.body.store.paths).toEqual({ Entrance: { Dairy: steps(9, 2) } })
    expect(await shopperWalks('1')).toEqual(steps(9, 2))

    const place = { from: 'entrance', to: 'dairy' }
    const deleted = await chief.call('PATCH', '/stores/1/delete-path', place)
    expect(deleted.body.store.paths).toEqual({})
    expect(deleted.body).toMatchObject({ path: { from: 'Entrance', to: 'Dairy', steps: steps(9, 2) } })
    expect(await chief.call('PATCH', '/stores/1/delete-path', place)).toMatchObject({ status: 404 })
    expect(await shopperWalks('1')).toEqual([])

    expect(await chief.call('DELETE', '/stores/1')).toMatchObject({
      body: { message: replyTexts.storeDeleted },
    })
    expect((await nobody.call('GET', '/stores/publicStores')).body).toEqual([])
    expect((await chief.call('POST', '/stores', store('12'))).body.id).toBe('2')
  })

  it('can be without paths, and keep the noughts before their number', async () => {
    const { chief } = await open()
    const { body } = await chief.call('POST', '/stores', {
      store_number: '007',
      name: 'Bare',
      location: 'Goa',
    })
    expect(body.store).toMatchObject({ store_number: '007', paths: {} })
  })

  it('refuse a path that was made from steps which are not there any more, and answer those that are', async () => {
    const { chief } = await open()
    await chief.call('POST', '/stores', store('12', { paths: { Entrance: { Dairy: steps(5) } } }))
    const put = (was: object[], distance: number) =>
      chief.call('PATCH', '/stores/1/add-or-update-path', {
        ...{ from: 'entrance', to: 'dairy', steps: steps(distance) },
        was,
      })
    expect(await put(steps(5), 6)).toMatchObject({ status: 200 })
    const late = await put(steps(5), 7)
    expect(late).toMatchObject({ status: 409, body: { error: replyTexts.stale } })
    expect(late.body.current).toMatchObject({ paths: { Entrance: { Dairy: steps(6) } } })
    expect(await put([], 7)).toMatchObject({ status: 409 })
    const body = { name: 'Store 12', paths: { Entrance: { Dairy: steps(8) } } }
    const edit = (was: object) => chief.call('PUT', '/stores/1', { ...body, was })
    expect(await edit({ Entrance: { Dairy: steps(5) } })).toMatchObject({ status: 409 })
    expect(await edit({ Entrance: { Dairy: steps(6) } })).toMatchObject({ status: 200 })
  })

  it('never share a number, also when twenty are added at once', async () => {
    const { chief } = await open()
    const tries = Array.from({ length: 20 }, (_, i) =>
      chief.call('POST', '/stores', store('5', { name: `Twin ${i}` })),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, ...Array(19).fill(409)])
    expect((await chief.call<Store[]>('GET', '/stores')).body).toHaveLength(1)

    await chief.call('POST', '/stores', store('6'))
    expect(await chief.call('PUT', '/stores/2', { store_number: '5' })).toMatchObject({
      status: 409,
      body: { error: messageRules.storeNumberEdit, fields: { store_number: messageRules.storeNumberEdit } },
    })
    expect((await chief.call('PUT', '/stores/2', { store_number: '6' })).status).toBe(200)
  })

  it('never share a number that differs by noughts in front alone, also when many are added at once', async () => {
    const { chief } = await open()
    const tries = ['7', '07', '007', '0007', '00007'].map((number) =>
      chief.call('POST', '/stores', store(number)),
    )
    const replies = await Promise.all(tries)
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    await chief.call('POST', '/stores', store('0'))
    expect(await chief.call('POST', '/stores', store('00'))).toMatchObject({
      status: 409,
      body: { error: messageRules.storeNumberNew, fields: { store_number: messageRules.storeNumberNew } },
    })
    expect(await chief.call('PUT', '/stores/2', { store_number: '070' })).toMatchObject({ status: 200 })
    expect(await chief.call('PUT', '/stores/2', { store_number: '0007' })).toMatchObject({
      status: 409,
      body: { fields: { store_number: messageRules.storeNumberEdit } },
    })
    // Its own may be written in another way.
    expect((await chief.call('PUT', '/stores/2', { store_number: '70' })).body.store.store_number).toBe('70')
  })

  it('that an older version let share a number stay and can be edited, until one is renumbered', async () => {
    const { stores } = await database.open()
    const by = { userId: null, username: 'x' }
    const [first, second] = await stores.add([store('7'), store('007')])
    expect((await stores.edit(second ?? '', { name: 'Twin' }, by)).store_number).toBe('007')
    await stores.putPath(first ?? '', { from: 'a', to: 'b', steps: steps(1) }, by)
    await expect(stores.edit(second ?? '', { store_number: '07' }, by)).rejects.toThrow(
      messageRules.storeNumberEdit,
    )
    expect((await stores.edit(second ?? '', { store_number: '8' }, by)).store_number).toBe('8')
  })

  it('leave their admins without a store when deleted, and give it back when restored', async () => {
    const { chief, addStore, adminOf, signIn } = await open()
    await addStore('1')
    await addStore('2')
    const [stays, moves, rises] = [
      await adminOf('1', 'stays'),
      await adminOf('1', 'moves'),
      await adminOf('1', 'rises'),
    ]
    // The history holds the record alone.
    const usersOf = async () =>
      (await chief.call<ListedUser[]>('GET', '/auth/users')).body
        .slice(1)
        .map(({ hasFactor, invitedUntil, ...user }): User => user)
    const entriesOf = async (query: string) =>
      (await chief.call<HistoryEntry[]>('GET', `/audit?${query}`)).body
    const before = await usersOf()

    await chief.call('DELETE', '/stores/1')
    const alone = await usersOf()
    expect(alone.map(({ storeId, storeName }) => [storeId, storeName])).toEqual(Array(3).fill([null, null]))
    const [lost] = await entriesOf(`kind=user&id=${stays.userId}`)
    expect(lost).toMatchObject({
      action: 'changed',
      username: 'chief',
      before: before[0],
      after: alone[0],
    })

    // Who has something else by now keeps that.
    const edit = (user: User | undefined, said: object) =>
      chief.call('PUT', `/auth/user/${user?.id}`, { ...user, ...said })
    await edit(alone[1], { storeId: '2' })
    await edit(alone[2], { role: 'superadmin' })
    const without = await signIn('stays', PASSWORD)
    const [gone] = await entriesOf('kind=store&id=1')
    expect((await chief.call('POST', `/audit/${gone?.id}/restore`, {})).status).toBe(200)

    expect((await usersOf()).map(({ username, storeId }) => [username, storeId])).toEqual([
      ['stays', '1'],
      ['moves', '2'],
      ['rises', null],
    ])
    expect((await entriesOf(`kind=user&id=${stays.userId}`))[0]).toMatchObject({
      action: 'restored',
      before: alone[0],
      after: { storeId: '1', storeName: 'Store 1' },
    })
    expect(await entriesOf(`kind=user&id=${moves.userId}`)).toHaveLength(3)
    expect(await entriesOf(`kind=user&id=${rises.userId}`)).toHaveLength(3)
    // Another store ends a session here as well; the next one sees the store.
    expect((await without.call('GET', '/stores')).status).toBe(401)
    const again = await signIn('stays', PASSWORD)
    expect((await again.call<Store[]>('GET', '/stores')).body).toMatchObject([{ id: '1' }])
  })

  it('that a file brings back have their admins again', async () => {
    const { chief, addStore, adminOf } = await open()
    await addStore('1')
    await adminOf('1', 'stays')
    const file = await chief.call<string>('GET', '/download-stores?format=csv')
    await chief.call('DELETE', '/stores/1')
    expect((await chief.upload('/upload-stores', { file: new Blob([file.body]) })).body.added).toBe(1)
    const [, admin] = (await chief.call<User[]>('GET', '/auth/users')).body
    expect(admin).toMatchObject({ username: 'stays', storeId: '1', storeIds: ['1'] })
    const [entry] = (await chief.call<HistoryEntry[]>('GET', '/audit?kind=user&limit=1')).body
    expect(entry).toMatchObject({ action: 'restored', before: { storeId: null }, after: { storeId: '1' } })
  })

  it('that were deleted together are restored with their own admins alone', async () => {
    const { chief, addStore, adminOf } = await open()
    for (const number of ['1', '2']) await adminOf(await addStore(number))
    for (const id of ['1', '2']) await chief.call('DELETE', `/stores/${id}`)
    const [gone] = (await chief.call<HistoryEntry[]>('GET', '/audit?kind=store&id=1')).body
    await chief.call('POST', `/audit/${gone?.id}/restore`, {})
    const { body } = await chief.call<User[]>('GET', '/auth/users')
    expect(body.slice(1).map(({ storeId }) => storeId)).toEqual(['1', null])
  })

  it('that were deleted twice are restored with the admins of the second time', async () => {
    const { chief, addStore, adminOf } = await open()
    await addStore('1')
    await adminOf('1', 'first')
    const newest = async () => (await chief.call<HistoryEntry[]>('GET', '/audit?kind=store&id=1')).body[0]
    const undo = async () => chief.call('POST', `/audit/${(await newest())?.id}/restore`, {})
    await chief.call('DELETE', '/stores/1')
    await undo()
    await adminOf('1', 'second')
    await chief.call('DELETE', '/stores/1')
    await undo()
    const { body } = await chief.call<User[]>('GET', '/auth/users')
    expect(body.slice(1).map(({ username, storeId }) => [username, storeId])).toEqual([
      ['first', '1'],
      ['second', '1'],
    ])
  })

  it('lose no update: the second of two editors gets the newer record', async () => {
    const { chief } = await open()
    const { store: read } = (
      await chief.call('POST', '/stores', store('1', { paths: { a: { b: steps(1) } } }))
    ).body
    const save = (name: string, updatedAt: string) =>
      chief.call('PUT', '/stores/1', { ...store('1'), name, paths: read.paths, updatedAt })
    const first = await save('First', read.updatedAt)
    expect(first).toMatchObject({
      status: 200,
      body: { message: replyTexts.storeSaved, store: { name: 'First' } },
    })
    expect(first.body.store.updatedAt > read.updatedAt).toBe(true)
    expect(await save('Second', read.updatedAt)).toMatchObject({
      status: 409,
      body: { error: replyTexts.stale, current: first.body.store },
    })
    // A whole save that knows the newest version replaces the paths.
    const bare = { ...store('1'), paths: {}, updatedAt: first.body.store.updatedAt }
    expect((await chief.call('PUT', '/stores/1', bare)).body.store.paths).toEqual({})
  })

  it('are saved by only one of two who send the same version at once', async () => {
    const { chief } = await open()
    const { store: read } = (await chief.call('POST', '/stores', store('1'))).body
    const tries = Array.from({ length: 10 }, (_, i) =>
      chief.call('PUT', '/stores/1', { ...store('1'), name: `Name ${i}`, updatedAt: read.updatedAt }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(409)])
  })

  it('keep every path that many people edit at once', async () => {
    const { chief } = await open()
    await chief.call('POST', '/stores', store('1'))
    const edits = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0
        ? chief.call('PATCH', '/stores/1/add-or-update-path', {
            from: 'entrance',
            to: `aisle ${i}`,
            steps: steps(i),
          })
        : chief.call('PUT', '/stores/1', {
            name: 'Store 1',
            paths: { entrance: { [`aisle ${i}`]: steps(i) } },
          }),
    )
    for (const { status } of await Promise.all(edits)) expect(status).toBe(200)
    const { body } = await chief.call<Store[]>('GET', '/stores')
    expect(Object.keys(body[0]?.paths.entrance ?? {}).sort()).toEqual(
      Array.from({ length: 20 }, (_, i) => `aisle ${i}`).sort(),
    )
  })

  it('can be in one of the listed cities', async () => {
    const { chief } = await open()
    const { body } = await chief.call<{ id: string; city: string }[]>('GET', '/locations')
    expect(body.map(({ city }) => city)).toEqual(expect.arrayContaining(['Mumbai', 'Bengaluru', 'Kolkata']))
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
  })
})
