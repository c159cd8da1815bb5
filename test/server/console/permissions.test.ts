import { describe, expect, it } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import { consoleCalls } from '../../fixtures/console-calls.ts'
import { onEachDatabase } from '../databases.ts'
import {
  callTable,
  everybody,
  makeCall,
  type Row,
  type StaffedServer,
  staffedServer,
  stateOf,
} from './call-table.ts'
import { type Caller, callerOf, PASSWORD, settingsOf, steps } from './console-server.ts'

onEachDatabase('permissions of the calls', (database) => {
  describe('every call', () => {
    it('has a row in the table of who may make it', () => {
      const names = consoleCalls.map(({ method, path }) => `${method} ${path}`)
      expect(Object.keys(callTable)).toEqual(names)
    })

    const refusals = Object.entries(callTable).filter(([, { allowed }]) => allowed !== 'anybody')
    it('is refused to everybody who may not make it, and changes nothing', async () => {
      const there = await staffedServer(settingsOf(database))
      const clerk = await there.adminOf('1', 'clerk1', 'staff')
      const before = await stateOf(there)
      for (const [name, row] of refusals) {
        const [method = '', path = ''] = name.split(' ')
        for (const stranger of [there.nobody, callerOf(there.url, 'x'.repeat(43))]) {
          const reply = await makeCall(stranger, { method, path }, row, there.ids)
          expect([name, 'nobody', reply.status, reply.body.error]).toEqual([
            name,
            'nobody',
            401,
            replyTexts.signedOut,
          ])
        }
        for (const who of everybody.filter((each) => !row.allowed.includes(each))) {
          const reply = await makeCall(there.staff[who], { method, path }, row, there.ids)
          expect([name, who, reply.status, reply.body.error]).toEqual([name, who, 403, replyTexts.forbidden])
        }
        if (row.clerkToo) continue
        const reply = await makeCall(clerk, { method, path }, row, there.ids)
        expect([name, 'staff', reply.status, reply.body.error]).toEqual([
          name,
          'staff',
          403,
          replyTexts.forbidden,
        ])
      }
      expect(await stateOf(there)).toBe(before)
    })

    const open = async (there: StaffedServer, [name, row]: [string, Row], callers: readonly Caller[]) => {
      const [method = '', path = ''] = name.split(' ')
      for (const caller of callers) {
        const { status } = await makeCall(caller, { method, path }, row, there.ids)
        const right = row.code ? [400, 404] : [200, 201]
        expect([name, status]).toEqual([name, expect.toSatisfy((given) => right.includes(given))])
      }
    }
    const callersOf = ({ staff, nobody }: StaffedServer, { allowed }: Row) =>
      allowed === 'anybody' ? [nobody] : allowed.map((who) => staff[who])
    const isLook = ([name]: [string, Row]) => name.startsWith('GET ')
    const looks = Object.entries(callTable).filter(isLook)
    const changes = Object.entries(callTable).filter((call) => !isLook(call))

    it('that only reads is answered to everybody who may make it', async () => {
      const there = await staffedServer(settingsOf(database))
      for (const call of looks) await open(there, call, callersOf(there, call[1]))
    })

    it('for staff is answered to them, of their own store', async () => {
      const there = await staffedServer(settingsOf(database))
      const clerk = await there.adminOf('1', 'clerk1', 'staff')
      const theirs = Object.entries(callTable).filter(([, { clerkToo }]) => clerkToo)
      const isEnd = ([name]: [string, Row]) => name === 'POST /auth/logout'
      for (const call of [...theirs.filter((each) => !isEnd(each)), ...theirs.filter(isEnd)])
        await open(there, call, [clerk])
      const other = await there.adminOf('2', 'clerk2', 'staff')
      expect((await other.call('GET', '/stores/1/drafts')).status).toBe(403)
      const stores = await other.call<{ id: string }[]>('GET', '/stores')
      expect(stores.body.map(({ id }) => id)).toEqual(['2'])
      expect((await other.call('GET', '/work-list')).body).toEqual({ count: 0, rows: [] })
    })

    it.each(changes)('%s is answered to somebody who may make it', async (name, row) => {
      const there = await staffedServer(settingsOf(database))
      // The first who may is enough for what can be done once.
      await open(there, [name, row], callersOf(there, row).slice(0, 1))
    })

    it('is refused before its body is read', async () => {
      const { staff, nobody } = await staffedServer(settingsOf(database))
      expect((await nobody.call('POST', '/stores', '{"broken')).status).toBe(401)
      expect((await staff['own admin'].call('POST', '/stores', '{"broken')).status).toBe(403)
    })
  })

  describe('an admin', () => {
    it('sees one store, and nothing that only superadmins may see', async () => {
      const { staff } = await staffedServer(settingsOf(database))
      const stores = await staff['own admin'].call<{ id: string }[]>('GET', '/stores')
      expect(stores.body.map(({ id }) => id)).toEqual(['1'])
      for (const query of ['', '?kind=user', '?kind=product&id=1', '?kind=store', '?kind=store&id=2']) {
        expect((await staff['own admin'].call('GET', `/audit${query}`)).status).toBe(403)
      }
    })

    it('cannot renumber, rename or move a store, whatever else the call holds', async () => {
      const { staff } = await staffedServer(settingsOf(database))
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

    it('can reach no store once their own is deleted', async () => {
      const { chief, signIn } = await staffedServer(settingsOf(database))
      await chief.call('DELETE', '/stores/1')
      const admin = await signIn('admin1', PASSWORD)
      expect((await admin.call('GET', '/stores')).body).toEqual([])
      expect((await admin.call('PUT', '/stores/1', {})).status).toBe(403)
      expect((await admin.call('GET', '/audit?kind=store')).status).toBe(403)
    })
  })
})
