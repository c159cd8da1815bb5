import { expect, it } from 'vitest'
import type { HistoryEntry } from '../../../src/core/contract/console/history.ts'
import { messageRules } from '../../../src/core/contract/console/messages.ts'
import type { User } from '../../../src/core/contract/console/users.ts'
import type { Store } from '../../../src/core/contract/store.ts'
import { onEachDatabase } from '../databases.ts'
import { type Caller, consoleServer, PASSWORD, person, settingsOf, steps } from './console-server.ts'

const USERS = 'id,username,first_name,last_name,role,store_number,email,phone_number'
const file = (...rows: string[]) => ({ file: new Blob([[USERS, ...rows, ''].join('\n')]) })

onEachDatabase('somebody who works in several stores', (database) => {
  /** Stores 1 to 4, and Asha who is the admin of the first three. */
  async function open() {
    const there = await consoleServer(settingsOf(database))
    for (const number of ['11', '12', '13', '14']) await there.addStore(number)
    const { chief, signIn } = there
    const body = person('asha', { role: 'admin', storeIds: ['2', '1', '3'] })
    expect((await chief.call('POST', '/auth/register', body)).status).toBe(201)
    const asha = await signIn('asha', PASSWORD)
    const user = async () => (await chief.call<User>('GET', `/auth/user/${asha.userId}`)).body
    const edit = async (said: object) =>
      chief.call('PUT', `/auth/user/${asha.userId}`, { ...person('asha', { role: 'admin' }), ...said })
    return { ...there, asha, user, edit }
  }
  const storesOf = async (caller: Caller) =>
    (await caller.call<Store[]>('GET', '/stores')).body.map(({ id }) => id)

  it('has these and no other, and the first is told as the one', async () => {
    const { asha, user } = await open()
    expect(await storesOf(asha)).toEqual(['1', '2', '3'])
    expect(await user()).toMatchObject({
      ...{ storeId: '2', storeName: 'Store 12' },
      ...{ storeIds: ['2', '1', '3'], storeNames: ['Store 12', 'Store 11', 'Store 13'] },
    })
    expect((await asha.call('GET', '/auth/session')).body).toMatchObject({
      ...{ storeId: '2', storeIds: ['2', '1', '3'] },
    })
    const path = { from: 'entrance', to: 'dairy', steps: steps(4) }
    for (const [id, status] of Object.entries({ 1: 200, 2: 200, 3: 200, 4: 403 }))
      expect((await asha.call('PATCH', `/stores/${id}/add-or-update-path`, path)).status).toBe(status)
  })

  it.each([
    ['the store that was there, alone', { storeId: '2' }, ['2', '1', '3'], 200],
    ['the same stores in another order', { storeIds: ['3', '2', '1'] }, ['3', '1', '2'], 200],
    ['another store alone', { storeId: '4' }, ['4'], 401],
    ['another store beside the ones that were read', { storeId: '4', storeIds: ['2', '1'] }, ['4'], 401],
    ['one store less', { storeId: '2', storeIds: ['2', '3'] }, ['2', '3'], 401],
    ['the same store twice', { storeIds: ['4', '4'] }, ['4'], 401],
    ['another role', { role: 'superadmin', storeIds: ['2'] }, [], 401],
  ])('edited with %s', async (_, said, storeIds, status) => {
    const { asha, edit, user } = await open()
    expect((await edit(said)).status).toBe(200)
    expect((await user()).storeIds).toEqual(storeIds)
    expect((await asha.call('GET', '/stores')).status).toBe(status)
  })

  it.each([
    ['an unknown store among them', { storeIds: ['1', '99'] }, messageRules.storeUnknown],
    ['none', { storeIds: [] }, messageRules.storeOfAdmin],
  ])('is refused %s, and nothing changes', async (_, said, storeId) => {
    const { edit, user } = await open()
    const before = await user()
    expect(await edit(said)).toMatchObject({ status: 400, body: { fields: { storeId } } })
    expect(await user()).toEqual(before)
  })

  it('is refused what is no list of stores', async () => {
    const { edit } = await open()
    for (const storeIds of ['1', [{}], [null], Array(1001).fill('1')])
      expect((await edit({ storeIds })).status).toBe(400)
  })

  it('loses those that are deleted, is signed out, and gets them back with the store', async () => {
    const { asha, chief, user } = await open()
    const lose = async (id: string, left: string[]) => {
      expect((await chief.call('DELETE', `/stores/${id}`)).status).toBe(200)
      expect((await user()).storeIds).toEqual(left)
    }
    const restore = async (id: string, storeIds: string[]) => {
      const [entry] = (await chief.call<HistoryEntry[]>('GET', `/audit?kind=store&id=${id}`)).body
      expect((await chief.call('POST', `/audit/${entry?.id}/restore`, {})).status).toBe(200)
      expect((await user()).storeIds).toEqual(storeIds)
    }
    await lose('2', ['1', '3'])
    expect((await asha.call('GET', '/stores')).status).toBe(401)
    await lose('3', ['1'])
    await restore('2', ['2', '1'])
    await restore('3', ['2', '1', '3'])
  })

  it('gets nothing back when somebody gave them another store meanwhile', async () => {
    const { chief, edit, user } = await open()
    await chief.call('DELETE', '/stores/2')
    await edit({ storeIds: ['1', '3', '4'] })
    const [entry] = (await chief.call<HistoryEntry[]>('GET', '/audit?kind=store&id=2')).body
    await chief.call('POST', `/audit/${entry?.id}/restore`, {})
    expect((await user()).storeIds).toEqual(['1', '3', '4'])
  })

  it('stands in one cell of a file', async () => {
    const { chief, asha, user, url } = await open()
    const headers = { authorization: `Bearer ${chief.token}` }
    const whole = await (await fetch(`${url}/api/download-users?format=csv`, { headers })).text()
    expect(whole).toContain('12; 11; 13')
    const again = await chief.upload('/upload-users', { file: new Blob([whole]) })
    expect(again.body).toMatchObject({ updated: 0, skipped: 2 })

    const row = (numbers: string) => `,asha,Asha,Rao,admin,${numbers},asha@example.org,9876543210`
    const faults = async (numbers: string) =>
      (await chief.upload('/upload-users?preview=1', file(row(numbers)))).body.errors
    expect(await faults('11; 99')).toEqual([
      { line: 2, column: 'store_number', reason: `99: ${messageRules.storeUnknown}` },
    ])
    expect(await faults('11; x')).toMatchObject([{ line: 2, column: 'store_number' }])
    expect(await faults(';')).toEqual([
      { line: 2, column: 'store_number', reason: messageRules.storeOfAdmin },
    ])
    expect((await chief.upload('/upload-users', file(row('"14, 0011 14"')))).body).toMatchObject({
      updated: 1,
    })
    expect((await user()).storeIds).toEqual(['4', '1'])
    expect((await asha.call('GET', '/stores')).status).toBe(401)
  })
})
