import { describe, expect, it } from 'vitest'
import { createServiceList, GOOGLE_SERVICES, serviceAddress, unreadableServices } from './service-address.ts'

const VERTEX = '/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent'
const GEMINI = '/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent'

describe('Google’s services', () => {
  const allowed = createServiceList(GOOGLE_SERVICES)

  it.each([
    `wss://us-central1-aiplatform.googleapis.com${VERTEX}`,
    `wss://asia-south1-aiplatform.googleapis.com${VERTEX}`,
    `wss://aiplatform.googleapis.com${VERTEX}`,
    `wss://aiplatform.eu.rep.googleapis.com${VERTEX}`,
    `wss://generativelanguage.googleapis.com${GEMINI}?key=abc`,
    `wss://generativelanguage.googleapis.com:443${GEMINI}`,
    `WSS://US-CENTRAL1-aiplatform.GoogleAPIs.com${VERTEX}`,
  ])('%s may be named', (url) => {
    expect(allowed(url)?.href).toBe(new URL(url).href)
  })

  it.each([
    ['another host', `wss://example.org${VERTEX}`],
    ['a host that only begins so', `wss://us-central1-aiplatform.googleapis.com.evil.example${VERTEX}`],
    ['a host that only ends so', `wss://evil.example-aiplatform.googleapis.com.x${VERTEX}`],
    ['a dot in the place of the region', `wss://a.b-aiplatform.googleapis.com${VERTEX}`],
    ['no region', `wss://-aiplatform.googleapis.com.${VERTEX}`],
    ['another port', `wss://us-central1-aiplatform.googleapis.com:8443${VERTEX}`],
    ['no encryption', `ws://us-central1-aiplatform.googleapis.com${VERTEX}`],
    ['https', `https://us-central1-aiplatform.googleapis.com${VERTEX}`],
    ['another path', 'wss://us-central1-aiplatform.googleapis.com/ws/other'],
    ['a longer name in the path', `wss://us-central1-aiplatform.googleapis.com${VERTEX}Evil`],
    ['a path that climbs', `wss://us-central1-aiplatform.googleapis.com${VERTEX}/../../other`],
    ['a path that climbs in disguise', `wss://us-central1-aiplatform.googleapis.com${VERTEX}/%2e%2e/x`],
    ['a hidden slash', `wss://us-central1-aiplatform.googleapis.com/ws%2fother${VERTEX}`],
    ['a user name', `wss://us-central1-aiplatform.googleapis.com@evil.example${VERTEX}`],
    ['a password', `wss://a:b@us-central1-aiplatform.googleapis.com${VERTEX}`],
    ['a fragment', `wss://us-central1-aiplatform.googleapis.com${VERTEX}#x`],
    ['a line end', `wss://us-central1-aiplatform.googleapis.com\n${VERTEX}`],
    ['a blank before', ` wss://us-central1-aiplatform.googleapis.com${VERTEX}`],
    ['backslashes', `wss:\\\\us-central1-aiplatform.googleapis.com${VERTEX}`],
    ['other letters that look the same', `wss://us-central1-аiplatform.googleapis.com${VERTEX}`],
    ['this machine', `ws://127.0.0.1:80${VERTEX}`],
    ['nothing', ''],
    ['no address', 'aiplatform'],
    ['too much', `wss://us-central1-aiplatform.googleapis.com${VERTEX}?${'a'.repeat(3000)}`],
  ])('%s may not', (_, url) => {
    expect(allowed(url)).toBeUndefined()
  })
})

describe('a list of one’s own', () => {
  it('compares scheme, host with port and whole steps of the path', () => {
    const allowed = createServiceList(['ws://127.0.0.1:9/ws/', 'wss://relay.example/live'])
    expect(allowed('ws://127.0.0.1:9/ws/anything')?.pathname).toBe('/ws/anything')
    expect(allowed('wss://relay.example/live/x')).toBeDefined()
    expect(allowed('wss://relay.example/live')).toBeDefined()
    for (const url of [
      'ws://127.0.0.1:91/ws/a',
      'ws://localhost:9/ws/a',
      'wss://relay.example/lively',
      'wss://relay.example:1/live',
    ])
      expect(allowed(url)).toBeUndefined()
  })

  it('names what it cannot read', () => {
    expect(unreadableServices([...GOOGLE_SERVICES, 'wss://*.example/a', 'ws://[::1]:9/ws'])).toEqual([])
    const wrong = [
      'ws://b.example/ws',
      'wss://a.example/ws?key=1',
      'https://a',
      '*',
      'wss://*.*.x/a',
      'wss://a.example/*',
    ]
    expect(unreadableServices(wrong)).toEqual(wrong)
  })
})

it.each([
  ['ws://127.0.0.1:9/x', true],
  ['ws://[::1]:9/x', true],
  ['ws://localhost/x', true],
  ['ws://127.0.0.1.evil.example/x', false],
  ['ws://10.0.0.1/x', false],
  ['ws://0.0.0.0/x', false],
])('%s is without encryption: %s', (url, taken) => {
  expect(serviceAddress(url) !== undefined).toBe(taken)
})
