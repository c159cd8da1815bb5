import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import type { Sense, WorkObserver } from '../metrics/observers.ts'
import { createWorkload } from './workload.ts'

function node(limit: number) {
  const clock = createFakeClock()
  const told: string[] = []
  const note = (sense: Sense): WorkObserver => ({
    began: () => void told.push(`${sense} began`),
    ended: (tookMs, outcome) => void told.push(`${sense} ${outcome} ${tookMs}`),
  })
  const load = createWorkload({
    limit,
    clock,
    observe: { hear: note('hear'), see: note('see'), speak: note('speak') },
  })
  const ended = (sense: Sense, times: number) => {
    for (let time = 0; time < times; time += 1) load.senses[sense].ended(1, 'done')
  }
  const began = (sense: Sense, times: number) => {
    for (let time = 0; time < times; time += 1) load.senses[sense].began()
  }
  return { clock, told, load, began, ended }
}

it('passes on each measurement to its observer', () => {
  const { told, load } = node(1)
  load.senses.see.began()
  load.senses.see.ended(7, 'read')
  load.senses.hear.began()
  expect(told).toEqual(['see began', 'see read 7', 'hear began'])
})

describe('full', () => {
  it.each<[number, Record<Sense, number>, boolean]>([
    [4, { hear: 0, see: 0, speak: 0 }, false],
    [4, { hear: 2, see: 1, speak: 1 }, false],
    [4, { hear: 2, see: 2, speak: 1 }, true],
    [0, { hear: 0, see: 0, speak: 0 }, false],
    [0, { hear: 1, see: 0, speak: 0 }, true],
  ])('with a limit of %i and %o in hand: %s', (limit, inHand, full) => {
    const { load, began } = node(limit)
    for (const [sense, times] of Object.entries(inHand)) began(sense as Sense, times)
    expect(load.full()).toBe(full)
    expect(load.overloaded() !== undefined).toBe(full)
  })

  it('is over when the work is done', () => {
    const { load, began, ended } = node(1)
    began('see', 2)
    ended('see', 1)
    expect(load.full()).toBe(false)
  })
})

describe('overloaded', () => {
  it('says why, in figures', () => {
    const { load, began } = node(2)
    began('hear', 3)
    expect(load.overloaded()).toBe('3 pieces of work are in hand, 2 may be')
  })

  it('is over after three seconds with half of the limit, and not before', () => {
    const { clock, load, began, ended } = node(4)
    began('hear', 5)
    ended('hear', 2)
    clock.advance(60_000)
    expect(load.overloaded()).toMatch(/^3 pieces/)
    ended('hear', 1)
    clock.advance(2999)
    expect(load.overloaded()).toMatch(/^2 pieces/)
    clock.advance(1)
    expect(load.overloaded()).toBeUndefined()
    // Busy again, but not beyond the limit: still well.
    began('hear', 2)
    expect(load.overloaded()).toBeUndefined()
  })

  it('counts the calm anew after each piece that breaks it', () => {
    const { clock, load, began, ended } = node(2)
    began('speak', 3)
    ended('speak', 2)
    clock.advance(2000)
    began('speak', 1)
    clock.advance(2000)
    ended('speak', 1)
    clock.advance(2000)
    expect(load.overloaded()).toBeDefined()
    clock.advance(1000)
    expect(load.overloaded()).toBeUndefined()
  })

  it('goes on through a calm that nobody asked about, when it is broken', () => {
    const { clock, load, began, ended } = node(0)
    began('see', 1)
    ended('see', 1)
    clock.advance(1000)
    began('see', 1)
    clock.advance(10_000)
    expect(load.overloaded()).toBeDefined()
  })
})
