import { expect, it } from 'vitest'
import { defaultSettings } from '../settings.ts'
import { addressesFor } from './addresses.ts'

const bases = {
  default: '/api',
  'dev.shop.example': 'https://api.dev.shop.example/v1',
  'shop.example:8443': '/api/',
}

it.each([
  [
    'http://localhost:8080/?storeid=1',
    null,
    'http://localhost:8080/api/publicProduct',
    'ws://localhost:8080/ws/',
    'ws://localhost:8080/stt',
  ],
  [
    'http://localhost:8080/',
    7001,
    'http://localhost:8080/api/publicProduct',
    'ws://localhost:8080/ws/',
    'ws://localhost:7001/stt',
  ],
  [
    'https://dev.shop.example/',
    null,
    'https://api.dev.shop.example/v1/publicProduct',
    'wss://api.dev.shop.example/ws/',
    'wss://api.dev.shop.example/stt',
  ],
  [
    'https://dev.shop.example/',
    7001,
    'https://api.dev.shop.example/v1/publicProduct',
    'wss://api.dev.shop.example/ws/',
    'wss://api.dev.shop.example/stt',
  ],
  [
    'https://shop.example:8443/',
    null,
    'https://shop.example:8443/api/publicProduct',
    'wss://shop.example:8443/ws/',
    'wss://shop.example:8443/stt',
  ],
])('%s with speech port %j', (page, sttPort, products, live, stt) => {
  const found = addressesFor(
    { ...defaultSettings, apiBases: bases, sttPort, speechVersion: 'v9' },
    new URL(page),
  )
  expect([found.products, found.live, found.speechToText]).toEqual([products, live, stt])
  expect(found.stores).toBe(products.replace('publicProduct', 'stores/publicStores'))
  expect(found.recording('net.lost')).toBe(`${new URL(page).origin}/speech/v9/net.lost.wav`)
})
