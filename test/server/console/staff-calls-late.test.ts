import { expect, it, onTestFinished, vi } from 'vitest'
import { openCallDesk } from '../../../src/server/staff-calls/call-desk.ts'
import { createFakeClock } from '../../fake-clock.ts'
import { openRepositories } from '../open-repositories.ts'

it('tells within seconds that nobody is reached while the database is locked, and later what came of the call', async () => {
  const { staffCalls, stores } = await openRepositories()
  const [storeId = ''] = await stores.add([{ store_number: '1', name: 'A', location: 'Pune', paths: {} }])
  const clock = createFakeClock()
  let unlock = () => {}
  const locked = new Promise<void>((resolve) => {
    unlock = resolve
  })
  const desk = openCallDesk({
    calls: {
      ...staffCalls,
      async open(call) {
        await locked
        return staffCalls.open(call)
      },
    },
    changes: { on: () => () => {}, close: async () => {} },
    clock,
    fault: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(() => desk.close())
  const told: string[] = []
  const call = { storeId, place: { section: 'dairy' }, language: null } as const
  const opened = desk.open(
    call,
    { id: undefined, ring: true, address: 'a' },
    { told: ({ state }) => void told.push(state) },
  )
  await vi.waitFor(() => expect(clock.pending()).toBeGreaterThan(0))
  clock.advance(2499)
  expect(told).toEqual([])
  clock.advance(1)
  expect(told).toEqual(['unreached'])
  unlock()
  expect(await opened).toBeTypeOf('string')
  expect(told).toEqual(['unreached', 'alone'])
})
