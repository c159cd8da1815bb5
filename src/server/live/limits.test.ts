import { describe, expect, it } from 'vitest'
import { createAddressCap, createAllowance } from './limits.ts'
import { originAllowed } from './origin.ts'

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

it.each<[string | undefined, string, boolean]>([
  [undefined, 'shop.example', true],
  ['https://shop.example', 'shop.example', true],
  ['https://Shop.Example', 'shop.example', true],
  ['http://localhost:8080', 'localhost:8080', true],
  ['https://shop.example', 'shop.example:443', true],
  ['http://shop.example', 'shop.example:80', true],
  ['http://[::1]:8080', '[::1]:8080', true],
  ['https://shop.example.evil', 'shop.example', false],
  ['https://evil.example', 'shop.example', false],
  ['https://shop.example:8443', 'shop.example', false],
  ['https://shop.example', '', false],
  ['null', 'null', false],
  ['', 'shop.example', false],
  ['file://shop.example', 'shop.example', false],
  ['chrome-extension://shop.example', 'shop.example', false],
])('origin %j at host %j: %s', (origin, host, allowed) => expect(originAllowed(origin, host)).toBe(allowed))

it.each<[string, string, number | undefined, boolean]>([
  ['http://localhost:8080', 'localhost:7001', 8080, true],
  ['http://localhost:7001', 'localhost:7001', 8080, true],
  ['https://shop.example', 'shop.example:7001', 443, true],
  ['http://shop.example', 'shop.example:7001', 80, true],
  ['http://[::1]:8080', '[::1]:7001', 8080, true],
  ['http://localhost:8080', 'localhost:7001', undefined, false],
  ['http://localhost:8081', 'localhost:7001', 8080, false],
  ['https://shop.example', 'shop.example:7001', 80, false],
  ['http://evil.example:8080', 'localhost:7001', 8080, false],
  ['http://localhost.evil.example:8080', 'localhost:7001', 8080, false],
  ['http://[::1]:8080', '[::2]:7001', 8080, false],
  ['ftp://localhost:8080', 'localhost:7001', 8080, false],
  ['http://localhost:8080', ':7001', 8080, false],
])('origin %j at the speech port’s host %j with the page on %j: %s', (origin, host, port, allowed) =>
  expect(originAllowed(origin, host, { port })).toBe(allowed),
)

it.each([
  ['https://shop.example', true],
  ['https://Shop.Example:443', true],
  ['http://shop.example', false],
  ['https://shop.example:8443', false],
  ['https://a.shop.example', false],
  ['null', false],
])('origin %j at another host that lets https://shop.example in: %s', (origin, allowed) =>
  expect(originAllowed(origin, 'api.example', { origins: ['https://shop.example'] })).toBe(allowed),
)
