import { expect, it, onTestFinished, vi } from 'vitest'
import type { CallNews } from '../../../src/core/contract/staff-call.ts'
import { repositoriesOf } from '../../../src/server/db/open-repositories.ts'
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

it.each([
  ['five minutes', 5],
  ['a day', 24 * 60],
])(
  'a call stands when the clock is set on by %s, or the database was away for so long',
  async (_, minutes) => {
    let wall = new Date('2026-11-21T12:00:00Z')
    const { database, stores } = await openRepositories()
    const [storeId = ''] = await stores.add([{ store_number: '1', name: 'A', location: 'Pune', paths: {} }])
    const { staffCalls } = repositoriesOf(database, () => wall)
    const clock = { ...createFakeClock(), date: () => wall }
    const desk = openCallDesk({
      calls: staffCalls,
      changes: { on: () => () => {}, close: async () => {} },
      clock,
      fault: (error) => expect.unreachable(String(error)),
    })
    onTestFinished(() => desk.close())
    const shown: number[] = []
    await desk.watch([storeId], (calls) => void shown.push(calls.length))
    const told: string[] = []
    const call = { storeId, place: { section: 'dairy' }, language: null } as const
    const how = { id: undefined, ring: true, address: 'a' }
    const id = await desk.open(call, how, { told: ({ state }) => void told.push(state) })
    expect(told).toEqual(['told'])
    wall = new Date(wall.getTime() + minutes * 60_000)
    // Whoever asks sees it, and reading anew tells the shopper nothing else.
    await desk.done('another')
    expect(told).toEqual(['told'])
    expect(await desk.call(id ?? '')).toMatchObject({ ended: null })
    expect(shown.at(-1)).toBe(1)
    expect(await desk.coming(id ?? '', 'asha', 'Asha')).toBe(true)
    expect(told).toEqual(['told', 'coming'])
  },
)

const unchanging = { on: () => () => {}, close: async () => {} }
const place = { section: 'dairy' } as const

it.each([
  ['of another line, which took it up since', false],
  ['of its own line', true],
])('a call is lost by the end %s: %s', async (_, isOwn) => {
  const { staffCalls, stores } = await openRepositories()
  const [storeId = ''] = await stores.add([{ store_number: '1', name: 'A', location: 'Pune', paths: {} }])
  const desk = openCallDesk({
    calls: staffCalls,
    changes: unchanging,
    clock: createFakeClock(),
    fault: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(() => desk.close())
  const news: string[] = []
  const before = { told: () => {} }
  const after = { told: ({ state }: CallNews) => void news.push(state) }
  const call = { storeId, place, language: null }
  const id = await desk.open(call, { id: undefined, ring: true, address: 'a' }, before)
  expect(await desk.open(call, { id, ring: false, address: 'a' }, after)).toBe(id)
  await desk.lose(id ?? '', isOwn ? after : before)
  expect(await desk.call(id ?? '')).toMatchObject({ lost: isOwn })
  await desk.coming(id ?? '', 'asha', 'Asha')
  expect(news).toEqual(isOwn ? ['alone'] : ['alone', 'coming'])
})

it.each([
  ['before', 1000, false],
  ['since', 0, true],
])(
  'a sign of the line that holds a call: lost %s it, by a node that noticed late: %s',
  async (_, agoMs, lost) => {
    let wall = new Date('2026-11-21T12:00:00Z')
    const { database, stores } = await openRepositories()
    const [storeId = ''] = await stores.add([{ store_number: '1', name: 'A', location: 'Pune', paths: {} }])
    const { staffCalls } = repositoriesOf(database, () => wall)
    await staffCalls.open({ id: 'one', storeId, place, language: null })
    await staffCalls.lose('one')
    wall = new Date(wall.getTime() + agoMs)
    await staffCalls.touch('node', ['one'])
    expect(await staffCalls.list()).toMatchObject([{ id: 'one', lost }])
  },
)

it('a call that stands can be taken back, though the first look at it failed', async () => {
  const { staffCalls, stores } = await openRepositories()
  const [storeId = ''] = await stores.add([{ store_number: '1', name: 'A', location: 'Pune', paths: {} }])
  let isAway = true
  const faults: unknown[] = []
  const list = async () => {
    if (isAway) throw new Error('away')
    return staffCalls.list()
  }
  const desk = openCallDesk({
    calls: { ...staffCalls, list },
    changes: unchanging,
    clock: createFakeClock(),
    fault: (error) => void faults.push(error),
  })
  onTestFinished(() => desk.close())
  const news: string[] = []
  const caller = { told: ({ state }: CallNews) => void news.push(state) }
  const how = { id: undefined, ring: true, address: 'a' }
  const id = await desk.open({ storeId, place, language: null }, how, caller)
  expect([id, news, faults.length]).toEqual([expect.any(String), ['unreached'], 1])
  isAway = false
  await desk.done('another')
  expect(news).toEqual(['unreached', 'alone'])
  await desk.off(id ?? '')
  expect(await desk.call(id ?? '')).toMatchObject({ ended: 'off' })
})

it.each([
  ['is not there', 'another', 0],
  ['is another store’s', 'theirs', 0],
  ['is over', 'over', 0],
  ['stands', 'mine', 1],
])('a call that %s is taken back: %s', async (_, id, written) => {
  const { database, stores } = await openRepositories()
  const [storeId = '', other = ''] = await stores.add(
    ['1', '2'].map((store_number) => ({ store_number, name: 'A', location: 'Pune', paths: {} })),
  )
  const { staffCalls } = repositoriesOf(database, () => new Date('2026-11-21T12:00:00Z'))
  await staffCalls.open({ id: 'mine', storeId, place, language: null })
  await staffCalls.open({ id: 'theirs', storeId: other, place, language: null })
  await staffCalls.open({ id: 'over', storeId, place, language: null })
  await staffCalls.end('over', 'off')
  const list = vi.fn(staffCalls.list)
  const desk = openCallDesk({
    calls: { ...staffCalls, list },
    changes: unchanging,
    clock: createFakeClock(),
    fault: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(() => desk.close())
  const startTransaction = vi.spyOn(database, 'transaction')
  await desk.off(id, storeId)
  expect([startTransaction.mock.calls.length, list.mock.calls.length]).toEqual([written, written])
  expect((await staffCalls.list()).find((each) => each.id === 'theirs')).toMatchObject({ ended: null })
})
