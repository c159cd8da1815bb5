import { expect, it } from 'vitest'
import { messageRules, replyTexts } from '../../../src/core/contract/console/messages.ts'
import type { User } from '../../../src/core/contract/console/users.ts'
import type { Store } from '../../../src/core/contract/store.ts'
import { onEachDatabase } from '../databases.ts'
import { type Caller, consoleServer, person, settingsOf, steps } from './console-server.ts'

const file = (...lines: string[]) => ({ file: new Blob([`${lines.join('\n')}\n`]) })
const STORES = 'id,store_number,name,location,paths'
const USERS = 'id,username,first_name,last_name,role,store_number,email,phone_number'
const WAY = '"Entrance > Dairy\nstart: 6\nturn left: 8\nend: 0\n\nDairy > cash counter\nstart: 4"'

onEachDatabase('files of stores and users', (database) => {
  const open = () => consoleServer(settingsOf(database))
  const storesOf = async (chief: Caller) => (await chief.call<Store[]>('GET', '/stores')).body
  const usersOf = async (chief: Caller) => (await chief.call<User[]>('GET', '/auth/users')).body
  const download = async ({ token }: Caller, url: string, path: string) => {
    const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    expect([reply.status, reply.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(path.includes('csv') ? '.csv"' : '.xlsx"'),
    ])
    return reply.blob()
  }

  it('add stores with their paths, and change those that are there by id or number', async () => {
    const { chief, nobody, adminOf } = await open()
    const first = file(STORES, `,007,Andheri,Mumbai,${WAY}`, ',12,Bare,Pune,')
    expect(await chief.upload('/upload-stores', first)).toMatchObject({ status: 200, body: { added: 2 } })
    const [andheri, bare] = await storesOf(chief)
    expect(andheri).toMatchObject({
      store_number: '007',
      paths: {
        Entrance: {
          Dairy: [
            { action: 'start', distance: '6' },
            { action: 'turn left', distance: '8' },
            { action: 'end', distance: '0' },
          ],
        },
        Dairy: { 'cash counter': [{ action: 'start', distance: '4' }] },
      },
    })
    expect((await nobody.call<unknown[]>('GET', '/stores/publicStores')).body).toHaveLength(2)
    await adminOf('2')

    // Numbers are swapped, a path is written anew, and the one that is not named stays.
    const second = file(STORES, '1,12,Andheri,Mumbai,"Entrance > Dairy\nstart: 9"', '2,7,Bare,Pune,')
    const preview = await chief.upload('/upload-stores?preview=1', second)
    expect(preview.body).toMatchObject({ added: 0, updated: 2, deleted: [], errors: [] })
    expect((await chief.upload('/upload-stores', { confirm: preview.body.token ?? '' })).status).toBe(200)
    const after = await storesOf(chief)
    expect(after.map(({ store_number }) => store_number)).toEqual(['12', '7'])
    expect(after[0]?.paths).toMatchObject({
      Entrance: { Dairy: [{ action: 'start', distance: '9' }] },
      Dairy: andheri?.paths.Dairy,
    })
    const history = await chief.call<{ action: string }[]>('GET', '/audit?kind=store&id=1')
    expect(history.body.map(({ action }) => action)).toContain('imported')

    // What is not in the file goes only when it was agreed to, and its admins lose it as ever.
    const third = await chief.upload('/upload-stores?preview=1', file(STORES, '1,12,Andheri,Mumbai,'))
    expect(third.body).toMatchObject({ skipped: 1, deleted: [{ id: bare?.id, name: '7 Bare' }] })
    await chief.upload('/upload-stores', { confirm: third.body.token ?? '' })
    expect(await storesOf(chief)).toHaveLength(1)
    expect((await usersOf(chief)).find(({ username }) => username === 'admin2')?.storeId).toBeNull()
  })

  it('name every bad row of stores by line and column, and change nothing', async () => {
    const { chief, addStore } = await open()
    await addStore('5')
    const bad = file(
      STORES,
      ',abc,Andheri,Mumbai,',
      ',6,?,Mumbai,',
      ',7,Fine,,',
      ',8,Fine,Pune,"Entrance Dairy\nstart: 6"',
      ',9,Fine,Pune,"Entrance > Dairy\nstart 6"',
      ',10,Fine,Pune,"Entrance > Dairy\nstart: x"',
      ',11,Fine,Pune,',
      ',011,Fine,Pune,',
    )
    const { body } = await chief.upload('/upload-stores?preview=1', bad)
    expect(body.token).toBeNull()
    expect(body.errors.map(({ line, column }) => [line, column])).toEqual([
      [2, 'store_number'],
      [3, 'name'],
      [4, 'location'],
      [5, 'paths'],
      [7, 'paths'],
      [9, 'paths'],
      [12, 'store_number'],
    ])
    expect(await chief.upload('/upload-stores', bad)).toMatchObject({
      status: 400,
      body: { error: replyTexts.fileFaulty },
    })
    expect(await storesOf(chief)).toHaveLength(1)
    const many = file(STORES, ...Array.from({ length: 1001 }, (_, at) => `,${at + 1},Store,Pune,`))
    expect((await chief.upload('/upload-stores', many)).body.error).toMatch(/1001 rows, at most 1000/)
  })

  it.each(['xlsx', 'csv'])('of stores that were just downloaded as %s change nothing', async (format) => {
    const { chief, addStore, url } = await open()
    await addStore('1', {
      paths: {
        'a "b" > c': { Entrance: [{ action: 'Say: "go"', distance: '' }] },
        Entrance: { Dairy: steps(4, 5) },
      },
    })
    await addStore('002')
    const before = await storesOf(chief)
    const whole = await download(chief, url, `/download-stores?format=${format}`)
    const preview = await chief.upload('/upload-stores?preview=1', { file: whole })
    expect(preview.body).toMatchObject({ added: 0, updated: 0, deleted: [], skipped: 2, errors: [] })
    await chief.upload('/upload-stores', { confirm: preview.body.token ?? '' })
    expect(await storesOf(chief)).toEqual(before)
  })

  it('add users with a password for one week that nobody typed, told once', async () => {
    const { chief, addStore, signIn, url, nobody } = await open()
    await addStore('007')
    const row = ',ravi1,Ravi,Iyer,Admin,7,ravi@example.org,+91 987 6543210'
    const preview = await chief.upload('/upload-users?preview=1', file(USERS, row))
    expect(preview.body).toMatchObject({ added: 1, deleted: [], errors: [] })
    expect(JSON.stringify(preview.body)).not.toContain('password')
    const { body } = await chief.upload('/upload-users', { confirm: preview.body.token ?? '' })
    const [made] = body.passwords ?? []
    expect(made).toEqual({ username: 'ravi1', password: expect.stringMatching(/^.{16}$/) })
    const reply = await nobody.call('POST', '/auth/login', made)
    expect(reply).toMatchObject({
      status: 200,
      body: { mustChangePassword: true, role: 'admin', storeId: '1' },
    })
    const history = await chief.call('GET', '/audit')
    expect(JSON.stringify(history.body)).not.toContain(made?.password ?? '?')

    const whole = await download(chief, url, '/download-users?format=csv')
    expect(await whole.text()).not.toContain(made?.password ?? '?')
    const again = await chief.upload('/upload-users', { file: whole })
    expect(again.body).toMatchObject({ added: 0, updated: 0, skipped: 2 })
    expect(again.body.passwords).toBeUndefined()

    // Another store is another right: who has it signs in anew.
    await addStore('8')
    const ravi = await signIn('ravi1', made?.password ?? '')
    await chief.upload('/upload-users', file(USERS, row.replace(',7,', ',8,')))
    expect((await ravi.call('GET', '/stores')).status).toBe(401)
    expect((await usersOf(chief)).find(({ username }) => username === 'ravi1')).toMatchObject({
      storeId: '2',
    })
  })

  it('name every bad row of users, never delete who brings them, and leave a superadmin', async () => {
    const { chief, addStore } = await open()
    await addStore('1')
    await chief.call('POST', '/auth/register', person('second'))
    const bad = file(
      USERS,
      ',ra,Ravi,Iyer,superadmin,,r@example.org,9876543210',
      ',ravi1,R,Iyer,superadmin,,r@example.org,9876543210',
      ',ravi2,Ravi,Iyer,manager,,r@example.org,9876543210',
      ',ravi3,Ravi,Iyer,admin,,r@example.org,9876543210',
      ',ravi4,Ravi,Iyer,admin,44,r@example.org,9876543210',
      ',ravi5,Ravi,Iyer,admin,1,r.example.org,12',
      ',SECOND,Asha,Rao,superadmin,,asha@example.org,5876543210',
      ',chief,Super,Admin,admin,1,c@example.org,9876543210',
      ',ravi6,Ravi,Iyer,admin,1,r@example.org,9876543210',
      ',Ravi6,Ravi,Iyer,admin,1,r@example.org,9876543210',
      '99,ravi7,Ravi,Iyer,admin,1,r@example.org,9876543210',
    )
    const { body } = await chief.upload('/upload-users?preview=1', bad)
    expect(body.errors.map(({ line, column }) => [line, column])).toEqual([
      [2, 'username'],
      [3, 'first_name'],
      [4, 'role'],
      [5, 'store_number'],
      [6, 'store_number'],
      [7, 'email'],
      [7, 'phone_number'],
      [8, 'phone_number'],
      [9, 'role'],
      [11, 'username'],
      [12, 'id'],
    ])
    expect(body.errors.find(({ line }) => line === 5)?.reason).toBe(messageRules.storeOfAdmin)
    const alone = await chief.upload(
      '/upload-users?preview=1',
      file(USERS, ',ravi1,Ravi,Iyer,admin,1,r@example.org,9876543210'),
    )
    expect(alone.body.deleted.map(({ name }) => name)).toEqual(['second'])
    expect(await usersOf(chief)).toHaveLength(2)
  })

  it('are confirmed only as the kind that was previewed', async () => {
    const { chief } = await open()
    const { token } = (await chief.upload('/upload-stores?preview=1', file(STORES, ',1,One,Pune,'))).body
    expect((await chief.upload('/upload-csv', { confirm: token ?? '' })).body.error).toBe(
      replyTexts.previewGone,
    )
  })
})
