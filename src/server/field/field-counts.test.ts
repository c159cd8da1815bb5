import { expect, it } from 'vitest'
import { createFakeClock, settled } from '../../../test/fake-clock.ts'
import type { FieldCell } from '../db/field-counts.ts'
import { openFieldCounts } from './field-counts.ts'

const steps = [{ action: 'start', distance: '4' }]
const store = {
  ...{ id: '1', store_number: '1', name: 'A', location: 'Pune', storeURL: '' },
  paths: { Entrance: { Dairy: steps } },
}
const walk = { from: 'entrance', to: 'dairy', part: 1 }

function counting() {
  const clock = createFakeClock(new Date('2026-11-21T20:00:00Z'))
  const faults: unknown[] = []
  const forgotten: string[] = []
  let written: FieldCell[] = []
  let away = false
  const field = openFieldCounts({
    clock,
    timeZone: 'Asia/Kolkata',
    catalogue: { current: () => ({ version: '1', products: [], stores: [store] }), onChange: () => () => {} },
    repository: {
      async add(cells, told) {
        if (away) throw new Error('away')
        written.push(...cells)
        told(cells)
      },
      sums: async () => [],
      forget: async (before) => void forgotten.push(before),
    },
    fault: (error) => void faults.push(error),
  })
  const take = () => {
    const took = written.map(({ kind, storeId, visits }) => `${kind} ${storeId || 'home'} ${visits}`)
    written = []
    return took
  }
  return {
    clock,
    field,
    faults,
    forgotten,
    take,
    cells: () => written,
    cut(on: boolean) {
      away = on
    },
  }
}

it('counts each thing of a visit once, and writes within a minute', async () => {
  const { clock, field, forgotten, take, cells } = counting()
  const visit = field.visit('a')
  for (let twice = 0; twice < 2; twice++) visit({ kind: 'visit' }, '1')
  visit({ kind: 'lost', walk }, '1')
  field.visit('a')({ kind: 'visit' }, '1')
  field.visit('a')({ kind: 'visit' }, undefined)
  clock.advance(59_000)
  await settled()
  expect(take()).toEqual([])
  clock.advance(1000)
  await settled()
  // In Kolkata it is the next day already.
  expect(cells()[0]?.day).toBe('2026-11-22')
  expect(take()).toEqual(['visit 1 2', 'lost 1 1', 'visit home 1'])
  expect(forgotten).toEqual(['2025-10-22'])
  expect(clock.pending()).toBe(0)
})

it.each([
  ['no store', walk, undefined],
  ['a path that the store does not have', { ...walk, to: 'breads' }, '1'],
  ['a part beyond its end', { ...walk, part: 9 }, '1'],
])('counts no walk of %s', async (_, made, storeId) => {
  const { field, take } = counting()
  field.visit('a')({ kind: 'part', walk: made }, storeId)
  await field.write()
  expect(take()).toEqual([])
})

it('keeps what could not be written for the next time', async () => {
  const { clock, field, faults, take, cut } = counting()
  cut(true)
  field.visit('a')({ kind: 'visit' }, '1')
  await field.write()
  expect(faults).toHaveLength(1)
  field.visit('b')({ kind: 'visit' }, '1')
  cut(false)
  clock.advance(60_000)
  await settled()
  expect(take()).toEqual(['visit 1 2'])
})

it('lets one address count no more than its shoppers could, and takes no more than it can hold', async () => {
  const { field, take, cut, clock } = counting()
  for (let made = 0; made < 2000; made++) field.visit('a')({ kind: 'visit' }, '1')
  await field.write()
  expect(take()).toEqual(['visit 1 401'])
  cut(true)
  for (let made = 0; made < 12_000; made++)
    field.visit(`b${made % 100}`)({ kind: 'unanswered', topic: String(made) }, '1')
  clock.advance(60_000)
  await settled()
  cut(false)
  await field.write()
  expect(take()).toHaveLength(10_000)
})

it('writes what waits when it is closed, and counts nothing then', async () => {
  const { field, take, clock } = counting()
  const visit = field.visit('a')
  visit({ kind: 'visit' }, '1')
  await field.close()
  visit({ kind: 'staffCall' }, '1')
  expect(take()).toEqual(['visit 1 1'])
  expect(clock.pending()).toBe(0)
})
