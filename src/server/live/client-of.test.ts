import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createClientOf } from './client-of.ts'

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
  ['an IPv6 phone', [], asked('2001:db8:1:2:a:b:c:d'), '2001:db8:1:2', 'shop.example:8080'],
  ['its neighbour', [], asked('2001:DB8:1:2::7'), '2001:db8:1:2', 'shop.example:8080'],
  ['this machine', [], asked('::1'), '0:0:0:0', 'shop.example:8080'],
  ['a trusted IPv6 proxy', ['::1'], asked('::1', forwarded), '9.9.9.9', 'shop.example'],
])('%s', (_, trusted, request, address, host) => {
  expect(createClientOf(trusted)(request)).toEqual({ address, host })
})
