import { expect, it } from 'vitest'
import { originAllowed } from './origin.ts'

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
