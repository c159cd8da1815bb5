import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findServer } from '../../../src/server/control/control-client.ts'
import { consoleServer, PASSWORD } from '../console/console-server.ts'
import { runningServer } from '../running-server.ts'
import { mountSmallDisk } from './full-disk.ts'

const WRITES = 40
const store = (number: number) => ({
  store_number: String(number),
  name: `Store ${number}`,
  location: 'Pune',
  paths: {},
})

const small = mountSmallDisk(1)
small?.close()

describe.skipIf(!small)('a full disk', () => {
  async function fullServer() {
    const disk = mountSmallDisk(24)
    if (!disk) throw new Error('nothing can be mounted')
    onTestFinished(() => disk.close())
    const server = await consoleServer({ DATA_DIR: disk.folder })
    return { disk, ...server }
  }

  it('answers writes with 507 and a reason, loses nothing, and takes them again when there is room', async () => {
    const { disk, chief } = await fullServer()
    expect((await chief.call('POST', '/stores', store(0))).status).toBe(201)
    disk.fill()
    const statuses: number[] = []
    const kept = [0]
    for (let number = 1; number <= WRITES; number++) {
      const { status, body } = await chief.call('POST', '/stores', store(number))
      statuses.push(status)
      if (status === 201) kept.push(number)
      else expect(body.error).toMatch(/room/)
    }
    // What fits into the log that is there already may still be written.
    expect(new Set(statuses.filter((status) => status !== 201))).toEqual(new Set([507]))
    const listed = async () =>
      (await chief.call<{ store_number: string }[]>('GET', '/stores')).body.map((each) => each.store_number)
    expect(await listed()).toEqual(kept.map(String))
    disk.empty()
    expect((await chief.call('POST', '/stores', store(100))).status).toBe(201)
    expect(await listed()).toEqual([...kept, 100].map(String))
  })

  it('is told of by readiness, which shoppers are still sent to', async () => {
    const { disk, chief, url, room, ready } = await fullServer()
    room.becomeReady()
    await ready
    disk.fill()
    for (let number = 1; number <= WRITES; number++) await chief.call('POST', '/stores', store(number))
    const reply = await fetch(`${url}/readyz`)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ status: 'ready', degraded: ['disk', 'writes'] })
  })

  it.each(['off', 'self-signed'])('lets a server start again, with TLS %s', async (TLS) => {
    const { disk, chief, close } = await fullServer()
    expect((await chief.call('POST', '/stores', store(0))).status).toBe(201)
    await close()
    disk.fill()
    const { ready, room, url } = await runningServer({ environment: { DATA_DIR: disk.folder, TLS } })
    room.becomeReady()
    await ready
    if (TLS !== 'off') return
    const listed = await fetch(`${url}/api/stores/publicStores`)
    expect(await listed.json()).toMatchObject([{ name: 'Store 0' }])
    const state = await fetch(`${url}/readyz`)
    expect(await state.json()).toMatchObject({ status: 'ready', degraded: ['disk', 'writes'] })
    expect(readdirSync(disk.folder).filter((name) => name.startsWith('control'))).toEqual([])
  })

  it('takes no backup, says why, and leaves the one that is there', async () => {
    const { disk, dataFolder } = await fullServer()
    const file = join(disk.folder, 'shop.backup')
    const server = await findServer(dataFolder)
    await server?.backup(file)
    const before = await readFile(file, 'utf8')
    disk.fill()
    await expect(server?.backup(file)).rejects.toThrow(/no space left/)
    expect(await readFile(file, 'utf8')).toBe(before)
    expect(readdirSync(disk.folder)).not.toContain('shop.backup.partial')
    disk.empty()
    expect(await server?.backup(file)).toBeGreaterThan(0)
  })

  it('lets staff sign in, read and sign out', async () => {
    const { disk, chief, signIn, nobody } = await fullServer()
    disk.fill()
    for (let number = 1; number <= WRITES; number++) await chief.call('POST', '/stores', store(number))
    const here = await signIn('chief', PASSWORD)
    expect(here.token).not.toBe('')
    expect((await here.call('GET', '/products')).status).toBe(200)
    const wrong = { username: 'chief', password: 'Wrong1!aa' }
    expect((await nobody.call('POST', '/auth/login', wrong)).status).toBe(401)
    expect((await here.call('POST', '/auth/logout')).status).toBe(200)
    expect((await here.call('GET', '/products')).status).toBe(401)
  })
})
