import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createAddressCap, createAllowance, createAllowances } from './allowance.ts'
import { createShares } from './shares.ts'

describe('an allowance', () => {
  it('lets a burst through, then what time gives back, never more than the burst', () => {
    const allowance = createAllowance(3, 2, 0)
    expect([1, 1, 1, 1].map((amount) => allowance.spend(amount, 0))).toEqual([true, true, true, false])
    expect(allowance.spend(1, 1000)).toBe(true)
    expect(allowance.spend(3, 60_000)).toBe(true)
    expect(allowance.spend(1, 60_000)).toBe(false)
  })
})

describe('an address', () => {
  it('holds as many as the cap, each let go once', () => {
    const cap = createAddressCap(2)
    const first = cap.take('a')
    expect(cap.take('a')).toBeDefined()
    expect(cap.take('a')).toBeUndefined()
    expect(cap.take('b')).toBeDefined()
    first?.()
    first?.()
    expect(cap.take('a')).toBeDefined()
    expect(cap.take('a')).toBeUndefined()
  })
  it('is forgotten when it holds nothing', () => {
    const cap = createAddressCap(2)
    for (const letGo of [cap.take('a'), cap.take('a')]) letGo?.()
    expect(cap.size()).toBe(0)
  })
})

describe('allowances of many', () => {
  it('say how long what was too much is waited for, each for itself', () => {
    const clock = createFakeClock()
    const allowances = createAllowances<string>({ burst: 10, perSecond: 2, clock })
    expect(allowances.spend('a', 14)).toBe(false)
    expect([allowances.waitMs('a'), allowances.waitMs('b')]).toEqual([2000, 0])
    clock.advance(2000)
    expect(allowances.waitMs('a')).toBe(0)
  })

  it('are forgotten when they are whole again', () => {
    const clock = createFakeClock()
    const allowances = createAllowances<number>({ burst: 10, perSecond: 2, clock })
    for (let address = 0; address < 1000; address += 1) allowances.spend(address, 1)
    clock.advance(1000)
    allowances.spend(1000, 1)
    expect(allowances.size()).toBe(1)
  })
})

describe('an address’s share of a worker', () => {
  it('is all of it while nobody else asks, and a quarter in the long run while others do', () => {
    const clock = createFakeClock()
    const shares = createShares(clock)
    shares.asked('a')
    shares.worked('a', 3000)
    expect(shares.waitMs('a')).toBe(0)
    shares.asked('b')
    expect([shares.waitMs('a'), shares.waitMs('b')]).toEqual([4000, 0])
    clock.advance(4000)
    expect(shares.waitMs('a')).toBe(0)
    shares.worked('a', 1000)
    expect(shares.waitMs('a')).toBe(4000)
    // The other has not asked for a while.
    clock.advance(7000)
    shares.worked('a', 9000)
    expect(shares.waitMs('a')).toBe(0)
  })

  it('is not asked of equals, however long the work of each takes', () => {
    const shares = createShares(createFakeClock())
    for (const address of ['a', 'b', 'c']) {
      shares.asked(address)
      shares.worked(address, 5000)
    }
    expect(['a', 'b', 'c'].map(shares.waitMs)).toEqual([0, 0, 0])
    shares.worked('a', 10_000)
    expect(shares.waitMs('a')).toBeGreaterThan(0)
    expect(shares.waitMs('b')).toBe(0)
  })
})

it('lets what nobody waits for be done at most once a second while somebody asks for something', () => {
  const clock = createFakeClock()
  const shares = createShares(clock)
  shares.workedForNobody()
  expect(shares.nobodyWaitsMs()).toBe(0)
  shares.asked('a')
  expect(shares.nobodyWaitsMs()).toBe(1000)
  clock.advance(1000)
  expect(shares.nobodyWaitsMs()).toBe(0)
  clock.advance(9001)
  shares.workedForNobody()
  expect(shares.nobodyWaitsMs()).toBe(0)
})
