import { describe, expect, it } from 'vitest'
import { runningServer } from './running-server.ts'

const TOKEN = 'a-token-for-metrics'
type Headers = Record<string, string>

async function scrape(url: string, headers: Headers = {}) {
  const reply = await fetch(`${url}/metrics`, { headers })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

describe('who may read the measurements', () => {
  it.each<[string, Headers, number]>([
    ['this machine', {}, 200],
    ['what a proxy passed on', { 'x-forwarded-for': '127.0.0.1' }, 403],
    ['the same in the standard’s spelling', { forwarded: 'for=127.0.0.1' }, 403],
    ['what came by another host', { 'x-forwarded-host': 'shop.example.org' }, 403],
    ['what came over another proxy', { via: '1.1 proxy' }, 403],
    ['a real address', { 'x-real-ip': '127.0.0.1' }, 403],
  ])('without a token answer by where the call came from: %s', async (_, headers, status) => {
    const { url } = await runningServer()
    expect((await scrape(url, headers)).status).toBe(status)
  })

  it('without a token refuse what came through a proxy, trusted or not', async () => {
    const { url } = await runningServer({ environment: { TRUST_PROXY: '127.0.0.1' } })
    expect((await scrape(url, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403)
  })

  it.each<[string, Headers, number]>([
    ['nobody', {}, 401],
    ['another token', { authorization: 'Bearer another' }, 401],
    ['half of it', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }, 401],
    ['another scheme', { authorization: `Basic ${TOKEN}` }, 401],
    ['its bearer', { authorization: `Bearer ${TOKEN}` }, 200],
    ['its bearer behind a proxy', { authorization: `bearer ${TOKEN}`, 'x-forwarded-for': '10.0.0.1' }, 200],
  ])('with a token answer by the token that was sent: %s', async (_, headers, status) => {
    const { url } = await runningServer({ environment: { METRICS_TOKEN: TOKEN } })
    const reply = await scrape(url, headers)
    expect(reply.status).toBe(status)
    if (status === 401) {
      expect(reply.headers.get('www-authenticate')).toBe('Bearer')
      expect(reply.text).not.toContain('shop_')
    }
  })
})

describe('the measurements', () => {
  it('are in Prometheus’ text format and are kept nowhere', async () => {
    const { url } = await runningServer()
    const { headers, text } = await scrape(url)
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toMatch(/^# TYPE shop_sessions_open gauge$/m)
  })

  it('name routes by their pattern, so that no address asked for is in them', async () => {
    const { url } = await runningServer()
    for (const path of ['/healthz', '/api/stores/store-secret', '/nothing/secret?token=secret']) {
      await (await fetch(url + path)).text()
    }
    const { text } = await scrape(url)
    expect(text).toMatch(/shop_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/)
    expect(text).not.toContain('secret')
  })

  it('count the lists that are answered before the framework sees them', async () => {
    const { url } = await runningServer()
    for (let asked = 0; asked < 5; asked += 1) await (await fetch(`${url}/api/publicProduct`)).text()
    const counted = /count\{method="GET",route="\/api\/publicProduct",status="200"\} (\d+)/
    // The framework asks itself once for what it then keeps.
    expect(Number(counted.exec((await scrape(url)).text)?.[1])).toBeGreaterThanOrEqual(5)
  })
})
