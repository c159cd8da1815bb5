import { expect, it } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import type { StaffProduct } from '../../../src/core/contract/console/products.ts'
import { SHOWN_PREVIEW } from '../../../src/core/contract/console/upload.ts'
import type { User } from '../../../src/core/contract/console/users.ts'
import type { Store } from '../../../src/core/contract/store.ts'
import { onEachDatabase } from '../databases.ts'
import { type Caller, consoleServer, person, settingsOf, steps } from './console-server.ts'

const file = (...lines: string[]) => ({ file: new Blob([`${lines.join('\n')}\n`]) })
const PRODUCTS = 'id,name,description,allergens_contain'
const USERS = 'id,username,first_name,last_name,role,store_number,email,phone_number'
const STORES = 'id,store_number,name,location,paths'
const STALE = { status: 409, body: { error: replyTexts.previewStale } }

onEachDatabase('a file that was looked at', (database) => {
  const open = () => consoleServer(settingsOf(database))
  const look = async (chief: Caller, path: string, form: { file: Blob }) =>
    (await chief.upload(`${path}?preview=1`, form)).body
  const productsOf = async ({ call }: Caller) => (await call<StaffProduct[]>('GET', '/products')).body
  const add = (chief: Caller, name: string, allergensContain: readonly string[]) =>
    chief.call('POST', '/products', { name, description: 'Some thing', allergensContain })

  it('and saved without its deletions takes nothing away that was not shown', async () => {
    const { chief } = await open()
    await add(chief, 'One', ['milk'])
    await add(chief, 'Two', [])
    const some = file(PRODUCTS, '1,Uno,Some thing,milk')
    const shown = await look(chief, '/upload-csv', some)
    expect(shown).toMatchObject({ updated: 1, deleted: [{ id: '2', name: 'Two' }], unlisted: [] })
    await chief.call('PUT', '/products/1', {
      ...{ name: 'One', description: 'Some thing' },
      allergensContain: ['milk', 'peanut'],
    })
    const held = (token: string | null) => ({ [SHOWN_PREVIEW]: token ?? '' })
    expect(await chief.upload('/upload-csv', some, held(shown.token))).toMatchObject(STALE)
    expect((await productsOf(chief))[0]).toMatchObject({ name: 'One', allergensContain: ['milk', 'peanut'] })

    const again = await look(chief, '/upload-csv', some)
    expect(again.unlisted).toEqual([{ id: '1', name: 'Uno', allergens: ['peanut'] }])
    const other = file(PRODUCTS, '1,Uno,Another,milk')
    expect((await chief.upload('/upload-csv', other, held(again.token))).body.error).toBe(
      replyTexts.previewOther,
    )
    const { token } = await look(chief, '/upload-csv', some)
    expect(await chief.upload('/upload-csv', some, held(token))).toMatchObject({
      status: 200,
      body: { updated: 1, deleted: 0, warnings: [] },
    })
    expect((await productsOf(chief)).map(({ name }) => name)).toEqual(['Uno', 'Two'])
    expect((await chief.upload('/upload-csv', some, held(token))).body.error).toBe(replyTexts.previewGone)
  })

  it.each([
    ['written over', file(PRODUCTS, '1,Uno,Some thing,', '2,Two,Some thing,')],
    ['deleted', file(PRODUCTS, '2,Two,Some thing,')],
  ])('is confirmed only while a product is as it was that would be %s', async (_, form) => {
    const { chief } = await open()
    await add(chief, 'One', [])
    await add(chief, 'Two', [])
    const { token } = await look(chief, '/upload-csv', form)
    await chief.call('PUT', '/products/1', { name: 'One', description: 'Mended' })
    expect(await chief.upload('/upload-csv', { confirm: token ?? '' })).toMatchObject(STALE)
    expect((await productsOf(chief))[0]).toMatchObject({ name: 'One', description: 'Mended' })
  })

  it('gives nobody back a role that was taken from them meanwhile', async () => {
    const { chief, addStore } = await open()
    await addStore('1')
    await chief.call('POST', '/auth/register', person('boss'))
    const bossNow = async () => {
      const { body } = await chief.call<User[]>('GET', '/auth/users')
      return body.find(({ username }) => username === 'boss')
    }
    const form = file(USERS, `,boss,Asha,Iyer,superadmin,,asha@example.org,9876543210`)
    const { token, updated } = await look(chief, '/upload-users', form)
    expect(updated).toBe(1)
    const { password: _, ...boss } = person('boss', { role: 'admin', storeId: '1' })
    expect((await chief.call('PUT', `/auth/user/${(await bossNow())?.id}`, boss)).status).toBe(200)
    expect(await chief.upload('/upload-users', { confirm: token ?? '' })).toMatchObject(STALE)
    expect(await bossNow()).toMatchObject({ role: 'admin' })
  })

  it('and puts people into a store by its number is held to that store', async () => {
    const { chief, addStore } = await open()
    const [one, two] = [await addStore('1'), await addStore('2')]
    const form = file(USERS, `,ravi1,Ravi,Iyer,admin,1,asha@example.org,9876543210`)
    const { token } = await look(chief, '/upload-users', form)
    for (const [id, number] of [
      [one, '3'],
      [two, '1'],
    ])
      expect((await chief.call('PUT', `/stores/${id}`, { store_number: number })).status).toBe(200)
    expect(await chief.upload('/upload-users', { confirm: token ?? '' })).toMatchObject(STALE)
  })

  it('names the paths that it would lead by other steps', async () => {
    const { chief, addStore } = await open()
    await addStore('7', { paths: { Entrance: { Dairy: steps(9), Snacks: steps(3) } } })
    const form = file(
      STORES,
      '1,7,Andheri,Pune,"Entrance > Dairy\ngo straight: 4\nend: 0\n\nEntrance > Snacks\ngo straight: 3\nend: 0\n\nDairy > Snacks\nend: 0"',
    )
    const shown = await look(chief, '/upload-stores', form)
    expect(shown.rewritten).toEqual([{ id: '1', name: '7 Andheri', paths: ['Entrance → Dairy'] }])
    await chief.call('PUT', '/stores/1', { name: 'Bandra' })
    expect(await chief.upload('/upload-stores', { confirm: shown.token ?? '' })).toMatchObject(STALE)
    const unseen = await chief.upload('/upload-stores', form)
    expect(unseen.body.warnings).toEqual(['7 Andheri (ID 1) has other steps for Entrance → Dairy'])
    expect((await chief.call<Store[]>('GET', '/stores')).body[0]?.paths.Entrance?.Dairy).toEqual(steps(4))
  })
})
