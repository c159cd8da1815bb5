import { describe, expect, it } from 'vitest'
import { readKeepRequest, whatToKeep } from './what-to-keep.ts'

const OWN = 'https://shop.example'

const ask = (path: string, more: { method?: string; mode?: string; headers?: Record<string, string> } = {}) =>
  whatToKeep(
    {
      method: more.method ?? 'GET',
      mode: more.mode ?? 'cors',
      url: new URL(path, OWN).href,
      headers: new Headers(more.headers),
    },
    OWN,
  )

describe('what the service worker keeps', () => {
  it.each([
    ['/assets/index-CW2vdohA.js', 'forever'],
    ['/assets/index-CYYCMVpM.css', 'forever'],
    ['/speech/1a2b3c/nav.prepare.wav', 'forever'],
    ['/mark.svg', 'fresh'],
    ['/icons/icon-192.png', 'fresh'],
    ['/brand/logo.png', 'fresh'],
    ['/manifest.webmanifest', 'fresh'],
    ['/api/publicProduct', 'fresh'],
    ['/api/stores/publicStores', 'fresh'],
    ['https://lists.example/api/publicProduct', 'fresh'],
  ])('%s: %s', (path, keeping) => expect(ask(path)).toBe(keeping))

  it.each(['/', '/?storeid=1'])('%s as a page', (path) => {
    expect(ask(path, { mode: 'navigate' })).toBe('page')
  })
})

describe('what it stays out of', () => {
  it.each([
    ['/ws/'],
    ['/stt'],
    ['/healthz'],
    ['/sw.js'],
    ['/api/stores'],
    ['/api/products'],
    ['/api/auth/login'],
    ['/speech/1a2b3c/'],
    ['/speech/../api/stores'],
    ['https://other.example/assets/index.js'],
  ])('%s', (path) => expect(ask(path)).toBeUndefined())

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s of anything', (method) => {
    for (const path of ['/api/stores', '/api/publicProduct', '/'])
      expect(ask(path, { method })).toBeUndefined()
  })

  it('the staff’s pages', () => {
    for (const path of ['/admin', '/admin/home', '/admin/Dashboard'])
      expect(ask(path, { mode: 'navigate' })).toBeUndefined()
  })

  it('parts of files, and calls that carry a token', () => {
    expect(ask('/speech/1a2b3c/welcome.wav', { headers: { range: 'bytes=0-' } })).toBeUndefined()
    expect(ask('/api/publicProduct', { headers: { authorization: 'Bearer x' } })).toBeUndefined()
  })
})

it.each([
  [{ lists: ['https://shop.example/api/publicProduct'], recordings: 'opus' }, true],
  [{ lists: [] }, true],
  [{ lists: ['not an address'], recordings: 'wav' }, false],
  [{ recordings: 'opus' }, false],
  ['keep', false],
  [null, false],
])('%j is a request: %s', (message, is) => expect(readKeepRequest(message) !== undefined).toBe(is))
