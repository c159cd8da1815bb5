import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEnvironment, settingsSchema, WrongSettings } from './config.ts'

const linesOf = (environment: Record<string, string>) => {
  try {
    readEnvironment(environment)
  } catch (error) {
    if (error instanceof WrongSettings) return error.lines
    throw error
  }
  return []
}

describe('settings', () => {
  it('have defaults', () => {
    const settings = readEnvironment({ UNRELATED: 'x', PORT: ' ' })
    expect(settings).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 8080,
      TLS: 'off',
      SEED: 'sample',
      asSpecified: { transport: false, steps: false, reload: false, everythingElse: false },
      STT_PORT: null,
      STORE_TIMEZONE: 'Asia/Kolkata',
      API_BASES: { default: '/api' },
      TRUST_PROXY: [],
      BRAND_NAME: 'Britannia',
    })
    expect(settings.DATA_DIR).toMatch(/[\\/]data$/)
  })

  it.each([
    [{ PROFILE: 'specification' }, { asSpecified: { transport: true }, STT_PORT: 7001 }],
    [{ PROFILE: 'specification' }, { asSpecified: { steps: true, reload: true } }],
    [{ PROFILE: 'specification', RELOAD: 'soft' }, { asSpecified: { steps: true, reload: false } }],
    [
      { PROFILE: 'specification', TRANSPORT: 'product' },
      { asSpecified: { transport: false }, STT_PORT: 7001 },
    ],
    [{ PROFILE: 'specification', STT_PORT: 'off' }, { STT_PORT: null }],
    [{ STT_PORT: '7100' }, { STT_PORT: 7100 }],
    [{ TRUST_PROXY: '10.0.0.2, 10.1.0.0/16,::1' }, { TRUST_PROXY: ['10.0.0.2', '10.1.0.0/16', '::1'] }],
    [{ TRUST_PROXY: 'off' }, { TRUST_PROXY: [] }],
    [{}, { ALLOWED_ORIGINS: [] }],
    [
      { ALLOWED_ORIGINS: 'https://Shop.example:443, http://localhost:5173' },
      { ALLOWED_ORIGINS: ['https://shop.example', 'http://localhost:5173'] },
    ],
    [
      { API_BASES: 'Dev.Example.org=https://api.dev.example.org/api/, shop.example.org=/v1' },
      {
        API_BASES: {
          default: '/api',
          'dev.example.org': 'https://api.dev.example.org/api',
          'shop.example.org': '/v1',
        },
      },
    ],
    [
      { TLS: 'files', TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' },
      { TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' },
    ],
    [{ HEAR_WORKERS: '3' }, { HEAR_WORKERS: 3 }],
    [{ EAR_MODEL: '/models/ear/' }, { EAR_MODEL: '/models/ear' }],
  ])('%j gives %j', (environment, expected) => {
    expect(readEnvironment(environment)).toMatchObject(expected)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535 (it is "abc")'],
    [{ PORT: '70000' }, 'PORT: must be at most 65535 (it is "70000")'],
    [{ HOST: 'a b' }, 'HOST: must be an address or a host name (it is "a b")'],
    [{ TLS: 'on' }, 'TLS: must be off or self-signed or files (it is "on")'],
    [{ STT_PORT: 'x' }, 'STT_PORT: must be off or a whole number from 0 to 65535 (it is "x")'],
    [
      { STORE_TIMEZONE: 'Mars/One' },
      'STORE_TIMEZONE: must be a time zone such as Asia/Kolkata (it is "Mars/One")',
    ],
    [{ LIVE_ENGINE: 'other' }, 'LIVE_ENGINE: must be embedded or google (it is "other")'],
    [
      { LIVE_SERVICE_URL: 'ws://example.org/ws/?key=secret' },
      'LIVE_SERVICE_URL: must be a wss:// address (ws:// only on this machine)',
    ],
    [
      { LIVE_MODEL: 'a b' },
      'LIVE_MODEL: must be a model name, models/… or projects/…/models/… (it is "a b")',
    ],
    [{ LIVE_ACCESS_TOKEN: 'ya29\nx' }, 'LIVE_ACCESS_TOKEN: must be one token without blanks or line ends'],
    [
      { LIVE_ALLOWED_SERVICES: 'wss://a.example/ws,ws://b.example/ws' },
      'LIVE_ALLOWED_SERVICES: must be wss:// addresses separated by commas (ws:// only on this machine); ws://b.example/ws is none (it is "wss://a.example/ws,ws://b.example/ws")',
    ],
    [{ SPEECH_ENDPOINT: 'https://x' }, 'SPEECH_ENDPOINT: must be host:port (it is "https://x")'],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY: must be off, or addresses such as 10.0.0.2 or 10.0.0.0/8 (it is "true")',
    ],
    [
      { TRUST_PROXY: '0.0.0.0/0' },
      'TRUST_PROXY: must be off, or addresses such as 10.0.0.2 or 10.0.0.0/8 (it is "0.0.0.0/0")',
    ],
    [{ BRAND_NAME: 'A\nB' }, 'BRAND_NAME: must be one line of text (it is "A\nB")'],
    [{ LANGUAGES: 'en-IN,fr' }, 'LANGUAGES: must be some of en-IN,hi-IN (it is "en-IN,fr")'],
    [{ LANGUAGES: 'hi-IN,hi-IN' }, 'LANGUAGES: must name each language once (it is "hi-IN,hi-IN")'],
    [{ LANGUAGES: 'hi-IN' }, 'DEFAULT_LANGUAGE: must be one of LANGUAGES (it is "en-IN")'],
    [{ DEFAULT_LANGUAGE: 'fr' }, 'DEFAULT_LANGUAGE: must be en-IN or hi-IN (it is "fr")'],
    [{ STT_PORT: '8080' }, 'STT_PORT: must be another than PORT'],
    [{ PROFILE: 'specification', PORT: '7001' }, 'STT_PORT: must be another than PORT'],
    [
      { SPEECH_ENDPOINT: 'x.example:99999' },
      'SPEECH_ENDPOINT: must have a port from 1 to 65535 (it is "x.example:99999")',
    ],
    [{ SPEECH_ENDPOINT: '[::1]:0' }, 'SPEECH_ENDPOINT: must have a port from 1 to 65535 (it is "[::1]:0")'],
    [{ TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' }, 'TLS: must be files where TLS_CERT and TLS_KEY are set'],
    [
      { BRAND_PRIMARY_COLOUR: '#ff0000' },
      'BRAND_PRIMARY_COLOUR: has a contrast of 4.00 with white; text needs at least 4.5 (it is "#ff0000")',
    ],
    [{ BRAND_ACCENT_COLOUR: 'red' }, 'BRAND_ACCENT_COLOUR: must be a colour such as #c8102e (it is "red")'],
    [
      { EAR_MODEL: '/models', SENSES_URL: 'ws+unix:/senses', SENSES_SECRET: 'a-secret-of-the-tests' },
      'EAR_MODEL: belongs to the process of senses, which hears, where SENSES_URL is set',
    ],
    [{ LOG_LEVEL: 'all' }, 'LOG_LEVEL: must be debug or info or warn or error or silent (it is "all")'],
  ])('%j is refused', (environment, line) => {
    expect(linesOf(environment)).toEqual([line])
  })

  it('takes the cloud’s addresses, plain only on this machine', () => {
    const read = readEnvironment({
      LIVE_SERVICE_URL: 'ws://127.0.0.1:9/ws/x',
      LIVE_ALLOWED_SERVICES: 'ws://localhost:9/ws/, wss://eu.example/ws/',
      SPEECH_ENDPOINT: '127.0.0.1:50051',
    })
    expect(read.LIVE_SERVICE_URL.href).toBe('ws://127.0.0.1:9/ws/x')
    expect(read.LIVE_ALLOWED_SERVICES).toEqual(['ws://localhost:9/ws/', 'wss://eu.example/ws/'])
    expect(read.SPEECH_ENDPOINT).toEqual({ host: '127.0.0.1', port: 50_051, plain: true })
    expect(readEnvironment({ SPEECH_ENDPOINT: 'speech.example:443' }).SPEECH_ENDPOINT.plain).toBe(false)
  })

  it.each([
    ['product', 'gemini-live-2.5-flash-native-audio'],
    ['specification', 'gemini-2.0-flash-exp'],
  ])('PROFILE %s asks the cloud for %s', (PROFILE, model) => {
    expect(readEnvironment({ PROFILE }).LIVE_MODEL).toBe(model)
  })

  it('names every wrong setting at once', () => {
    expect(linesOf({ PORT: '-1', TLS: 'x' })).toHaveLength(2)
  })

  it('names both files that TLS=files needs', () => {
    expect(linesOf({ TLS: 'files', TLS_KEY: 'k' })).toEqual(['TLS_CERT: must name a file when TLS is files'])
  })

  it('takes the settings of a provider together or not at all', () => {
    const provider = {
      OIDC_ISSUER: 'https://id.example.org',
      OIDC_CLIENT_ID: 'console',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_REDIRECT_URI: 'https://shop.example.org/admin/signed-in',
    }
    expect(readEnvironment(provider)).toMatchObject(provider)
    for (const name of Object.keys(provider)) {
      const others = Object.entries(provider).filter(([other]) => other !== name)
      expect(linesOf(Object.fromEntries(others))).toEqual([`${name}: must be set with ${others[0]?.[0]}`])
    }
    const lines = linesOf({ OIDC_CLIENT_SECRET: 'secret' })
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('OIDC_ISSUER: must be set with OIDC_CLIENT_SECRET')
  })

  it('refuses a base that is no address', () => {
    expect(linesOf({ API_BASES: 'a=javascript:alert(1)' })[0]).toMatch(/^API_BASES: must be host=base pairs/)
  })

  it.each([
    '*',
    'null',
    'shop.example',
    'https://*.example',
    'https://a.example/',
    'https://u@a.example',
    'ws://a.example',
  ])('allows no pages of %s', (origin) => {
    expect(linesOf({ ALLOWED_ORIGINS: `https://fine.example,${origin}` })[0]).toMatch(
      /^ALLOWED_ORIGINS: must be origins such as https:/,
    )
  })

  it('are all explained in docs/settings.md', () => {
    const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')
    for (const name of Object.keys(settingsSchema.shape)) expect(page).toContain(`| \`${name}\` |`)
  })
})
