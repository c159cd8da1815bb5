import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StaffCall } from '../../../src/core/contract/console/staff-calls.ts'
import { dialectFor } from '../../../src/server/db/dialects/choose-dialect.ts'
import { openCallDesk } from '../../../src/server/staff-calls/call-desk.ts'
import { createFakeClock } from '../../fake-clock.ts'
import { openRepositories } from '../open-repositories.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from '../postgres.ts'

const programs = postgresPrograms()

describe.skipIf(programs === undefined)('a call to staff on one node', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
  })
  afterAll(() => server.close())

  /** A node's desk, whose clock stands still: what it learns it was told. */
  async function node(url: string) {
    const { staffCalls, stores } = await openRepositories(undefined, url)
    const clock = createFakeClock()
    const changes = dialectFor('', url).listen({ clock, onLost: () => {} })
    const heard = new Promise<void>((resolve) => {
      changes.on(() => resolve())
    })
    onTestFinished(() => changes.close())
    const desk = openCallDesk({
      calls: staffCalls,
      changes,
      clock,
      fault: (error) => expect.unreachable(String(error)),
    })
    onTestFinished(() => desk.close())
    await heard
    return { desk, stores }
  }

  it('is seen and answered on another', async () => {
    const url = server.newDatabase()
    const [one, two] = [await node(url), await node(url)]
    const [storeId = ''] = await one.stores.add([
      { store_number: '1', name: 'A', location: 'Pune', paths: {} },
    ])
    let shown: readonly StaffCall[] = []
    await two.desk.watch([storeId], (calls) => {
      shown = calls
    })
    const told: string[] = []
    const call = { storeId, place: { section: 'dairy' }, language: null } as const
    const how = { id: undefined, ring: true, address: 'a' }
    const id = await one.desk.open(call, how, { told: ({ state }) => void told.push(state) })
    await vi.waitFor(() => expect(shown).toMatchObject([{ id, taken: null }]), 5000)
    expect(await two.desk.coming(id ?? '', 'asha', 'Asha')).toBe(true)
    await vi.waitFor(() => expect(told).toEqual(['told', 'coming']), 5000)
    await one.desk.off(id ?? '')
    await vi.waitFor(() => expect(shown).toMatchObject([{ ended: 'off' }]), 5000)
  })
})
