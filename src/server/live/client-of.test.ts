import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createClientOf, originAllowed } from './client-of.ts'

const asked = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({
    headers: { host: 'Shop.Example:8080', ...headers },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage

const forwarded = { 'x-forwarded-for': '1.1.1.1, 9.9.9.9', 'x-forwarded-host': 'shop.example' }

it.each<[string, readonly string[], IncomingMessage, string, string]>([
  ['nobody trusted', [], asked('10.0.0.2', forwarded), '10.0.0.2', 'shop.example:8080'],
  ['a trusted proxy', ['10.0.0.2'], asked('10.0.0.2', forwarded), '9.9.9.9', 'shop.example'],
  ['a trusted range', ['10.0.0.0/8'], asked('::ffff:10.3.4.5', forwarded), '9.9.9.9', 'shop.example'],
  [
    'a chain of trusted ones',
    ['10.0.0.2', '9.9.9.9'],
    asked('10.0.0.2', forwarded),
    '1.1.1.1',
    'shop.example',
  ],
  ['another address', ['10.0.0.2'], asked('10.0.0.3', forwarded), '10.0.0.3', 'shop.example:8080'],
  ['a trusted proxy that forwards nothing', ['10.0.0.2'], asked('10.0.0.2'), '10.0.0.2', 'shop.example:8080'],
  ['IPv4 in IPv6', [], asked('::ffff:1.2.3.4'), '1.2.3.4', 'shop.example:8080'],
  ['IPv4 in IPv6, in figures', [], asked('0:0:0:0:0:ffff:102:304'), '1.2.3.4', 'shop.example:8080'],
  ['an IPv6 phone, in full', [], asked('2001:0db8:0001:0002:0:0:0:9'), '2001:db8:1:2', 'shop.example:8080'],
  ['an IPv6 phone', [], asked('2001:db8:1:2:a:b:c:d'), '2001:db8:1:2', 'shop.example:8080'],
  ['its neighbour', [], asked('2001:DB8:1:2::7'), '2001:db8:1:2', 'shop.example:8080'],
  ['this machine', [], asked('::1'), '0:0:0:0', 'shop.example:8080'],
  ['a trusted IPv6 proxy', ['::1'], asked('::1', forwarded), '9.9.9.9', 'shop.example'],
])('%s', (_, trusted, request, address, host) => {
  expect(createClientOf(trusted)(request)).toEqual({ address, host })
})

it.each([
  ['9.9.9.9', '9.9.9.9'],
  ['9.9.9.9:51234', '9.9.9.9'],
  ['"9.9.9.9:51234"', '9.9.9.9'],
  ['::ffff:9.9.9.9', '9.9.9.9'],
  ['::FFFF:909:909', '9.9.9.9'],
  ['[::ffff:9.9.9.9]:443', '9.9.9.9'],
  ['2001:DB8:1:2::7', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2'],
  ['[2001:db8:1:2::8]:51234', '2001:db8:1:2'],
  ['[2001:db8:1:2::8]', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1.1.1.1, 9.9.9.9:51234, 10.0.0.2:80', '9.9.9.9'],
  ['unknown', 'unknown'],
])('one address is one, however the proxy writes it: %s', (written, address) => {
  const request = asked('10.0.0.2', { 'x-forwarded-for': written })
  expect(createClientOf(['10.0.0.2'])(request).address).toBe(address)
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
